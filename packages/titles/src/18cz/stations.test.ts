import { type Game, question, tokenCost, tokenCosts } from '@roundhouse/engine';
import { cited, does, earns, lays, noLay, refusal, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18cz } from './index.ts';

type Position = Omit<Scenario, 'at'>;
const at = (company: string, step: string, more: Position = {}): Game =>
  turnOf(t18cz, company, step, {
    phase: 'd',
    ...more,
    par: { [company]: 60, ...more.par },
    shares: { [company]: { 0: 2 }, ...more.shares },
  });
const token = (g: Game, place: string) => {
  const [hex, city = '0'] = place.split('.');
  return cited(g, 'placeToken', { hex, city: Number(city) });
};
const places = (g: Game, place: string): Game => {
  const [hex, city = '0'] = place.split('.');
  return does(g, 'placeToken', { hex, city: Number(city) });
};

/** From Cheb over Karlovy Vary to Kladno, and on to a town. */
const line = { D3: '57/1', D5: '57/1', D7: '9/1', D9: '8/5', E10: '57/2', F11: '4/2' };
const ekj = { tokens: { EKJ: ['D5'] }, tiles: line };
const HOME = 'token.home CZ-VIII.6-h';
const ATE = 'token.ate CZ-VIII.6-k';

describe('what a station is for', () => {
  test('[CZ-VIII.6-a] building, placing and running start from it', () => {
    expect(noLay(at('EKJ', 'track', ekj), 'E2 58/2')).toBeUndefined();
    expect(token(at('EKJ', 'token', ekj), 'E10')).toBeUndefined();
    const g = at('EKJ', 'run', { ...ekj, trains: { EKJ: ['2a'] } });
    expect(earns(g, ['2a', 'D5 D3'])).toBe(40);
    expect(earns(g, ['2a', 'E10 F11'])).toBe('route.token CZ-VIII.6-a');
    expect(t18cz.cites['route.token']).toBe('CZ-VIII.6-a');
  });
});

describe('home stations', () => {
  test.each([
    ['EKJ', 'D5', 0],
    ['OFE', 'C26', 0],
    ['BCB', 'E16', 0],
    ['MW', 'F23', 0],
    ['VBW', 'I10', 0],
    ['BN', 'E12', 1],
    ['NWB', 'E12', 0],
    ['ATE', 'B9', 0],
    ['BTE', 'D3', 0],
    ['KFN', 'G20', 0],
  ])('[CZ-VIII.6-b] %s begins in %s, free', (company, hex, city) => {
    const g = at(company, 'begin', { cash: { [company]: 0 }, sold: { a: 5, b: 4, c: 4, d: 1 } });
    expect(g.state.map.tokens[hex]).toEqual([{ by: company, city }]);
    expect(g.state.companies[company]).toMatchObject({ operated: true, tokens: [40, 100] });
    expect(g.state.money?.[company]).toBe(0);
  });

  test('[CZ-VIII.6-b] before anything else, and only once', () => {
    const g = at('EKJ', 'begin');
    expect(question(g)?.step).toBe('track');
    const later = at('EKJ', 'begin', ekj);
    expect(later.state.map.tokens).toEqual({ D5: [{ by: 'EKJ', city: 0 }] });
    expect(later.state.companies['EKJ']?.tokens).toEqual([40, 100]);
  });

  test('[CZ-VIII.6-b] on Praha in the city with their exit, whatever lies there', () => {
    const tiles = { E12: '8891/1' };
    const nwb = at('NWB', 'begin', { tiles });
    expect(nwb.state.map.tokens['E12']).toEqual([{ by: 'NWB', city: 3 }]);
    expect(at('BN', 'begin', { tiles }).state.map.tokens['E12']).toEqual([{ by: 'BN', city: 1 }]);
    expect(at('BN', 'begin', { tiles: { E12: '8892/0' } }).state.map.tokens['E12']).toEqual([{ by: 'BN', city: 0 }]);
  });
});

