import { beyond, colourOf, type Game, lying, type Tile, upgradesOf } from '@roundhouse/engine';
import { cited, earns, lays, noLay, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { lra } from './index.ts';

type Position = Omit<Scenario, 'at'>;
const at = (company: string, more: Position = {}): Game => turnOf(lra, company, 'track', { phase: '3', ...more });
const { tiles, map } = lra.parts;

describe('homes', () => {
  test('[LRA-6.1-a] red homes have printed track: no duty, and no tile is ever laid there', () => {
    for (const [company, hex] of [
      ['CCE', 'A5'],
      ['ADR', 'K3'],
      ['RhE', 'K11'],
      ['CME', 'K15'],
    ] as const) {
      const g = at(company);
      expect([cited(g, 'pass'), noLay(g, `${hex} 57/0`)]).toEqual([undefined, 'track.hex LRA-6.1-a']);
    }
  });

  test('[LRA-6.1-b] BME, GVE and MKB lay their home first; KEG has none to lay', () => {
    const bme = at('BME', { cash: { BME: 30 } });
    expect(cited(bme, 'pass')).toBe('track.home RHL-6.2.1-d');
    expect(lays(bme, 'G15 L04/0').state.money?.['BME']).toBe(0);
    expect(cited(at('GVE'), 'pass')).toBe('track.home RHL-6.2.1-d');
    expect(cited(at('MKB'), 'pass')).toBe('track.home RHL-6.2.1-d');
    expect(noLay(at('MKB'), 'C11 L08/0')).toBeUndefined();
    const yellow = at('MKB', { phase: '2' });
    expect(yellow.state.companies['MKB']?.operated).toBe(true);
    const keg = at('KEG', { phase: '2' });
    expect([cited(keg, 'pass'), noLay(lays(keg, 'F12 56/0'), 'G11 9/2')]).toEqual([undefined, undefined]);
  });

  test('[LRA-6.1-c] [LRA-N-33] a bare home may be laid later, on the own token', () => {
    const later = at('MKB', { tokens: { MKB: ['C11'] } });
    expect([cited(later, 'pass'), noLay(later, 'C11 L08/0')]).toEqual([undefined, undefined]);
    expect(noLay(at('MKB', { tokens: { MKB: ['E7'] } }), 'C11 L08/0')).toBe('track.connected RHL-6.2.1-b');
  });
});

describe('tiles', () => {
  test('[LRA-6.2.1-a] green-bordered hexes wait for the green phase', () => {
    const cce = (phase: string) => at('CCE', { phase, tokens: { CCE: ['A5'] } });
    expect(noLay(cce('2'), 'B6 9/2')).toBe('track.border LRA-6.2.1-a');
    expect(noLay(cce('3'), 'B6 9/2')).toBeUndefined();
    expect(
      cited(at('MKB', { phase: '2', tokens: { MKB: ['C11'] } }), 'layTile', { hex: 'C11', tile: 'L08', turn: 0 }),
    ).toMatch(/^(track\.border LRA-6\.2\.1-a|turn\.)/);
  });

  test('[LRA-6.2.1-b] codes', () => {
    const codes = new Set(Object.values(tiles).flatMap((t: Tile) => t.label ?? []));
    expect([...codes].sort()).toEqual(['CM', 'D', 'DU', 'GE', 'KR', 'MG', 'MO', 'NE', 'OY', 'RH', 'RU', 'UE']);
    const g = at('GVE', { tokens: { GVE: ['G7'] } });
    expect(noLay(g, 'G7 L08/0')).toBe('track.label LRA-6.2.1-b');
    expect(noLay(at('MKB', { tokens: { MKB: ['C11'] } }), 'C11 57/0')).toBe('track.label LRA-6.2.1-b');
  });

  test('[LRA-6.2.1-c] coded hexes follow their code through the colours', () => {
    const next = (hex: string, more: Position = {}) =>
      [...new Set(upgradesOf(at('ADR', more), hex).map(l => l.tile))].sort();
    expect(next('B8')).toEqual(['L01', 'L02', 'L03']);
    expect(next('B8', { tiles: { B8: 'L01/0' } })).toEqual(['L11', 'L12']);
    expect(next('B8', { tiles: { B8: 'L11/0' } })).toEqual(['L32', 'L33']);
    expect([next('B12'), next('D14')]).toEqual([['L27'], ['L30']]);
    expect(lying(lays(at('CCE', { tokens: { CCE: ['A5', 'B12'] } }), 'B12 L27/0'), 'B12').nodes[0]?.kind).toBe('city');
    expect(lying(at('ADR', { tiles: { F10: 'L36/0' } }), 'F10').nodes).toHaveLength(1);
    expect(next('F10', { tiles: { F10: 'L17/0' } })).toEqual(['L36']);
    expect(next('H8', { tiles: { H8: 'L18/0' } })).toContain('L37');
    expect(next('G7', { tiles: { G7: '57/0' } })).toEqual(['14', '15', '619']);
    expect(next('G7', { tiles: { G7: '14/0' } })).toEqual([]);
  });

  test('[LRA-6.2.1.3-a] every Rhine tile lies in one way', () => {
    const ways = (id: string) => tiles[id]?.turns;
    for (const id of ['L05', 'L35', 'L40']) expect([id, ways(id)]).toEqual([id, [5]]);
    expect(ways('L29')).toEqual([1]);
    for (const id of ['L04', 'L15', 'L16', 'L27', 'L28', 'L30', 'L34', 'L39', 'L41', 'L42', 'L43', 'L44'])
      expect([id, ways(id)]).toEqual([id, [0]]);
    const g = at('BME', { tokens: { BME: ['G15'] } });
    expect(noLay(g, 'G15 L04/1')).toBe('track.turn LRA-6.2.1.3-a');
  });

  test('[LRA-6.2.1.3-b] seventeen sides are closed, three may be built up to from either bank', () => {
    const closed =
      'A11:A13 A13:B12 B12:B14 C13:C15 D14:D16 D14:E15 E13:E15 E15:F14 F14:F16 F14:G15 G13:G15 H14:H16 H14:I15 I13:I15 I15:J14 J14:J16 J16:K15'.split(
        ' ',
      );
    const meet = (a: string, b: string) => [0, 1, 2, 3, 4, 5].some(s => beyond(map, a, s) === b);
    for (const pair of closed) expect([pair, meet(...(pair.split(':') as [string, string]))]).toEqual([pair, false]);
    for (const pair of ['B14:C13', 'D14:C15', 'G15:H14'])
      expect([pair, meet(...(pair.split(':') as [string, string]))]).toEqual([pair, true]);
    const adr = at('ADR', { phase: '2', tokens: { ADR: ['K3', 'C11'] }, tiles: { C11: 'L26/4' } });
    expect(noLay(adr, 'C13 58/1')).toBeUndefined();
    expect(noLay(adr, 'C13 3/3')).toBe('track.barrier LRA-6.2.1.3-b');
  });

  test('[LRA-6.2.1.3-c] the first tile joins a printed stub', () => {
    const g = at('ADR', { tokens: { ADR: ['K3', 'C11'] }, tiles: { C11: 'L26/4' } });
    expect(noLay(g, 'C13 58/1')).toBeUndefined();
    expect(noLay(g, 'C13 4/1')).toBe('track.stub LRA-6.2.1.3-c');
    for (const [hex, side] of Object.entries({ C13: 3, J6: 3, B14: 0, D14: 3, E13: 1 }))
      expect([hex, map.hexes[hex]?.stubs]).toEqual([hex, [side]]);
  });

  test('[LRA-6.2.1.3-EX1] [LRA-N-32] track to the river before the crossing is green: laid, not run', () => {
    const line = { C11: 'L26/4', C13: '58/1' };
    const run = (B14: object) =>
      turnOf(lra, 'MKB', 'run', {
        phase: '3',
        trains: { MKB: ['2'] },
        tokens: { MKB: ['C11'] },
        tiles: { ...line, ...B14 },
      });
    expect(() => earns(run({}), ['2', 'C11 C13 B14'])).toThrow();
    expect(earns(run({}), ['2', 'C11 C13'])).toBe(40);
    expect(earns(run({ B14: 'L44/0' }), ['2', 'C11 C13 B14'])).toBe(30 + 10 + 20 - 10);
  });

  test('[LRA-6.2.1-c] E15 takes tile 58 in one way alone: F-L11', () => {
    const g = at('BME', { tokens: { BME: ['G15'] }, tiles: { G15: 'L04/0' } });
    const legal = upgradesOf(g, 'E15').filter(l => noLay(g, `E15 ${l.tile}/${l.turn}`) === undefined);
    expect(legal).toEqual([{ tile: '58', turn: 3 }]);
    expect(colourOf(g, 'E15')).toBe('white');
  });
});
