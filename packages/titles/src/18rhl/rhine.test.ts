import { beyond, cashOf, type Game, type HexId, lying, tokensAt, upgradesOf } from '@roundhouse/engine';
import { earns, lays, noLay, noRun, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';
import { METROPOLISES } from './rhine.ts';

const { map } = rhl.parts;
type Position = Omit<Scenario, 'at'>;
const at = (company: string, more: Position = {}): Game => turnOf(rhl, company, 'track', { phase: '3', ...more });
const run = (company: string, trains: readonly string[], more: Position): Game =>
  turnOf(rhl, company, 'run', { phase: '3', trains: { [company]: trains }, ...more });

/** The hexes track may come to from one hex, whatever is laid, without a Metropolis and without the stub of C8. */
const bank = (from: HexId): ReadonlySet<HexId> => {
  const g = at('ADR');
  const leads = (hex: HexId, side: number) => !map.hexes[hex]?.fixed || !!(lying(g, hex).exits & (1 << side));
  const seen = new Set([from]);
  for (const hex of seen)
    for (const side of [0, 1, 2, 3, 4, 5]) {
      const next = beyond(map, hex, side);
      if (!next || METROPOLISES.includes(next) || [hex, next].sort().join() === 'B9,C8') continue;
      if (leads(hex, side) && leads(next, (side + 3) % 6)) seen.add(next);
    }
  return seen;
};

describe('crossing', () => {
  test('[RHL-6.2.1.2-a] only the Metropolises and C8 lead from bank to bank', () => {
    const [left, right] = [bank('K2'), bank('F13')];
    expect([...left].filter(hex => right.has(hex))).toEqual([]);
    for (const hex of ['C8', 'D7', 'E8', 'G8', 'J9', 'K10', 'L11', 'A4']) expect(left.has(hex)).toBe(true);
    for (const hex of ['B9', 'C10', 'E10', 'G10', 'J11', 'K12', 'L13', 'A6']) expect(right.has(hex)).toBe(true);
  });

  test('[RHL-6.2.1.2-a] over C8', () => {
    const g = run('CME', ['2'], { tokens: { CME: ['I10.2', 'B9'] }, tiles: { B9: '5/0', C8: '8/1', C6: '4/1' } });
    expect(earns(g, ['2', 'B9 C8 C6'])).toBe(20 + 10);
  });

  test('[RHL-6.2.1.2-a] in a Metropolis once it is green', () => {
    const tiles = { H11: '8/0', G10: '2/2', G8: '8/3', H9: '4/2' };
    const over = 'G10 F9.1 F9.0 G8 H9';
    const green = run('DEE', ['3'], { tokens: { DEE: ['F9.1'] }, tiles: { ...tiles, F9: '921/0' } });
    expect(earns(green, ['3', over])).toBe(10 + 30 + 10);
    const yellow = run('DEE', ['3'], { tokens: { DEE: ['F9.2'] }, tiles });
    expect(earns(yellow, ['3', 'G10 F9.2'])).toBe(40);
    expect(noRun(yellow, ['3', 'G10 F9.2 F9.0 G8 H9'])).toBe('route.track RHL-6.1.2-b');
    expect(noLay(at('DEE', { tokens: { DEE: ['F9.1'] } }), 'G8 8/3')).toBe('track.connected RHL-6.2.1-b');
  });
});

describe('laying', () => {
  test.each([
    ['D9', '925/0', '929/0'],
    ['F9', '922/0', '927/0'],
    ['I10', '923/0', '928/0'],
  ])('[RHL-6.2.1.2-b] every upgrade of %s costs: 30, 50, 50', (hex, green, brown) => {
    for (const [before, after, cost, phase] of [
      [undefined, green, 30, '3'],
      [green, brown, 50, '5'],
      [brown, '932/0', 50, '8'],
    ] as const) {
      const more = { phase, tokens: { ADR: ['K2', hex] }, tiles: before ? { [hex]: before } : {} };
      const g = at('ADR', { ...more, cash: { ADR: cost } });
      expect(cashOf(lays(g, `${hex} ${after}`), 'ADR')).toBe(0);
      const poor = at('ADR', { ...more, cash: { ADR: cost - 1 } });
      expect(noLay(poor, `${hex} ${after}`)).toBe('track.funds RHL-6.2.1-k');
    }
  });

  test('[RHL-6.2.1.2-c] the first tile on C8 meets its stub and costs 30', () => {
    const wesel = { tokens: { CME: ['I10.2', 'B9'] }, tiles: { B9: '5/0' } };
    const g = at('CME', { ...wesel, cash: { CME: 30 } });
    for (const line of ['C8 9/0', 'C8 8/1', 'C8 8/3']) expect(cashOf(lays(g, line), 'CME')).toBe(0);
    for (const line of ['C8 7/0', 'C8 8/5', 'C8 7/5']) expect(noLay(g, line)).toBe('track.stub RHL-6.2.1.2-c');
    expect(noLay(at('CME', { ...wesel, cash: { CME: 29 } }), 'C8 9/0')).toBe('track.funds RHL-6.2.1-k');
    // From the left bank, too.
    const moers = at('MKB', { phase: '5', tokens: { MKB: ['D7'] }, tiles: { D7: '947/0' } });
    expect(noLay(moers, 'C8 9/0')).toBeUndefined();
    expect(noLay(moers, 'C8 7/0')).toBe('track.stub RHL-6.2.1.2-c');
  });

  const all = { RhE: ['I10.0'], CCE: ['I10.1', 'E6'], CME: ['I10.2'] };
  test('[RHL-6.2.1.2-d] tokens stay on their bank, until brown joins the places', () => {
    const green = lays(at('CME', { tokens: all }), 'I10 923/0');
    expect(tokensAt(green, 'I10')).toEqual([
      { by: 'RhE', city: 0 },
      { by: 'CCE', city: 0 },
      { by: 'CME', city: 1 },
    ]);
    const tokens = { RhE: ['I10.0'], CCE: ['I10.0', 'E6'], CME: ['I10.1'] };
    const brown = lays(at('CME', { phase: '5', tokens, tiles: { I10: '923/0' } }), 'I10 928/0');
    expect(tokensAt(brown, 'I10').map(k => k.city)).toEqual([0, 0, 0]);
  });

  test.each([
    ['D9', [1, 2]],
    ['F9', [1, 2]],
    ['I10', [2, 1]],
  ])('[RHL-6.2.1.2-d] %s keeps %j places on its banks', (hex, places) => {
    const g = at('CME', { tokens: { CME: ['I10.2', hex] } });
    for (const { tile, turn } of upgradesOf(g, hex)) {
      const laid = lays(g, `${hex} ${tile}/${turn}`);
      expect(lying(laid, hex).nodes.map(n => n.slots)).toEqual(places);
      for (const other of [1, 2, 3, 4, 5]) expect(noLay(g, `${hex} ${tile}/${other}`)).toBe('track.turn RHL-6.2.1.2-e');
    }
  });

  test.each([
    ['D9', ['925', '926']],
    ['F9', ['921', '922']],
    ['I10', ['923', '924']],
  ])('[RHL-6.2.1.2-e] %s: two tiles, each in one way', (hex, tiles) => {
    const g = at('CME', { tokens: { CME: ['I10.2', hex] } });
    expect(upgradesOf(g, hex)).toEqual(tiles.map(tile => ({ tile, turn: 0 })));
    for (const tile of tiles) expect(noLay(g, `${hex} ${tile}/0`)).toBeUndefined();
    const brown = at('CME', { phase: '5', tokens: { CME: ['I10.2', hex] }, tiles: { [hex]: `${tiles[0]}/0` } });
    expect(upgradesOf(brown, hex).map(l => l.turn)).toEqual([0]);
  });
});
