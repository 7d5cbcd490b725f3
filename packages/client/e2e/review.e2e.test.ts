import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asSeen, reviewWhole } from '@roundhouse/bots/review';
import { type Chronicle, openRecord, present, standing } from '@roundhouse/engine';
import { playGame } from '@roundhouse/testkit';
import { t1848 } from '@roundhouse/titles';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { CHROMIUM, visit } from './browser.ts';
import { openHouse } from './house.ts';
import { seed } from './seed.ts';

/** A recorded game of 18xx.games with some 800 actions, if it lies beside the project. */
const RECORDED = fileURLToPath(new URL('../../../../shared/peer-games/1848/random-13.json', import.meta.url));
/** The whole review may take three minutes on two free cores; here others have work to do, too. */
const LONG = 900_000;

const isDrawn = (page: Page) => page.locator('[data-review="curve"], [data-review="done"]').waitFor();
const isDone = (page: Page) => page.locator('[data-review="done"]').waitFor({ timeout: LONG });

/** What a button hands over as a file. */
const saved = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFileSync(await download.path(), 'utf8');
};

/** The one review this browser keeps, once it does. */
const keptReview = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const look = () =>
      new Promise<readonly { readonly review: unknown }[]>(resolve => {
        const asking = indexedDB.open('roundhouse-reviews', 1);
        asking.onsuccess = () => {
          const getting = asking.result.transaction('reviews').objectStore('reviews').getAll();
          getting.onsuccess = () => {
            asking.result.close();
            resolve(getting.result);
          };
        };
      });
    for (;;) {
      const [kept] = await look();
      if (kept) return kept.review;
    }
  });

describe.skipIf(!CHROMIUM)('the review', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  /** A game at hand, its first moves only: a review of it is soon done. */
  const withShort = async (page: Page, moves = 40): Promise<Chronicle> => {
    const { record } = playGame({ title: t1848, players: 3, seed: 'review' }, 2);
    const short = { ...record, log: record.log.slice(0, moves) };
    const opened = openRecord(t1848, short);
    if ('violation' in opened) throw new Error(opened.violation.clause);
    await page.goto(house.address);
    await seed(page, 'game', short, present(opened).state);
    return opened;
  };

  test('what a browser works out is to the letter what Node does', async () => {
    const { page, errors, close } = await visit();
    const { games, record } = await withShort(page, 60);
    await page.goto(`${house.address}/#/review/game`);
    await isDone(page);
    const there = await keptReview(page);
    const here = reviewWhole({ games: games.map(asSeen), actions: standing(record.log) });
    expect(there).toEqual(here);
    expect(here.turns.length).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await close();
  });

  test('a game at hand: from the table’s menu to the curve, by keys to a position, and on against bots', async () => {
    const { page, errors, close } = await visit();
    await withShort(page);
    await page.goto(`${house.address}/#/table/game`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Review' }).click();
    await isDrawn(page);
    await isDone(page);
    const slider = page.getByRole('slider', { name: 'Position on the curve' });
    await slider.focus();
    await page.keyboard.press('Home');
    for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowRight');
    await page.getByText('After action 7 ·').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Open this position', exact: true }).click();
    await page.getByText('7 of 40').waitFor();
    await page.goBack();
    await isDone(page);
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await page.locator('[data-section="curve"]').getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL(/#\/table\/(?!game)/);
    await page.locator('[data-step]').first().waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test('its curve and its tables can be taken away, and its link opens it elsewhere', async () => {
    const { page, context, errors, close } = await visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await withShort(page);
    await page.goto(`${house.address}/#/review/game`);
    await isDone(page);
    const svg = await saved(page, () => page.getByRole('button', { name: 'Save as SVG' }).click());
    expect(svg).toMatch(/^<svg[^>]* xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(svg).toContain('<title');
    expect(svg).not.toMatch(/var\(|light-dark/);
    const table = page.locator('[data-sheet="curve"]');
    await table.locator('summary').click();
    const csv = await saved(page, () => table.getByRole('button', { name: 'Save as CSV' }).click());
    expect(csv.split('\n')[0]).toMatch(/^Round,.*,position$/);
    await page.getByRole('button', { name: 'Copy a link to this review' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const sentences = await page.locator('[data-section="recap"] li').allTextContents();
    expect(sentences).toHaveLength(10);
    const other = await visit();
    await other.page.goto(link);
    await isDone(other.page);
    expect(await other.page.locator('[data-section="recap"] li').allTextContents()).toEqual(sentences);
    expect([...errors, ...other.errors]).toEqual([]);
    await other.close();
    await close();
  });

  test.skipIf(!existsSync(RECORDED))(
    'an imported game of 800 actions: first a curve, then everything, kept for the next time',
    { timeout: LONG },
    async () => {
      const { page, errors, close } = await visit();
      await page.goto(`${house.address}/#/lobby`);
      await page.locator('input[type="file"]').setInputFiles(RECORDED);
      await page.waitForURL(/#\/table\//);
      await page.goto(page.url().replace('/table/', '/review/'));
      await isDrawn(page);
      expect(await page.locator('[data-section="curve"] svg path').count()).toBeGreaterThan(2);
      await isDone(page);
      expect(await page.locator('[data-section="recap"] li').count()).toBe(10);
      expect(await page.locator('[data-section="turns"] li').count()).toBeGreaterThan(0);
      const marks = await page.locator('[data-section="curve"] svg a').count();
      expect(marks).toBe(await page.locator('[data-section="turns"] li').count());
      await page.locator('[data-sheet="missed"] summary').click();
      await page.locator('[data-sheet="missed"] tbody a').first().click();
      await page.waitForURL(/#\/record\/.*at=/);
      const workers: string[] = [];
      page.on('worker', w => workers.push(w.url()));
      await page.goBack();
      await page.locator('[data-review="done"]').waitFor();
      expect(workers.filter(url => /review/.test(url))).toEqual([]);
      expect(errors).toEqual([]);
      await close();
    },
  );
});
