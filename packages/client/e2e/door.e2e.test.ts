import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { visit } from './browser.ts';
import { oneMove } from './driver.ts';
import { still } from './still.ts';
import { isReady, newTable, openTableServer } from './tableserver.ts';

/** Where pictures of the way go, if somebody wants to look at them. */
const SHOTS = process.env['SHOTS'];

describe.skipIf(!isReady)('the front door', () => {
  let house: Awaited<ReturnType<typeof openTableServer>>;
  beforeAll(async () => {
    house = await openTableServer({ BOT_PACE: '0' });
  });
  afterAll(() => house?.close());

  const shot = async (page: Page, name: string) => {
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/door-${name}.png` });
  };

  test('a stranger with an invitation, in German on a phone, comes to the first move without an account', async () => {
    const [host, guest] = await Promise.all([visit(), visit({ width: 360, height: 740, isTouch: true })]);
    await host.page.goto(house.address);
    const table = await newTable(host.page, 'Ann', {
      title: '18rhl-short',
      players: 3,
      name: 'Tuesday',
      bots: { 2: 'apprentice' },
    });
    const link = `${house.address}/#/table/${table}`;
    await host.page.goto(link);
    await host.page.reload();

    const { page } = guest;
    await page.goto(link);
    await page.getByRole('button', { name: 'Deutsch' }).tap();
    await page.getByRole('button', { name: 'Mitspielen' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Tuesday' }).waitFor();
    // What it is, how long it takes, what was agreed, who sits there.
    const said = await page.getByRole('main').innerText();
    for (const words of [
      /18Rhl: Kurzes Spiel/,
      /3 Spieler/,
      /Minuten|Stunde/,
      /Ann/,
      /lädt ein/,
      /Zuschauer sind willkommen/,
    ])
      expect(said).toMatch(words);
    await still(page);
    expect(await findings(page)).toEqual([]);
    await shot(page, 'invited');
    await page.getByRole('button', { name: 'Mitspielen' }).tap();
    await page.getByText('Sag zuerst deinen Namen').waitFor();
    await page.getByLabel('Dein Name').fill('Jörg');
    await page.getByRole('button', { name: 'Mitspielen' }).tap();
    await page.getByRole('button', { name: 'Aufstehen' }).waitFor();
    await page.getByLabel('Etwas sagen').fill('Hallo zusammen');
    await page.getByRole('button', { name: 'Senden' }).tap();
    await host.page.getByText('Hallo zusammen').waitFor();
    await still(page);
    await shot(page, 'seated');
    await still(host.page);
    await shot(host.page, 'host');

    // The host changes the terms, draws lots, and starts; the guest sees all of it at once.
    await host.page.getByText('Change the setup').click();
    await host.page.getByLabel('never', { exact: true }).first().click();
    await page.getByText(/nichts wird zurückgenommen/).waitFor();
    await host.page.getByRole('button', { name: 'Draw lots for the seats' }).click();
    await page.getByText('Ann hat die Plätze ausgelost.').waitFor();
    await host.page.getByText('Not ready yet: Jörg').waitFor();
    await page.getByRole('button', { name: 'Ich bin bereit' }).tap();
    await host.page.getByRole('button', { name: 'Start the game' }).click();
    const mine = page.locator('section[data-mine]');
    for (let i = 0; i < 40 && !(await mine.isVisible()); i++) {
      await Promise.race([mine.waitFor(), host.page.locator('section[data-mine]').waitFor()]);
      if (!(await mine.isVisible())) await oneMove(host.page, 'mouse');
    }
    await shot(page, 'asked');
    await oneMove(page, 'thumb');

    // What the host says meanwhile is marked on the phone's tab, and is there when it is opened.
    const chat = host.page.getByRole('button', { name: 'Chat', exact: true });
    if (await chat.count()) await chat.click();
    await host.page.getByLabel('Say something').fill('Gut gespielt');
    await host.page.getByRole('button', { name: 'Send' }).click();
    await page.locator('[data-tab="log"] b').waitFor();
    await page.locator('[data-tab="log"]').tap();
    await page.getByRole('button', { name: /^Chat/ }).tap();
    await page.getByText('Gut gespielt').waitFor();
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await Promise.all([host.close(), guest.close()]);
  });

  test.each(['18rhl-short', '18lra-short'])(
    'the whole of %s with bots of the server, and the same once more',
    { timeout: 600_000 },
    async title => {
      const { page, errors, close } = await visit();
      await page.goto(house.address);
      const bots = { 1: 'apprentice', 2: 'apprentice' };
      const table = await newTable(page, 'Ann', { title, players: 3, bots });
      await page.goto(`${house.address}/#/table/${table}`);
      await page.reload();
      await page.getByRole('button', { name: 'Start the game' }).click();
      const mine = page.locator('section[data-mine]');
      const again = page.getByRole('button', { name: 'Play again with the same people' });
      for (let i = 0; i < 300; i++) {
        await mine.or(again).first().waitFor();
        if (await again.isVisible()) break;
        await oneMove(page, 'mouse');
      }
      await again.click();
      await page.getByRole('button', { name: 'Start the game' }).waitFor();
      await page.getByText('Crampton, apprentice').waitFor();
      await page.goto(`${house.address}/#/table/${table}`);
      await page.getByRole('link', { name: /#\/table\// }).waitFor();
      await still(page);
      await shot(page, `over-${title}`);
      await page.getByRole('link', { name: /#\/table\// }).click();
      await page.getByRole('button', { name: 'Start the game' }).waitFor();
      expect(errors).toEqual([]);
      await close();
    },
  );

  test('the host sends somebody away and changes the number of seats', async () => {
    const [host, guest] = await Promise.all([visit(), visit()]);
    await host.page.goto(house.address);
    const table = await newTable(host.page, 'Ann', { title: '1848', players: 3 });
    await host.page.goto(`${house.address}/#/table/${table}`);
    await host.page.reload();
    await guest.page.goto(`${house.address}/#/table/${table}`);
    await guest.page.getByLabel('Your name').fill('Ben');
    await guest.page.locator('[data-seat="2"]').getByRole('button', { name: 'Sit here' }).click();
    await host.page.getByRole('button', { name: 'Send Ben away' }).click();
    await guest.page.getByRole('button', { name: 'Join the game' }).waitFor();
    await host.page.getByText('Change the setup').click();
    await host.page.getByRole('radiogroup', { name: 'Number of players' }).getByLabel('4', { exact: true }).click();
    await guest.page.locator('[data-seat="3"]').waitFor();
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await Promise.all([host.close(), guest.close()]);
  });
});
