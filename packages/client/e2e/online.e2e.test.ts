import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visit } from './browser.ts';
import { doing, oneMove, playFirst, questionOf } from './driver.ts';
import { playerAt } from './player.ts';
import { still } from './still.ts';
import { isReady, newTable, openTableServer } from './tableserver.ts';

/** What only whoever is asked has: buttons that play or open something, and hexes that glow. */
const PRESSED = 'button[data-act]:visible, button[data-verb]:visible, path[data-hex]';

/** The page whose move it is, once one has something to press. */
const onMove = async (pages: readonly Page[]): Promise<Page> => {
  for (let i = 0; i < 600; i++) {
    for (const page of pages) if (await page.locator(PRESSED).count()) return page;
    await pages[0]?.waitForTimeout(100);
  }
  throw new Error('It is nobody’s move.');
};

describe.skipIf(!isReady)('a table on a server', () => {
  let house: Awaited<ReturnType<typeof openTableServer>>;
  let address = '';

  beforeAll(async () => {
    house = await openTableServer({ REQUESTS: '10000', DEAR_REQUESTS: '1000' });
    address = house.address;
  });
  afterAll(() => house?.close());

  test('three people meet, play, talk, and one asks to take back', async () => {
    const people = await Promise.all([visit(), visit(), visit()]);
    const pages = people.map(p => p.page);
    const [host, ...guests] = pages as [Page, ...Page[]];
    await host.goto(address);
    const table = await newTable(host, 'Ann', { title: '1848', players: 3, undo: 'ask' });
    for (const page of pages) await page.goto(`${address}/#/table/${table}`);
    await host.reload();
    const [nameless] = guests as [Page];
    await nameless.getByRole('button', { name: 'Sit here' }).first().click();
    await nameless.getByText('Say your name first').waitFor();
    for (const [i, page] of guests.entries()) {
      await page.getByLabel('Your name').fill(['Ben', 'Cleo'][i] ?? '');
      await page.getByRole('button', { name: 'Sit here' }).first().click();
      await page.getByRole('button', { name: 'Leave' }).waitFor();
    }
    await host.getByRole('button', { name: /^Start/ }).click();
    // The lots are seen by all, on turn or off and as a spectator; buttons has only the one who is asked.
    const spectator = await visit();
    await spectator.page.goto(`${address}/#/table/${table}`);
    const first = await onMove(pages);
    const lots = (page: Page) => page.locator('[data-tray] b').allTextContents();
    for (const page of [...pages, spectator.page]) {
      await page.locator('[data-tray]').waitFor();
      await still(page);
      expect(await lots(page)).toEqual(await lots(first));
      if (page === first) continue;
      expect(await page.locator('button[data-act]').count()).toBe(0);
      await page.locator('[data-awaited]', { hasText: /^Waiting for \w+, asked/ }).waitFor();
    }
    await spectator.page.getByText('Only players write here.').waitFor();
    await spectator.close();
    for (let i = 0; i < 9; i++) await oneMove(await onMove(pages), 'mouse');

    const mover = await onMove(pages);
    const question = await questionOf(mover);
    const asks = (said: string) => said.replace(/^[^:]*/, '');
    for (const page of pages) {
      expect(asks(await questionOf(page))).toBe(asks(question));
      expect((await questionOf(page)).startsWith('You:')).toBe(page === mover);
      expect((await page.title()).startsWith('● Your move')).toBe(page === mover);
    }

    const [writer, reader] = guests as [Page, Page];
    await writer.getByLabel('Say something').fill('Good luck <b>all</b>');
    await writer.keyboard.press('Enter');
    await reader.getByText('Good luck <b>all</b>').waitFor();
    const unread = reader.locator('li[data-unread]', { hasText: 'Good luck' });
    await unread.waitFor();
    expect(await writer.locator('li[data-unread]', { hasText: 'Good luck' }).count()).toBe(0);
    await unread.waitFor({ state: 'detached' });

    // Taking back somebody else's move needs the others' word.
    const asking = mover;
    await asking.getByRole('button', { name: 'Undo' }).click();
    await asking.getByRole('button', { name: 'Ask the others to take back' }).click();
    for (const page of pages) {
      if (page === asking) continue;
      const yes = page.getByRole('button', { name: 'Agree' });
      await still(page);
      if (await yes.count()) await yes.click();
    }
    await asking.waitForFunction(old => document.querySelector('h1')?.textContent?.trim() !== old, question);
    // It leaves a line, and it was the one who asked whose move came back.
    for (const page of pages)
      await page
        .getByRole('region', { name: 'Log' })
        .getByText(/^Taken back: /)
        .first()
        .waitFor();
    expect((await questionOf(asking)).startsWith('You:')).toBe(true);

    // A reload brings the same table back.
    const now = await questionOf(asking);
    await asking.reload();
    await asking.getByRole('heading', { level: 1 }).waitFor();
    await asking.waitForFunction(old => document.querySelector('h1')?.textContent?.trim() === old, now);
    const next = await onMove(pages);
    await doing(next, async () => {
      if (!(await playFirst(next, 'mouse', 'buyShare'))) await oneMove(next, 'mouse');
    });
    for (const p of people) await p.close();
  });

  test('in Bohemia pointing at anything that can be pressed is safe, also where a card will be drawn', async () => {
    const people = await Promise.all([visit(), visit()]);
    const pages = people.map(p => p.page);
    const [host, guest] = pages as [Page, Page];
    await host.goto(address);
    const table = await newTable(host, 'Ann', { title: '18cz-bohemia', players: 2 });
    for (const page of pages) await page.goto(`${address}/#/table/${table}`);
    await host.reload();
    await guest.getByLabel('Your name').fill('Ben');
    await guest.getByRole('button', { name: 'Sit here' }).first().click();
    await guest.getByRole('button', { name: 'Leave' }).waitFor();
    await host.getByRole('button', { name: /^Start/ }).click();
    const players = new Map(pages.map((page, i) => [page, playerAt(page, 'mouse', i + 1)]));
    const drawn = /A card will be drawn/;
    let pointed = 0;
    let warned = 0;
    for (let moves = 0; moves < 90 && warned < 2; moves++) {
      const page = await onMove(pages);
      const buttons = page.locator('button[data-act]:visible');
      for (let i = Math.min(20, await buttons.count()) - 1; i >= 0; i--) {
        await buttons
          .nth(i)
          .hover({ timeout: 2000 })
          .catch(() => undefined);
        pointed++;
        const said = await page.locator('[data-consequence]').allTextContents();
        if (said.some(text => drawn.test(text))) warned++;
      }
      await players.get(page)?.move();
    }
    expect(people.flatMap(p => p.errors).filter(e => !/404/.test(e))).toEqual([]);
    expect(pointed).toBeGreaterThan(100);
    expect(warned).toBeGreaterThan(0);
    for (const p of people) await p.close();
  });
});
