import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, visit } from './browser.ts';
import { type Hand, oneMove, roundOf } from './driver.ts';
import { openHouse } from './house.ts';

/** Waits until the person is asked, or the game is over; bots play meanwhile. */
const myMove = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.querySelector('[data-step][data-mine]') || document.querySelector('[data-result]'),
    undefined,
    { timeout: 120_000 },
  );

/** Plays until a round whose name fits has begun. */
const playUntil = async (page: Page, hand: Hand, round: RegExp, most = 60): Promise<void> => {
  for (let i = 0; i < most; i++) {
    await myMove(page);
    if (round.test(await roundOf(page))) return;
    await oneMove(page, hand, { laysTrack: false });
  }
};

describe.skipIf(!CHROMIUM)('against bots', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('one click from the front door; an auction and a stock round are played, also when the server is gone', async () => {
    const { page, context, errors, close } = await visit({ isKeeping: true });
    await page.addInitScript(() => localStorage.setItem('roundhouse.settings', JSON.stringify({ botPace: 0 })));
    await page.goto(house.address);
    await page.getByRole('button', { name: /against bots/i }).click();
    await page.locator('button[data-act]').first().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await playUntil(page, 'mouse', /^OR /);
    expect(await roundOf(page)).toMatch(/^OR /);
    expect(await page.locator('[data-bot]').textContent()).toMatch(/foreman/);
    expect(errors.filter(e => !/404|ERR_INTERNET_DISCONNECTED|Failed to load/.test(e))).toEqual([]);
    await close();
  });

  test('a hint is asked for and can be followed, in German', async () => {
    const { page, errors, close } = await visit();
    await page.addInitScript(() =>
      localStorage.setItem('roundhouse.settings', JSON.stringify({ botPace: 0, language: 'de' })),
    );
    await page.goto(house.address);
    await page.getByRole('button', { name: /gegen bots/i }).click();
    await myMove(page);
    await page.locator('[data-hint="ask"]').click();
    const said = page.locator('[data-hint="said"]');
    await said.getByRole('button', { name: 'So machen' }).waitFor({ timeout: 60_000 });
    expect(await said.textContent()).toMatch(/Ein Direktor würde/);
    const before = await page.evaluate(() => document.body.dataset['position']);
    await said.getByRole('button', { name: 'So machen' }).click();
    await page.waitForFunction(old => document.body.dataset['position'] !== old, before);
    expect(errors.filter(e => !/404/.test(e))).toEqual([]);
    await close();
  });

  test('taking back goes to the last question a person answered', async () => {
    const { page, close } = await visit({ width: 360, height: 740, isTouch: true });
    await page.addInitScript(() => localStorage.setItem('roundhouse.settings', JSON.stringify({ botPace: 0 })));
    await page.goto(house.address);
    await page.getByRole('button', { name: /against bots/i }).tap();
    await myMove(page);
    await oneMove(page, 'thumb');
    await myMove(page);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await myMove(page);
    expect(await page.locator('[data-step][data-mine]').count()).toBe(1);
    await close();
  });
});
