import type { Hex } from '@roundhouse/engine';
import { t1848 } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { labelOn } from './paint.ts';

test('the K of a city is seen on a yellow tile too', () => {
  const { map, tiles } = t1848.parts;
  const sydney = map.hexes['F9'] as Hex;
  expect(labelOn(sydney, undefined)).toBe('K');
  const yellow = Object.values(tiles).find(t => t.colour === 'yellow' && t.layout.nodes[0]?.kind === 'city');
  expect(yellow?.label).toBeUndefined();
  expect(labelOn(sydney, yellow)).toBe('K');
  expect(labelOn(map.hexes['C10'] as Hex, yellow)).toBeUndefined();
});
