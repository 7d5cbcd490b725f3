import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { CHROMIUM, visit } from './browser.ts';
import { openHouse } from './house.ts';

test.runIf(!CHROMIUM)(
  'no Chromium was found, so the tests in a browser are skipped; CHROMIUM_PATH says where it is',
  () => {},
);

/** Every page that is not a table, by its address. */
const PAGES = [
  '#/',
  '#/lobby',
  '#/new',
  '#/settings',
  '#/library/1848?part=guide',
  '#/library/18lra-investor?part=guide',
  '#/library/18rhl?part=peer',
  '#/library/1848?part=rules',
  '#/library/1848?part=rules&at=48-5.6.3-a',
  '#/library/1848?part=map',
  '#/library/1848?part=tiles',
  '#/library/1848?part=chart',
  '#/library/1848?part=trains',
  '#/library/1848?part=companies',
] as const;

describe.skipIf(!CHROMIUM)('the pages in a browser', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const open = async (page: Page, place: string) => {
    await page.goto(`${house.address}/${place}`);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
  };

  test('landing to first decision is one click', async () => {
    const { page, errors, close } = await visit();
    await open(page, '#/');
    await page.getByRole('button', { name: 'Hot-seat' }).click();
    await page.waitForURL(/#\/table\//);
    await page.locator('button[data-act]').first().waitFor();
    expect(errors.filter(e => !/404/.test(e))).toEqual([]);
    await close();
  });

  test.each(['light', 'dark'] as const)('no serious accessibility finding on any page, %s', async scheme => {
    const check = async (width: number) => {
      const { page, close } = await visit({ width, height: 800, scheme });
      for (const place of PAGES) {
        await open(page, place);
        expect(await findings(page), `${place} at ${width}`).toEqual([]);
      }
      await close();
    };
    await Promise.all([check(1440), check(360)]);
  });

  test.each([
    [360, 740],
    [768, 1024],
    [3840, 2160],
  ])('no page is wider than a screen of %i × %i', async (width, height) => {
    const { page, close } = await visit({ width, height });
    for (const place of PAGES) {
      await open(page, place);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, place).toBeLessThanOrEqual(0);
    }
    await close();
  });

  test('thumbs find targets of 44 px on what they press', async () => {
    const { page, close } = await visit({ width: 360, height: 740, isTouch: true });
    for (const place of ['#/', '#/lobby', '#/new', '#/settings']) {
      await open(page, place);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('button, .button, input:not([type=checkbox], [type=radio], [type=file]), nav a')]
          .map(e => ({ text: e.textContent, box: e.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && box.bottom > 0 && box.height < 43.5)
          .map(({ text, box }) => `${text} ${box.height}`),
      );
      expect(small, place).toEqual([]);
    }
    await close();
  });

  test('a refusal’s paragraph is found, shown and marked', async () => {
    const { page, close } = await visit();
    await open(page, '#/library/1848?part=rules&at=48-5.6.3-a');
    const clause = page.locator('[id="48-5.6.3-a"]');
    await clause.waitFor();
    expect(await clause.evaluate(e => e.getBoundingClientRect().top)).toBeGreaterThan(0);
    expect(await clause.evaluate(e => e.getBoundingClientRect().bottom)).toBeLessThan(900);
    await page.getByRole('searchbox').fill('desert tile');
    await page.getByText(/^\d clauses$/).waitFor();
    expect(await page.locator('[id="48-4.3-b"]').count()).toBe(1);
    await close();
  });

  test('a title that is not on the shelf is said not to be, and those that are can be gone to', async () => {
    const { page, errors, close } = await visit();
    await open(page, '#/library/1830');
    await page.getByRole('alert').getByText('1830').waitFor();
    expect(await page.getByRole('heading', { name: '1848' }).count()).toBe(0);
    await page.getByRole('link', { name: '18CZ', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: '18CZ' }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test('a game is set up with names, kept, deleted and brought back', async () => {
    const { page, close } = await visit();
    await open(page, '#/new');
    await page.getByRole('radiogroup', { name: 'Number of players' }).getByLabel('4', { exact: true }).check();
    await page.getByLabel('Seat 2').fill('Klara');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('button[data-act]').first().waitFor();
    await open(page, '#/lobby');
    const row = page.getByRole('listitem').filter({ hasText: 'Klara' });
    await row.getByRole('button', { name: /Delete/ }).click();
    await page.getByText('No games on this device yet.').waitFor();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await row.getByRole('link', { name: /1848/ }).first().click();
    await page.locator('button[data-act]').first().waitFor();
    await close();
  });

  test('settings change the page at once and are kept', async () => {
    const { page, close } = await visit();
    await open(page, '#/settings');
    await page.getByLabel('dark').check();
    const field = () =>
      page.evaluate(() => {
        const disk = document.querySelector('figure svg circle[fill^="var(--company-"]');
        return disk && getComputedStyle(disk).fill;
      });
    await page.locator('figure svg circle[fill^="var(--company-"]').first().waitFor();
    const before = await field();
    await page.getByLabel('Colours everybody can tell apart').check();
    expect(await field()).not.toBe(before);
    await page.getByLabel('Patterns on tiles').check();
    await page.getByLabel('Deutsch').click();
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    const kept = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      ...document.documentElement.dataset,
    }));
    expect(kept).toMatchObject({ lang: 'de', theme: 'dark', colours: 'safe', patterns: 'true' });
    await close();
  });
});
