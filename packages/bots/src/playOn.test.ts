import { start, type Title } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { dice } from './dice.ts';
import { effort } from './effort.ts';
import { playedOn } from './playOn.ts';
import { COMMON } from './weights.ts';

const after = (id: string, players: number, rounds: number) => {
  const g = start(shelf[id] as Title, { players, options: {}, seed: 'on' });
  const mind = { roll: dice('on'), on: effort(), weights: COMMON, lays: 3, noise: 0.15, swaps: true, quiet: true };
  return playedOn(g, rounds, () => mind).state.over;
};

describe('playing on', () => {
  // What a seat is worth then needs no estimate.
  test.each([
    ['18rhl-short', 3],
    ['18lra-short', 3],
    ['18cz-bohemia', 2],
    ['18cz-moravia-silesia', 2],
    ['18cz', 3],
  ])('%s is played to its end where rounds are not limited', (id, players) => {
    expect(after(id, players, 2)).toBeFalsy();
    expect(after(id, players, Number.POSITIVE_INFINITY)).toBeTruthy();
  });
});
