import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visit } from './browser.ts';
import { isReady, newTable, openTableServer } from './tableserver.ts';

/** `SERVER_GAME=whole` lets bots play to the end and reviews the game twice, which takes four minutes. */
const isWhole = process.env['SERVER_GAME'] === 'whole';
const LONG = 600_000;

describe.skipIf(!isReady)('the review of a game on a server', () => {
  let house: Awaited<ReturnType<typeof openTableServer>>;
  beforeAll(async () => {
    house = await openTableServer();
  });
  afterAll(() => house?.close());

  const setup = { title: '18lra-short', players: 3, bots: { 1: 'apprentice', 2: 'apprentice' } };

  /** A table of hers and two bots; says its id once she is asked. */
  const begun = async (page: Page): Promise<string> => {
    await page.goto(house.address);
    const table = await newTable(page, 'Ann', setup);
    await page.goto(`${house.address}/#/table/${table}`);
    await page.reload();
    await page.getByRole('button', { name: /^Start/ }).click();
    await page.locator('section[data-mine]').waitFor();
    return table;
  };

  test('waits until the game is over', async () => {
    const { page, errors, close } = await visit();
    await page.goto(`${house.address}/#/review/${await begun(page)}`);
    await page.getByText('can be reviewed once it is over').waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test.skipIf(!isWhole)('is opened by its link for somebody else, the same', { timeout: LONG }, async () => {
    const { page, context, errors, close } = await visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await begun(page);
    // She lends her seat, and watches.
    await page.getByRole('button', { name: 'Chat' }).click();
    await page.getByText('Table and seats').click();
    await page.getByRole('combobox', { name: 'Let a bot play it' }).selectOption('apprentice');
    const result = page.getByRole('region', { name: 'Final reckoning' });
    await result.waitFor({ timeout: LONG });
    await result.getByRole('link', { name: 'Review' }).click();
    await page.locator('[data-review="done"]').waitFor({ timeout: LONG });
    const sentences = await page.locator('[data-section="recap"] li').allTextContents();
    expect(sentences).toHaveLength(10);
    await page.getByRole('button', { name: 'Copy a link to this review' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await visit();
    await other.page.goto(link);
    await other.page.locator('[data-review="done"]').waitFor({ timeout: LONG });
    expect(await other.page.locator('[data-section="recap"] li').allTextContents()).toEqual(sentences);
    expect([...errors, ...other.errors]).toEqual([]);
    await Promise.all([close(), other.close()]);
  });
});
