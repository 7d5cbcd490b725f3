import { choices, type Game, leaves, play } from '@roundhouse/engine';
import { t18cz, t1848 } from '@roundhouse/titles';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CHROMIUM, visit } from './browser.ts';
import { playUntil } from './games.ts';
import { opensTables } from './opens.ts';

const NAMES = ['Anna', 'Bruno', 'Clara', 'Dmitri'];
const laid = (g: Game): number => Object.keys(g.state.map.tiles).length;

/** Whether the first train that can be bought makes others rust. */
const isRusting = (g: Game): boolean => {
  for (const action of leaves(choices(g, 'buyTrain'))) {
    const outcome = play(g, action);
    return !outcome.violation && outcome.events.some(e => e.type === 'trainsGone');
  }
  return false;
};

/** Everything announced from now on, a line each; a second purchase must not hide the first. */
const heard = async (page: Page): Promise<() => Promise<string>> => {
  const live = page.locator('[data-announced]');
  await live.evaluate(region => {
    const lines: string[] = [];
    new MutationObserver(() => {
      lines.push(region.textContent ?? '');
      region.setAttribute('data-heard', lines.join('\n'));
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return async () => (await live.getAttribute('data-heard')) ?? '';
};

describe.skipIf(!CHROMIUM)('the table by ear', () => {
  const open = opensTables();

  test.each([
    ['1848', t1848, 4],
    ['18cz', t18cz, 0],
  ] as const)('%s: every button of a stock round says which company it is for', async (_, title, least) => {
    const { page, close } = await visit();
    const played = playUntil(title, NAMES, (g, d) => d.step === 'stock' && laid(g) >= least);
    await open(page, played);
    const buttons = page.locator('[data-company] button[data-act]');
    await expect.poll(() => buttons.count()).toBeGreaterThan(3);
    const names = await buttons.evaluateAll(all =>
      all.map(b => `${b.closest('[data-company]')?.getAttribute('data-company')}: ${b.textContent}`),
    );
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      const [company = '', said = ''] = name.split(/: (.*)/s);
      expect(said).toContain(company);
    }
    // Every charter has its heading, and the director is said, not only underlined.
    const cards = page.locator('[data-company]');
    expect(await page.locator('[data-company] h3').count()).toBe(await cards.count());
    for (const [id, company] of Object.entries(played.game.state.companies)) {
      if (!company.floated || !company.held.some(h => typeof h === 'number')) continue;
      expect(await page.locator(`[data-company="${id}"]`).textContent()).toMatch(/director/i);
    }
    await close();
  });

  test('a purchase that makes trains rust is told with all that came of it', async () => {
    const { page, close } = await visit();
    await open(
      page,
      playUntil(t1848, NAMES, (g, d) => d.verbs.includes('buyTrain') && isRusting(g)),
    );
    const said = await heard(page);
    const buy = page.locator('button[data-act="buyTrain"]:visible').first();
    await expect
      .poll(
        async () => {
          if (await buy.isVisible()) await buy.click();
          return said();
        },
        { interval: 600 },
      )
      .toMatch(/buys .* rusted.*Phase/);
    await close();
  });

  test('a hex that is looked into is read out, with what may come to lie there', async () => {
    const { page, close } = await visit();
    await open(
      page,
      playUntil(t1848, NAMES, (g, d) => d.step === 'stock' && laid(g) > 4),
    );
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    const under = (await page.locator('#map-cursor').textContent()) ?? '';
    await page.keyboard.press('Enter');
    const said = page.locator('[data-story]');
    await expect.poll(() => said.textContent()).not.toBe('');
    expect((await said.textContent())?.slice(0, 2)).toBe(under.slice(0, 2));
    await page.keyboard.press('Escape');
    await expect.poll(() => said.textContent()).toBe('');
    await close();
  });

  test('with colours of the reader’s choosing the main button and the routes are told apart', async () => {
    const { page, close } = await visit();
    await page.emulateMedia({ forcedColors: 'active' });
    await open(
      page,
      playUntil(t1848, NAMES, (g, d) => d.step === 'run' && laid(g) > 8 && d.verbs.includes('runRoutes')),
    );
    const run = page.locator('button[data-act="runRoutes"]');
    await run.waitFor();
    expect(await run.evaluate(b => getComputedStyle(b).borderTopWidth)).toBe('3px');
    const stripes = await page
      .locator('[class*="_train_"][style*="border-color"]')
      .evaluateAll(all => all.map(e => getComputedStyle(e).borderLeftColor));
    expect(stripes.length).toBeGreaterThan(0);
    expect(new Set(stripes).size).toBe(stripes.length);
    await close();
  });
});
