/**
 * What the client costs: the packed weight of every title's table, and how long the page is kept busy while a long
 * record is opened and scrubbed and a late position is played. `npm run bench:client`; needs Chromium (CHROMIUM_PATH).
 *
 * Tasks are told in processor time of the page's main thread, because a busy machine makes every clock lie.
 */
import { decide, type Game, type GameRecord } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import type { Page } from 'playwright-core';
import { CHROMIUM, leave, type Visitor, visit } from '../e2e/browser.ts';
import { oneMove } from '../e2e/driver.ts';
import { openHouse } from '../e2e/house.ts';
import { weighTable } from '../e2e/scripts.ts';
import { seed } from '../e2e/seed.ts';
import { longGame } from './bench/games.ts';
import { measured, median, paintsAfterClicks, slowed, type Work } from './bench/measure.ts';

/** Milliseconds no task of ours may block the page for, and bytes no table may weigh. */
const MOST_BLOCKED = 50;
const MOST_WEIGHT = 250_000;
/** Decisions made at each late position, and where in the game they are. */
const MOVES = 25;
const LATE = 0.72;
/** How much slower a phone is. */
const PHONE = 4;

if (!CHROMIUM) throw new Error('No Chromium was found; CHROMIUM_PATH says where it is.');

const misses: string[] = [];
const ms = (n: number): string => `${n < 10 ? n.toFixed(1) : Math.round(n)} ms`;

const say = (what: string, figures: string): void => {
  process.stdout.write(`${what.padEnd(38)} ${figures}\n`);
};

const sayWork = (what: string, { tasks, longestByClock }: Work, more = ''): void => {
  const longest = tasks[0] ?? 0;
  if (longest > MOST_BLOCKED) misses.push(`${what}: a task of ${ms(longest)}`);
  const busy = median(tasks.filter(t => t > 1));
  say(what, `longest task ${ms(longest)}, median ${ms(busy)} (by the clock up to ${ms(longestByClock)})${more}`);
};

/** A visitor with a game in the browser, on an empty page. */
const withGame = async (address: string, record: GameRecord, game: Game, visitor: Visitor = {}) => {
  const visiting = await visit(visitor);
  await visiting.page.goto(`${address}/#/settings`);
  await seed(visiting.page, 'game', record, game.state);
  await visiting.page.goto('about:blank');
  return visiting;
};

const isWhole = (page: Page, actions: number) =>
  page.waitForFunction(
    n => document.querySelector('output')?.textContent?.endsWith(` ${n}`),
    actions.toLocaleString('en-GB'),
  );

/** Opens a record and goes through it end to end, by slider and by keys. */
const readRecord = async (address: string, record: GameRecord, games: readonly Game[]): Promise<void> => {
  const last = games.length - 1;
  const { page, close } = await withGame(address, record, games[last] as Game);
  const opening = await measured(page, async () => {
    await page.goto(`${address}/#/record/game`);
    await isWhole(page, last);
  });
  sayWork(`record of ${last} actions: open`, opening, `, whole after ${ms(opening.took)}`);

  const box = await page.getByRole('slider').boundingBox();
  if (!box) throw new Error('The record has no slider.');
  const at = (part: number) => [box.x + 8 + (box.width - 16) * part, box.y + box.height / 2] as const;
  const steps = Array.from({ length: 101 }, (_, i) => i / 100);
  const dragging = await measured(page, async () => {
    await page.mouse.move(...at(1));
    await page.mouse.down();
    for (const part of [...steps.toReversed(), ...steps]) await page.mouse.move(...at(part));
    await page.mouse.up();
  });
  sayWork('record: slider there and back', dragging);

  await page.locator('h1').click();
  const walking = await measured(page, async () => {
    await page.keyboard.press('Home');
    for (let i = 0; i < last; i++) await page.keyboard.press('ArrowRight');
  });
  sayWork('record: every action by key', walking);
  await close();
};

/** Plays on from a late position of a game. */
const playLate = async (address: string, record: GameRecord, games: readonly Game[], step: string): Promise<void> => {
  const late = games.findIndex((g, i) => i > games.length * LATE && decide(g)?.step === step);
  if (late < 0) return;
  const short = { ...record, log: record.log.slice(0, late) };
  const { page, close } = await withGame(address, short, games[late] as Game);
  const opening = await measured(page, async () => {
    await page.goto(`${address}/#/table/game`);
    await page.locator('button[data-act]').first().waitFor();
    await page.waitForTimeout(1000);
  });
  sayWork(`table after ${late} actions: open`, opening);
  const paints = await paintsAfterClicks(page);
  const playing = await measured(page, async () => {
    for (let i = 0; i < MOVES; i++) await oneMove(page, 'mouse');
  });
  const shown = await paints();
  sayWork(`table: ${MOVES} decisions from ${step}`, playing, `; click to next question ${ms(median(shown))}`);
  await close();
};

/** How soon a running game is there on a phone. */
const openOnPhone = async (address: string, record: GameRecord, games: readonly Game[]): Promise<void> => {
  const at = Math.floor(games.length * LATE);
  const short = { ...record, log: record.log.slice(0, at) };
  const { page, close } = await withGame(address, short, games[at] as Game, { width: 360, height: 740, isTouch: true });
  await slowed(page, PHONE);
  const since = performance.now();
  await page.goto(`${address}/#/table/game`);
  await page.locator('h1[aria-live]').waitFor();
  say(`phone, ${PHONE} times slower: open`, `question after ${ms(performance.now() - since)}`);
  await close();
};

const house = await openHouse();
for (const title of Object.values(shelf)) {
  const weight = await weighTable(house.address, title);
  if (weight > MOST_WEIGHT) misses.push(`${title.id} weighs ${weight} bytes`);
  say(`script of a ${title.id} table`, `${(weight / 1000).toFixed(1)} kB packed`);
}
const { record, games } = longGame();
await readRecord(house.address, record, games);
for (const step of ['stock', 'track']) await playLate(house.address, record, games, step);
await openOnPhone(house.address, record, games);
await leave();
house.close();
for (const miss of misses) say('over the limit', miss);
process.exitCode = misses.length ? 1 : 0;
