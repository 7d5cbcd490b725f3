import { cashOf, type Game, question, stationsOf, withState } from '@roundhouse/engine';
import { cited, does, inStock, refusal, type Scenario, scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18czBohemia as bohemia } from './bohemia.ts';
import { isHis, VACLAV } from './vaclav.ts';

const his = (g: Game) => Object.keys(g.state.companies).filter(c => isHis(g, c));
const [drawn = ''] = his(scenario(bohemia, { players: 2, at: inStock(0) }));
const HOME: Readonly<Record<string, string>> = { EKJ: 'D5', BCB: 'E16', VBW: 'I10' };
const own = Object.keys(HOME).find(c => c !== drawn) as string;

/** Vaclav leads these companies besides the small one drawn for him; Anna is seat 0 and has Priority Deal. */
const LED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  NWB: { [VACLAV]: 3 },
  BY: { [VACLAV]: 5, 0: 2 },
};
const turn = (company: string, step: string, more: Partial<Scenario> = {}): Game =>
  turnOf(bohemia, company, step, {
    players: 2,
    phase: 'd',
    sold: { a: 5, b: 4, c: 4, d: 2 },
    ...more,
    shares: { ...LED, [drawn]: { [VACLAV]: 2, 0: 1, 1: 1 }, ...more.shares },
    cash: { [company]: 0, 0: 0, 1: 0, ...more.cash },
  } as Parameters<typeof turnOf>[3]);
const small = (step: string, more: Partial<Scenario> = {}) =>
  turn(drawn, step, { tokens: { [drawn]: [HOME[drawn] as string] }, ...more });

describe('operating', () => {
  test('[CZ-XI.1-m] home station, red tile and first-turn rights are as for everybody', () => {
    const g = turn(drawn, 'begin');
    expect(stationsOf(g, drawn)).toEqual([HOME[drawn]]);
    const red = turn('BY', 'begin');
    expect(question(red)).toEqual({ by: 0, step: 'red', company: 'BY' });
    const laid = does(red, 'layRed', { hex: 'F3', turn: 3 });
    const two = does(does(laid, 'layTile', { hex: 'F5', tile: '9', turn: 1 }), 'layTile', {
      hex: 'F7',
      tile: '621',
      turn: 1,
    });
    expect(cited(two, 'layTile', { hex: 'F9', tile: '9', turn: 1 })).toMatch(/turn.(verb|step)/);
    expect(stationsOf(laid, 'BY')).toEqual(['F3']);
  });

  test('[CZ-XI.1-n] Priority Deal builds for the small and the large one, the other for the medium one; terrain is free', () => {
    expect(question(small('track', { tiles: { [HOME[drawn] as string]: '57/1' } }))?.by).toBe(0);
    expect(question(turn('BY', 'track', { tokens: { BY: ['F3'] }, tiles: { F3: 'BY/3' } }))?.by).toBe(0);
    const medium = turn('NWB', 'track', { tokens: { NWB: ['E12.0'] } });
    expect(question(medium)).toEqual({ by: 1, step: 'track', company: 'NWB' });
    const built = does(medium, 'layTile', { hex: 'E12', tile: '8889', turn: 1 });
    expect(cashOf(built, 'NWB')).toBe(0);
    expect(built.state.map.tiles['E12']?.tile).toBe('8889');
  });

  test('[CZ-XI.1-o] stations the other way round, free, one a turn and only its own', () => {
    const tiles = { F13: '4/2', G14: '8/2', G16: '57/1' };
    const medium = turn('NWB', 'token', { tokens: { NWB: ['E12.0'] }, tiles });
    expect(question(medium)).toEqual({ by: 0, step: 'token', company: 'NWB' });
    const placed = does(medium, 'placeToken', { hex: 'G16', city: 0 });
    expect([cashOf(placed, 'NWB'), stationsOf(placed, 'NWB')]).toEqual([0, ['E12', 'G16']]);
    const line = { D5: '57/1', D7: '9/1', D9: '8/5', E10: '57/2' };
    const first = small('token', { tiles: line });
    expect(question(first)).toEqual({ by: 1, step: 'token', company: drawn });
    expect(stationsOf(does(first, 'placeToken', { hex: 'E10', city: 0 }), drawn)).toEqual(['D5', 'E10']);
    const none = small('token', { tiles: line, tokens: { [drawn]: ['D5', 'I12', 'G12'] } });
    expect(question(none)?.step).not.toBe('token');
  });

  test('[CZ-XI.1-p] deciders may decline; the city of the ATE is a station matter', () => {
    const g = turn('NWB', 'track', { tokens: { NWB: ['E12.0'] } });
    expect(refusal(g, 'pass')).toBeUndefined();
    const ate = turn('ATE', 'begin', { shares: { ATE: { [VACLAV]: 3 } }, tiles: { B9: '8885/0' } });
    expect(question(ate)).toEqual({ by: 0, step: 'homeCity', company: 'ATE' });
    expect(question(turn('BY', 'begin'))).toEqual({ by: 0, step: 'red', company: 'BY' });
  });

  const line = { D5: '57/1', D3: '57/1', E16: '57/1', E14: '55/1', I10: '57/1', I12: '201/1' };
  test('[CZ-XI.1-q] it runs for the most and pays it all out by itself', () => {
    const g = small('run', { tiles: line, trains: { [drawn]: ['2a'] }, par: { [drawn]: 50 }, cells: { [drawn]: '2' } });
    const revenue = g.state.companies[drawn]?.revenue as number;
    expect(revenue).toBeGreaterThan(0);
    expect([cashOf(g, 0), cashOf(g, 1), cashOf(g, drawn)]).toEqual([Math.ceil(revenue / 4), Math.ceil(revenue / 4), 0]);
    expect(g.state.companies[drawn]?.cell).toBe('4');
    const idle = small('run', { par: { [drawn]: 50 }, cells: { [drawn]: '2' } });
    expect(idle.state.companies[drawn]?.cell).toBe('0');
  });

  test('[CZ-XI.1-r] it buys no trains and needs none', () => {
    const g = turn(drawn, 'run', {
      tokens: { [drawn]: [HOME[drawn] as string], [own]: [HOME[own] as string] },
      shares: { [own]: { 0: 2 } },
      par: { [own]: 50 },
      trains: { [own]: ['3c'] },
      cash: { [own]: 500 },
      at: { order: [drawn, own] },
    } as never);
    expect(question(g)?.company).toBe(own);
    expect([g.state.companies[drawn]?.trains, g.state.depot]).toEqual([[], { a: 5, b: 4, c: 4, d: 2 }]);
    const human = turn('BTE', 'trains', { shares: { BTE: { 0: 3 } }, tokens: { BTE: ['D3'] }, cash: { BTE: 500 } });
    expect(cited(human, 'pass')).toBe('trains.duty CZ-VIII.10-a');
  });
});