describe('further stations', () => {
  test('[CZ-VIII.6-c] one a turn, in a free place', () => {
    const g = at('EKJ', 'token', ekj);
    const placed = places(g, 'E10');
    expect(placed.state.map.tokens['E10']).toEqual([{ by: 'EKJ', city: 0 }]);
    expect(question(placed)?.step).not.toBe('token');
    expect(token(placed, 'G12')).toBe('turn.verb CZ-VIII.3-a');
    expect(refusal(g, 'pass')).toBeUndefined();
    const full = { ...ekj, tokens: { EKJ: ['D5'], BTE: ['D3'], VBW: ['E10'] }, privates: { S1: { owner: 'EKJ' } } };
    expect(token(at('EKJ', 'token', { ...full, tiles: { ...line, D3: '14/0' } }), 'E10')).toBe(
      'token.place CZ-VIII.6-c',
    );
  });

  test('[CZ-VIII.6-c] also in the first turn, besides the home station', () => {
    const g = does(at('EKJ', 'begin', { tiles: line }), 'pass');
    expect(question(g)?.step).toBe('token');
    expect(token(g, 'E10')).toBeUndefined();
  });

  test.each([
    ['the first', ['D5'], 40],
    ['the second', ['D5', 'G12'], 100],
  ])('[CZ-VIII.6-d] %s costs what is due', (_, stations, cost) => {
    const more = { ...ekj, tokens: { EKJ: stations } };
    const before = at('EKJ', 'token', { ...more, cash: { EKJ: cost, bank: 1000 } });
    expect(tokenCosts(before, 'EKJ')).toEqual([cost, cost]);
    const g = places(before, 'E10');
    expect(g.state.money).toMatchObject({ EKJ: 0, bank: 1000 + cost });
    // A Local Railway to sell keeps the question open.
    const poor = { ...more, cash: { EKJ: cost - 1 }, privates: { S1: { owner: 'EKJ' } } };
    expect(token(at('EKJ', 'token', poor), 'E10')).toBe('token.funds CZ-VIII.6-d');
  });

  const merger = (tokens: Readonly<Record<string, readonly string[]>>): Game => {
    const g = at('BTE', 'acquire', {
      tokens: { BTE: ['D3'], ...tokens },
      tiles: line,
      floated: ['EKJ'],
      shares: { BTE: { 0: 3 }, EKJ: { 0: 2 } },
      par: { BTE: 60, EKJ: 60 },
    });
    return does(g, 'acquire', { target: 'EKJ', price: 60 });
  };

  test('[CZ-N-16] [CZ-VIII.6-e] 40 after an acquisition without stations, 100 after one that brought one', () => {
    const markers = merger({});
    expect(markers.state.companies['BTE']?.tokens).toEqual([40, 100, 100, 100, 100]);
    expect(tokenCost(markers, 'BTE', 'E10')).toBe(40);
    const station = merger({ EKJ: ['D5'] });
    expect(station.state.companies['BTE']?.tokens).toEqual([40, 100, 100, 100]);
    expect(tokenCost(station, 'BTE', 'E10')).toBe(100);
  });

  test('[CZ-VIII.6-e] 100 when two stations are on the map or no own marker is left', () => {
    const cost = (tokens: Readonly<Record<string, readonly string[]>>, of: string) =>
      tokenCost(at(of, 'track', { tokens, tiles: { ...line, B5: 'SX/5' } }), of, 'E10');
    expect(cost({ EKJ: ['D5'] }, 'EKJ')).toBe(40);
    expect(cost({ EKJ: ['D5', 'G12'] }, 'EKJ')).toBe(100);
    expect(cost({ SX: ['B5'] }, 'SX')).toBe(40);
    expect(cost({ SX: ['B5', 'G12'] }, 'SX')).toBe(100);
  });

  test('[CZ-VIII.6-f] one a hex, whatever the number of cities', () => {
    const tiles = { ...line, D7: '8/1', C8: '8885/0', E10: '57/2', D9: '8/5' };
    const both = at('EKJ', 'token', { tokens: { EKJ: ['D5', 'C8.1'] }, tiles: { ...tiles, D3: '14/0' } });
    expect(token(both, 'C8.0')).toBe('token.one-a-hex CZ-VIII.6-f');
    expect(token(at('EKJ', 'token', { tokens: { EKJ: ['D5'] }, tiles }), 'C8.0')).toBeUndefined();
    const praha = { tokens: { NWB: ['E12.3'] }, tiles: { E12: '8891/1', E10: '57/1', F13: '58/0', G12: '57/0' } };
    expect(token(at('NWB', 'token', praha), 'E12.0')).toBe('token.one-a-hex CZ-VIII.6-f');
  });

  test('[CZ-VIII.6-g] joined to a station, over any distance', () => {
    const g = at('EKJ', 'token', ekj);
    expect(token(g, 'E10')).toBeUndefined();
    expect(token(g, 'G12')).toBe('token.connected CZ-VIII.6-g');
    const cut = at('EKJ', 'token', {
      ...ekj,
      tokens: { EKJ: ['D3'], VBW: ['D5'] },
      privates: { S1: { owner: 'EKJ' } },
    });
    expect(token(cut, 'E10')).toBe('token.connected CZ-VIII.6-g');
    const through = at('EKJ', 'token', { ...ekj, tokens: { EKJ: ['D3'] } });
    expect(token(through, 'E10')).toBeUndefined();
  });

  test('[CZ-VIII.6-g] without reversing at a junction', () => {
    // D7 joins Karlovy Vary and Chomutov to the east, not to each other.
    const tiles = { ...line, D7: '26/4', C8: '8885/0' };
    const g = at('EKJ', 'token', { tokens: { EKJ: ['D5'] }, tiles });
    expect([token(g, 'E10'), token(g, 'C8.0')]).toEqual([undefined, 'token.connected CZ-VIII.6-g']);
    const straight = { ...tiles, D7: '8/1' };
    expect(token(at('EKJ', 'token', { tokens: { EKJ: ['D5'] }, tiles: straight }), 'C8.0')).toBeUndefined();
  });

  test('[CZ-VIII.6-m] only in cities; a red tile has one place, its home', () => {
    const g = at('EKJ', 'token', ekj);
    expect(token(g, 'F11')).toBe('token.city CZ-VIII.6-m');
    expect(token(g, 'D7')).toBe('token.city CZ-VIII.6-m');
    const red = { tokens: { EKJ: ['D5'], SX: ['B5'] }, tiles: { ...line, B5: 'SX/5' } };
    expect(token(at('EKJ', 'token', red), 'B5')).toBe('token.place CZ-VIII.6-c');
  });
});

