import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, visit } from './browser.ts';
import { type Hand, press } from './driver.ts';
import { openHouse } from './house.ts';
import { type Moment, newcomerAt, TONGUES } from './newcomer.ts';

/** `FIRST_GAME=whole` plays on to the end, which takes two minutes; else until the trains have run once. */
const isWhole = process.env['FIRST_GAME'] === 'whole';
const SHOTS = process.env['SHOTS'];

const picture = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
};

describe.skipIf(!CHROMIUM)('somebody who knows nothing plays a first game by what the page says', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test.each([
    { where: 'at a desk', language: 'en', hand: 'mouse', visitor: {} },
    { where: 'in German by thumb', language: 'de', hand: 'thumb', visitor: { width: 390, height: 844, isTouch: true } },
  ] as const)('$where', { timeout: 600_000 }, async ({ language, hand, visitor }) => {
    const { page, errors, close } = await visit(visitor);
    // Bots do not dawdle; nothing else is known of the visitor.
    await page.addInitScript(() => localStorage.setItem('roundhouse.settings', JSON.stringify({ botPace: 0 })));
    await page.goto(house.address);
    if (language === 'de') await press(hand satisfies Hand, page.getByRole('button', { name: 'Deutsch' }));
    const words = TONGUES[language];
    const door = page.getByRole('button', { name: words.door });
    await door.waitFor();
    await picture(page, `${language}-door`);
    await press(hand, door);
    const newcomer = newcomerAt(page, hand, language);
    const moments: Moment[] = [];
    const hasRun = () => moments.some(m => words.train.test(m.question));
    while (isWhole || !hasRun()) {
      await newcomer.asked();
      await picture(page, `${language}-${moments.length}`);
      const moment = await newcomer.answer();
      if (!moment) break;
      moments.push(moment);
    }
    // Each question was explained when it came up first, and never again.
    const told = moments.flatMap(m => (m.told ? [m.told] : []));
    expect(new Set(told).size).toBe(told.length);
    expect(told.length).toBeGreaterThanOrEqual(3);
    expect(moments.filter(m => !m.did)).toEqual([]);
    if (isWhole) expect(await newcomer.outcome()).toMatch(words.wins);
    expect(errors.filter(e => !/404/.test(e))).toEqual([]);
    await close();
  });
});
