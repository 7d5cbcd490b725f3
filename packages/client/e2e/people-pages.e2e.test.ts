import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { type Visitor, visit } from './browser.ts';
import { oneMove } from './driver.ts';
import { still } from './still.ts';
import { isReady, newTable, openTableServer } from './tableserver.ts';

/** Where pictures of the way go, if somebody wants to look at them. */
const SHOTS = process.env['SHOTS'];
const PHONE: Visitor = { width: 360, height: 740, isTouch: true };

describe.skipIf(!isReady)('leaving, coming back, and who somebody is', () => {
  let house: Awaited<ReturnType<typeof openTableServer>>;
  beforeAll(async () => {
    house = await openTableServer();
  });
  afterAll(() => house?.close());

  const shot = async (page: Page, name: string) => {
    await still(page);
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/people-${name}.png` });
  };
  const at = async (page: Page, table: string) => {
    await page.goto(`${house.address}/#/table/${table}`);
    await page.reload();
  };
  const post = (page: Page, path: string, body: object = {}) =>
    page.evaluate(
      async ([where, said]) => {
        const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(said) };
        return (await fetch(where, asked)).status;
      },
      [path, body] as const,
    );

  /** Ann and Ben at a table for two that has begun. */
  const two = async () => {
    const [ann, ben] = await Promise.all([visit(), visit()]);
    await ann.page.goto(house.address);
    const table = await newTable(ann.page, 'Ann', { title: '18cz-bohemia', players: 2, name: 'Sunday' });
    await at(ann.page, table);
    await ben.page.goto(`${house.address}/#/table/${table}`);
    await ben.page.getByLabel('Your name').fill('Ben');
    await ben.page.getByRole('button', { name: 'Join the game' }).click();
    return { ann, ben, table };
  };

  test('ready is seen before the start; whoever comes back is led through what happened, key by key', async () => {
    const { ann, ben, table } = await two();
    await ann.page.getByText('Not ready yet: Ben').waitFor();
    await ben.page.getByRole('button', { name: 'I am ready' }).click();
    await ann.page.getByText('✓ ready').waitFor();
    await ann.page.getByText('Not ready yet: Ben').waitFor({ state: 'detached' });
    await shot(ann.page, 'ready');
    await ann.page.getByRole('button', { name: 'Start the game' }).click();
    const mine = (page: Page) => page.locator('section[data-mine]');
    await ben.page.locator('section[data-step]').waitFor();
    // Both play; Ben sees some of it, leaves, and Ann's and his seat's moves go on without his eyes.
    for (let i = 0; i < 4; i++) {
      await expect.poll(async () => (await mine(ann.page).count()) + (await mine(ben.page).count())).toBeGreaterThan(0);
      await oneMove((await mine(ann.page).count()) ? ann.page : ben.page, 'mouse');
    }
    await ben.page.goto(`${house.address}/#/lobby`);
    const phone = await visit({ ...PHONE, scheme: 'dark' });
    await phone.context.addCookies(await ben.context.cookies());
    await phone.page.goto(`${house.address}/#/table/${table}`);
    await phone.page.locator('section[data-step]').waitFor();
    for (let i = 0; i < 5; i++) {
      await expect
        .poll(async () => (await mine(ann.page).count()) + (await mine(phone.page).count()), { timeout: 20_000 })
        .toBeGreaterThan(0);
      if (await mine(ann.page).count()) await oneMove(ann.page, 'mouse');
      else await oneMove(phone.page, 'thumb');
    }
    await at(ben.page, table);
    const recap = ben.page.locator('section[data-recap]');
    await recap.waitFor();
    expect(await recap.getAttribute('data-recap')).toBe('1');
    await shot(ben.page, 'recap');
    await ben.page.keyboard.press('Space');
    await ben.page.locator('section[data-recap="2"]').waitFor();
    await ben.page.keyboard.press('Escape');
    await recap.waitFor({ state: 'detached' });
    await at(ben.page, table);
    await ben.page.locator('section[data-step]').waitFor();
    expect(await recap.count()).toBe(0);
    expect([...ann.errors, ...ben.errors, ...phone.errors]).toEqual([]);
    await Promise.all([ann.close(), ben.close(), phone.close()]);
  });

  test('a seat is offered in the lobby and taken, asked back and given; the game is ended together', async () => {
    const { ann, ben } = await two();
    await ann.page.getByRole('button', { name: 'Start the game' }).click();
    await ben.page.getByText('Table and seats').click();
    await ben.page.getByRole('button', { name: 'Offer it in the lobby' }).click();
    await ben.page.getByText(/It is offered in the lobby/).waitFor();
    await shot(ben.page, 'offered');
    const eve = await visit(PHONE);
    await eve.page.goto(`${house.address}/#/lobby`);
    await eve.page.getByRole('heading', { name: 'Seats to take over' }).waitFor();
    await shot(eve.page, 'lobby');
    expect(await findings(eve.page)).toEqual([]);
    await eve.page
      .getByRole('link', { name: /Sunday/ })
      .first()
      .tap();
    await eve.page.getByLabel('Your name').fill('Eve');
    await shot(eve.page, 'takeover');
    await eve.page.getByRole('button', { name: 'Take over the seat of Ben' }).tap();
    await ann.page.getByText('Eve took seat 2.').waitFor();
    await ben.page.getByRole('button', { name: 'Ask Eve for your seat back' }).click();
    await ben.page.getByText('You have asked Eve for your seat back.').waitFor();
    await eve.page.getByRole('button', { name: /^Log/ }).tap();
    await eve.page.getByRole('button', { name: /^Chat/ }).tap();
    await eve.page.getByText('Table and seats').tap();
    await eve.page.getByRole('button', { name: 'Give it back to Ben' }).tap();
    await ben.page.getByText(/Eve handed seat 2 to Ben/).waitFor();
    await ann.page.getByText('Table and seats').click();
    await ann.page.getByRole('button', { name: 'End the game here, as it stands' }).click();
    await ann.page.getByRole('button', { name: 'Really propose the end to everybody' }).click();
    await ben.page.getByText(/Ann proposes to end the game here/).waitFor();
    await ben.page.getByRole('button', { name: 'Agree', exact: true }).click();
    for (const { page } of [ann, ben]) {
      await page.locator('[data-result]').getByText('all agreed to end it here').waitFor();
      expect(await page.locator('button[data-act]:visible').count()).toBe(0);
    }
    await shot(ann.page, 'ended');
    expect([...ann.errors, ...ben.errors, ...eve.errors]).toEqual([]);
    await Promise.all([ann.close(), ben.close(), eve.close()]);
  });

  test('a friend plays for somebody who is away, and all see it', async () => {
    const { ann, ben, table } = await two();
    await ann.page.getByRole('button', { name: 'Start the game' }).click();
    // Where the question is shown, it may take a moment until it is known whose seat is whose.
    const asked = (page: Page) => page.locator('section[data-mine]').count();
    await expect.poll(async () => (await asked(ann.page)) + (await asked(ben.page)), { timeout: 60_000 }).toBe(1);
    const isAnn = (await asked(ann.page)) > 0;
    const [away, friend] = isAnn ? [ann, ben] : [ben, ann];
    await away.page.getByText('Table and seats').click();
    await away.page.locator('select[data-deputy]').selectOption({ label: isAnn ? 'Ben' : 'Ann' });
    await friend.page.getByText(/play for seat \d while away/).waitFor();
    expect(await friend.page.locator('button[data-act]:visible').count()).toBe(0);
    await away.page.goto('about:blank');
    await friend.page.locator('[data-deputy-for]').waitFor();
    await shot(friend.page, 'deputy');
    await oneMove(friend.page, 'mouse');
    await friend.page.getByText(/ played for (Ann|Ben): /).waitFor();
    await at(away.page, table);
    await away.page.getByText(/ played for (Ann|Ben): /).waitFor();
    expect([...ann.errors, ...ben.errors]).toEqual([]);
    await Promise.all([ann.close(), ben.close()]);
  });

  test('somebody has a page; whoever is blocked is listed in the settings, and let go', async () => {
    const { ann, ben, table } = await two();
    await ann.page.getByRole('button', { name: 'Start the game' }).click();
    await ann.page.locator('section[data-step]').waitFor();
    await post(ann.page, `/api/tables/${table}/motions`, { kind: 'end' });
    await ben.page.getByRole('button', { name: 'Agree', exact: true }).click();
    await ben.page.locator('[data-result]').waitFor();
    await ben.page.getByLabel('Say something').fill('Well played');
    await ben.page.getByRole('button', { name: 'Send' }).click();
    await ann.page.getByRole('link', { name: 'Ben' }).first().click();
    await ann.page.getByRole('heading', { level: 1, name: 'Ben' }).waitFor();
    await ann.page.getByText('one game played to the end').waitFor();
    await ann.page.getByRole('rowheader', { name: /Bohemia/ }).waitFor();
    await shot(ann.page, 'page');
    expect(await findings(ann.page)).toEqual([]);
    const person = new URL(ann.page.url()).hash;
    await ann.page.getByRole('button', { name: 'Block', exact: true }).click();
    await ann.page.getByText('You have blocked Ben.').waitFor();
    const phone = await visit({ ...PHONE, scheme: 'dark' });
    await phone.context.addCookies(await ann.context.cookies());
    await phone.page.goto(`${house.address}/${person}`);
    await phone.page.getByRole('button', { name: 'Deutsch' }).tap();
    await phone.page.getByText('Du hast Ben blockiert.').waitFor();
    await shot(phone.page, 'page-phone');
    await phone.page.goto(`${house.address}/#/settings`);
    const blocked = phone.page.locator('fieldset[data-blocked]');
    await blocked.getByText('Ben').waitFor();
    await blocked.scrollIntoViewIfNeeded();
    await shot(phone.page, 'blocked-phone');
    await blocked.getByRole('button', { name: 'Nicht länger blockieren' }).tap();
    await phone.page.locator('fieldset[data-blocked="0"]').waitFor();
    expect([...ann.errors, ...ben.errors, ...phone.errors]).toEqual([]);
    await Promise.all([ann.close(), ben.close(), phone.close()]);
  });
});
