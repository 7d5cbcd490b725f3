import type { Locator, Page } from 'playwright-core';

/** How to point: with a mouse, with a thumb, or with keys alone. */
export type Hand = 'mouse' | 'thumb' | 'keys';

/** More steps of the tab key than any table has. */
const TABS = 250;

/** Goes to something with the tab key. */
export const tabTo = async (page: Page, what: Locator): Promise<void> => {
  for (let i = 0; i < TABS; i++) {
    if (await what.evaluate(e => e === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not come there.');
};

/** Presses; with a thumb a second time, where the first tap has shown what would follow. */
export const press = async (hand: Hand, what: Locator): Promise<void> => {
  if (hand === 'mouse') return what.click();
  if (hand === 'keys') {
    await tabTo(what.page(), what);
    return what.page().keyboard.press('Enter');
  }
  await what.tap();
  const armed = what.page().locator('button[data-armed]');
  if (await armed.count()) await armed.first().tap();
};

/** The question on the screen. */
export const questionOf = async (page: Page): Promise<string> =>
  ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').trim();

/** The round as the header says it. */
export const roundOf = async (page: Page): Promise<string> =>
  ((await page.locator('header b').first().textContent()) ?? '').trim();

/** Waits until the position has changed since this question and number of log lines. */
const settled = async (page: Page, before: string): Promise<void> => {
  await page.waitForFunction(old => document.body.dataset['position'] !== old, before, { timeout: 20_000 });
};

const positionOf = (page: Page): Promise<string> => page.evaluate(() => document.body.dataset['position'] ?? '');

/** Does something that plays an action, and waits for the position after it. */
export const doing = async (page: Page, deed: () => Promise<void>): Promise<void> => {
  const before = await positionOf(page);
  await deed();
  await settled(page, before);
};

/** The middle of a glowing hex on the screen; of the given one, or the first that can be seen. */
export const glowing = async (page: Page, nth = 0): Promise<{ readonly x: number; readonly y: number } | undefined> => {
  const all = page.locator('[data-glass] path[class*="glow"]');
  const box = (await all.count()) > nth ? await all.nth(nth).boundingBox() : undefined;
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined;
};

/** Lays a tile: a glowing hex, the first tile that fits, the deed. False, if nothing glows. */
export const layTile = async (page: Page, hand: Hand, nth = 0): Promise<boolean> => {
  if (hand === 'thumb') await press(hand, page.locator('[data-tab="map"]'));
  const at = await glowing(page, nth);
  if (!at) return false;
  if (hand === 'thumb') await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
  await press(hand, page.locator('ul[class*="fanTiles"] button:not([data-barred])').first());
  await doing(page, () => press(hand, page.getByTestId('deed')));
  return true;
};

/** With keys: the next hex that glows, and on until something was done. False, if nothing was. */
export const layByKeys = async (page: Page): Promise<boolean> => {
  const before = await positionOf(page);
  await page.keyboard.press('n');
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press('Enter');
    const isDone = await page
      .waitForFunction(old => document.body.dataset['position'] !== old, before, { timeout: 150 })
      .then(
        () => true,
        () => false,
      );
    if (isDone) return true;
  }
  return false;
};

/** Presses the first button that plays an action of this kind; false, if there is none. */
export const playFirst = async (page: Page, hand: Hand, kind: string): Promise<boolean> => {
  const button = page.locator(`button[data-act="${kind}"]:visible`).first();
  if (!(await button.count())) return false;
  await doing(page, () => press(hand, button));
  return true;
};

/** What a plain player does at each question, by what can be seen. */
const HABITS: readonly string[] = [
  'buyLot',
  'takeCertificate',
  'shedCertificate',
  'actFor',
  'answer',
  'discardTrain',
  'placeTasmania',
  'payDividend',
  'runRoutes',
  'buyShare',
  'startCompany',
  'buyTrain',
];

/** One decision of a plain player. */
export const oneMove = async (
  page: Page,
  hand: Hand,
  options: { readonly laysTrack?: boolean } = {},
): Promise<string> => {
  const question = await questionOf(page);
  if (/: (?:lay|upgrade)/.test(question) && options.laysTrack !== false && (await layTile(page, hand)))
    return 'layTile';
  if (/run your/.test(question)) await page.locator('button[data-act="runRoutes"]').waitFor({ timeout: 20_000 });
  // The panels follow the map: what can be pressed may come a moment after the question.
  await page.locator('button[data-act]:visible').first().waitFor();
  const isBuying = !/anything else|buy trains\?/.test(question);
  for (const kind of HABITS) {
    if (kind === 'buyTrain' && !isBuying && (await hasTrain(page))) continue;
    if (await playFirst(page, hand, kind)) return kind;
  }
  if (await playFirst(page, hand, 'pass')) return 'pass';
  throw new Error(`Nothing to press: ${question}`);
};

/** Whether the company whose turn it is has a train on its card. */
const hasTrain = async (page: Page): Promise<boolean> =>
  (await page.locator('li[data-now] span[class*="train"][data-state]').count()) > 0;
