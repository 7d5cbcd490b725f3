import { lra, rhl, t18cz, t1848 } from '@roundhouse/titles';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CHROMIUM, visit } from './browser.ts';
import { glowing } from './driver.ts';
import { type Played, playUntil } from './games.ts';
import { opensTables } from './opens.ts';
import { still } from './still.ts';

const NAMES = ['Anna', 'Bruno', 'Clara', 'Dmitri'];
const WAYS = [
  { way: 'upright', width: 360, height: 740 },
  { way: 'lying', width: 740, height: 360 },
] as const;

/** Pixels of sea that may be seen around the land. */
const VOID = 40;

const laid = (g: Played['game']): number => Object.keys(g.state.map.tiles).length;
const positionOf = (page: Page) => page.evaluate(() => document.body.dataset['position']);

describe.skipIf(!CHROMIUM)('the table on a phone', () => {
  const open = opensTables();

  test.each(WAYS)('$way: nothing covers the map, nor the hex in hand and its neighbours', async ({ width, height }) => {
    const { page, close } = await visit({ width, height, isTouch: true });
    await open(
      page,
      playUntil(t1848, NAMES, (g, d) => d.step === 'track' && d.verbs.includes('layTile') && laid(g) > 6),
    );
    const at = await glowing(page);
    if (!at) throw new Error('Nothing glows.');
    await page.touchscreen.tap(at.x, at.y);
    await page.locator('ul[class*="fanTiles"]').waitFor();
    await still(page);
    const hidden = await page.evaluate(() => {
      const middle = (e: Element) => {
        const r = e.getBoundingClientRect();
        return { x: r.x + r.width / 2, y: r.y + r.height / 2, width: r.width };
      };
      const svg = document.querySelector('svg[role="application"]') as SVGSVGElement;
      const hand = middle(document.querySelector('[data-glass] path[class*="chosen"]') as SVGPathElement);
      const near = [...svg.querySelectorAll('path[class*="hex"]')]
        .map(middle)
        .filter(m => Math.hypot(m.x - hand.x, m.y - hand.y) < hand.width * 1.2);
      return near.filter(m => !svg.contains(document.elementFromPoint(m.x, m.y))).map(m => `${m.x} ${m.y}`);
    });
    expect(hidden).toEqual([]);
    await close();
  });

  test('a tap on a hex presses nothing that comes under the finger with the tiles', async () => {
    const { page, close } = await visit({ width: 360, height: 740, isTouch: true });
    await open(
      page,
      playUntil(t1848, NAMES, (g, d) => d.step === 'track' && d.verbs.includes('layTile') && laid(g) > 6),
    );
    await page.evaluate(() => {
      const clicks: string[] = [];
      Object.assign(window, { clicks });
      window.addEventListener('click', e => clicks.push((e.target as Element).outerHTML.slice(0, 80)), true);
    });
    const at = await glowing(page);
    if (!at) throw new Error('Nothing glows.');
    await page.touchscreen.tap(at.x, at.y);
    await page.locator('ul[class*="fanTiles"]').waitFor();
    await still(page);
    expect(await page.evaluate(() => (window as unknown as { clicks: readonly string[] }).clicks)).toEqual([]);
    await close();
  });

  test.each(WAYS)('$way: while trains run there is a map to see them on', async ({ width, height }) => {
    const { page, close } = await visit({ width, height, isTouch: true });
    await open(
      page,
      playUntil(t1848, NAMES, (g, d) => d.step === 'run' && laid(g) > 8 && d.verbs.includes('runRoutes')),
    );
    await page.locator('button[data-act="runRoutes"]').waitFor();
    const map = await page.locator('svg[role="application"]').boundingBox();
    expect(map?.height).toBeGreaterThan(180);
    expect(map?.width).toBeGreaterThan(300);
    await close();
  });

  test.each(WAYS)('$way: no void is shown while there is land beyond the other edge', async ({ width, height }) => {
    const { page, close } = await visit({ width, height, isTouch: true });
    for (const step of ['trains', 'track', 'token']) {
      await open(
        page,
        playUntil(t1848, NAMES, (g, d) => d.step === step && laid(g) > 24),
      );
      await still(page);
      const lost = await page.evaluate(() => {
        const svg = document.querySelector('svg[role="application"]') as SVGSVGElement;
        const pane = svg.getBoundingClientRect();
        const hexes = [...svg.querySelectorAll('path[class*="hex"]')].map(h => h.getBoundingClientRect());
        const beyond = {
          top: pane.top - Math.min(...hexes.map(h => h.top)),
          bottom: Math.max(...hexes.map(h => h.bottom)) - pane.bottom,
          left: pane.left - Math.min(...hexes.map(h => h.left)),
          right: Math.max(...hexes.map(h => h.right)) - pane.right,
        };
        const wasted = (a: number, b: number) => Math.min(Math.max(a, b), -Math.min(a, b));
        return Math.max(wasted(beyond.top, beyond.bottom), wasted(beyond.left, beyond.right));
      });
      expect([step, lost]).toEqual([step, expect.toSatisfy((n: number) => n < VOID)]);
    }
    await close();
  });

  test.each([...WAYS, { way: 'a desk', width: 1366, height: 768 }])(
    '$way: the text of a secret card can be read to its end',
    async ({ width, height }) => {
      const { page, close } = await visit({ width, height, isTouch: width < 1000 });
      const isChoosing: Parameters<typeof playUntil>[2] = (_, d) => d.verbs.includes('discardDestiny');
      await open(page, playUntil(rhl, NAMES, isChoosing, { options: { destinies: true } }));
      const cards = page.locator('details[class*="card"]');
      expect(await cards.count()).toBe(2);
      for (const card of await cards.all()) {
        await card.locator('summary').click();
        const hidden = await card.evaluate(element => {
          const text = document.createRange();
          text.selectNodeContents(element.lastChild as Node);
          return [...text.getClientRects()].flatMap((_, line, lines) => {
            element.scrollIntoView({ block: line < lines.length / 2 ? 'start' : 'end' });
            const { left, right, top, height } = text.getClientRects()[line] as DOMRect;
            const isSeen = (x: number) => element.contains(document.elementFromPoint(x, top + height / 2));
            return isSeen(left + 1) && isSeen(right - 1) ? [] : [`line ${line + 1}`];
          });
        });
        expect(hidden).toEqual([]);
      }
      await close();
    },
  );

  test('a first tap shows what would follow, a second does it', async () => {
    const { page, close } = await visit({ width: 360, height: 740, isTouch: true });
    await open(
      page,
      playUntil(t1848, NAMES, (_, d) => d.step === 'stock'),
    );
    await page.getByRole('button', { name: 'Companies', exact: true }).tap();
    const before = await positionOf(page);
    const deed = page.locator('button[data-act]:not([data-act="pass"]):visible').first();
    await deed.tap();
    await page.getByText(/^Then:/).waitFor();
    expect(await positionOf(page)).toBe(before);
    await page.locator('button[data-armed]').tap();
    await expect.poll(() => positionOf(page)).not.toBe(before);
    await close();
  });

  test('zoomed far away, an arrow says where the map glows, and leads there', async () => {
    const { page, close } = await visit({ width: 360, height: 740, isTouch: true });
    await open(
      page,
      playUntil(t1848, NAMES, (g, d) => d.step === 'track' && d.verbs.includes('layTile') && laid(g) > 6),
    );
    const away = page.locator('button[data-side]');
    await page.locator('svg[role="application"]').evaluate(svg => {
      const { right, top } = svg.getBoundingClientRect();
      const [clientX, clientY] = [right - 4, top + 4];
      svg.dispatchEvent(new WheelEvent('wheel', { deltaY: -2000, clientX, clientY, bubbles: true, cancelable: true }));
    });
    await away.first().waitFor();
    const hidden = async () =>
      (await away.allInnerTexts()).reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0);
    const before = await hidden();
    await away.first().tap();
    await expect.poll(hidden).toBeLessThan(before);
    await close();
  });

  test.each([t1848, t18cz, rhl, lra].map(title => ({ id: title.id, title })))(
    '$id: chart, players and log can be read',
    async ({ title }) => {
      const { page, close } = await visit({ width: 360, height: 740, isTouch: true });
      await open(
        page,
        playUntil(title, NAMES, (g, d) => d.company !== undefined && laid(g) > 8),
      );
      await page.locator('[data-tab="chart"]').tap();
      const letters = await page
        .locator('[data-panel="chart"] svg text')
        .first()
        .evaluate((t: SVGTextElement) => Number.parseFloat(getComputedStyle(t).fontSize) * (t.getScreenCTM()?.a ?? 1));
      expect(letters).toBeGreaterThanOrEqual(9);

      // Names stay before the eyes, however far the columns are scrolled.
      await page.locator('[data-tab="players"]').tap();
      const sideways = page.locator('[data-panel="players"] [data-sideways]');
      await sideways.evaluate(e => e.scrollTo({ left: e.scrollWidth }));
      const name = await sideways.locator('tbody th').first().boundingBox();
      expect(name?.x).toBeGreaterThanOrEqual(0);

      // The newest line is there when the log is opened.
      await page.locator('[data-tab="log"]').tap();
      const lines = page.locator('[data-panel="log"] li');
      await lines.first().waitFor();
      await still(page);
      await expect
        .poll(async () => {
          const [last, list] = [await lines.last().boundingBox(), await lines.last().locator('..').boundingBox()];
          return last && list ? last.y + last.height <= list.y + list.height + 1 : false;
        })
        .toBe(true);
      await close();
    },
  );

  test('whatever leads to a paragraph is as tall as a thumb', async () => {
    const { page, close } = await visit({ width: 360, height: 740, isTouch: true });
    await open(
      page,
      playUntil(t18cz, NAMES, (_, d) => d.step === 'stock'),
    );
    await page.getByRole('button', { name: /^Not now/ }).tap();
    const links = page.locator('[data-clause] a:visible');
    await links.first().waitFor();
    for (const link of await links.all())
      expect((await link.boundingBox())?.height, (await link.textContent()) ?? '').toBeGreaterThanOrEqual(43.5);
    await close();
  });
});
