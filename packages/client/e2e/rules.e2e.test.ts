import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { CHROMIUM, visit } from './browser.ts';
import { openHouse } from './house.ts';

const BOOKS = ['1848', '18cz', '18rhl'] as const;

describe.skipIf(!CHROMIUM)('the rules in a browser', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const open = async (page: Page, book: string, at = '') => {
    await page.goto(`${house.address}/#/library/${book}?part=rules${at && `&at=${at}`}`);
    await page.locator('h2').first().waitFor();
    await page.waitForLoadState('networkidle');
  };

  /** Clauses that end as if something followed, with nothing after it. */
  const unfinished = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('li[id]')].filter(e => /[:(]$/.test((e.textContent ?? '').trim())).map(e => e.id),
    );

  test.each(BOOKS)('%s is whole on a telephone, in both languages', async book => {
    const { page, errors, close } = await visit({ width: 360, height: 740 });
    for (const language of ['en', 'de']) {
      await page.goto(house.address);
      await page.evaluate(l => localStorage.setItem('roundhouse.settings', JSON.stringify({ language: l })), language);
      await page.reload();
      await open(page, book);
      expect(await unfinished(page)).toEqual([]);
      expect(await page.locator('table').count()).toBeGreaterThan(4);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(await findings(page)).toEqual([]);
    }
    expect(errors).toEqual([]);
    await close();
  });

  test.each([
    ['18cz', 'CZ-VIII.12-EX1'],
    ['18cz', 'CZ-MS-EX4'],
    ['18rhl', 'RHL-4.1.1-d'],
    ['18rhl', 'CV-3'],
    ['1848', 'F-6'],
  ])('%s: what %s says is brought into view and marked', async (book, at) => {
    const { page, close } = await visit({ width: 360, height: 740 });
    await open(page, book, at);
    const place = page.locator(`[id="${at}"]`);
    await place.waitFor();
    const { top, background } = await place.evaluate(e => ({
      top: e.getBoundingClientRect().top,
      background: getComputedStyle(e).backgroundColor,
    }));
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(700);
    expect(background).not.toBe('rgba(0, 0, 0, 0)');
    await close();
  });

  test('a pointer leads to the fact it names', async () => {
    const { page, close } = await visit();
    await open(page, '18rhl', 'RHL-5.2.2-a');
    await page.locator('[id="RHL-5.2.2-a"]').getByRole('link', { name: 'F-3' }).click();
    await page.waitForURL(/at=F-3/);
    expect(await page.locator('[id="F-3"]').textContent()).toContain('4 players 15');
    await close();
  });
});
