import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visit } from './browser.ts';
import { doing } from './driver.ts';
import { overheard } from './overheard.ts';
import { still } from './still.ts';
import { isReady, newTable, openTableServer } from './tableserver.ts';

/** Where pictures of the way go, if somebody wants to look at them. */
const SHOTS = process.env['SHOTS'];
const DAY = 24 * 3_600_000;
/** A server looks at its clocks four times a minute. */
const SOON = { timeout: 60_000 };

interface Action {
  readonly type: string;
  readonly lot?: string;
}
interface Entry {
  readonly n: number;
  readonly deed: { readonly do?: Action };
  readonly events: readonly { readonly type: string; readonly amount?: number; readonly price?: number }[];
}
interface Table {
  readonly n: number;
  readonly round?: object;
  readonly asked?: { readonly by: number; readonly step: string; readonly late?: true };
}

describe.skipIf(!isReady)('a game over days', () => {
  let house: Awaited<ReturnType<typeof openTableServer>>;
  beforeAll(async () => {
    house = await openTableServer();
  });
  afterAll(() => house?.close());

  /** Asks the server as the page's own person. */
  const ask = <T>(page: Page, path: string, body?: object): Promise<T> =>
    page.evaluate(
      async ([where, said]) => {
        const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(said) };
        return (await fetch(where, said ? post : {})).json();
      },
      [path, body] as const,
    ) as Promise<T>;

  /** Three people at a table that has come to a step by passing, in the order in which they are asked. */
  const seatedAt = async (title: string, step: string, setup: object = {}) => {
    const people = await Promise.all(['Ann', 'Ben', 'Cid'].map(() => visit()));
    const heard = people.map(p => overheard(p.page));
    const pages = people.map(p => p.page);
    const [first] = pages as [Page];
    await Promise.all(pages.map(p => p.goto(house.address)));
    const id = await newTable(first, 'Ann', { title, players: 3, ...setup });
    const at = `/api/tables/${id}`;
    for (const [seat, name] of [
      [1, 'Ben'],
      [2, 'Cid'],
    ] as const) {
      await ask(pages[seat] as Page, '/api/guests', { name });
      await ask(pages[seat] as Page, `${at}/seats/${seat}`, {});
    }
    await ask(first, `${at}/start`, {});
    const table = () => ask<Table>(first, at);
    for (let now = await table(); now.asked && now.asked.step !== step; now = await table()) {
      const action = { type: 'pass', by: now.asked.by, at: now.asked.step };
      await ask(pages[now.asked.by] as Page, `${at}/entries`, {
        n: now.n + 1,
        key: `passing-${now.n}`,
        deed: { do: action },
      });
    }
    for (const page of pages) {
      await page.goto(`${house.address}/#/table/${id}`);
      await page.reload();
      await page.locator(`section[data-step="${step}"]`).waitFor();
    }
    /** Everybody in the order in which they are asked from now on. */
    const seatsInTurn = async () => {
      const by = (await table()).asked?.by ?? 0;
      return [0, 1, 2].map(i => (by + i) % 3);
    };
    const inTurn = async (at: string) => {
      await expect.poll(async () => (await table()).asked?.step, SOON).toBe(at);
      return (await seatsInTurn()).map(s => pages[s] as Page);
    };
    const order = await seatsInTurn();
    const entries = async () => (await ask<{ entries: Entry[] }>(first, `${at}/entries?limit=500`)).entries;
    const [ordered, ears] = [order.map(s => pages[s] as Page), order.map(s => heard[s])];
    return { id, people, pages: ordered, heard: ears, table, entries, inTurn } as const;
  };

  /** Leaves an order with the form, as a player does. */
  const leave = async (page: Page, fields: Readonly<Record<string, string>>, breaks: readonly string[]) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'What I have left behind' }).first().click();
    const drawer = page.getByRole('dialog');
    for (const [name, value] of Object.entries(fields)) {
      const field = drawer.locator(`[name="${name}"]`);
      await ((await field.evaluate(e => e.tagName)) === 'SELECT' ? field.selectOption(value) : field.fill(value));
    }
    for (const box of await drawer.locator('fieldset input').all())
      await box.setChecked(breaks.includes((await box.getAttribute('name')) ?? ''));
    const left = await drawer.locator('[data-order="inForce"]').count();
    await drawer.getByRole('button', { name: 'Leave it' }).click();
    await expect.poll(() => drawer.locator('[data-order="inForce"]').count(), SOON).toBe(left + 1);
  };
  const close = (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).click();
  const press = (page: Page, act: string) =>
    doing(page, () => page.locator(`section[data-mine] button[data-act="${act}"]:visible`).first().click());
  const shot = async (page: Page, name: string) => {
    if (!SHOTS) return;
    await still(page);
    await page.screenshot({ path: `${SHOTS}/days-${name}.png` });
  };

  test('two of three leave orders: what breaks one stops it and tells its owner; a round runs through in one move', async () => {
    const clock = { kind: 'question', minutes: 12 * 60, then: 'remind' };
    const made = await seatedAt('18cz', 'stock', { clock });
    const [ann, ben, cid] = made.pages as [Page, Page, Page];
    await leave(ben, { kind: 'pass', step: 'stock' }, ['started']);
    await shot(ben, 'left');
    await leave(cid, { kind: 'pass', step: 'stock' }, ['director', 'fell']);
    for (const page of [ben, cid]) await close(page);
    // Two days go by: the clock has run out, and what was left behind still holds.
    house.moveClock(2 * DAY);
    await expect.poll(async () => (await made.table()).asked?.late, SOON).toBe(true);
    const { n, round } = await made.table();
    await press(ann, 'pass');
    await expect.poll(async () => (await made.table()).round, SOON).not.toEqual(round);
    const since = (await made.entries()).filter(e => e.n > n);
    expect(since.map(e => e.deed.do?.type)).toEqual(['pass', 'pass', 'pass']);
    for (const page of made.pages)
      await expect.poll(() => page.getByText(/^Time has run out for/).count(), SOON).toBe(1);
    // Whoever left nothing behind never got a word of it.
    const told = made.heard[0]?.all() ?? '';
    expect(told).toContain('"type":"entries"');
    for (const word of ['"lasts"', '"breaks"', '"what":']) expect(told).not.toContain(word);
    // The next stock round: a company is started, Ben is asked after all and reads why; Cid's order is none the wiser.
    const next = await made.inTurn('stock');
    const [first, second, third] = next as [Page, Page, Page];
    await leave(second, { kind: 'pass', step: 'stock' }, second === cid ? ['started', 'director'] : ['started']);
    await leave(third, { kind: 'pass', step: 'stock' }, ['fell']);
    await close(third);
    await doing(first, () => first.locator('button[data-act="startCompany"]:visible').first().click());
    await second.locator('[data-order="broken"]').getByText('it no longer holds').waitFor();
    await shot(second, 'broken');
    await close(second);
    await press(second, 'pass');
    await first.locator('section[data-mine][data-step="stock"]').waitFor();
    const after = (await made.entries()).filter(e => e.n > n + 3).map(e => e.deed.do?.type);
    expect(after).toEqual(['startCompany', 'pass', 'pass']);
    // What each of them ever got from the server: their own orders, and nobody else's.
    const [, byBen, byCid] = made.heard.map(h => h?.all() ?? '') as [string, string, string];
    expect(byBen).toContain('"what":"started"');
    expect(byCid).toContain('"what":"director"');
    expect(byBen).not.toContain('"what":"director"');
    expect(made.people.flatMap(p => p.errors)).toEqual([]);
    await Promise.all(made.people.map(p => p.close()));
  });

  test('an auction with two sealed limits ends at the second limit plus the step', async () => {
    const made = await seatedAt('18cz-moravia-silesia', 'papers');
    const [ann, ben, cid] = made.pages as [Page, Page, Page];
    const lot = 'S3';
    await leave(ben, { kind: 'bid', lot, money: '4321' }, []);
    await leave(cid, { kind: 'bid', lot, money: '62' }, []);
    for (const page of [ben, cid]) await close(page);
    await doing(ann, () => ann.locator('button[data-act="putUp"]:visible').first().click());
    await press(ann, 'pass');
    const events = async () => (await made.entries()).flatMap(e => e.events);
    await expect.poll(async () => (await events()).some(e => e.type === 'lotBought'), SOON).toBe(true);
    const put = (await made.entries()).find(e => e.deed.do?.type === 'putUp');
    expect(put?.deed.do?.lot).toBe(lot);
    const bids = (await events()).flatMap(e => (e.type === 'bid' ? (e.amount ?? 0) : []));
    const second = bids.at(-2) ?? 0;
    // Bids rise by five: the last below the second limit, and one step more.
    expect(second).toBeLessThanOrEqual(62);
    expect(second + 10).toBeGreaterThan(62);
    expect((await events()).find(e => e.type === 'lotBought')).toMatchObject({ lot, price: second + 5 });
    const [byAnn, byBen, byCid] = made.heard.map(h => h?.all() ?? '') as [string, string, string];
    expect([byAnn, byBen, byCid].map(said => said.includes('4321'))).toEqual([false, true, false]);
    expect([byAnn, byBen, byCid].map(said => said.includes('"limit":62'))).toEqual([false, false, true]);
    expect(byAnn).not.toContain('"limit"');
    expect(made.people.flatMap(p => p.errors)).toEqual([]);
    await Promise.all(made.people.map(p => p.close()));
  });
});
