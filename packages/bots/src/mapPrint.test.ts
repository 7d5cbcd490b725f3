import type { MapState } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { mapPrint } from './mapPrint.ts';

const tiles: MapState['tiles'] = { A1: { tile: '7', turn: 0 }, B2: { tile: '8', turn: 3 } };
const tokens: MapState['tokens'] = { A1: [{ by: 'WA', city: 0 }] };

describe('the print of a map', () => {
  test('is the same where the same lies, in whatever order it was laid', () => {
    const { A1, B2 } = tiles as Record<'A1' | 'B2', MapState['tiles'][string]>;
    expect(mapPrint({ tiles: { B2: { ...B2 }, A1 }, tokens: structuredClone(tokens) })).toBe(
      mapPrint({ tiles, tokens }),
    );
  });

  const others: Readonly<Record<string, MapState>> = {
    'a tile turned': { tiles: { ...tiles, B2: { tile: '8', turn: 4 } }, tokens },
    'another tile': { tiles: { ...tiles, B2: { tile: '9', turn: 3 } }, tokens },
    'tiles that changed places': { tiles: { A1: { tile: '8', turn: 3 }, B2: { tile: '7', turn: 0 } }, tokens },
    'a tile less': { tiles: { A1: { tile: '7', turn: 0 } }, tokens },
    'a token more': { tiles, tokens: { ...tokens, B2: [{ by: 'WA', city: 0 }] } },
    'a token of somebody else': { tiles, tokens: { A1: [{ by: 'SAR', city: 0 }] } },
    'a token in another city': { tiles, tokens: { A1: [{ by: 'WA', city: 1 }] } },
    'a token beside the places': { tiles, tokens: { A1: [{ by: 'WA', city: 0, beside: true }] } },
    'a token that lies face down': { tiles, tokens: { A1: [{ by: 'WA', city: 0, faceDown: true }] } },
    'a token of a kind': { tiles, tokens: { A1: [{ by: 'WA', city: 0, kind: 'port' }] } },
  };

  test.each(Object.entries(others))('differs for %s', (_, other) => {
    expect(mapPrint(other)).not.toBe(mapPrint({ tiles, tokens }));
  });
});
