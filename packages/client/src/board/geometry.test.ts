import { beyond } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { distance, INNER, type Point, plus, polar, SIDES, sheetOf, sideAngle } from './geometry.ts';

describe.each(Object.keys(shelf))('the map of %s', id => {
  const board = shelf[id]?.parts.map;

  test('neighbours lie beside each other, and no two hexes in one place', () => {
    if (!board) throw new Error('no map');
    const { centres } = sheetOf(board);
    for (const hex of board.ids)
      for (const side of SIDES) {
        const next = beyond(board, hex, side);
        if (!next) continue;
        const there = plus(centres[hex] as Point, polar(sideAngle(side), 2 * INNER));
        expect(distance(there, centres[next] as Point), `${hex} and ${next}`).toBeLessThan(0.01);
      }
    const places = new Set(board.ids.map(h => `${Math.round(centres[h]?.x ?? 0)} ${Math.round(centres[h]?.y ?? 0)}`));
    expect(places.size).toBe(board.ids.length);
  });
});
