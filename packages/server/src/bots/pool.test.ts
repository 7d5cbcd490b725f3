import { levels, thinkThrough } from '@roundhouse/bots';
import { question, start, type Title, variantOf, view } from '@roundhouse/engine';
import { t18cz, t1848 } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { openPool } from './pool.ts';
import type { Riddle } from './worker.ts';

const tableOf = (plan: Title) => {
  const setup = { title: plan.id, players: 3, options: {} };
  const title = variantOf(plan, setup);
  const { state } = start(title, { players: 3, options: {}, seed: 'pool' });
  const seat = question({ title, state })?.by ?? 0;
  return { setup, title, seen: view({ title, state }, seat), seat };
};
const { title, setup, seen, seat } = tableOf(t1848);
const riddle = (entry: number, level = 'foreman'): Riddle => ({
  ...{ setup, seen, seat, level },
  memory: { table: 'pool', entry },
});

test('a thread comes to the same thought as anywhere; what nobody waits for is not thought', async () => {
  const pool = openPool(1);
  const answers = await Promise.all([
    ...[1, 2].map(entry => pool.think(riddle(entry), () => true)),
    pool.think(riddle(3), () => false),
  ]);
  const here = [1, 2].map(entry => {
    const { memory } = riddle(entry);
    return thinkThrough(levels.foreman, { title, state: seen }, seat, memory).action;
  });
  expect(answers).toEqual([...here, undefined]);
});

test('a thought that fails harms no other', async () => {
  const pool = openPool(1);
  const failing = pool.think(riddle(1, 'emperor'), () => true);
  const next = pool.think(riddle(1, 'apprentice'), () => true);
  await expect(failing).rejects.toThrow('emperor');
  expect(await next).toMatchObject({ by: seat });
});

test('who needs long keeps nobody waiting', async () => {
  const pool = openPool(1);
  const order: string[] = [];
  const ask = (asked: Riddle) => pool.think(asked, () => true).then(() => order.push(asked.level));
  const { title: _, ...long } = tableOf(t18cz);
  await Promise.all([
    ask({ ...long, level: 'director', memory: { table: 'pool', entry: 1 } }),
    ask(riddle(1, 'apprentice')),
  ]);
  expect(order).toEqual(['apprentice', 'director']);
});