describe('places kept for homes', () => {
  test('[CZ-VIII.6-h] a place is left for a company that has not begun', () => {
    expect(token(at('EKJ', 'token', ekj), 'D3')).toBe(HOME);
    const green = { ...ekj, tiles: { ...line, D3: '14/0' } };
    expect(token(at('EKJ', 'token', green), 'D3')).toBeUndefined();
    const one = { ...green, tokens: { EKJ: ['D5'], VBW: ['D3'] } };
    expect(token(at('EKJ', 'token', one), 'D3')).toBe(HOME);
    const begun = { ...green, tokens: { EKJ: ['D5'], BTE: ['D3'] } };
    expect(token(at('EKJ', 'token', begun), 'D3')).toBeUndefined();
  });

  /** Track into the western and the eastern city of green Praha. */
  const around = { E12: '8891/1', E10: '57/1', E14: '55/0', E16: '57/1' };
  test('[CZ-VIII.6-i] in Praha the cities of BN and NWB are theirs, the others free', () => {
    const g = at('BCB', 'token', { tokens: { BCB: ['E16'] }, tiles: around });
    expect(token(g, 'E12.2')).toBeUndefined();
    for (const city of [1, 3]) expect(token(g, `E12.${city}`)).toBe(HOME);
    expect(token(at('VBW', 'token', { tokens: { VBW: ['E10'] }, tiles: around }), 'E12.0')).toBeUndefined();
    const yellow = { E12: '8889/1', E14: '55/0', E16: '57/1' };
    const early = at('BCB', 'token', { tokens: { BCB: ['E16'] }, tiles: yellow });
    expect(['E12.0', 'E12.1', 'E12.2'].map(place => token(early, place))).toEqual([HOME, undefined, HOME]);
  });

  test('[CZ-VIII.6-i] in brown Praha a place is kept for each of them', () => {
    const brown = { ...around, E12: '8892/0' };
    const beside = (tokens: Readonly<Record<string, readonly string[]>>) =>
      token(at('BCB', 'token', { tokens: { BCB: ['E16'], ...tokens }, tiles: brown, phase: 'g' }), 'E12');
    expect(beside({ VBW: ['E12'] })).toBeUndefined();
    expect(beside({ VBW: ['E12'], EKJ: ['E12'] })).toBe(HOME);
    expect(beside({ VBW: ['E12'], EKJ: ['E12'], BN: ['E12'] })).toBe(HOME);
    expect(beside({ VBW: ['E12'], NWB: ['E12'], BN: ['E12'] })).toBeUndefined();
  });

  test('[CZ-VIII.6-l] an empty place that is kept blocks nobody', () => {
    const west = { ...ekj, tiles: { D3: '57/1', D5: '57/1' }, trains: { EKJ: ['3c'] } };
    expect(earns(at('EKJ', 'run', west), ['3c', 'D5 D3 D1'])).toBe(50);
    expect(noLay(at('EKJ', 'track', ekj), 'E2 58/2')).toBeUndefined();
    const taken = at('EKJ', 'run', { ...west, tokens: { EKJ: ['D5'], BTE: ['D3'] } });
    expect(earns(taken, ['3c', 'D5 D3 D1'])).toBe('route.blocked CZ-VIII.7-j');
  });
});

