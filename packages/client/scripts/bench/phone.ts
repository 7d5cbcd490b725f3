import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game, GameRecord } from '@roundhouse/engine';
import { chromium, type Page } from 'playwright-core';
import { ARGS, CHROMIUM, visit } from '../../e2e/browser.ts';
import { layTile } from '../../e2e/driver.ts';
import { seed } from '../../e2e/seed.ts';
import { still } from '../../e2e/still.ts';
import { openBare } from './bare.ts';
import { measured, type Work } from './measure.ts';

/** A phone: a quarter of this machine's speed, on a line of 1.6 Mbit/s that takes 150 ms there and back. */
const SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PHONE = { width: 360, height: 740, isTouch: true };
/** How often somebody has been at a table before a game that is kept is timed. */
const VISITS = 3;

/** Makes a page as slow as a phone on such a line; what is returned tells the bytes that came over it so far. */
const asPhone = async (page: Page): Promise<() => number> => {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', e => {
    bytes += e.encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return () => bytes;
};

/** Runs in the page: presses the first button that says so as soon as it is there, and notes when that was and when something was asked. */
const hurry = ({ press, until }: { readonly press: string; readonly until: string }): void => {
  let landing: number | undefined;
  new MutationObserver(() => {
    const button = [...document.querySelectorAll('button')].find(b => b.textContent === press);
    if (landing === undefined && button) {
      landing = performance.now();
      button.click();
    }
    if (!('hurried' in window) && document.querySelector(until))
      Object.assign(window, { hurried: { landing, ms: performance.now() } });
  }).observe(document, { childList: true, subtree: true });
};

/** From the address bar to the first question of a new game, by somebody who has never been here and presses at once. */
export const newGame = async (
  address: string,
): Promise<{ readonly ms: number; readonly landing: number; readonly bytes: number }> => {
  const { page, close } = await visit(PHONE);
  const bytes = await asPhone(page);
  await page.addInitScript(hurry, { press: 'Hot-seat', until: 'button[data-act]' });
  await page.goto(address, { waitUntil: 'commit' });
  const times = await page.waitForFunction(() => (window as unknown as Hurried).hurried);
  const come = bytes();
  const { ms, landing } = (await times.jsonValue()) as NonNullable<Hurried['hurried']>;
  await close();
  return { ms, landing, bytes: come };
};

interface Hurried {
  readonly hurried?: { readonly ms: number; readonly landing: number };
}

/** What a page's main thread would take on the phone for this much work, in milliseconds. */
export const onSlower = (ms: number): number => ms * SLOWER;

const QUESTION = 'h1[aria-live]';
const LAND = 'svg[role="application"] path[class*="hex"]';

/** Runs in the page: notes when each of these is there, in milliseconds since the address was entered. Asked from outside, a page that is kept busy answers late. */
const watchFor = (places: Readonly<Record<string, string>>): void => {
  const seen: Record<string, number> = {};
  new MutationObserver(() => {
    for (const [name, place] of Object.entries(places))
      if (!(name in seen) && document.querySelector(place)) seen[name] = performance.now();
    if (Object.keys(seen).length === Object.keys(places).length) Object.assign(window, { seen });
  }).observe(document, { childList: true, subtree: true });
};

/** A folder with what a phone's browser keeps after some visits: the site, a running game, scripts made ready. */
const keptBy = async (address: string, record: GameRecord, game: Game): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'phone-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: CHROMIUM ?? '',
    args: [...ARGS],
    viewport: { width: PHONE.width, height: PHONE.height },
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  });
  await context.addInitScript('globalThis.__name ??= named => named');
  const page = await context.newPage();
  await page.goto(`${address}/#/settings`);
  await seed(page, 'game', record, game.state);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (let visit = 1; visit <= VISITS; visit++) {
    await page.goto(`${address}/?visit=${visit}#/table/game`);
    await page.locator(QUESTION).waitFor();
    await page.waitForLoadState('networkidle');
  }
  await context.close();
  return folder;
};

/** A running game that the browser keeps, on a site it has kept: the question, and then a tile laid at this machine's speed. */
export const runningGame = async (
  address: string,
  record: GameRecord,
  game: Game,
): Promise<{ readonly ms: number; readonly drawn: number; readonly opening: Work; readonly laying: Work }> => {
  const folder = await keptBy(address, record, game);
  const { ask, find, close } = await openBare(folder);
  await ask('Page.enable');
  await ask('Emulation.setDeviceMetricsOverride', {
    width: PHONE.width,
    height: PHONE.height,
    deviceScaleFactor: 1,
    mobile: true,
  });
  await ask('Emulation.setTouchEmulationEnabled', { enabled: true });
  await ask('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const places = JSON.stringify({ question: QUESTION, land: LAND });
  await ask('Page.addScriptToEvaluateOnNewDocument', {
    source: `globalThis.__name ??= named => named; (${watchFor})(${places})`,
  });
  await ask('Page.navigate', { url: `${address}/#/table/game` });
  const { question, land } = await find<{ readonly question: number; readonly land: number }>('window.seen');
  await close();
  rmSync(folder, { recursive: true, force: true });
  return { ms: question, drawn: land, ...(await workOf(address, record, game)) };
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
