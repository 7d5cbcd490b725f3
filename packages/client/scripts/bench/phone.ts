import type { Game, GameRecord } from '@roundhouse/engine';
import type { Page } from 'playwright-core';
import { type Visitor, visit } from '../../e2e/browser.ts';
import { layTile } from '../../e2e/driver.ts';
import { seed } from '../../e2e/seed.ts';
import { still } from '../../e2e/still.ts';
import { measured, type Work } from './measure.ts';

/** A phone: a quarter of this machine's speed, on a line of 1.6 Mbit/s that takes 150 ms there and back. */
const SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PHONE: Visitor = { width: 360, height: 740, isTouch: true };

/** Makes a page as slow as a phone on such a line; what is returned tells the bytes that came over it so far. */
const asPhone = async (page: Page, isOnLine: boolean): Promise<() => number> => {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', e => {
    bytes += e.encodedDataLength;
  });
  await session.send('Network.enable');
  if (isOnLine) await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return () => bytes;
};

interface Opened {
  readonly ms: number;
  readonly bytes: number;
}

/** From the address bar to the first question of a new game, by somebody who has never been here and presses at once. */
export const newGame = async (address: string): Promise<Opened & { readonly landing: number }> => {
  const { page, close } = await visit(PHONE);
  const bytes = await asPhone(page, true);
  const since = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: /hot-seat/i });
  await button.waitFor();
  const landing = performance.now() - since;
  await button.tap();
  await page.locator('button[data-act]').first().waitFor({ state: 'attached' });
  const ms = performance.now() - since;
  const come = bytes();
  await close();
  return { ms, landing, bytes: come };
};

/** What a page's main thread would take on the phone for this much work, in milliseconds. */
export const onSlower = (ms: number): number => ms * SLOWER;

const QUESTION = 'h1[aria-live]';
const LAND = 'svg[role="application"] path[class*="hex"]';

interface Watching {
  readonly seen: Readonly<Record<string, number>>;
}

/** Runs in the page: notes when each of these is there, in milliseconds since the address was entered. Asked from outside, a page that is kept busy answers late. */
const watchFor = (places: Readonly<Record<string, string>>): void => {
  const seen: Record<string, number> = {};
  Object.assign(window, { seen });
  new MutationObserver(() => {
    for (const [name, place] of Object.entries(places))
      if (!(name in seen) && document.querySelector(place)) seen[name] = performance.now();
  }).observe(document, { childList: true, subtree: true });
};

/** A running game that the browser keeps, on a site it has kept: the question, and then a tile laid at this machine's speed. */
export const runningGame = async (
  address: string,
  record: GameRecord,
  game: Game,
): Promise<Opened & { readonly drawn: number; readonly opening: Work; readonly laying: Work }> => {
  const { page, close } = await visit({ ...PHONE, isKeeping: true });
  await page.goto(`${address}/#/settings`);
  await seed(page, 'game', record, game.state);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // Seen once, so that the browser has kept what it has read, too.
  await page.goto(`${address}/?seen#/table/game`);
  await page.locator(QUESTION).waitFor();
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  const bytes = await asPhone(page, true);
  await page.addInitScript(watchFor, { question: QUESTION, land: LAND });
  await page.goto(`${address}/#/table/game`, { waitUntil: 'commit' });
  await page.locator(LAND).first().waitFor({ state: 'attached' });
  const { question = 0, land = 0 } = await page.evaluate(() => (window as unknown as Watching).seen);
  await close();
  return { ms: question, drawn: land, bytes: bytes(), ...(await workOf(address, record, game)) };
};

/** The work of opening a running game and of laying a tile, in processor time, which no busy machine stretches. */
const workOf = async (address: string, record: GameRecord, game: Game) => {
  const { page, close } = await visit(PHONE);
  await page.goto(`${address}/#/settings`);
  await seed(page, 'game', record, game.state);
  const open = async () => {
    await page.goto('about:blank');
    await page.goto(`${address}/#/table/game`, { waitUntil: 'commit' });
    await page.locator(QUESTION).waitFor({ state: 'attached' });
    await page.locator(LAND).first().waitFor({ state: 'attached' });
  };
  await open();
  const opening = await measured(page, open);
  await still(page);
  const laying = await measured(page, () => layTile(page, 'thumb'));
  await close();
  return { opening, laying };
};
