/**
 * What the client costs: the packed weight of every title's table, and how long the page is kept busy while a long
 * record is opened, scrubbed and reviewed and a late position is played; then how soon a slow phone is asked, over a
 * slow line.
 * `npm run bench:client [-- --phone | --review]`; needs Chromium (CHROMIUM_PATH).
 *
 * Tasks are told in processor time of the page's main thread, because a busy machine makes every clock lie.
 */
import { decide, type Game, type GameRecord } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import type { Page } from 'playwright-core';
import { packFiles } from '../../../scripts/build-client.mjs';
import { CHROMIUM, leave, type Visitor, visit } from '../e2e/browser.ts';
import { oneMove } from '../e2e/driver.ts';
import { openHouse } from '../e2e/house.ts';
import { weighTable } from '../e2e/scripts.ts';
import { seed } from '../e2e/seed.ts';
import { still } from '../e2e/still.ts';
import { openTableServer } from '../e2e/tableserver.ts';
import { longGame } from './bench/games.ts';
import { measured, median, paintsAfterClicks, type Work } from './bench/measure.ts';
import { newGame, onSlower, runningGame } from './bench/phone.ts';

/** Milliseconds no task of ours may block the page for, and bytes no table may weigh. */
const MOST_BLOCKED = 50;
const MOST_WEIGHT = 250_000;
/** Decisions made at each late position, and where in the game they are. */
const MOVES = 25;
const LATE = 0.72;
/** On a phone: how soon a new game asks, and one that is kept, of so many actions; the middle of so many tries. */
const MOST_NEW = 3000;
const MOST_KEPT = 1000;
const RUNNING = 650;
const TRIES = 3;
/** How soon a review shows its first curve, and is complete. */
const MOST_CURVE = 5000;
const MOST_REVIEW = 180_000;

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

/** Reviews a whole game: the first curve, and everything. */
const lookBack = async (address: string, record: GameRecord, games: readonly Game[]): Promise<void> => {
  const last = games.length - 1;
  const { page, close } = await withGame(address, record, games[last] as Game);
  const until = (state: string) => page.locator(`[data-review="${state}"]`).waitFor({ timeout: 10 * MOST_REVIEW });
  let first = 0;
  const since = performance.now();
  let took = 0;
  const reviewing = await measured(page, async () => {
    await page.goto(`${address}/#/review/game`);
    await until('curve');
    first = performance.now() - since;
    await until('done');
    took = performance.now() - since;
    // What is done is kept, and its tables are drawn.
    await still(page);
  });
  sayWork(`review of ${last} actions`, reviewing, `; first curve after ${ms(first)}, complete after ${ms(took)}`);
  if (first > MOST_CURVE) misses.push(`the first curve: ${ms(first)}`);
  if (took > MOST_REVIEW) misses.push(`the review: ${ms(took)}`);
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

/** On a slow phone, over the wire as people get it: a new game, a running one, a tile laid. */
const onPhone = async (folder: string, record: GameRecord, games: readonly Game[]): Promise<void> => {
  await packFiles(folder);
  const server = await openTableServer({ CLIENT_DIR: folder, REQUESTS: '10000', DEAR_REQUESTS: '1000' });
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB over the wire`;
  const judge = (what: string, took: number, most: number, more: string) => {
    if (took > most) misses.push(`${what}: ${ms(took)}`);
    say(what, `${ms(took)}${more}`);
  };
  const fresh = [];
  for (let n = 0; n < TRIES; n++) fresh.push(await newGame(server.address));
  const first = fresh.toSorted((a, b) => a.ms - b.ms)[Math.floor(TRIES / 2)] as (typeof fresh)[number];
  judge(
    'phone: first question of a new game',
    first.ms,
    MOST_NEW,
    `, the front page after ${ms(first.landing)}, ${kB(first.bytes)}`,
  );
  const at = games.findIndex((g, i) => i >= RUNNING && decide(g)?.verbs.includes('layTile'));
  const short = { ...record, log: record.log.slice(0, at) };
  const again = [];
  for (let n = 0; n < TRIES; n++) again.push(await runningGame(server.address, short, games[at] as Game));
  const kept = again.toSorted((a, b) => a.ms - b.ms)[Math.floor(TRIES / 2)] as (typeof again)[number];
  const work = median(again.map(a => onSlower(a.opening.tasks.reduce((sum, t) => sum + t, 0))));
  const more = `, the map after ${ms(kept.drawn)}, work until both were there ${ms(work)}`;
  judge(`phone: kept game of ${at} actions`, kept.ms, MOST_KEPT, more);
  const longest = median(again.map(a => onSlower(a.laying.tasks[0] ?? 0)));
  judge('phone: longest task while laying a tile', longest, MOST_BLOCKED, ', its processor time four times');
  server.close();
};

const house = await openHouse();
const only = ['--phone', '--review'].find(part => process.argv.includes(part));
for (const title of only ? [] : Object.values(shelf)) {
  const weight = await weighTable(house.address, title);
  if (weight > MOST_WEIGHT) misses.push(`${title.id} weighs ${weight} bytes`);
  say(`script of a ${title.id} table`, `${(weight / 1000).toFixed(1)} kB packed`);
}
const { record, games } = longGame();
if (!only) {
  await readRecord(house.address, record, games);
  for (const step of ['stock', 'track']) await playLate(house.address, record, games, step);
}
if (only !== '--phone') await lookBack(house.address, record, games);
if (only !== '--review') await onPhone(house.folder, record, games);
await leave();
house.close();
for (const miss of misses) say('over the limit', miss);
process.exitCode = misses.length ? 1 : 0;