describe('ATE', () => {
  const usti = { B9: '8859/1', B11: '57/1' };

  test('[CZ-VIII.6-j] chooses a city of a green B9', () => {
    const g = at('ATE', 'begin', { tiles: usti });
    expect(question(g)).toMatchObject({ by: 0, step: 'homeCity', company: 'ATE' });
    expect(cited(g, 'pass')).toBe('home.compulsory CZ-VIII.6-j');
    expect(cited(g, 'chooseCity', { city: 2 })).toBe('home.city CZ-VIII.6-j');
    for (const city of [0, 1]) {
      const after = does(g, 'chooseCity', { city });
      expect(after.state.map.tokens['B9']).toEqual([{ by: 'ATE', city }]);
      expect(question(after)).toMatchObject({ step: 'track', company: 'ATE' });
    }
    const brown = at('ATE', 'begin', { phase: 'g', tiles: { ...usti, B9: '8896p/1' } });
    expect(question(brown)?.step).toBe('track');
    expect(brown.state.map.tokens['B9']).toEqual([{ by: 'ATE', city: 0 }]);
  });

  test('[CZ-N-30] [CZ-VIII.6-j] [CZ-VIII.5-m] on a bare B9 its director chooses when anybody lays the green tile', () => {
    const bare = at('ATE', 'begin', { phase: 'b', sold: { a: 5 } });
    expect(bare.state.map.tokens['B9']).toHaveLength(1);
    expect(question(bare)?.step).toBe('trains');
    const shares = { SX: { 0: 5 }, ATE: { 1: 3 } };
    const sx = { tokens: { SX: ['A8'], ATE: ['B9'] }, tiles: { A8: 'SX/5' }, shares, par: { ATE: 60 } };
    const g = lays(at('SX', 'track', sx), 'B9 8859/2');
    expect(question(g)).toMatchObject({ by: 1, step: 'homeCity', company: 'ATE' });
    expect(cited(g, 'pass')).toBe('home.compulsory CZ-VIII.6-j');
    const chosen = does(g, 'chooseCity', { city: 1 });
    expect(chosen.state.map.tokens['B9']).toEqual([{ by: 'ATE', city: 1 }]);
    expect(question(chosen)?.company).toBe('SX');
  });

  test('[CZ-VIII.6-k] until it has its home nobody else has a station on B9', () => {
    const ekjThere = { tokens: { EKJ: ['B11'] }, privates: { S1: { owner: 'EKJ' } } };
    for (const B9 of ['8859/1', '8896p/1']) {
      const more = { ...ekjThere, phase: 'g', tiles: { ...usti, B9, B13: '621/1' } };
      expect(token(at('EKJ', 'token', more), 'B9')).toBe(ATE);
      expect(token(at('EKJ', 'token', more), 'B9.1')).toBe(B9 === '8859/1' ? ATE : 'token.city CZ-VIII.6-m');
      const home = { ...more, tokens: { ...more.tokens, ATE: [B9 === '8859/1' ? 'B9.1' : 'B9'] } };
      expect(token(at('EKJ', 'token', home), 'B9')).toBeUndefined();
    }
  });
});
