import { start } from '@roundhouse/engine';
import { does, inOperating, scenario } from '@roundhouse/testkit';
import { rhl } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { openCardOf } from './standing.ts';

describe('what lies open', () => {
  test('is beside the player who has it, until it is gone', () => {
    const held = (cards: object) =>
      scenario(rhl, { options: { targets: true }, slices: { targets: { open: [], held: cards } }, at: inOperating() });
    const g = held({ 0: 'T2', 2: 'T8' });
    expect([0, 1, 2].map(seat => openCardOf(g, seat))).toEqual(['T2', undefined, 'T8']);
    expect(openCardOf(held({}), 0)).toBeUndefined();
    const first = start(rhl, { players: 3, options: { targets: true }, seed: 'open' });
    const [by = 0] = first.state.seating;
    expect(openCardOf(first, by)).toBeUndefined();
    const { open } = first.state.slices['targets'] as { readonly open: readonly string[] };
    expect(openCardOf(does(first, 'pickTarget', { card: open[0] }), by)).toBe(open[0]);
  });
});
