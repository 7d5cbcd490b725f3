import { start, tileOf } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { everOn, prospectsOf } from './story.ts';

describe.each(Object.keys(shelf))('the story of a hex of %s', id => {
  const title = shelf[id];
  if (!title) throw new Error(id);
  const game = start(title, { players: title.players[0] ?? 3, options: {}, seed: 'story' });

  test('colours follow each other, and nothing is laid before a company floats', () => {
    for (const hex of title.parts.map.ids.slice(0, 12)) {
      const colours = everOn(game, hex).map(e => e.colour);
      expect(colours).toEqual(colours.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
      for (const { colour, tiles } of everOn(game, hex))
        for (const tile of tiles) expect(tileOf(game, tile).colour).toBe(colour);
      for (const p of prospectsOf(game, hex)) expect(p.companies).toEqual([]);
    }
  });
});

const order = ['white', 'yellow', 'green', 'brown', 'grey'];
