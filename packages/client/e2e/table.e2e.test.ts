import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, visit } from './browser.ts';
import { doing, glowing, oneMove, playFirst, questionOf, roundOf } from './driver.ts';
import { openHouse } from './house.ts';

test.runIf(!CHROMIUM)(
  'no Chromium was found, so the tests in a browser are skipped; CHROMIUM_PATH says where it is',
  () => {},
);

describe.skipIf(!CHROMIUM)('the table in a browser', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('a new visitor is one click from the first decision, and it can be made', async () => {
    const { page, errors, close } = await visit();
    await page.goto(house.address);
    await page.getByRole('button', { name: /hot-seat/i }).click();
    await page.locator('button[data-act]').first().waitFor();
    expect(await questionOf(page)).toMatch(/buy a private company/);
    const before = await page.locator('button[data-act="lowerLot"]').count();
    expect(before).toBeGreaterThan(3);
    await playFirst(page, 'mouse', 'lowerLot');
    expect(await page.getByRole('region', { name: 'Log' }).textContent()).toMatch(/lowers/);
    expect(errors.filter(e => !/404/.test(e))).toEqual([]);
    await close();
  });

  test('an auction, a stock round and two operating rounds are played by clicking', async () => {
    const { page, errors, close } = await visit();
    await page.goto(house.address);
    await page.getByRole('button', { name: /hot-seat/i }).click();
    await page.locator('button[data-act]').first().waitFor();
    const rounds = new Set<string>();
    const deeds: Record<string, number> = {};
    for (let i = 0; i < 400; i++) {
      const round = await roundOf(page);
      rounds.add(round);
      if ([...rounds].filter(r => r.startsWith('OR')).length > 2 || round === 'OR 3.1') break;
      const deed = await oneMove(page, 'mouse');
      deeds[deed] = (deeds[deed] ?? 0) + 1;
    }
    expect([...rounds].filter(r => r.startsWith('OR')).length).toBeGreaterThanOrEqual(2);
    expect([...rounds]).toContain('Auction');
    expect([...rounds]).toContain('SR 1');
    for (const deed of [
      'buyLot',
      'startCompany',
      'buyShare',
      'layTile',
      'buyTrain',
      'runRoutes',
      'payDividend',
      'pass',
    ])
      expect(deeds[deed], deed).toBeGreaterThan(0);
    expect(errors.filter(e => !/404/.test(e))).toEqual([]);

    // A reload brings back the exact position.
    const question = await questionOf(page);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await questionOf(page)).toBe(question);

    // Undo and redo.
    await page.waitForFunction(() => document.querySelectorAll('ol li button').length > 5);
    await doing(page, () => page.getByRole('button', { name: 'Undo' }).click());
    const undone = await questionOf(page);
    await doing(page, () => page.getByRole('button', { name: 'Redo' }).click());
    expect(await questionOf(page)).toBe(question);
    expect(typeof undone).toBe('string');
    await close();
  });

  test('a hex that does not glow says why, with its paragraph', async () => {
    const { page, close } = await visit();
    await page.goto(house.address);
    await page.getByRole('button', { name: /hot-seat/i }).click();
    await page.locator('button[data-act]').first().waitFor();
    for (let i = 0; i < 120 && !/: lay/.test(await questionOf(page)); i++)
      await oneMove(page, 'mouse', { laysTrack: false });
    expect(await glowing(page)).toBeDefined();
    const map = await page.locator('svg[role="application"]').boundingBox();
    if (!map) throw new Error('no map');
    await page.mouse.click(map.x + map.width * 0.5, map.y + map.height * 0.3);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.locator('a').textContent()).toMatch(/Rule \d/);
    expect(await alert.locator('a').getAttribute('href')).toMatch(/#\/library\//);
    await close();
  });

  test('a what-if branch changes nothing, and a record is read and played on from anywhere', async () => {
    const { page, close } = await visit();
    await page.goto(house.address);
    await page.getByRole('button', { name: /hot-seat/i }).click();
    await page.locator('button[data-act]').first().waitFor();
    for (let i = 0; i < 8; i++) await oneMove(page, 'mouse');
    const question = await questionOf(page);
    await doing(page, () => page.getByRole('button', { name: 'What if …' }).first().click());
    for (let i = 0; i < 2; i++) await oneMove(page, 'mouse');
    expect(await questionOf(page)).not.toBe(question);
    await doing(page, () => page.getByRole('button', { name: 'Back to the game' }).click());
    await expect.poll(() => questionOf(page), { timeout: 20_000 }).toBe(question);

    // What was tried can be done for good, one action after the other.
    await doing(page, () => page.getByRole('button', { name: 'What if …' }).first().click());
    await oneMove(page, 'mouse');
    const tried = await questionOf(page);
    await doing(page, () => page.getByRole('button', { name: /^Do it: / }).click());
    await page.getByRole('button', { name: 'Back to the game' }).waitFor({ state: 'detached' });
    await expect.poll(() => questionOf(page), { timeout: 20_000 }).toBe(tried);
    await doing(page, () => page.getByRole('button', { name: 'Undo' }).click());
    await expect.poll(() => questionOf(page), { timeout: 20_000 }).toBe(question);

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Record of the game' }).click();
    const slider = page.getByRole('slider');
    await slider.waitFor();
    await page.waitForFunction(() => document.querySelector('output')?.textContent === '8 of 8');
    await slider.fill('2');
    await page.waitForFunction(() => document.querySelector('output')?.textContent === '2 of 8');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator('button[data-act]').first().waitFor();
    expect(await questionOf(page)).toMatch(/private company/);
    await oneMove(page, 'mouse');
    await close();
  });

  test('a game open in two tabs goes on in both, and the one that was asleep cannot undo what the other did', async () => {
    const { context, page, close } = await visit();
    await page.goto(house.address);
    await page.getByRole('button', { name: /hot-seat/i }).click();
    await page.locator('button[data-act]').first().waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.locator('button[data-act]').first().waitFor();
    const asleep = await context.newPage();
    await asleep.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => {};
    });
    await asleep.goto(page.url());
    await asleep.locator('button[data-act]').first().waitFor();
    for (let i = 0; i < 4; i++) await oneMove(page, 'mouse');
    const now = await questionOf(page);
    await expect.poll(() => questionOf(other), { timeout: 20_000 }).toBe(now);
    await oneMove(other, 'mouse');
    const then = await questionOf(other);
    await expect.poll(() => questionOf(page), { timeout: 20_000 }).toBe(then);

    await asleep.locator('button[data-act="lowerLot"]').first().click();
    await asleep.getByText('went on in another tab').waitFor();
    await expect.poll(() => questionOf(asleep), { timeout: 20_000 }).toBe(then);
    await page.reload();
    await page.locator('button[data-act]').first().waitFor();
    expect(await questionOf(page)).toBe(then);
    await page.waitForFunction(() => document.querySelectorAll('ol li button').length > 4);
    await doing(page, () => page.getByRole('button', { name: 'Undo' }).click());
    await expect.poll(() => questionOf(page), { timeout: 20_000 }).toBe(now);
    await expect.poll(() => questionOf(other), { timeout: 20_000 }).toBe(now);
    await close();
  });
});