describe('exchange of trains', () => {
  /** Between two sets; his small company and, where it is his, the NWB exchange their trains. */
  const exchanged = (more: Partial<Scenario>): Game => {
    const waiting = [drawn, ...(more.shares?.['NWB'] ? ['NWB'] : [])];
    return scenario(bohemia, { players: 2, ...more, at: [{ at: 'interval', done: [], set: 2, waiting } as never] });
  };
  const two = { shares: { NWB: LED['NWB'] as never }, par: { NWB: 60 }, floated: ['NWB'] };

  test('[CZ-XI.1-s] instead of an export each gets the next card on its own side for its old train', () => {
    const g = exchanged({ ...two, phase: 'b', sold: { a: 5, b: 2 }, trains: { [drawn]: ['2a'], NWB: ['2+2b'] } });
    expect([g.state.companies[drawn]?.trains, g.state.companies['NWB']?.trains, g.state.depot['b']]).toEqual([
      ['2b'],
      ['2+2b'],
      4,
    ]);
    const set = does(
      turnOf(bohemia, 'EKJ' === drawn ? 'BCB' : 'EKJ', 'trains', {
        players: 2,
        sold: { a: 2 },
        trains: { EKJ: ['2a'], BCB: ['2a'], VBW: ['2a'] },
        floated: [],
        slices: { timetable: { at: 1 } },
        at: { acted: [...Object.keys(HOME)] },
      }),
      'pass',
    );
    expect(set.state.depot).toEqual({ a: 3 });
  });

  test('[CZ-XI.1-t] a card so received counts as bought: phase, next company, obsolete trains of its own colour', () => {
    const g = exchanged({ sold: { a: 5 }, trains: { [drawn]: ['2a'] } });
    expect(g.state.phase).toBe('b');
    expect(his(g)).toHaveLength(2);
    const rusts = exchanged({
      ...two,
      phase: 'd',
      sold: { a: 5, b: 4, c: 4, d: 4 },
      trains: { [drawn]: ['3d'], NWB: ['3+3d'], BCB: ['2a'], BTE: ['2+2b'] },
    });
    expect(rusts.state.companies[drawn]?.trains).toEqual(['4e']);
    expect(rusts.state.companies['BTE']?.trains).toEqual(['2+2b']);
    const others = ['EKJ', 'BCB', 'VBW'].filter(c => c !== drawn);
    for (const c of others) expect(rusts.state.companies[c]?.trains).toEqual([]);
  });

  test('[CZ-XI.1-s] [CZ-VIII.12-v] a limit that falls with one exchange is kept to before the next', () => {
    const g = exchanged({
      shares: { NWB: { [VACLAV]: 3 }, BTE: { 0: 3 } },
      par: { NWB: 60, BTE: 60 },
      floated: ['NWB', 'BTE'],
      phase: 'e',
      sold: { a: 5, b: 4, c: 4, d: 4, e: 4 },
      trains: { [drawn]: ['4e'], NWB: ['3+3e'], BTE: ['2+2c', '2+2c', '3+3d'] },
    });
    expect(question(g)).toEqual({ by: 0, step: 'discard', company: 'BTE' });
    expect([g.state.companies[drawn]?.trains, g.state.companies['NWB']?.trains]).toEqual([['4f'], ['3+3e']]);
    const next = does(g, 'discardTrain', { train: '3+3d' });
    expect([next.state.companies['NWB']?.trains, next.state.depot['f']]).toEqual([['4+4f'], 2]);
    // The 4+4 scraps what had been kept; what went to the pool is there.
    expect([next.state.companies['BTE']?.trains, next.state.trainPool]).toEqual([[], ['3+3d']]);
    expect(question(next)?.step).toBe('stock');
  });

  test('[CZ-XI.1-u] [CZ-XI.1-EX1] one created meanwhile keeps its first train: S takes d, L comes with d, M takes d', () => {
    const g = exchanged({ ...two, phase: 'c', sold: { a: 5, b: 4, c: 4 }, trains: { [drawn]: ['3c'], NWB: ['2+2c'] } });
    const large = his(g).find(c => bohemia.parts.companies[c]?.kind === 'large') as string;
    expect([drawn, 'NWB', large].map(c => g.state.companies[c]?.trains)).toEqual([['3d'], ['3+3d'], ['3Ed']]);
    expect([g.state.phase, g.state.depot['d']]).toEqual(['d', 3]);
  });

  test('[CZ-XI.1-v] the card is the top of the stack, never one of the pool; there is none after the last round', () => {
    const set = turnOf(bohemia, own, 'trains', {
      players: 2,
      sold: { a: 2 },
      trains: { [drawn]: ['2a'], [own]: ['2a'] },
      tokens: { [own]: [HOME[own] as string] },
      slices: { timetable: { at: 1 } },
      at: { order: [own] },
    });
    const next = does(withState(set, { ...set.state, trainPool: ['2a'] }), 'pass');
    expect([question(next)?.step, next.state.trainPool, next.state.depot]).toEqual(['stock', ['2a'], { a: 3 }]);
    expect(next.state.companies[drawn]?.trains).toEqual(['2a']);
    const last = small('trains', { slices: { timetable: { at: 13 } }, trains: { [drawn]: ['5g'] } });
    expect([last.state.over, last.state.companies[drawn]?.trains]).toEqual([true, ['5g']]);
  });

  test('[CZ-XI.1-EX2] PD = Anna: she builds for BCB and places for NWB, Bert the other way; with more cash Bert takes over', () => {
    const roles = (g: Game, company: string) =>
      ['track', 'token'].map(step => bohemia.rules.decides?.(g, company, step));
    const g = small('track', { tiles: { [HOME[drawn] as string]: '57/1' } });
    expect([roles(g, drawn), roles(g, 'NWB')]).toEqual([
      [0, 1],
      [1, 0],
    ]);
    const swapped = { ...g, state: { ...g.state, seating: [1, 0] } };
    expect([roles(swapped, drawn), roles(swapped, 'NWB')]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});
