import { t1848 } from '@roundhouse/titles';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { CHROMIUM, visit } from './browser.ts';
import { doing, oneMove, questionOf } from './driver.ts';
import { playUntil } from './games.ts';
import { openHouse } from './house.ts';
import { seed } from './seed.ts';
import { still } from './still.ts';

const NAMES = ['Anna', 'Bruno', 'Clara', 'Dmitri'];

describe.skipIf(!CHROMIUM)('the table for everybody', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const at = async (page: Page, step: string, least = 0) => {
    const { record, game } = playUntil(
      t1848,
      NAMES,
      (g, d) => d.step === step && Object.keys(g.state.map.tiles).length >= least,
    );
    await page.goto(house.address);
    await seed(page, 'game', record, game.state);
    await page.goto(`${house.address}/#/table/game`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

  test('a game file is saved, opened elsewhere, and played on', async () => {
    const first = await visit();
    await at(first.page, 'dividend', 3);
    const question = await questionOf(first.page);
    await first.page.getByRole('button', { name: 'Menu' }).click();
    const [download] = await Promise.all([
      first.page.waitForEvent('download'),
      first.page.getByRole('button', { name: 'Save the game file' }).click(),
    ]);
    const path = await download.path();
    const second = await visit();
    await second.page.goto(`${house.address}/#/lobby`);
    await second.page.locator('input[type="file"]').setInputFiles(path);
    await second.page.locator('button[data-act]').first().waitFor();
    expect(await questionOf(second.page)).toBe(question);
    await oneMove(second.page, 'mouse');
    expect(await questionOf(second.page)).not.toBe(question);
    await first.close();
    await second.close();
  });

  test('a link carries a game to another device', async () => {
    const first = await visit();
    await first.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await at(first.page, 'dividend', 3);
    const question = await questionOf(first.page);
    await first.page.getByRole('button', { name: 'Menu' }).click();
    await first.page.getByRole('button', { name: 'Copy a link' }).click();
    await first.page.getByRole('button', { name: 'Copied' }).waitFor();
    const link = await first.page.evaluate(() => navigator.clipboard.readText());
    const second = await visit();
    await second.page.goto(link);
    await second.page.locator('button[data-act]').first().waitFor();
    expect(await questionOf(second.page)).toBe(question);
    await second.page.goto(link.slice(0, -40));
    await second.page.getByRole('alert').waitFor();
    await first.close();
    await second.close();
  });

  test('everything can be done with the keyboard alone', async () => {
    const { page, close } = await visit();
    await page.goto(house.address);
    const tabTo = async (isThere: string) => {
      for (let i = 0; i < 90; i++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(selector => document.activeElement?.matches(selector) ?? false, isThere)) return;
      }
      throw new Error(`The keyboard does not come to ${isThere}`);
    };
    const hot = await page.getByRole('button', { name: /hot-seat/i }).elementHandle();
    await hot?.evaluate(e => e.setAttribute('data-hot', ''));
    await tabTo('[data-hot]');
    await page.keyboard.press('Enter');
    await page.locator('button[data-act]').first().waitFor();
    for (let i = 0; i < 6; i++) {
      await tabTo('button[data-act="buyLot"]');
      await doing(page, () => page.keyboard.press('Enter'));
    }
    for (let i = 0; i < 40 && !/: lay/.test(await questionOf(page)); i++) {
      const kinds = ['buyShare', 'startCompany', 'pass'];
      const present: string[] = [];
      for (const k of kinds) if (await page.locator(`button[data-act="${k}"]:visible`).count()) present.push(k);
      await tabTo(`button[data-act="${present[0]}"]`);
      await doing(page, () => page.keyboard.press('Enter'));
    }
    expect(await questionOf(page)).toMatch(/: lay/);
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('r');
    await doing(page, () => page.keyboard.press('Enter'));
    await doing(page, () => page.keyboard.press('Control+z'));
    await close();
  });

  test('a phone of 360 pixels plays with one thumb', async () => {
    const { page, close } = await visit({ width: 360, height: 740, isTouch: true });
    await page.goto(house.address);
    await page.getByRole('button', { name: /hot-seat/i }).tap();
    await page.locator('button[data-act]').first().waitFor();
    const deeds = new Set<string>();
    for (let i = 0; i < 90 && !(deeds.has('runRoutes') && deeds.has('layTile')); i++)
      deeds.add(await oneMove(page, 'thumb'));
    expect([...deeds]).toEqual(expect.arrayContaining(['buyLot', 'buyShare', 'layTile', 'buyTrain', 'runRoutes']));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, a.button')].flatMap(b => {
        const { width, height } = b.getBoundingClientRect();
        const isSeen = width > 0 && getComputedStyle(b).visibility !== 'hidden';
        return isSeen && (height < 43.5 || width < 43.5)
          ? [`${b.textContent} ${Math.round(width)}×${Math.round(height)}`]
          : [];
      }),
    );
    expect(small).toEqual([]);
    await close();
  });

  test('no serious finding in a record, on a desk and on a phone', async () => {
    for (const visitor of [{}, { width: 360, height: 740, isTouch: true }]) {
      const { page, close } = await visit(visitor);
      await at(page, 'dividend', 4);
      await page.goto(`${house.address}/#/record/game`);
      await page.getByRole('slider').waitFor();
      await still(page);
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      await close();
    }
  });

  test('no finding while looking back, on a desk and in every part of a phone', async () => {
    for (const visitor of [{}, { width: 360, height: 740, isTouch: true }]) {
      const { page, close } = await visit(visitor);
      await at(page, 'dividend', 8);
      await page.keyboard.press('ArrowLeft');
      await page.getByRole('button', { name: 'Back to now' }).waitFor();
      const tabs = await page.locator('button[data-tab]:visible').all();
      for (const tab of tabs) {
        await tab.tap();
        await still(page);
        expect(await findings(page), (await tab.textContent()) ?? '').toEqual([]);
      }
      await still(page);
      expect(await findings(page)).toEqual([]);
      await close();
    }
  });

  test.each([
    ['auction', 'auction', 0],
    ['a stock round', 'stock', 4],
    ['an operating round', 'run', 6],
  ])('no serious finding in %s', async (_, step, tiles) => {
    const check = async (scheme: 'light' | 'dark') => {
      const { page, close } = await visit({ scheme });
      await at(page, step, tiles);
      await still(page);
      expect(await findings(page), scheme).toEqual([]);
      await close();
    };
    await Promise.all([check('light'), check('dark')]);
  });
});
