import { gzipSync } from 'node:zlib';
import { t1848 } from '@roundhouse/titles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, visit } from './browser.ts';
import { playUntil } from './games.ts';
import { openHouse } from './house.ts';
import { seed } from './seed.ts';

/** Bytes of script, packed, that a table may cost; the search for routes comes in a worker of its own. */
const MOST = 250_000;

describe.skipIf(!CHROMIUM)('what a table costs', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('all script of a table, engine and titles included, stays under 250 kB packed', async () => {
    const { page, close } = await visit();
    const { record, game } = playUntil(t1848, ['Ann', 'Ben', 'Cleo'], (_, d) => d.step === 'track');
    await page.goto(`${house.address}/#/settings`);
    await seed(page, 'game', record, game.state);
    const sizes = new Map<string, number>();
    page.on('response', async response => {
      if (!/\.js$/.test(response.url()) || response.fromServiceWorker()) return;
      const body = await response.body().catch(() => undefined);
      if (body) sizes.set(response.url(), gzipSync(body).length);
    });
    await page.goto(`${house.address}/?fresh#/table/game`);
    await page.locator('path[class*="glow"]').first().waitFor();
    await page.waitForTimeout(1500);
    const total = [...sizes].filter(([url]) => !/worker/.test(url)).reduce((sum, [, size]) => sum + size, 0);
    expect(total).toBeGreaterThan(100_000);
    expect(total).toBeLessThan(MOST);
    await close();
  });
});
