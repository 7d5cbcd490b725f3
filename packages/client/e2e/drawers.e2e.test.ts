import { rhlShort, shelf, t1848 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { CHROMIUM, visit } from './browser.ts';
import { doing, questionOf } from './driver.ts';
import { playUntil } from './games.ts';
import { opensTables } from './opens.ts';
import { still } from './still.ts';

const NAMES = ['Anna', 'Bruno', 'Clara', 'Dmitri', 'Edda'];

describe.skipIf(!CHROMIUM)('what is looked up, and what is read out', () => {
  const open = opensTables();

  const tiles = (g: { readonly state: { readonly map: { readonly tiles: object } } }) =>
    Object.keys(g.state.map.tiles).length;

  test('? shows the keys, Escape closes everything, and every drawer opens by its key', async () => {
    const { page, errors, close } = await visit();
    await open(
      page,
      playUntil(t1848, NAMES.slice(0, 4), (g, d) => d.step === 'dividend' && tiles(g) > 6),
    );
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    for (const [key, name] of [
      ['s', 'Spreadsheet'],
      ['b', 'Tiles left'],
      ['v', 'What private companies do'],
      ['i', 'The position in words'],
      ['g', 'Map view'],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole('dialog', { name }).waitFor();
      await page.locator('dialog [aria-busy]').waitFor({ state: 'detached' });
      await still(page);
      expect(await findings(page), name).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    for (const key of ['s', 'b', 'b', 's', 'g', 'i']) {
      await Promise.all([page.keyboard.press('Escape'), page.keyboard.press(key)]);
      await still(page);
      expect(await page.getByRole('dialog').count(), `${key} as fast as fingers are`).toBe(1);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Record of the game' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Record of the game' }).waitFor({ state: 'hidden' });
    await page.keyboard.press('o');
    await page.getByRole('textbox').fill('Watch Bruno');
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('o');
    expect(await page.getByRole('textbox').inputValue()).toBe('Watch Bruno');
    expect(errors.filter(e => !/404/.test(e))).toEqual([]);
    await close();
  });

  test('no finding in a drawer on a phone, and Escape closes each', async () => {
    const { page, close } = await visit({ width: 360, height: 740, isTouch: true });
    await open(
      page,
      playUntil(rhlShort, NAMES.slice(0, 4), (g, d) => d.step === 'direct' && tiles(g) > 6),
    );
    for (const key of ['s', 'b', 'i', 'g', '?']) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      await still(page);
      expect(await findings(page), key).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await close();
  });

  test('going back closes a drawer before it leaves the table, also after a reload', async () => {
    const { page, close } = await visit({ width: 360, height: 740, isTouch: true });
    await open(
      page,
      playUntil(rhlShort, NAMES.slice(0, 4), (_, d) => d.step === 'direct'),
    );
    const table = page.url();
    const dialog = page.getByRole('dialog');
    const pulled = async (): Promise<void> => {
      await page.keyboard.press('b');
      await dialog.waitFor();
      // What lies in it has been fetched.
      await page.waitForFunction(() => (window.history.state as { drawer?: boolean } | null)?.drawer);
      await still(page);
    };
    await pulled();
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    await pulled();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await pulled();
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(table);
    await page.evaluate(() => {
      window.location.hash = '#/lobby';
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(to => window.location.assign(to), table);
    await page.locator('[data-step]').waitFor();
    await pulled();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await still(page);
    await page.goBack();
    await expect.poll(() => page.url()).toMatch(/lobby/);
    await close();
  });

  test('a turn is played by keys: the next glowing hex, the tile, the run, the dividend, on', async () => {
    const { page, close } = await visit();
    await open(
      page,
      playUntil(t1848, NAMES.slice(0, 4), (g, d) => d.step === 'track' && tiles(g) > 6 && d.verbs.includes('layTile')),
    );
    await page.keyboard.press('n');
    expect(await page.locator('#map-cursor').textContent()).toMatch(/;.*may be chosen/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('t');
    await page.waitForFunction(() => /track to/.test(document.querySelector('[data-lay]')?.textContent ?? ''));
    await doing(page, () => page.keyboard.press('Enter'));
    await page.waitForFunction(() => /lays tile/.test(document.querySelector('[data-announced]')?.textContent ?? ''));
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (let i = 0; i < 4 && !/pay out/.test(await questionOf(page)); i++) {
      if (/run your/.test(await questionOf(page))) {
        await page.locator('button[data-act="runRoutes"]').waitFor();
        await doing(page, () => page.keyboard.press('Enter'));
      } else await doing(page, () => page.keyboard.press('p'));
    }
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Back to now' }).waitFor();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Back to now' }).waitFor({ state: 'hidden' });
    await close();
  });

  test.each(Object.values(shelf).map(t => [t.id, t] as const))('a late position of %s in words', async (_, title) => {
    const players = Math.max(...title.players.filter(n => n <= 4));
    const played = playUntil(title, NAMES.slice(0, players), (g, d) => d.company !== undefined && tiles(g) > 14);
    const { game } = played;
    const { page, close } = await visit();
    await open(page, played);
    await page.keyboard.press('i');
    const drawer = page.getByRole('dialog', { name: 'The position in words' });
    await drawer.getByRole('listitem').first().waitFor();
    const said = await drawer.ariaSnapshot();
    const { ids, hexes } = title.parts.map;
    for (const id of ids) expect(said).toMatch(new RegExp(`listitem: .*\\b${hexes[id]?.printed ?? id}\\b`));
    for (const { tile } of Object.values(game.state.map.tiles)) expect(said).toContain(`tile ${tile}`);
    for (const [id, company] of Object.entries(game.state.companies)) {
      if (company.closed) continue;
      const line = said.split('\n').find(l => l.includes(`(${id}); `)) ?? '';
      expect(line, id).not.toBe('');
      if (company.cell) expect(line).toContain(`Price`);
      for (const train of company.floated ? company.trains : []) expect(line).toContain(train);
      if (company.held.some(h => typeof h === 'number')) expect(line).toContain('%');
    }
    await close();
  });
});
