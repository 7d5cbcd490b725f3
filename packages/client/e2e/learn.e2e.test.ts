import { type LessonWords, lessons, lessonWords } from '@roundhouse/lessons';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, visit } from './browser.ts';
import { press } from './driver.ts';
import { openHouse } from './house.ts';
import { findOut, isRight, said } from './pupil.ts';
import { still } from './still.ts';

/** Learns one lesson: hears two of its kind sentences and the right one; a reload in between forgets neither. */
const learn = async (page: Page, words: LessonWords): Promise<void> => {
  const kind = Object.values(words.wrong);
  const wrong = new Set<string>();
  let isLearnt = false;
  const reloaded = async (): Promise<void> => {
    const before = await said(page);
    await page.reload();
    await page.getByTestId('said').getByText(before).waitFor();
    await still(page);
  };
  const isEnough = async (heard: readonly string[]): Promise<boolean> => {
    const last = heard.at(-1) ?? '';
    const isNew = kind.includes(last) && !wrong.has(last);
    if (isNew) wrong.add(last);
    if (isNew && wrong.size === 1) await reloaded();
    if (await isRight(page)) {
      expect(last).toBe(words.right);
      isLearnt = true;
      if (wrong.size < 2) {
        await page.getByRole('button', { name: 'Once more' }).click();
        await still(page);
      }
    }
    return isLearnt && wrong.size >= 2;
  };
  await findOut(page, 'mouse', isEnough);
  if (!(await isRight(page))) await findOut(page, 'mouse');
  await reloaded();
  expect(await isRight(page)).toBe(true);
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

  test('each: two wrong answers with their sentences, the right one, and a reload after either', {
    timeout: 600_000,
  }, async () => {
    const { page, errors, close } = await visit();
    for (const { id } of lessons) {
      await page.goto(`${house.address}/#/learn/${id}`);
      await page
        .getByTestId('task')
        .getByText(lessonWords.en[id]?.task ?? '', { exact: true })
        .waitFor();
      await still(page);
      await learn(page, lessonWords.en[id] as LessonWords);
    }
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
});
