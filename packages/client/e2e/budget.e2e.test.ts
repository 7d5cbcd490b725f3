import { shelf } from '@roundhouse/titles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './browser.ts';
import { openHouse } from './house.ts';
import { weighTable } from './scripts.ts';

/** Bytes of script, packed, that a table may cost; the search for routes comes in a worker of its own. */
const MOST = 250_000;

describe.skipIf(!CHROMIUM)('what a table costs', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test.each(Object.values(shelf).map(t => [t.id, t] as const))(
    'all script of a table of %s, engine and title included, stays under 250 kB packed',
    async (_, title) => {
      const weight = await weighTable(house.address, title);
      expect(weight).toBeGreaterThan(100_000);
      expect(weight).toBeLessThan(MOST);
    },
  );
});
