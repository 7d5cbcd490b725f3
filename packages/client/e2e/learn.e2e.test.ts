import { openRecord, present } from '@roundhouse/engine';
import { playGame } from '@roundhouse/testkit';
import { t1848 } from '@roundhouse/titles';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, visit } from './browser.ts';
import { type Hand, press } from './driver.ts';
import { openHouse } from './house.ts';
import { layOn, look } from './player.ts';
import { seed } from './seed.ts';

const said = async (page: Page): Promise<string> => (await page.getByTestId('said').textContent())?.trim() ?? '';
const isRight = async (page: Page): Promise<boolean> => (await page.locator('[data-answer="right"]').count()) > 0;

/** Somebody who knows nothing: does one thing after the other that the page offers, until the teacher is content. */
const findOut = async (page: Page, hand: Hand): Promise<readonly string[]> => {
  const heard: string[] = [];
  const tried = new Set<string>();
  for (let tries = 0; tries < 60; tries++) {
    // The best run is looked for while the page is already there.
    if (await page.locator('section[class*="bill"]').count())
      await page.locator('button[data-act="runRoutes"]').waitFor({ timeout: 20_000 });
    const seen = await look(page);
    const acts = seen.acts.map(({ n, act, of }) => ({
      key: `${act} ${of} ${n}`,
      go: () => press(hand, page.locator('button[data-act]').nth(n)),
    }));
    const hexes = seen.hexes.map(h => ({ key: h.hex, go: () => layOn(page, hand, h, count => count - 1) }));
    const way = [...acts, ...hexes].find(w => !tried.has(w.key));
    if (!way) break;
    tried.add(way.key);
    const before = await said(page);
    await way.go();
    await page
      .waitForFunction(
        old => {
          const now = document.querySelector('[data-testid="said"]')?.textContent?.trim() ?? '';
          return (now && now !== old) || document.querySelector('[role="alert"]');
        },
        before,
        { timeout: 3000 },
      )
      .catch(() => undefined);
    heard.push(await said(page));
    if (await isRight(page)) return heard;
  }
  throw new Error(`Nothing the page offers is right: ${await page.getByTestId('task').textContent()}`);
};

describe.skipIf(!CHROMIUM)('lessons are learnt by reading the page alone', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('all of them, one after the other', async () => {
    const { page, errors, close } = await visit();
    await page.goto(`${house.address}/#/`);
    await page.getByRole('link', { name: 'New to this?' }).click();
    await page.getByRole('link', { name: 'Begin:' }).waitFor();
    const count = await page.locator('ol li').count();
    expect(count).toBeGreaterThanOrEqual(15);
    await page.getByRole('link', { name: 'Begin:' }).click();
    const heard: string[] = [];
    for (let n = 1; n <= count; n++) {
      await page.getByTestId('task').waitFor();
      heard.push(...(await findOut(page, 'mouse')));
      if (n < count) await page.getByRole('link', { name: 'Next:' }).click();
    }
    await page.getByRole('link', { name: 'That was the last one' }).click();
    await page.locator('ol li').first().waitFor();
    await expect.poll(() => page.locator('ol li[data-done]').count(), { timeout: 20_000 }).toBe(count);
    expect(heard.filter(h => !h)).toEqual([]);
    expect(errors.filter(e => !/404/.test(e))).toEqual([]);
    await close();
  });

  test('in German with a thumb; a reload forgets neither a kind sentence nor what is learnt', async () => {
    const { page, errors, close } = await visit({ width: 360, height: 740, isTouch: true });
    await page.addInitScript(() => localStorage.setItem('roundhouse.settings', JSON.stringify({ language: 'de' })));
    await page.goto(`${house.address}/#/learn/pay`);
    await page.getByTestId('task').waitFor();
    await press('thumb', page.getByRole('button', { name: /Einbehalten|Behalten/ }).first());
    await page.waitForFunction(() => document.querySelector('[data-testid="said"]')?.textContent);
    const kind = await said(page);
    expect(kind).toContain('£420');
    await page.reload();
    await page.getByTestId('task').waitFor();
    expect(await said(page)).toBe(kind);
    await findOut(page, 'thumb');
    const learnt = await said(page);
    await page.reload();
    await page.waitForFunction(() => document.querySelector('[data-answer="right"]'));
    expect(await said(page)).toBe(learnt);
    expect(errors.filter(e => !/404/.test(e))).toEqual([]);
    await close();
  });

  test('a first game: the coach explains a question once, and says how everybody stands', async () => {
    const { page, errors, close } = await visit();
    await page.goto(`${house.address}/#/learn`);
    await page.getByRole('button', { name: 'Play a first game' }).click();
    const coach = page.getByTestId('coach');
    await coach.getByText('Each turn begins with one').waitFor();
    expect(await coach.textContent()).toContain('As it stands');
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/coach.png` });
    await coach.getByRole('button', { name: 'Understood' }).click();
    await page.waitForFunction(
      () => !document.querySelector('[data-testid="coach"]')?.textContent?.includes('Each turn begins'),
    );
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/first-game.png` });
    expect(errors.filter(e => !/404/.test(e))).toEqual([]);
    await close();
  });

  test('after a game: every run is held against the best there was', async () => {
    const { page, errors, close } = await visit();
    const { record } = playGame({ title: t1848, players: 4, seed: 'review' }, 2);
    const opened = openRecord(t1848, record);
    if ('violation' in opened) throw new Error(opened.violation.clause);
    const game = present(opened);
    await page.goto(house.address);
    await seed(page, 'game', record, game.state);
    await page.goto(`${house.address}/#/record/game`);
    await page.getByRole('button', { name: /^Hold .* against the best$/ }).click();
    await page.locator('section[class*="missed"] tbody button').first().click();
    expect(await page.getByRole('slider', { name: 'Position in the game' }).inputValue()).not.toBe(
      String(record.log.length),
    );
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/missed.png` });
    expect(errors.filter(e => !/404/.test(e))).toEqual([]);
    await close();
  });
});
