import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Played } from './games.ts';
import { openHouse } from './house.ts';
import { seed } from './seed.ts';
import { still } from './still.ts';

/** For the tests of a group: opens a table at a position, as if it had been played in this browser, and waits until all of it is there. */
export const opensTables = (): ((page: Page, position: Played) => Promise<void>) => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());
  return async (page, { record, game }) => {
    await page.goto(house.address);
    await seed(page, 'game', record, game.state);
    await page.goto(`${house.address}/#/table/game`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('svg[role="application"] path[class*="hex"]').first().waitFor({ state: 'attached' });
    await still(page);
  };
};
