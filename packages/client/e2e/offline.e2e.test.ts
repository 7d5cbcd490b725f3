import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, visit } from './browser.ts';
import { playFirst, questionOf } from './driver.ts';
import { openHouse } from './house.ts';
import { serve } from './serve.ts';

/** Waits until the worker has kept the site and serves it. */
const kept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: 30_000 });

describe.skipIf(!CHROMIUM)('without a connection', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'house-'));
    const house = await openHouse();
    cpSync(house.folder, folder, { recursive: true });
    house.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('a hot-seat game is begun, played and found again after the server has gone', async () => {
    const { address, server } = await serve(folder);
    const { context, page, close } = await visit({ isKeeping: true });
    await page.goto(address);
    await kept(page);
    await new Promise(resolve => {
      server.close(resolve);
      server.closeAllConnections();
    });
    await page.reload();
    await page.getByRole('button', { name: 'Hot-seat' }).click();
    await page.locator('button[data-act]').first().waitFor();
    await context.setOffline(true);
    await page.getByText('Hot-seat games go on').waitFor();
    await context.setOffline(false);
    const question = await questionOf(page);
    await playFirst(page, 'mouse', 'lowerLot');
    const after = await questionOf(page);
    expect(after).not.toBe(question);
    await page.reload();
    await page.locator('button[data-act]').first().waitFor();
    expect(await questionOf(page)).toBe(after);
    await page.goto(`${address}/#/library/1848?part=rules&at=48-7.6-a`);
    await page.locator('[id="48-7.6-a"]').waitFor();
    await close();
  });

  test('a new version says so and takes over when it is asked to', async () => {
    const { address, server } = await serve(folder);
    const { page, close } = await visit({ isKeeping: true });
    await page.goto(address);
    await kept(page);
    const worker = join(folder, 'worker.js');
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/VERSION = "\w+"/, 'VERSION = "next"'));
    await page.reload();
    await page.getByText('A new version is here.').waitFor({ timeout: 30_000 });
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Load it' }).click()]);
    await kept(page);
    expect(await page.evaluate(() => caches.keys())).toEqual(['roundhouse-next']);
    await close();
    server.close();
  });

  test('the site can be installed', async () => {
    const { address, server } = await serve(folder);
    const { page, close } = await visit({ isKeeping: true });
    await page.goto(address);
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
      return (await (await fetch(link?.href ?? '')).json()) as {
        icons: { src: string }[];
        display: string;
        name: string;
      };
    });
    expect(manifest).toMatchObject({ name: 'Roundhouse', display: 'standalone' });
    for (const { src } of manifest.icons)
      expect(await page.evaluate(async s => (await fetch(s)).ok, src), src).toBe(true);
    await close();
    server.close();
  });
});
