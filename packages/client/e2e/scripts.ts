import { gzipSync } from 'node:zlib';
import { newRecord, start, type Title } from '@roundhouse/engine';
import { visit } from './browser.ts';
import { seed } from './seed.ts';

/** What all script of a title's table weighs, packed; workers are apart. */
export const weighTable = async (address: string, title: Title): Promise<number> => {
  const { page, close } = await visit();
  const setup = { title: title.id, players: Math.min(...title.players), options: {}, seed: 'weight' };
  await page.goto(`${address}/#/settings`);
  await seed(page, 'game', newRecord({ ...setup, names: [] }), start(title, setup).state);
  await page.goto('about:blank');
  const sizes = new Map<string, number>();
  page.on('response', async response => {
    if (!/\.js$/.test(response.url()) || /worker/.test(response.url())) return;
    const body = await response.body().catch(() => undefined);
    if (body) sizes.set(response.url(), gzipSync(body).length);
  });
  await page.goto(`${address}/?fresh#/table/game`);
  await page.locator('button[data-act]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await close();
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
};
