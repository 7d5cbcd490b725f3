import { cashOf, type Game, question, start, tokensAt } from '@roundhouse/engine';
import { cited, does, earns, lays, noRun, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

type Position = Omit<Scenario, 'at'>;
const at = (company: string, more: Position): Game => turnOf(rhl, company, 'token', { phase: '3', ...more });
const run = (company: string, trains: readonly string[], more: Position): Game =>
  turnOf(rhl, company, 'run', { phase: '3', trains: { [company]: trains }, ...more });
const place = (where: string) => ({ hex: where.split('.')[0], city: Number(where.split('.')[1] ?? 0) });
const no = (g: Game, where: string) => cited(g, 'placeToken', place(where));
const builds = (g: Game, where: string): Game => does(g, 'placeToken', place(where));

/** Aachen, a town and Düren. */
const west = { tokens: { ADR: ['K2'] }, tiles: { K4: '4/1' } };
/** From Essen by Herne to Berlin, or by the other town to Hamburg. */
const berlin = { tokens: { CME: ['I10.2', 'C12.1'] }, tiles: { D13: '202/0', C12: '938/1', B13: '1/0' } };
const hamburg = { ...berlin, tiles: { ...berlin.tiles, B13: '55/0' } };
/** From Gladbach to Venlo, and on to Boxtel. */
const venlo = { tokens: { GVE: ['G6.1'] }, tiles: { F5: '56/5', F3: '8/2', D3: '9/0' } };
const boxtel = { ...venlo, tiles: { ...venlo.tiles, C4: '3/0' } };

describe('building', () => {
  test('[RHL-6.2.2-a] one station a turn, in a free place, for its price', () => {
    const g = builds(at('ADR', { ...west, cash: { ADR: 100, bank: 500 } }), 'K6');
    expect(g.state.money).toMatchObject({ ADR: 40, bank: 560 });
    expect(tokensAt(g, 'K6')).toEqual([{ by: 'ADR', city: 0 }]);
    expect(question(g)?.step).not.toBe('token');
    expect(no(g, 'K2')).toBe('turn.verb RHL-6.2-a');
  });

  test('[RHL-6.2.2-a] in a city, and where a place is free', () => {
    const g = at('GVE', {
      ...venlo,
      tokens: { GVE: ['G6.1'], ADR: ['K2', 'K6'] },
      tiles: { ...venlo.tiles, K6: '15/1' },
    });
    expect(no(g, 'E2')).toBeUndefined();
    expect(no(g, 'F5')).toBe('token.city RHL-6.2.2-a');
    expect(no(g, 'K6.1')).toBe('token.city RHL-6.2.2-a');
    const full = at('GVE', { ...venlo, tokens: { GVE: ['G6.1'], ADR: ['K2', 'K6'] } });
    expect(no(full, 'K6')).toBe('token.place RHL-6.2.2-a');
  });

  test('[RHL-6.2.2-a] the treasury must hold the price', () => {
    expect(question(at('ADR', { ...west, cash: { ADR: 60 } }))?.step).toBe('token');
    expect(question(at('ADR', { ...west, cash: { ADR: 59 } }))?.step).not.toBe('token');
    // Where prices differ from place to place the step is open for the cheaper one.
    const g = at('CME', { ...berlin, options: { lot1: 'alternative' }, cash: { CME: 80 } });
    expect(no(g, 'D13')).toBeUndefined();
    expect(no(g, 'B15')).toBe('token.funds RHL-6.2.2-a');
  });

  test('[RHL-6.2.2-b] the city is joined to a token on the map', () => {
    const line = { K4: '4/1', K8: '9/1', K10: '5/0' };
    expect(no(at('ADR', { ...west, tiles: line }), 'K10')).toBeUndefined();
    expect(no(at('ADR', { ...west, tiles: { ...line, K8: '9/0' } }), 'K10')).toBe('token.connected RHL-6.2.2-b');
    const shut = { tokens: { ADR: ['K2'], GVE: ['G6.1', 'K6'] }, tiles: line };
    expect(question(at('ADR', shut))?.step).not.toBe('token');
  });

  test('[RHL-6.2.2-c] one token of a company on a hex: two cities of it count as one', () => {
    expect(no(at('GVE', venlo), 'G6.0')).toBe('token.one-a-hex RHL-6.2.2-c');
  });

  test('[RHL-6.2.2-c] so both banks of a Metropolis, yellow or green', () => {
    const tiles = { E10: '8/0', F9: '921/0' };
    const g = at('DEE', { tokens: { DEE: ['F9.1'] }, tiles });
    expect(no(g, 'D9.2')).toBeUndefined();
    expect(no(g, 'F9.0')).toBe('token.one-a-hex RHL-6.2.2-c');
    const yellow = at('BME', { tokens: { BME: ['F13.1', 'F9.2'] }, tiles: { G14: '7/1' } });
    for (const city of ['F9.0', 'F9.1']) expect(no(yellow, city)).toBe('token.one-a-hex RHL-6.2.2-c');
    const other = at('BME', { tokens: { BME: ['F13.1', 'D9.2'] }, tiles });
    expect(no(other, 'F9.0')).toBeUndefined();
    expect(no(other, 'D9.0')).toBe('token.one-a-hex RHL-6.2.2-c');
  });

  test.each([
    ['ADR', [60, 80]],
    ['BME', [60, 80, 100]],
    ['CCE', [80]],
    ['CME', [60, 80, 100]],
    ['DEE', [60]],
    ['GVE', [60]],
    ['MKB', [60]],
    ['RhE', [60, 80, 100]],
  ])('[RHL-6.2.2-d] %s: homes are placed for nothing, then %j', (company, prices) => {
    const g = start(rhl, { players: 4, options: {}, seed: 'stations' });
    expect(g.state.companies[company]?.tokens).toEqual(prices);
    const homes = rhl.parts.companies[company]?.homes.map(h => h.hex) ?? [];
    for (const hex of homes) expect(tokensAt(g, hex).map(k => k.by)).toContain(company);
    expect(cashOf(g, company)).toBe(0);
  });

  test('[RHL-6.2.2-d] the cheapest first', () => {
    const one = builds(at('ADR', west), 'K6');
    expect([cashOf(one, 'ADR'), one.state.companies['ADR']?.tokens]).toEqual([440, [80]]);
    const more = { tokens: { ADR: ['K2', 'K6'] }, tiles: { K4: '4/1', K8: '9/1', K10: '5/0' } };
    const two = builds(at('ADR', more), 'K10');
    expect([cashOf(two, 'ADR'), two.state.companies['ADR']?.tokens]).toEqual([420, []]);
    const none = at('ADR', { ...more, tokens: { ADR: ['K2', 'K6', 'E2'] } });
    expect(question(none)?.step).not.toBe('token');
  });
});

describe('what stations do', () => {
  const line = { K4: '4/1', K6: '15/1', K8: '9/1', K10: '5/0' };
  test('[RHL-6.2.2-e] a full city stops all who have no token there', () => {
    const through = (tokens: Position['tokens']) =>
      run('ADR', ['4'], { tokens: { ADR: ['K2'], ...tokens }, tiles: line });
    const two = { GVE: ['G6.1', 'K6'], BME: ['F13.1', 'K6'] };
    expect(noRun(through(two), ['4', 'K2 K4 K6 K8 K10'])).toBe('route.blocked RHL-6.1.2-e');
    expect(earns(through({ ...two, BME: ['F13.1'] }), ['4', 'K2 K4 K6 K8 K10'])).toBe(80);
    const own = { ADR: ['K2', 'K6'], GVE: ['G6.1', 'K6'] };
    expect(earns(through(own), ['4', 'K2 K4 K6 K8 K10'])).toBe(80);
  });

  test.each([
    ['B15', berlin, 'C12.1 B13 B15', 30 + 10 + 50],
    ['A14', hamburg, 'C12.1 B13 A14', 30 + 10 + 40],
  ])('[RHL-6.2.2-f] a token on %s bars all others', (hex, position, way, income) => {
    const g = (tokens: Position['tokens']) =>
      run('CME', ['2'], { ...position, tokens: { ...position.tokens, ...tokens } });
    expect(earns(g({}), ['2', way])).toBe(income);
    expect(earns(g({ CME: ['C12.1', hex] }), ['2', way])).toBe(income);
    expect(noRun(g({ BME: ['F13.1', hex] }), ['2', way])).toBe('route.closed RHL-6.2.3-h');
    expect(earns(g({ BME: ['F13.1', hex] }), ['2', 'D13 C12.1'])).toBe(60);
  });

  test('[RHL-6.2.2-f] so one on Boxtel, and it is built there like any other', () => {
    const way = 'G6.1 F5 F3 E2 D3 C4 C2';
    const barred = { tokens: { ...boxtel.tokens, BME: ['F13.1', 'C2'] } };
    expect(earns(run('GVE', ['3'], boxtel), ['3', way])).toBe(20 + 10 + 20 + 10 + 10);
    expect(noRun(run('GVE', ['3'], { ...boxtel, ...barred }), ['3', way])).toBe('route.closed RHL-6.2.3-h');
    expect(tokensAt(builds(at('GVE', boxtel), 'C2'), 'C2')).toEqual([{ by: 'GVE', city: 0 }]);
    expect(no(at('GVE', { ...boxtel, ...barred }), 'C2')).toBe('token.place RHL-6.2.2-a');
  });

  /** The grey cities, each with a way through it. */
  const grey = {
    E2: { way: 'G6.1 F5 F3 E2', on: 'D3 C4', tiles: { ...venlo.tiles, C4: '3/0' }, by: 'GVE', home: 'G6.1' },
    J15: {
      way: 'F13.1 G14 H15 I14 J15',
      on: 'J13 I12',
      tiles: { G14: '9/2', J13: '8/2', I12: '3/4' },
      by: 'BME',
      home: 'F13.1',
    },
  } as const;
  test.each(Object.entries(grey))('[RHL-6.2.2-i] %s takes a station; others end there and do not pass', (hex, line) => {
    const { way, on, tiles, by, home } = line;
    expect(no(at(by, { tokens: { [by]: [home] }, tiles }), hex)).toBeUndefined();
    const other = by === 'GVE' ? 'BME' : 'GVE';
    const g = run(by, ['4'], { tokens: { [by]: [home], [other]: [hex] }, tiles });
    expect(earns(g, ['4', way])).toBeGreaterThan(0);
    expect(noRun(g, ['4', `${way} ${on}`])).toBe('route.blocked RHL-6.1.2-e');
    const own = run(by, ['4'], { tokens: { [by]: [home, hex] }, tiles });
    expect(earns(own, ['4', `${way} ${on}`])).toBeGreaterThan(0);
  });

  test('[RHL-6.2.2-i] Roermond, too, which another’s token does not close', () => {
    const tiles = { F5: '88/2', G4: '8/1' };
    const g = run('GVE', ['2'], { tokens: { GVE: ['G6.1'], BME: ['F13.1', 'G2'] }, tiles });
    expect(earns(g, ['2', 'G6.1 F5 G4 G2'])).toBe(20 + 10 + 10);
    expect(no(at('GVE', { tokens: { GVE: ['G6.1'] }, tiles }), 'G2')).toBeUndefined();
  });
});

describe('for good', () => {
  test('[RHL-6.2.2-g] tokens are never removed or moved', () => {
    for (const [before, after, city] of [
      [{}, '921/0', 1],
      [{ F9: '921/0' }, '927/0', 1],
      [{ F9: '927/0' }, '932/0', 0],
    ] as const) {
      const tokens = { DEE: [`F9.${city}`], BME: ['F13.1', `F9.${before.F9 ? 0 : 2}`] };
      const g = turnOf(rhl, 'DEE', 'track', { phase: '8', tokens, tiles: before });
      expect(tokensAt(lays(g, `F9 ${after}`), 'F9').map(k => k.by)).toEqual(['DEE', 'BME']);
    }
    for (const verb of Object.keys(rhl.verbs)) expect(verb).not.toMatch(/remove|move|return/i);
  });

  /** Düsseldorf with a way to it from Duisburg; DEE has not floated. */
  const duesseldorf = (F9: string, phase: string, tokens: Position['tokens']): Game =>
    at('BME', { phase, tokens: { BME: ['F13.1', 'D9.2'], ...tokens }, tiles: { E10: '8/0', G14: '7/1', F9 } });

  test('[RHL-6.2.2-h] the place of a home stays reserved through upgrades, on its bank', () => {
    const ADR = ['K2', 'F9.1'];
    expect(no(duesseldorf('921/0', '3', {}), 'F9.1')).toBeUndefined();
    expect(no(duesseldorf('921/0', '3', { ADR }), 'F9.1')).toBe('token.home RHL-6.2.2-h');
    expect(no(duesseldorf('921/0', '3', { ADR }), 'F9.0')).toBeUndefined();
    expect(no(duesseldorf('921/0', '3', { ADR, DEE: ['F9.1'] }), 'F9.1')).toBe('token.place RHL-6.2.2-a');
  });

  test.each([
    ['927/0', '5', 3],
    ['932/0', '8', 4],
  ])('[RHL-6.2.2-h] and on %s, where the places are one', (F9, phase, places) => {
    const others = { ADR: ['K2', 'F9'], GVE: ['G6.1', 'F9'], MKB: ['D7', 'F9'] };
    const tokens = (n: number) => Object.fromEntries(Object.entries(others).slice(0, n));
    expect(no(duesseldorf(F9, phase, tokens(places - 2)), 'F9')).toBeUndefined();
    expect(no(duesseldorf(F9, phase, tokens(places - 1)), 'F9')).toBe('token.home RHL-6.2.2-h');
  });

  test('[RHL-6.2.2-h] in the same of two cities', () => {
    const tiles = { ...venlo.tiles, G6: '941/0', K4: '4/1' };
    const g = at('ADR', { tokens: { ADR: ['K2', 'E2'] }, tiles });
    expect(tokensAt(g, 'G6')).toEqual([{ by: 'GVE', city: 1, faceDown: true }]);
    expect(no(g, 'G6.1')).toBe('token.home RHL-6.2.2-h');
  });
});
