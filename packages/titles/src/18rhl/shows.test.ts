import { start, view } from '@roundhouse/engine';
import { does, inOperating, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

describe('what lies on the table', () => {
  test('a target card lies before its owner until it is fulfilled', () => {
    const at = inOperating();
    const slices = { targets: { open: [], held: { 0: 'T2', 2: 'T8' } } };
    const g = scenario(rhl, { options: { targets: true }, slices, at });
    expect([0, 1, 2].map(seat => g.title.shows?.card?.(g, seat))).toEqual(['T2', undefined, 'T8']);
    const first = start(rhl, { players: 3, options: { targets: true }, seed: 'open' });
    const [by = 0] = first.state.seating;
    expect(first.title.shows?.card?.(first, by)).toBeUndefined();
    const { open } = first.state.slices['targets'] as { readonly open: readonly string[] };
    const after = does(first, 'pickTarget', { card: open[0] });
    expect(after.title.shows?.card?.(after, by)).toBe(open[0]);
  });

  test('destiny cards are seen by their owner alone', () => {
    const g = start(rhl, { players: 3, options: { destinies: true }, seed: 'hands' });
    const { shows } = g.title;
    expect(shows?.hand?.(g, 1)).toHaveLength(2);
    const seen = { title: g.title, state: view(g, 1) as typeof g.state };
    expect([0, 1, 2].map(seat => shows?.hand?.(seen, seat).length)).toEqual([0, 2, 0]);
  });
});
