import { type Game, type HexId, question, type TileId, tilesLeft, upgradesOf } from '@roundhouse/engine';
import { does, lays, noLay, refusal, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

const at = (company: string, more: Omit<Scenario, 'at'>): Game =>
  turnOf(t1848, company, 'track', { phase: '3', ...more });

/** Adelaide G3 and Port Pirie F3, joined; G3 leads on to H4, F3 to E2. */
const south = { tokens: { SAR: ['G3'] }, tiles: { G3: '57/2', F3: '57/2' } };
/** Adelaide leads to F4, where other track crosses from Port Pirie to F5. */
const cross = { tokens: { SAR: ['G3'] }, tiles: { G3: '5/2', F4: '9/1' } };
const UNREACHED = 'track.connected 48-7.5.3-a';

describe('upgrading', () => {
  test('[48-7.5.1-a] one tile, one colour further', () => {
    const g = at('SAR', south);
    const green = lays(g, 'F3 15/2');
    expect(green.state.map.tiles['F3']).toEqual({ tile: '15', turn: 2 });
    expect(question(green)?.step).not.toBe('track');
    expect(noLay(green, 'G3 236/2')).toBe('turn.verb 48-7.3-a');
    expect(noLay(g, 'F3 57/2')).toBe('track.colour 48-7.5.1-a');
    expect(noLay(at('SAR', { ...south, phase: '8' }), 'F3 611/1')).toBe('track.colour 48-7.5.1-a');
    expect(noLay(at('SAR', { ...south, tiles: { G3: '57/2' } }), 'F3 15/2')).toBe('track.colour 48-7.5.1-a');
  });

  test('[48-7.5.1-a] yellow, green, brown, gray', () => {
    for (const [old, next] of [
      ['57/2', '15/2'],
      ['15/2', '611/1'],
      ['611/1', '915/1'],
    ] as const) {
      const g = at('CAR', { tokens: { CAR: ['E2'] }, phase: '8', tiles: { E2: old } });
      expect(noLay(g, `E2 ${next}`)).toBeUndefined();
    }
  });

  test('[48-7.5.1-a] never together with a yellow tile', () => {
    const yellow = lays(at('SAR', south), 'H4 6/2');
    expect(noLay(yellow, 'E2 57/2')).toBeUndefined();
    expect(noLay(yellow, 'F3 15/2')).toBe('track.mixed 48-7.5.1-a');
    const green = lays(at('SAR', south), 'F3 15/2');
    expect(noLay(green, 'H4 6/2')).toBe('turn.verb 48-7.3-a');
  });

  test('[48-7.5.1-b] new track may end at a neighbour’s bare side and be of no use to the company', () => {
    // F3 gets a side towards F4, whose tile has none there.
    expect(noLay(at('SAR', { ...south, tiles: { ...south.tiles, F4: '9/0' } }), 'F3 15/2')).toBeUndefined();
    // The second track of F4 cannot be reached.
    expect(noLay(at('SAR', { ...south, tiles: { G3: '5/2', F4: '9/0' } }), 'F4 20/0')).toBeUndefined();
  });

  test('[48-7.5.1-c] new places are there at once, for tokens and to pass', () => {
    const full = { ...south, tokens: { SAR: ['G3'], QR: ['F3'] } };
    expect(noLay(at('SAR', full), 'E2 57/2')).toBe('track.connected 48-7.4.1-a');
    const green = lays(at('SAR', full), 'F3 15/2');
    expect(question(green)?.step).toBe('token');
    expect(refusal(green, 'placeToken', { hex: 'F3', city: 0 })).toBeUndefined();
    const later = at('SAR', { ...full, tiles: { ...full.tiles, F3: '15/2' } });
    expect(noLay(later, 'E2 57/2')).toBeUndefined();
  });

  test('[48-7.5.1-d] the replaced tile goes back to the supply', () => {
    const g = at('SAR', { ...south, tiles: { ...south.tiles, E7: '57/0' } });
    expect(tilesLeft(g, '57')).toBe(0);
    expect(noLay(g, 'E2 57/2')).toBe('track.supply 48-1.3-a');
    expect(tilesLeft(lays(g, 'F3 15/2'), '57')).toBe(1);
  });

  test('[N-47] [48-7.5.1-d] the last 238 is on the map: others take 236 or 237, or wait for it', () => {
    const k = { tokens: { SAR: ['G3'], VR: ['H6'] }, tiles: { G3: '5/2', H6: '238/1', B10: '238/0' } };
    const waiting = at('SAR', { ...k, phase: '5' });
    expect(noLay(waiting, 'G3 238/2')).toBe('track.supply 48-1.3-a');
    expect(noLay(waiting, 'G3 236/2')).toBeUndefined();
    const two = { par: { VR: 100, SAR: 90 }, shares: { VR: { 0: 6 }, SAR: { 0: 6 } }, cash: { SAR: 0 } };
    let g = lays(at('VR', { ...k, ...two, phase: '5' }), 'H6 239/1');
    while (question(g)?.company === 'VR') g = does(g, 'pass');
    expect(question(g)?.company).toBe('SAR');
    expect(noLay(g, 'G3 238/2')).toBeUndefined();
  });
});

describe('colours', () => {
  test.each([
    ['green', '2', '3', '57/2', '15/2'],
    ['brown', '4', '5', '15/2', '611/1'],
    ['gray', '6', '8', '611/1', '915/1'],
  ])('[48-7.5.2-a] %s not in phase %s, but in phase %s', (_, before, after, old, next) => {
    const augusta = { tokens: { CAR: ['E2'] }, tiles: { E2: old } };
    expect(noLay(at('CAR', { ...augusta, phase: before }), `E2 ${next}`)).toBe('track.phase 48-7.5.2-a');
    expect(noLay(at('CAR', { ...augusta, phase: after }), `E2 ${next}`)).toBeUndefined();
  });

  test('[48-7.5.2-a] a new colour holds for the next company of the same round', () => {
    const two = {
      tokens: { ...south.tokens, QR: ['B10'] },
      tiles: { ...south.tiles, B10: '5/1' },
      par: { SAR: 90, QR: 100 },
      shares: { QR: { 0: 6 }, SAR: { 0: 6 } },
    };
    const g = turnOf(t1848, 'QR', 'trains', { ...two, phase: '2', sold: { 2: 6 } });
    const next = does(does(g, 'buyTrain', { train: '3', from: 'bank' }), 'pass');
    expect(question(next)).toMatchObject({ company: 'SAR', step: 'track' });
    expect(noLay(next, 'F3 15/2')).toBeUndefined();
  });
});

describe('what an upgrade must keep', () => {
  test('[48-7.5.3-a] some track on the tile must be the company’s to run afterwards', () => {
    expect(noLay(at('SAR', { ...cross, tiles: { ...cross.tiles, E7: '57/0' } }), 'E7 15/0')).toBe(UNREACHED);
    // The straight across F4 is out of reach; a second one to Adelaide is not.
    expect(noLay(at('SAR', cross), 'F4 20/0')).toBeUndefined();
    expect(noLay(at('SAR', { ...cross, tiles: { G3: '6/3', F4: '9/2' } }), 'F4 18/2')).toBe(UNREACHED);
  });

  test('[48-7.5.3-a] a blocked city may be the end of that track', () => {
    const g = at('SAR', { ...south, tokens: { SAR: ['G3'], QR: ['F3'] } });
    expect(noLay(g, 'F3 15/2')).toBeUndefined();
  });

  test('[48-7.5.3-b] all old track stays in place', () => {
    const g = at('SAR', { ...south, tiles: { G3: '5/2', F4: '9/0', F3: '57/2' } });
    expect(noLay(g, 'F4 20/0')).toBeUndefined();
    expect(noLay(g, 'F4 20/1')).toBe('track.preserve 48-7.5.3-b');
    expect(noLay(at('SAR', south), 'F3 14/0')).toBe('track.side 48-7.4.7-a');
  });

  const KINDS = { C6: '9/0', E7: '57/0', B10: '5/1', B9: '235/4', G6: '55/0' } as const;
  const GREEN = { C6: '20', E7: '14', B10: '238', B9: '59', G6: '' } as const;
  test.each(Object.keys(KINDS) as (keyof typeof KINDS)[])('[48-7.5.3-c] on %s no tile of another kind', hex => {
    const g = at('QR', { tokens: { QR: ['B10'] }, tiles: KINDS });
    const fits = new Set(upgradesOf(g, hex).map(l => l.tile));
    for (const tile of Object.values(GREEN).filter(Boolean)) {
      expect(fits.has(tile)).toBe(tile === GREEN[hex]);
      if (tile !== GREEN[hex]) expect(noLay(g, `${hex} ${tile}/0`)).toMatch(/^track.(kind|label) 48-7.5.3-c$/);
    }
  });

  const LAST = [
    ['G6', '1 2 55 56 69'],
    ['C6', '39 40 41 42 43 44 45 46 47 70'],
    ['B9', '64 65 66 67 68'],
    ['E7', '915'],
    ['B10', '240'],
  ] as const;
  test.each(LAST)('[48-7.5.3-c] on %s nothing follows %s', (hex, tiles) => {
    for (const tile of tiles.split(' ')) expect(after(hex, tile)).toEqual([]);
  });
});

/** The tiles that can follow a tile on a hex, however it lies. */
const after = (hex: HexId, tile: TileId): readonly TileId[] => {
  const found = [0, 1, 2, 3, 4, 5].flatMap(turn => {
    const g = at('WA', { phase: '8', tokens: { WA: ['D1'] }, tiles: { [hex]: `${tile}/${turn}` } });
    return upgradesOf(g, hex).map(l => l.tile);
  });
  return [...new Set(found)].sort((a, b) => Number(a) - Number(b));
};

describe('manifest', () => {
  test('[48-7.5.3-d] tile 7 also becomes 29, 30 and 31', () => {
    expect(after('C6', '7')).toEqual(['18', '26', '27', '28', '29', '30', '31']);
  });

  test.each([
    ['E7', '5', '14 15'],
    ['E7', '6', '14 15'],
    ['E7', '57', '14 15'],
    ['B10', '5', '236 237 238'],
    ['B10', '6', '236 237 238'],
    ['B10', '57', '236 237'],
    ['E7', '14', '611'],
    ['E7', '15', '611'],
    ['E7', '611', '915'],
    ['B10', '236', '239'],
    ['B10', '237', '239'],
    ['B10', '238', '239'],
    ['B10', '239', '240'],
    ['B9', '235', '59'],
    ['B9', '59', '64 65 66 67 68'],
    ['C6', '8', '16 19 23 24 25 28 29 30 31'],
    ['C6', '9', '18 19 20 23 24 26 27'],
    ['C6', '16', '43 70'],
    ['C6', '18', '43'],
    ['C6', '19', '45 46'],
    ['C6', '20', '44 47'],
    ['C6', '23', '41 43 45 47'],
    ['C6', '24', '42 43 46 47'],
    ['C6', '25', '40 45 46'],
    ['C6', '26', '42 44 45'],
    ['C6', '27', '41 44 46'],
    ['C6', '28', '39 43 46 70'],
    ['C6', '29', '39 43 45 70'],
    ['C6', '30', '42 70'],
    ['C6', '31', '41 70'],
  ])('[48-7.5.3-EX1] on %s tile %s becomes %s', (hex, tile, next) => {
    expect(after(hex, tile)).toEqual(next.split(' '));
  });
});
