import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { visit } from './browser.ts';
import { still } from './still.ts';
import { isReady, newTable, openTableServer } from './tableserver.ts';

describe.skipIf(!isReady)('people and what they agreed on', () => {
  let house: Awaited<ReturnType<typeof openTableServer>>;
  beforeAll(async () => {
    house = await openTableServer({ STEWARDS: 'Warden' });
  });
  afterAll(() => house?.close());

  const at = async (page: Page, table: string) => {
    await page.goto(`${house.address}/#/table/${table}`);
    await page.reload();
  };

  test('a guest comes back on another device with a code, and ends the first one’s session', async () => {
    const [first, second] = await Promise.all([visit(), visit({ width: 360, height: 740, isTouch: true })]);
    await first.page.goto(house.address);
    const table = await newTable(first.page, 'Ann', {
      title: '1848',
      players: 3,
      bots: { 1: 'apprentice', 2: 'apprentice' },
    });
    await at(first.page, table);
    await first.page.getByRole('button', { name: 'Keep my seat' }).click();
    const code = await first.page.locator('b[class*="code"]').innerText();
    await first.page.getByRole('button', { name: /^Start/ }).click();
    await first.page.locator('section[data-mine]').waitFor();

    await second.page.goto(`${house.address}/#/back/`);
    await second.page.getByRole('textbox').fill(code.toLowerCase());
    await second.page.getByRole('button', { name: 'Come back' }).tap();
    await second.page.getByText('Ann').first().waitFor();
    await still(second.page);
    await second.page.getByRole('button', { name: 'Where I am signed in' }).tap();
    await second.page.getByRole('button', { name: 'Sign out there' }).tap();
    await first.page
      .getByText(/You have been signed out/)
      .first()
      .waitFor();
    await at(second.page, table);
    await second.page.locator('section[data-mine]').waitFor();
    await Promise.all([first.close(), second.close()]);
  });

  test('terms are proposed, withdrawn, proposed again and agreed to; the host is passed on; all see it', async () => {
    const [ann, ben] = await Promise.all([visit(), visit()]);
    await ann.page.goto(house.address);
    const table = await newTable(ann.page, 'Ann', { title: '18cz-bohemia', players: 2 });
    await at(ann.page, table);
    await ben.page.goto(`${house.address}/#/table/${table}`);
    await ben.page.getByLabel('Your name').fill('Ben');
    await ben.page.getByRole('button', { name: 'Join the game' }).click();
    await ben.page.getByRole('button', { name: 'Leave' }).waitFor();
    await ann.page.getByRole('button', { name: /^Start/ }).click();
    const propose = async () => {
      await ann.page.getByLabel('never', { exact: true }).click();
      await ann.page.getByRole('button', { name: 'Propose this to the others' }).click();
    };
    await ann.page.getByText('Table and seats').click();
    await propose();
    await ben.page.getByText(/Ann.*nothing is taken back/).waitFor();
    await ann.page.getByRole('button', { name: 'Withdraw' }).click();
    await ben.page.getByText(/Ann.*nothing is taken back/).waitFor({ state: 'hidden' });
    await propose();
    await ben.page.getByText(/Ann.*nothing is taken back/).waitFor();
    await ben.page.getByRole('button', { name: 'Agree', exact: true }).click();
    for (const { page } of [ann, ben])
      await page
        .getByRole('listitem')
        .getByText(/nothing is taken back/)
        .first()
        .waitFor();
    await ann.page.getByRole('button', { name: 'Make Ben the host' }).click();
    for (const { page } of [ann, ben]) await page.getByText(/Ann made Ben the host/).waitFor();
    expect([...ann.errors, ...ben.errors]).toEqual([]);
    await Promise.all([ann.close(), ben.close()]);
  });

  test('the server falls and comes back: what was sent meanwhile arrives once, by itself', async () => {
    const { page, close } = await visit();
    await page.goto(house.address);
    const table = await newTable(page, 'Ann', {
      title: '18rhl-short',
      players: 3,
      seat: 0,
      bots: { 1: 'apprentice', 2: 'apprentice' },
    });
    await at(page, table);
    await page.getByRole('button', { name: 'Start the game' }).click();
    const mine = page.locator('section[data-mine]');
    await mine.waitFor();
    const length = async () => (await (await fetch(`${house.address}/api/tables/${table}`)).json()).n as number;
    const before = await length();
    await house.restart(async () => {
      await page.getByText('connection lost, trying again').first().waitFor();
      await page.locator('button[data-act]:visible').first().click();
    });
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    await page.getByText('connection lost, trying again').waitFor({ state: 'hidden' });
    await expect.poll(length, { timeout: 60_000 }).toBeGreaterThan(before);
    const log = (await (await fetch(`${house.address}/api/tables/${table}/entries?since=${before}`)).json()) as {
      readonly entries: readonly { readonly seat?: number }[];
    };
    expect(log.entries.filter(e => e.seat === 0)).toHaveLength(1);
    await close();
  });

  test('a steward finds the page, and mutes somebody there', async () => {
    const { page, close } = await visit();
    await page.goto(`${house.address}/#/lobby`);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByLabel('Your name').fill('Warden');
    await page.getByLabel('Password').fill('a long password');
    await page.getByRole('button', { name: 'Open an account' }).click();
    await page.getByText('What is kept about me').waitFor();
    await page.reload();
    await page.getByText('What is kept about me').click();
    await still(page);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Looking after the house' }).click();
    await page.getByLabel('People called').fill('Warden');
    await page.getByRole('button', { name: 'Find' }).nth(1).click();
    await page.getByRole('button', { name: 'Mute' }).click();
    await page.getByRole('button', { name: 'Let talk again' }).waitFor();
    await still(page);
    expect(await findings(page)).toEqual([]);
    await close();
  });
});
