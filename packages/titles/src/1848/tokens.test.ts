import { frameAt, type Game, question, stationsOf, Turn, tokensAt, withState } from '@roundhouse/engine';
import { barred, cited, does, earns, lays, noLay, refusal, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

type Position = Omit<Scenario, 'at'>;
const at = (company: string, more: Position): Game => turnOf(t1848, company, 'token', { phase: '3', ...more });
const token = (g: Game, place: string): string | undefined => {
  const [hex, city = '0'] = place.split('.');
  return cited(g, 'placeToken', { hex, city: Number(city) });
};
const places = (g: Game, hex: string): Game => does(g, 'placeToken', { hex, city: 0 });

/** Adelaide, Port Pirie, Port Augusta and Whyalla in a row. */
const west = { G3: '57/2', F3: '57/2', E2: '6/5', E1: '6/2' };

describe('home', () => {
  test('[48-7.7.1-a] the first turn begins with a free token at home, tile or none', () => {
    for (const tiles of [{}, { G3: '57/2' }] as const) {
      const g = turnOf(t1848, 'SAR', 'begin', { tiles });
      expect(tokensAt(g, 'G3')).toEqual([{ by: 'SAR', city: 0 }]);
      expect(g.state.money?.['SAR']).toBe(500);
      expect(g.state.companies['SAR']?.tokens).toEqual([40, 100, 100]);
    }
  });

  test('[48-7.7.1-a] later turns place no other', () => {
    const g = turnOf(t1848, 'SAR', 'begin', { tokens: { SAR: ['G3'] } });
    expect(stationsOf(g, 'SAR')).toEqual(['G3']);
    expect(tokensAt(g, 'G3')).toHaveLength(1);
  });

  test.each([
    ['QR', ['B10']],
    ['COM', ['F9', 'G3']],
    ['FED', ['G7']],
    ['VR', ['H6']],
    ['SAR', ['G3']],
    ['WA', ['D1']],
    ['NSW', ['F9']],
    ['CAR', ['E2']],
  ])('[48-7.7.1-b] %s is at home in %s', (company, homes) => {
    expect(stationsOf(turnOf(t1848, company, 'begin', { phase: '6' }), company)).toEqual(homes);
  });
});

describe('number and price', () => {
  test.each([
    ['QR', 5],
    ['COM', 5],
    ['FED', 4],
    ['VR', 3],
    ['SAR', 4],
    ['WA', 5],
    ['NSW', 4],
    ['CAR', 4],
  ])('[48-7.7.2-a] %s has %i tokens', (company, count) => {
    expect(t1848.parts.companies[company]?.tokens).toHaveLength(count);
  });

  test.each([
    [['G3'], 40],
    [['G3', 'H4'], 100],
    [['G3', 'H4', 'E2'], 100],
  ])('[48-7.7.2-a] after %s the next token costs %i', (placed, cost) => {
    const position = { tokens: { SAR: placed }, tiles: west };
    const g = places(at('SAR', { ...position, cash: { SAR: cost, bank: 1000 } }), 'F3');
    expect(g.state.money).toMatchObject({ SAR: 0, bank: 1000 + cost });
    expect(token(at('SAR', { ...position, cash: { SAR: cost - 1 } }), 'F3')).toBe('token.funds 48-7.7.2-a');
  });

  test('[48-7.7.2-a] when all are placed there is none to place', () => {
    const g = at('SAR', { tokens: { SAR: ['G3', 'H4', 'E2', 'E1'] }, tiles: west });
    expect(question(g)?.step).not.toBe('token');
    expect(token(g, 'F3')).toBe('turn.verb 48-7.3-a');
  });

  // Brisbane reaches both cities of B9, one of them by the town of C9, and Southport.
  const brisbane = { B10: '239/5', B9: '65/1', C9: '2/1', C10: '57/2' };
  test('[48-7.7.2-b] one token a hex, also where there are two cities', () => {
    const open = at('QR', { phase: '5', tokens: { QR: ['B10'] }, tiles: brisbane });
    for (const place of ['B9.0', 'B9.1', 'C10']) expect(token(open, place)).toBeUndefined();
    const one = at('QR', { phase: '5', tokens: { QR: ['B10', 'B9.1'] }, tiles: brisbane });
    expect(token(one, 'B9.0')).toBe('token.one-a-hex 48-7.7.2-b');
    expect(token(one, 'B10')).toBe('token.one-a-hex 48-7.7.2-b');
    expect(token(one, 'C10')).toBeUndefined();
  });
});

describe('purpose', () => {
  const shut = { phase: '3', tokens: { SAR: ['G3'], QR: ['F3'] }, tiles: west, trains: { SAR: ['4'] } };

  test('[48-7.7.3-a] a route needs an own token', () => {
    const g = turnOf(t1848, 'SAR', 'run', { ...shut, tokens: { SAR: ['G3'] } });
    expect(earns(g, ['4', 'G3 F3 E2'])).toBe(60);
    expect(earns(g, ['4', 'F3 E2'])).toBe('route.token 48-10.1.2-a');
  });

  test('[48-7.7.3-a] a city full of others’ tokens is not passed, by trains or by track', () => {
    const g = turnOf(t1848, 'SAR', 'run', shut);
    expect(earns(g, ['4', 'G3 F3 E2'])).toBe('route.blocked 48-10.1.2-d');
    expect(earns(g, ['4', 'G3 F3'])).toBe(40);
    const { E2: _, ...open } = west;
    const build = turnOf(t1848, 'SAR', 'track', { ...shut, tiles: open });
    expect(noLay(build, 'E2 57/2')).toBe('track.connected 48-7.4.1-a');
    expect(noLay(build, 'H4 6/2')).toBeUndefined();
  });
});

describe('placing', () => {
  test('[48-7.7.4-a] one token a turn besides the home token', () => {
    let g = turnOf(t1848, 'SAR', 'begin', { phase: '3', tiles: { F3: '57/2', H4: '6/2' } });
    g = places(does(lays(g, 'G3 57/2'), 'pass'), 'F3');
    expect(stationsOf(g, 'SAR')).toEqual(['G3', 'F3']);
    expect(token(g, 'H4')).toBe('turn.verb 48-7.3-a');
    const again = barred(g, 'SAR', 'token', 'placeToken', { hex: 'H4', city: 0 }, frameAt(g, Turn)?.done);
    expect(again).toBe('token.one-a-turn 48-7.7.4-a');
  });

  test('[48-7.7.4-b] the city must have a free place', () => {
    const g = at('SAR', { tokens: { SAR: ['G3'], QR: ['F3'] }, tiles: { ...west, H4: '6/2' } });
    expect(token(g, 'F3')).toBe('token.place 48-7.7.4-b');
    expect(token(g, 'H4')).toBeUndefined();
    expect(token(g, 'G4')).toBe('token.city 48-7.7.4-b');
  });

  test('[48-7.7.4-b] it must be joined to an own token, at any distance, without passing a blocked city', () => {
    const open = { tokens: { SAR: ['G3'] }, tiles: { ...west, H4: '6/2', E7: '57/0' } };
    expect(token(at('SAR', open), 'E1')).toBeUndefined();
    expect(token(at('SAR', open), 'E7')).toBe('token.connected 48-7.7.4-b');
    const shut = { ...open, tokens: { SAR: ['G3'], QR: ['F3'] } };
    expect(token(at('SAR', shut), 'E1')).toBe('token.connected 48-7.7.4-b');
  });

  test('[48-7.7.4-b] without reversing at a junction', () => {
    // F4 joins Adelaide and Port Pirie to E4, not to each other.
    const tiles = { G3: '6/3', F4: '23/3', F3: '6/2', H4: '6/2' };
    const g = at('SAR', { tokens: { SAR: ['G3'] }, tiles });
    expect(token(g, 'H4')).toBeUndefined();
    expect(token(g, 'F3')).toBe('token.connected 48-7.7.4-b');
  });

  test('[48-7.7.4-c] a place is left for a company that has not placed its home token', () => {
    const car = (tile: string, tokens: Position['tokens'] = {}) =>
      at('CAR', { tokens: { CAR: ['E2'], ...tokens }, tiles: { ...west, G3: tile } });
    expect(token(car('57/2'), 'G3')).toBe('token.home 48-7.7.4-c');
    expect(token(car('236/2'), 'G3')).toBeUndefined();
    expect(token(car('236/2', { QR: ['G3'] }), 'G3')).toBe('token.home 48-7.7.4-c');
    expect(token(car('236/2', { SAR: ['G3'] }), 'G3')).toBeUndefined();
    const { state } = car('57/2');
    const companies = { ...state.companies, SAR: { ...state.companies['SAR'], closed: true as const } };
    const gone = withState(car('57/2'), { ...state, companies: companies as typeof state.companies });
    expect(token(gone, 'G3')).toBeUndefined();
  });

  test('[48-7.7.4-c] the homes of COM give it no such right', () => {
    const tiles = { F9: '238/0', G8: '6/1', G7: '57/1' };
    expect(token(at('FED', { tokens: { FED: ['G7'], NSW: ['F9'] }, tiles }), 'F9')).toBeUndefined();
    const full = { FED: ['G7'], NSW: ['F9'], QR: ['F9'] };
    expect(token(at('FED', { tokens: full, tiles }), 'F9')).toBe('token.place 48-7.7.4-b');
  });

  test('[F-13] in Perth no company but WA ever places a token', () => {
    const car = { tiles: west, tokens: { CAR: ['E2'] } };
    expect(token(at('CAR', car), 'D1')).toBe('token.home 48-7.7.4-c');
    const begun = { ...car, tokens: { CAR: ['E2'], WA: ['D1'] } };
    expect(token(at('CAR', begun), 'D1')).toBe('token.place 48-7.7.4-b');
    const taken = { ...car, tokens: { CAR: ['E2'], BOE: ['D1'] } };
    expect(refusal(at('CAR', taken), 'placeToken', { hex: 'D1', city: 0 })?.clause).toBe('token.place');
  });
});
