import { levels, thinkThrough } from '@roundhouse/bots';
import { question, start, variantOf, view } from '@roundhouse/engine';
import { t1848 } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { openPool } from './pool.ts';
import type { Riddle } from './worker.ts';

const setup = { title: '1848', players: 3, options: {} };
const title = variantOf(t1848, setup);
const game = start(title, { players: 3, options: {}, seed: 'pool' });
const seat = question({ title, state: game.state })?.by ?? 0;
const riddle = (entry: number, level = 'foreman'): Riddle => ({
  ...{ setup, seen: view({ title, state: game.state }, seat), seat, level },
  memory: { table: 'pool', entry },
});

test('a thread comes to the same thought as anywhere; what nobody waits for is not thought', async () => {
  const pool = openPool(1);
  const answers = await Promise.all([
    ...[1, 2].map(entry => pool.think(riddle(entry), () => true)),
    pool.think(riddle(3), () => false),
  ]);
  const here = [1, 2].map(entry => {
    const { seen, memory } = riddle(entry);
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
