/**
 * Takes the pictures in docs/screenshots: builds the client, plays a game into the positions and photographs them.
 * `npx tsx packages/client/scripts/screenshots.ts [name …]`
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Decision, Game, Title } from '@roundhouse/engine';
import { lra, rhl, t18cz, t1848 } from '@roundhouse/titles';
import type { Page } from 'playwright-core';
import { leave, type Visitor, visit } from '../e2e/browser.ts';
import { glowing, type Hand } from '../e2e/driver.ts';
import { type Played, playUntil } from '../e2e/games.ts';
import { openHouse } from '../e2e/house.ts';
import { seed } from '../e2e/seed.ts';

const OUT = join(import.meta.dirname, '..', '..', '..', 'docs', 'screenshots');
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

interface Picture {
  readonly name: string;
  readonly title?: Title;
  readonly visitor?: Visitor;
  /** The position; nothing: no game. */
  readonly at?: (g: Game, d: Decision) => boolean;
  readonly address?: string;
  readonly before?: (page: Page) => Promise<void>;
}

const tiles = (g: Game): number => Object.keys(g.state.map.tiles).length;
const trains = (g: Game, d: Decision): number => g.state.companies[d.company ?? '']?.trains.length ?? 0;
const PHONE: Visitor = { width: 360, height: 740, isTouch: true, scale: 2 };

/** Opens the fan of tiles on a glowing hex. */
const openFan = async (page: Page, hand: Hand = 'mouse'): Promise<void> => {
  const at = await glowing(page, 1);
  if (!at) return;
  if (hand === 'thumb') await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
  await page.locator('ul[class*="fanTiles"] button:not([data-barred])').first().click();
  await page.waitForTimeout(1500);
};

const PICTURES: readonly Picture[] = [
  { name: 'landing', address: '/' },
  {
    name: 'auction',
    at: (g, d) => d.step === 'auction' && Object.values(g.state.privates).some(p => p.owner !== undefined),
  },
  { name: 'stock', at: (g, d) => d.step === 'stock' && tiles(g) > 12 },
  {
    name: 'track',
    at: (g, d) => d.step === 'track' && tiles(g) > 16 && trains(g, d) > 0,
    before: page => openFan(page),
  },
  { name: 'operating', at: (g, d) => d.step === 'run' && tiles(g) > 20 && trains(g, d) > 1 },
  { name: 'dark', visitor: { scheme: 'dark' }, at: (g, d) => d.step === 'run' && tiles(g) > 20 && trains(g, d) > 1 },
  { name: 'phone', visitor: PHONE, at: (g, d) => d.step === 'run' && tiles(g) > 20 && trains(g, d) > 1 },
  { name: 'phone-stock', visitor: { ...PHONE, scheme: 'dark' }, at: (g, d) => d.step === 'stock' && tiles(g) > 12 },
  { name: 'wide', visitor: { width: 2560, height: 1440 }, at: (g, d) => d.step === 'trains' && tiles(g) > 24 },
  { name: '18lra', title: lra, at: (g, d) => d.step === 'run' && tiles(g) > 22 && trains(g, d) > 0 },
  { name: '18cz', title: t18cz, at: (g, d) => d.step === 'acquire' && d.verbs.includes('acquire') && tiles(g) > 9 },
  {
    name: '18cz-phone',
    title: t18cz,
    visitor: PHONE,
    at: (g, d) => d.step === 'track' && d.verbs.includes('layTile') && tiles(g) > 16,
    before: page => openFan(page, 'thumb'),
  },
  { name: '18rhl', title: rhl, at: (g, d) => d.step === 'run' && tiles(g) > 28 && trains(g, d) > 1 },
  {
    name: '18rhl-dark',
    title: rhl,
    visitor: { scheme: 'dark' },
    at: (g, d) => d.step === 'stock' && tiles(g) > 20,
  },
  { name: 'record', at: g => tiles(g) > 30, address: '/#/record/game' },
];

const games = new Map<Picture['at'], Played>();

const playedTo = (at: NonNullable<Picture['at']>, title: Title): Played => {
  const known = games.get(at) ?? playUntil(title, NAMES, at, { isCareful: title === t1848 });
  games.set(at, known);
  return known;
};

const take = async (
  address: string,
  { name, title = t1848, visitor = {}, at, address: path = '/#/table/game', before }: Picture,
): Promise<void> => {
  const { page, close } = await visit(visitor);
  await page.goto(address);
  if (at) {
    const { record, game } = playedTo(at, title);
    await seed(page, 'game', record, game.state);
  }
  await page.goto(address + path);
  await page.reload();
  await page.waitForTimeout(3500);
  await before?.(page);
  await page.screenshot({ path: join(OUT, `${name}.png`) });
  await close();
};

mkdirSync(OUT, { recursive: true });
const wanted = process.argv.slice(2);
const house = await openHouse();
for (const picture of PICTURES) if (!wanted.length || wanted.includes(picture.name)) await take(house.address, picture);
await leave();
house.close();
