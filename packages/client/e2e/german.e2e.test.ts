import { shelf, t1848 } from '@roundhouse/titles';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everything } from '../src/words/everything.ts';
import { CHROMIUM, visit } from './browser.ts';
import { playUntil } from './games.ts';
import { openHouse } from './house.ts';
import { seed } from './seed.ts';
import { still } from './still.ts';

const en = everything('en');
const de = everything('de');
const titles = Object.values(shelf);

/** Everything that is said on the page: text, labels, titles, placeholders; not what is marked as another language. */
const saidOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const said: string[] = [];
    const walk = (e: Element) => {
      if (e.getAttribute('lang') && e.getAttribute('lang') !== 'de' && e !== document.documentElement) return;
      if (['SCRIPT', 'STYLE'].includes(e.tagName)) return;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const value = e.getAttribute(name);
        if (value) said.push(value);
      }
      for (const child of e.childNodes) {
        if (child.nodeType === Node.TEXT_NODE && child.textContent?.trim()) said.push(child.textContent.trim());
        if (child instanceof Element) walk(child);
      }
    };
    walk(document.documentElement);
    return said;
  });

const STOP =
  /\b(the|and|with|is|are|you|your|this|that|not|from|share|shares|train|trains|tile|tiles|token|tokens|player|players|round|price|buy|sell|pay|lay|company|companies|game|games|rule|rules|settings|loan|turn|undo|map|log)\b/i;

/** Names that are the same in every language. */
const PROPER = new RegExp(
  [
    'Bank of England',
    ...titles.flatMap(t => Object.values(t.parts.companies).map(c => c.name)),
    ...titles.flatMap(t => Object.values(t.parts.privates).map(p => p.name)),
    ...titles.flatMap(t => Object.values(t.parts.map.hexes).flatMap(h => h.name ?? [])),
    'The Ghan',
    '18xx.games',
  ]
    .map(n => n.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|'),
  'g',
);

/** The number of a paragraph, which no language changes: CZ-TILE-a. */
const PARAGRAPH = /\b[A-Z]+-[A-Z]+-\w+/g;

/** Long pieces of English sentences that no German sentence has. */
const german = Object.values(de).join('\n');
const PIECES = Object.values(en)
  .flatMap(text => text.split(/\{[^}]*\}/))
  .map(piece => piece.trim())
  .filter(piece => piece.length > 9 && /[a-z]/.test(piece) && !german.includes(piece));

const leftovers = (said: readonly string[]): readonly string[] =>
  said.filter(line => {
    const bare = line.replace(PROPER, '').replace(PARAGRAPH, '');
    return STOP.test(bare) || PIECES.some(piece => bare.includes(piece));
  });

describe.skipIf(!CHROMIUM)('everything in German', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  /** A reader who has chosen German before. */
  const reader = async () => {
    const visiting = await visit();
    await visiting.page.addInitScript(() =>
      localStorage.setItem('roundhouse.settings', JSON.stringify({ language: 'de' })),
    );
    return visiting;
  };

  test.each([
    '#/',
    '#/lobby',
    '#/new',
    '#/settings',
    ...titles.map(t => `#/new?title=${t.id}`),
    ...titles.flatMap(t =>
      ['guide', 'rules', 'map', 'tiles', 'chart', 'trains', 'companies', 'peer'].map(
        part => `#/library/${t.id}?part=${part}`,
      ),
    ),
  ])('%s', async place => {
    const { page, close } = await reader();
    await page.goto(`${house.address}/${place}`);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    const said = await saidOn(page);
    expect(said.length).toBeGreaterThan(10);
    expect(leftovers(said)).toEqual([]);
    await close();
  });

  test.each(['auction', 'stock', 'track', 'token', 'run', 'dividend', 'trains'])('the table at %s', async step => {
    const { page, close } = await reader();
    await page.goto(house.address);
    const { record, game } = playUntil(t1848, ['Anna', 'Bruno', 'Clara'], (_, d) => d.step === step);
    await seed(page, 'game', record, game.state);
    await page.goto(`${house.address}/#/table/game`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await still(page);
    expect(leftovers(await saidOn(page))).toEqual([]);
    await page.goto(`${house.address}/#/record/game`);
    await still(page);
    expect(leftovers(await saidOn(page))).toEqual([]);
    await close();
  });
});
