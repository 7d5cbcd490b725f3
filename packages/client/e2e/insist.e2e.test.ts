import { rhlShort, shelf } from '@roundhouse/titles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, visit } from './browser.ts';
import { openHouse } from './house.ts';
import { insist } from './insist.ts';
import { offersOf } from './offers.ts';
import { WAYS } from './ways.ts';

describe.skipIf(!CHROMIUM)('every verb a step offers can be reached by mouse', { timeout: 900_000 }, () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test.each(Object.values(shelf).map(title => ({ title, id: title.id })))('$id', async ({ title }) => {
    const { page, errors, close } = await visit();
    await page.goto(house.address);
    const missed: string[] = [];
    for (const [n, offered] of offersOf(title, 8).entries()) {
      const did = await insist(page, 'mouse', `insist${n}`, offered);
      if (did !== offered.verb) missed.push(`${offered.step}: ${offered.verb} (${did})`);
    }
    expect(missed).toEqual([]);
    expect(errors.filter(e => !/404/.test(e))).toEqual([]);
    await close();
  });

  // The rest of the verbs, titles and ways: `npm run insist`.
  const OTHERS = ['keys', 'upright', 'lying'] as const;
  test.each(OTHERS.map((way, n) => ({ way, n })))('a third of the Short Game’s verbs by $way', async ({ way, n }) => {
    const { hand, visitor } = WAYS[way] ?? { hand: 'mouse', visitor: {} };
    const { page, close } = await visit(visitor);
    await page.goto(house.address);
    const missed: string[] = [];
    for (const [i, offered] of offersOf(rhlShort, 8).entries()) {
      if (i % OTHERS.length !== n) continue;
      const did = await insist(page, hand, `insist${i}`, offered);
      if (did !== offered.verb) missed.push(`${offered.step}: ${offered.verb} (${did})`);
    }
    expect(missed).toEqual([]);
    await close();
  });
});
