import { shelf } from '@roundhouse/titles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, visit } from './browser.ts';
import { openHouse } from './house.ts';
import { insist } from './insist.ts';
import { offersOf } from './offers.ts';

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
});
