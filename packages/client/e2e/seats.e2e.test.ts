import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visit } from './browser.ts';
import { oneMove } from './driver.ts';
import { isReady, newTable, openTableServer } from './tableserver.ts';

describe.skipIf(!isReady)('seats on a server with its usual limits', () => {
  let house: Awaited<ReturnType<typeof openTableServer>>;
  beforeAll(async () => {
    house = await openTableServer();
  });
  afterAll(() => house?.close());

  const gathering = async (page: Page, name: string, setup: object): Promise<string> => {
    await page.goto(house.address);
    const table = await newTable(page, name, setup);
    await page.goto(`${house.address}/#/table/${table}`);
    await page.reload();
    return table;
  };

  test('bots fill a table; a seat is handed to one and taken back', async () => {
    const { page, errors, close } = await visit();
    await gathering(page, 'Ann', { title: '1848', players: 3 });
    for (const seat of [1, 2]) {
      await page.locator(`select[data-bot-for="${seat}"]`).selectOption('apprentice');
      await page
        .getByRole('button', { name: 'Send away' })
        .nth(seat - 1)
        .waitFor();
    }
    await page.getByRole('button', { name: 'Start the game' }).click();
    const mine = page.locator('section[data-mine]');
    await mine.waitFor();
    const log = page.getByRole('region', { name: 'Log' });
    // Bots answer until it is our turn again.
    await oneMove(page, 'mouse');
    await log
      .getByText(/Brunel, apprentice/)
      .first()
      .waitFor();
    await log
      .getByText(/Crampton, apprentice/)
      .first()
      .waitFor();
    await mine.waitFor();

    await page.getByText('Table and seats').click();
    await page.getByRole('combobox', { name: 'Let a bot play it' }).selectOption('apprentice');
    await page.getByText('Your seat is played by a bot (Apprentice).').waitFor();
    expect(await page.locator('button[data-act]:visible').count()).toBe(0);
    await page.getByText('Ann handed seat 1 to Apprentice.').waitFor();
    // It plays: the question goes on without us.
    await log
      .getByText(/Ann \(Apprentice\)/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Take my seat back' }).click();
    await page.getByText('Ann took seat 1 back from the bot.').waitFor();
    await mine.waitFor();
    await oneMove(page, 'mouse');

    await mine.waitFor();
    await page.getByRole('button', { name: 'What would a strong player do?' }).click();
    await page.getByText('Ann asked what a strong player would do.').waitFor();
    await page.getByText(/^A strong player would/).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test('twenty fresh browsers from one address all reach their tables', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => visit({ width: 800, height: 600 })));
    const pages = people.map(p => p.page);
    const hosts = pages.slice(0, 4);
    const setup = { title: '1848', players: 5 };
    const tables = await Promise.all(hosts.map((page, i) => gathering(page, `Host ${i + 1}`, setup)));
    const guests = pages.slice(4);
    await Promise.all(
      guests.map(async (page, i) => {
        await page.goto(`${house.address}/#/table/${tables[i % 4]}`);
        await page.getByLabel('Your name').fill(`Guest ${i + 1}`);
        const seat = page.locator(`[data-seat="${1 + Math.floor(i / 4)}"]`);
        await seat.getByRole('button', { name: 'Sit here' }).click();
        await page.getByRole('button', { name: 'Leave' }).waitFor();
      }),
    );
    await Promise.all(hosts.map(page => page.getByRole('button', { name: /^Start/ }).click()));
    await Promise.all(pages.map(page => page.locator('[data-step]').waitFor()));
    expect(people.flatMap(p => p.errors)).toEqual([]);
    await Promise.all(people.map(p => p.close()));
  });
});
