import type { Decision, Game, Title } from '@roundhouse/engine';
import { lra, lraShort, rhl, rhlShort, t18cz } from '@roundhouse/titles';
import type { Page } from 'playwright-core';
import type { Visitor } from '../../e2e/browser.ts';
import { glowing, type Hand } from '../../e2e/driver.ts';

/** A moment worth a picture. */
export interface Scene {
  readonly name: string;
  readonly title?: Title;
  /** The position; nothing: no game. */
  readonly at?: (g: Game, d: Decision) => boolean;
  readonly address?: string;
  readonly before?: (page: Page, hand: Hand) => Promise<void>;
  /** For whom the picture of the documents is taken; a desk in daylight, if nobody is named. */
  readonly visitor?: Visitor;
}

const tiles = (g: Game): number => Object.keys(g.state.map.tiles).length;
const trains = (g: Game, d: Decision): number => g.state.companies[d.company ?? '']?.trains.length ?? 0;
const owned = (g: Game): number => Object.values(g.state.privates).filter(p => p.owner !== undefined).length;

const PHONE: Visitor = { width: 360, height: 740, isTouch: true, scale: 2 };
const LYING: Visitor = { width: 740, height: 360, isTouch: true, scale: 2 };
const DARK: Visitor = { scheme: 'dark' };

/** Opens the picker on a glowing hex. */
const openPicker = async (page: Page, hand: Hand): Promise<void> => {
  const at = await glowing(page, 1);
  if (!at) return;
  await (hand === 'thumb' ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
  await page.locator('ul[class*="fanTiles"] button:not([data-barred])').first().click();
};

/** Waits for the best routes. */
const waitForRoutes = async (page: Page): Promise<void> => {
  await page.locator('button[data-act="runRoutes"]').waitFor();
};

/** Every scene, in the order of a game. */
export const SCENES: readonly Scene[] = [
  { name: 'landing', address: '/' },
  { name: 'auction', at: (g, d) => d.step === 'auction' && owned(g) > 0 },
  { name: 'stock', at: (g, d) => d.step === 'stock' && tiles(g) > 12 },
  { name: 'track', at: (g, d) => d.step === 'track' && tiles(g) > 16 && trains(g, d) > 0, before: openPicker },
  {
    name: 'operating',
    at: (g, d) => d.step === 'run' && tiles(g) > 20 && trains(g, d) > 1,
    before: waitForRoutes,
  },
  { name: 'dark', visitor: DARK, at: (g, d) => d.step === 'dividend' && tiles(g) > 20 && trains(g, d) > 1 },
  { name: 'phone', visitor: PHONE, at: (g, d) => d.step === 'trains' && tiles(g) > 24 },
  {
    name: 'phone-stock',
    visitor: { ...PHONE, scheme: 'dark' },
    at: (g, d) => d.step === 'stock' && tiles(g) > 20,
  },
  {
    name: 'spreadsheet',
    at: (g, d) => d.step === 'token' && tiles(g) > 24,
    before: page => page.keyboard.press('s'),
  },
  { name: '18cz-start', title: t18cz, at: (_, d) => d.step === 'stock' },
  { name: '18cz', title: t18cz, at: (g, d) => d.step === 'acquire' && d.verbs.includes('acquire') && tiles(g) > 9 },
  {
    name: '18cz-phone',
    title: t18cz,
    visitor: PHONE,
    at: (g, d) => d.step === 'track' && d.verbs.includes('layTile') && tiles(g) > 16,
    before: openPicker,
  },
  { name: '18rhl-package', title: rhl, at: (g, d) => d.step === 'lots' && owned(g) > 1 },
  {
    name: '18rhl',
    title: rhl,
    at: (g, d) => d.step === 'run' && tiles(g) > 28 && trains(g, d) > 1,
    before: waitForRoutes,
  },
  { name: '18rhl-dark', title: rhl, visitor: DARK, at: (g, d) => d.step === 'stock' && tiles(g) > 20 },
  {
    name: '18lra',
    title: lra,
    at: (g, d) => d.step === 'run' && tiles(g) > 22 && trains(g, d) > 0,
    before: waitForRoutes,
  },
  {
    name: '18lra-phone',
    title: lra,
    visitor: LYING,
    at: (g, d) => d.step === 'track' && d.verbs.includes('layTile') && tiles(g) > 12,
    before: openPicker,
  },
  { name: '18rhl-short-take', title: rhlShort, at: (g, d) => d.step === 'take' && tiles(g) > 6 },
  {
    name: '18rhl-short',
    title: rhlShort,
    at: (g, d) => d.step === 'direct' && d.verbs.includes('layTile') && tiles(g) > 8,
  },
  { name: '18lra-short', title: lraShort, at: (g, d) => d.step === 'run' && tiles(g) > 8 },
  { name: 'end', title: rhlShort, at: () => false },
  { name: 'record', at: g => tiles(g) > 30, address: '/#/record/game' },
];
