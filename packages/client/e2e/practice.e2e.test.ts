import { groundOf, seedOfDay, TASK_KINDS, type Task, taskKind, taskOf } from '@roundhouse/lessons/practice';
import { shelf } from '@roundhouse/titles';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { CHROMIUM, visit } from './browser.ts';
import { openHouse } from './house.ts';

const made = (seed: string): Task => {
  const title = shelf[groundOf(seed)];
  const task = title && taskOf(seed, title);
  if (!task) throw new Error(`No task for ${seed}.`);
  return task;
};

/** Two tasks of a kind: one to be solved, one to fail at. */
const seedsOf = (kind: string): readonly string[] =>
  Array.from({ length: 200 }, (_, n) => `e2e${n}`)
    .filter(seed => taskKind(seed) === kind)
    .slice(0, 2);

describe.skipIf(!CHROMIUM)('practice', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const answer = async (page: Page, seed: string, reply: number): Promise<string> => {
    await page.goto(`${house.address}/#/practice/${seed}`);
    await page.getByTestId('question').waitFor();
    await page.getByRole('radio').nth(reply).check();
    await page.getByRole('button', { name: /That is my answer|Das ist meine Antwort/ }).click();
    await page.locator('[data-solved]').waitFor();
    return (await page.getByTestId('verdict').textContent()) ?? '';
  };

  test.each(TASK_KINDS)('a task of the kind %s: the right answer, and a wrong one with its reason', async kind => {
    const { page, errors, close } = await visit();
    const [solved = '', failed = ''] = seedsOf(kind);
    expect(await answer(page, solved, made(solved).right)).toMatch(/^Right/);
    const { right, replies } = made(failed);
    const said = await answer(page, failed, (right + 1) % replies.length);
    expect(said).not.toMatch(/^Right/);
    expect(said.length).toBeGreaterThan(30);
    expect(await page.locator('label[data-right]').count()).toBe(1);
    expect(await findings(page)).toEqual([]);
    await page.reload();
    await page.locator('[data-solved="false"]').waitFor();
    expect(await page.getByTestId('verdict').textContent()).toBe(said);
    expect(errors).toEqual([]);
    await close();
  });

  test('one a day for everybody, on a phone, in German', async () => {
    const { page, errors, close } = await visit({ width: 360, height: 740, isTouch: true });
    await page.addInitScript(() => localStorage.setItem('roundhouse.settings', JSON.stringify({ language: 'de' })));
    const day = made(seedOfDay('2026-11-16'));
    expect(await answer(page, '2026-11-16', day.right)).toMatch(/^Richtig/);
    expect(await page.locator('[data-kind]').getAttribute('data-kind')).toBe(day.kind);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'Noch eine Aufgabe' }).click();
    await page.waitForURL(/practice\/(?!2026)/);
    await page.locator('[data-kind]:not([data-solved])').waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});
