import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { thoughtAgain } from './again.ts';
import { CHROMIUM, type Visitor, visit } from './browser.ts';
import { type Hand, layByKeys, oneMove, press, roundOf, tabTo } from './driver.ts';
import { openHouse } from './house.ts';

/** A visitor whose bots do not dawdle. */
const hasty = async (visitor: Visitor = {}, language = 'en') => {
  const arrived = await visit(visitor);
  const settings = JSON.stringify({ botPace: 0, language });
  await arrived.page.addInitScript(text => localStorage.setItem('roundhouse.settings', text), settings);
  return arrived;
};

/** Waits until the person is asked, or the game is over; bots play meanwhile. */
const myMove = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.querySelector('[data-step][data-mine]') || document.querySelector('[data-result]'),
    undefined,
    { timeout: 120_000 },
  );

const isOver = async (page: Page): Promise<boolean> => (await page.locator('[data-result]').count()) > 0;

/** Plays until this is so. */
const playUntil = async (page: Page, hand: Hand, isThere: () => Promise<boolean>, most = 200): Promise<void> => {
  for (let i = 0; i < most; i++) {
    await myMove(page);
    if (await isThere()) return;
    await oneMove(page, hand, { laysTrack: false });
  }
};

/** Every move of the bots is, to the letter, what they think of in Node. */
const isTheSameInNode = async (page: Page): Promise<void> => {
  const { here, there } = await thoughtAgain(page);
  expect(there.length).toBeGreaterThan(10);
  expect(there).toEqual(here);
};

describe.skipIf(!CHROMIUM)('against bots', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('one click from the front door to a whole Short Game, also when the server is gone', async () => {
    const { page, context, errors, close } = await hasty({ isKeeping: true });
    await page.goto(house.address);
    await page.getByRole('button', { name: 'Play a first game' }).click();
    await page.locator('button[data-act]').first().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await playUntil(page, 'mouse', () => isOver(page));
    expect(await isOver(page)).toBe(true);
    await isTheSameInNode(page);
    const table = page.url();
    await page.getByRole('button', { name: 'Play once more' }).click();
    await page.waitForURL(url => url.href !== table);
    await page.locator('button[data-act]').first().waitFor();
    expect(await isOver(page)).toBe(false);
    expect(errors.filter(e => !/404|ERR_INTERNET_DISCONNECTED|Failed to load/.test(e))).toEqual([]);
    await close();
  });

  test('a whole Short Game of the Lower Rhine is set up and played with keys alone', async () => {
    const { page, errors, close } = await hasty();
    await page.goto(`${house.address}/#/new?title=18lra-short`);
    const seats = page.locator('select[data-seat]');
    await seats.nth(1).waitFor();
    for (let seat = 1; seat < (await seats.count()); seat++) {
      await tabTo(page, seats.nth(seat));
      await page.keyboard.press('ArrowDown');
    }
    await press('keys', page.locator('button[type="submit"]'));
    let laid = 0;
    for (let i = 0; i < 250; i++) {
      await myMove(page);
      if (await isOver(page)) break;
      const isDirecting = await page.locator('[data-step="direct"]').count();
      if (isDirecting && laid < 4 && (await layByKeys(page))) laid++;
      else await oneMove(page, 'keys', { laysTrack: false });
    }
    expect([await isOver(page), laid]).toEqual([true, 4]);
    expect(errors.filter(e => !/404/.test(e))).toEqual([]);
    await close();
  });

  test('seats are given to foremen: an auction, a stock round and an operating round of 1848 are played', async () => {
    const { page, errors, close } = await hasty();
    await page.goto(`${house.address}/#/new`);
    for (const seat of [1, 2]) await page.locator(`select[data-seat="${seat}"]`).selectOption('foreman');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await playUntil(page, 'mouse', async () => /^(OR|SR [2-9])/.test(await roundOf(page)));
    expect(await roundOf(page)).toMatch(/^(OR|SR [2-9])/);
    expect(await page.locator('[data-bot]').textContent()).toMatch(/foreman/);
    await isTheSameInNode(page);
    expect(errors.filter(e => !/404/.test(e))).toEqual([]);
    await close();
  });

  test('a hint is asked for, covers nothing, and can be followed, in German', async () => {
    const { page, errors, close } = await hasty({ width: 1366, height: 768 }, 'de');
    await page.goto(house.address);
    await page.getByRole('button', { name: 'Eine erste Partie spielen' }).click();
    await myMove(page);
    await page.getByRole('button', { name: 'Was täte ein starker Spieler?' }).last().click();
    const said = page.locator('[data-hint="said"]');
    await said.getByRole('button', { name: 'So machen' }).waitFor({ timeout: 60_000 });
    expect(await said.textContent()).toMatch(/Ein starker Spieler würde/);
    const [hint, table] = await Promise.all([said, page.locator('main')].map(e => e.boundingBox()));
    expect((hint?.y ?? 0) + (hint?.height ?? 0)).toBeLessThanOrEqual(table?.y ?? 0);
    const before = await page.evaluate(() => document.body.dataset['position']);
    await said.getByRole('button', { name: 'So machen' }).click();
    await page.waitForFunction(old => document.body.dataset['position'] !== old, before);
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Schätzung' }).click();
    await page.locator('[data-estimate] th', { hasText: 'Am Ende zu erwarten' }).waitFor();
    expect(await page.locator('[data-estimate] thead th[scope]').count()).toBe(3);
    expect(errors.filter(e => !/404/.test(e))).toEqual([]);
    await close();
  });

  test('what bots think with cannot be fetched: it is said, and once it can be they go on by themselves', async () => {
    const { page, close } = await hasty();
    await page.route(/thinker\.worker/, route => route.abort());
    await page.goto(house.address);
    await page.getByRole('button', { name: 'Play a first game' }).click();
    await page.locator('[data-step]').first().waitFor();
    const isMine = async () => (await page.locator('[data-step][data-mine]').count()) > 0;
    const noAnswer = page.getByText('The bots do not answer.');
    if (await isMine()) {
      await page.getByRole('button', { name: 'What would a strong player do?' }).last().click();
      await noAnswer.first().waitFor();
    }
    for (let i = 0; i < 6 && (await isMine()); i++) await oneMove(page, 'mouse', { laysTrack: false });
    await noAnswer.first().waitFor({ timeout: 60_000 });
    await page.unroute(/thinker\.worker/);
    await myMove(page);
    await noAnswer.first().waitFor({ state: 'detached' });
    await close();
  });

  test('by thumb; taking back goes to the last question a person answered', async () => {
    const { page, close } = await hasty({ width: 360, height: 740, isTouch: true });
    await page.goto(house.address);
    await page.getByRole('button', { name: 'Play a first game' }).tap();
    await myMove(page);
    await oneMove(page, 'thumb');
    await myMove(page);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await myMove(page);
    expect(await page.locator('[data-step][data-mine]').count()).toBe(1);
    await close();
  });
});
