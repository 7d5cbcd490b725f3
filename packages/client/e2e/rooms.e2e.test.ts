import type { Decision, Game, Title } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CHROMIUM, visit } from './browser.ts';
import { playUntil } from './games.ts';
import { measure } from './measure.ts';
import { opensTables } from './opens.ts';
import { look, playerAt } from './player.ts';
import { SIZES } from './sizes.ts';
import { still } from './still.ts';

const NAMES = ['Anna', 'Bruno', 'Clara', 'Dmitri'];
const TITLES = Object.values(shelf);
/** Decisions no operating round of a few companies has. */
const LONGEST = 60;
const reached = (title: Title, isWanted: (g: Game, d: Decision) => boolean) => {
  const players = Math.max(...title.players.filter(n => n <= NAMES.length));
  return playUntil(title, NAMES.slice(0, players), isWanted);
};

/** Where everything that keeps its place is: the parts of the table, the map's hexes, the columns and charters. */
const places = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => {
    const found: Record<string, string> = {};
    const note = (name: string, e: Element) => {
      const { x, y, width } = e.getBoundingClientRect();
      found[name] = [x, y, width].map(Math.round).join(' ');
    };
    for (const e of document.querySelectorAll<HTMLElement>('[data-panel], [data-pinned], [data-step], main, header'))
      note(e.dataset['panel'] ?? (e.dataset['pinned'] ? 'pinned' : e.tagName), e);
    for (const e of document.querySelectorAll<HTMLElement>('[data-company]'))
      note(`charter ${e.dataset['company']}`, e);
    for (const e of document.querySelectorAll('svg[role="application"] path[class*="hex"]'))
      note(`hex ${Object.keys(found).length}`, e);
    return found;
  });

describe.skipIf(!CHROMIUM)('the rooms of the table', { timeout: 600_000 }, () => {
  const open = opensTables();

  test.each(TITLES.map(title => ({ title, id: title.id })))('$id on every screen', async ({ title, id }) => {
    const position = reached(
      title,
      (g, d) => d.step === 'track' && d.verbs.includes('layTile') && Object.keys(g.state.map.tiles).length > 7,
    );
    const { page, close } = await visit({ isTouch: false });
    await open(page, position);
    for (const { width, height, hex } of SIZES) {
      await page.setViewportSize({ width, height });
      await page.locator('[data-fit]').dispatchEvent('click');
      await page.waitForTimeout(300);
      await still(page);
      const seen = await measure(page);
      const figures = `${id} ${width}×${height}: hex ${seen.hex.toFixed(1)} px, text ${seen.text.toFixed(1)} px, map fills ${(seen.fill * 100).toFixed(0)} %`;
      expect(seen.hex, figures).toBeGreaterThanOrEqual(hex);
      expect(seen.text, figures).toBeGreaterThanOrEqual(8.9);
      // On a phone held upright the width is what there is; room above and below may be left.
      expect(seen.fill, figures).toBeGreaterThanOrEqual(width < 500 ? 0.72 : 0.75);
      expect(seen.whole, figures).toBe(true);
      expect(seen.covered, figures).toEqual([]);
      expect(seen.cut, figures).toEqual([]);
      expect(seen.struck, figures).toEqual([]);
      expect(seen.scroll, figures).toBeLessThanOrEqual(0);
    }
    await close();
  });

  test.each(TITLES.map(title => ({ title, id: title.id })))(
    '$id: over an operating round nothing moves',
    async ({ title }) => {
      const { page, close } = await visit();
      await open(
        page,
        reached(title, (g, d) => d.company !== undefined && Object.keys(g.state.map.tiles).length > 5),
      );
      const player = playerAt(page, 'mouse', 3);
      const { round } = await look(page);
      let before = await places(page);
      for (let moves = 0; moves < LONGEST; moves++) {
        await player.move();
        await still(page);
        const seen = await look(page);
        if (seen.round !== round || !seen.company) break;
        const after = await places(page);
        const moved = Object.keys(after).filter(name => before[name] !== undefined && before[name] !== after[name]);
        expect(moved, seen.question).toEqual([]);
        before = after;
      }
      await close();
    },
  );
});
