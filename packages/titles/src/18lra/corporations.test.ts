import {
  cashOf,
  type Game,
  ordinaryOf,
  priceOf,
  question,
  sharesOf,
  Turn,
  tokensAt,
  withState,
} from '@roundhouse/engine';
import {
  barred,
  cited,
  does,
  inStock,
  lays,
  noLay,
  type Scenario,
  scenario,
  trackThrough,
  turnOf,
} from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { lra } from './index.ts';
import { venlo } from './venlo.ts';

type Position = Omit<Scenario, 'at'>;
const at = (company: string, step: string, more: Position = {}): Game => turnOf(lra, company, step, more);
const { companies } = lra.parts;
/** The same turn with this done in it. */
const having = (g: Game, type: string): Game => {
  const done = [{ type, by: 0, at: 'token' }];
  return withState(g, { ...g.state, agenda: g.state.agenda.map(f => (Turn.is(f) ? { ...f, done } : f)) });
};

describe('charters', () => {
  test.each([
    ['ADR', '2 1 1 1 1 1 1 1 1', 'K3', 3, 1],
    ['BME', '2 1 1 1 1 1 1 1 1', 'G15', 3, 1],
    ['CCE', '2 1 1 1 1 1 1 1 1', 'A5', 2, 1],
    ['CME', '2 1 1 1 1 1 1 1 1', 'K15', 3, 1],
    ['GVE', '2 1 1 1 1 1 1 1 1', 'G7', 3, 0],
    ['KEG', '3 1 1 1 1 1 1 1', 'F10', 2, 1],
    ['MKB', '2 2 2 1 1 1 1', 'C11', 2, 1],
    ['RhE', '2 1 1 1 1 1 1 1 1', 'K11', 3, 1],
  ])('[LRA-4.2.3-a] %s: %s, home %s, %i tokens and %i for harbours', (id, papers, home, ordinary, harbours) => {
    const { certificates, homes, tokens = [] } = companies[id] as NonNullable<(typeof companies)[string]>;
    expect([certificates.join(' '), homes]).toEqual([papers, [{ hex: home, city: 0 }]]);
    expect(tokens.filter(t => typeof t === 'number')).toHaveLength(ordinary);
    expect(tokens.filter(t => typeof t === 'object')).toHaveLength(harbours);
    expect(certificates.reduce((a, b) => a + b, 0)).toBe(10);
  });

  const stock = (more: Position = {}): Game =>
    scenario(lra, { cash: { 0: 900, 1: 900, 2: 900, 3: 900 }, ...more, at: inStock(0) });
  const buys = (g: Game, company: string): Game => does(g, 'buyShare', { company, from: 'ipo' });

  test('[LRA-4.2.3-b] [LRA-4.2.3-EX1] KEG: 210 for its director at 70, floats with two more at 350', () => {
    const started = does(stock(), 'startCompany', { company: 'KEG', par: 70 });
    expect(cashOf(started, 0)).toBe(900 - 210);
    const one = buys(started, 'KEG');
    expect(one.state.companies['KEG']?.floated).toBeUndefined();
    const two = buys(one, 'KEG');
    expect([two.state.companies['KEG']?.floated, cashOf(two, 'KEG'), priceOf(two, 'KEG')]).toEqual([true, 350, 75]);
    expect(ordinaryOf(two, 'KEG', 'KEG')).toHaveLength(5);
  });

  test('[LRA-4.2.3-b] MKB floats with 60 %', () => {
    const started = does(stock(), 'startCompany', { company: 'MKB', par: 60 });
    const four = buys(started, 'MKB');
    expect([sharesOf(four, 'MKB', 1), four.state.companies['MKB']?.floated]).toEqual([2, undefined]);
    expect(buys(four, 'MKB').state.companies['MKB']?.floated).toBe(true);
  });

  test('[LRA-4.2.3-EX3] [LRA-4.1.2-p] ADR: with the certificate of private 5 it floats after 40 % and 400', () => {
    const g = stock({ shares: { ADR: { 3: 1 } }, privates: { P5: { owner: 3 } } });
    const started = does(g, 'startCompany', { company: 'ADR', par: 80 });
    const two = buys(buys(started, 'ADR'), 'ADR');
    expect([two.state.companies['ADR']?.floated, cashOf(two, 'ADR'), priceOf(two, 'ADR')]).toEqual([true, 400, 90]);
    expect(sharesOf(two, 'ADR', 3)).toBe(1);
  });

  test('[LRA-4.1.2-p] the buyer of private 5 gets the certificate free', () => {
    const g = scenario(lra, {
      slices: { lots: { bids: {}, sold: ['P1', 'P2', 'P3', 'P4'] } },
      at: [{ at: 'lots', done: [], turn: 0, passes: 0 } as never],
    });
    const bought = does(g, 'buyLot', { lot: 'P5' });
    expect([sharesOf(bought, 'ADR', 0), cashOf(bought, 0)]).toEqual([1, 450 - 80]);
  });

  test('[LRA-4.2.3-EX2] [LRA-N-19] KEG’s director with 30 % alone cannot give it up to 20 %; 40 % take it', () => {
    const held = (b: number) =>
      stock({ par: { KEG: 80 }, shares: { KEG: { 0: 3, 1: b, KEG: 7 - b } }, floated: ['KEG'], director: { KEG: 0 } });
    expect(cited(held(2), 'sellShares', { company: 'KEG', shares: 1 })).toBe('sell.director RHL-4.2.1-d');
    const three = held(3);
    const bought = does(does(three, 'pass'), 'buyShare', { company: 'KEG', from: 'charter' });
    expect(bought.state.companies['KEG']?.held[0]).toBe(1);
    expect(ordinaryOf(bought, 'KEG', 0)).toEqual([1, 1, 1]);
  });
});

describe('abilities', () => {
  const rhe = (more: Position = {}): Game => at('RhE', 'track', more);

  test('[LRA-4.2.3-d] [LRA-N-29] two yellow tiles in the first turn, the second on the first', () => {
    const one = lays(rhe({ cash: { RhE: 0 } }), 'J10 6/5');
    expect(noLay(rhe(), 'J8 4/1')).toBe('track.connected RHL-6.2.1-b');
    const two = lays(one, 'J8 4/1');
    expect(two.state.companies['RhE']?.operated).toBe(true);
    // Never a yellow tile and an upgrade.
    const green = lays(rhe({ phase: '3', tiles: { J10: '6/5' } }), 'J8 4/1');
    expect(noLay(green, 'J10 15/4')).toBe('track.mixed LRA-4.2.3-d');
    const upgraded = lays(rhe({ phase: '3', tiles: { J10: '6/5' } }), 'J10 15/4');
    expect(upgraded.state.companies['RhE']?.operated).toBe(true);
  });

  test('[LRA-N-29] the first tile makes the second legal, and the treasury must pay for both', () => {
    // Track of others leads to Ruhrort; Duisburg and then Ratingen cost 30 each.
    const tiles = trackThrough(lra, 'K11 J10 I11 H12 G11 F12 E11 D12 C13 B14');
    const rich = (cash: number) => rhe({ phase: '3', cash: { RhE: cash }, tiles: { ...tiles, B14: 'L44/0' } });
    expect(noLay(rich(60), 'E15 58/3')).toBe('track.connected RHL-6.2.1-b');
    const first = lays(rich(60), 'C15 L05/5');
    expect(cashOf(lays(first, 'E15 58/3'), 'RhE')).toBe(0);
    expect(noLay(rich(29), 'C15 L05/5')).toBe('track.funds RHL-6.2.1-k');
    const poor = lays(rich(59), 'C15 L05/5');
    expect([cashOf(poor, 'RhE'), barred(poor, 'RhE', 'track', 'layTile', { hex: 'E15', tile: '58', turn: 3 })]).toEqual(
      [29, 'track.funds RHL-6.2.1-k'],
    );
  });

  test('[LRA-4.2.3-d] not in a later turn', () => {
    const later = lays(rhe({ tokens: { RhE: ['K11'] } }), 'J10 6/5');
    expect(question(later)?.step).not.toBe('track');
  });

  test('[LRA-4.2.3-c] others lay one, whoever directs them; BME has no ability', () => {
    const gve = lays(at('GVE', 'track'), 'G7 57/1');
    expect(question(gve)?.step).not.toBe('track');
    const bme = lays(at('BME', 'track'), 'G15 L04/0');
    expect(question(bme)?.step).not.toBe('track');
    const other = at('RhE', 'track', { shares: { RhE: { 2: 6 } } });
    expect(noLay(lays(other, 'J10 6/5'), 'J8 4/1')).toBeUndefined();
  });

  test('[LRA-4.2.3-e] [LRA-N-17] [LRA-N-18] CCE builds in Krefeld without a route, if a place is free', () => {
    const g = at('CCE', 'token', { tokens: { CCE: ['A5'] } });
    const built = does(g, 'placeKrefeld', { city: 1 });
    expect([tokensAt(built, 'F10').at(-1), cashOf(built, 'CCE')]).toEqual([{ by: 'CCE', city: 1 }, 500 - 60]);
    expect(cited(g, 'placeKrefeld', { city: 0 })).toBe('token.home RHL-6.2.2-h');
    // It is the station of the turn, and costs what a station costs.
    const after = [{ type: 'placeToken', by: 0, at: 'token' }];
    expect(barred(g, 'CCE', 'token', 'placeKrefeld', { city: 1 }, after)).toMatch(/^token\.one-a-turn /);
    const poor = at('CCE', 'token', { tokens: { CCE: ['A5'] }, cash: { CCE: 59 } });
    expect(barred(poor, 'CCE', 'token', 'placeKrefeld', { city: 1 })).toMatch(/^token\.funds /);
    expect(cited(g, 'placeToken', { hex: 'F10', city: 1 })).toBe('token.connected RHL-6.2.2-b');
    const full = at('CCE', 'token', { tokens: { CCE: ['A5'], ADR: ['K3', 'F10.1'] } });
    expect(barred(full, 'CCE', 'token', 'placeKrefeld', { city: 1 })).toBe('token.place RHL-6.2.2-a');
    // Each turning of the green tile gives the bare circle track.
    for (const turn of [0, 2, 5]) {
      const keg = at('KEG', 'track', { phase: '3', tokens: { KEG: ['F10'], CCE: ['A5', 'F10.1'] } });
      const green = lays(keg, `F10 L17/${turn}`);
      const [own, other] = tokensAt(green, 'F10');
      expect([own?.by, other?.by, own?.city !== other?.city]).toEqual(['KEG', 'CCE', true]);
    }
  });

  test('[LRA-4.2.3-e] Krefeld is the station of its turn: no other comes after it', () => {
    const way = trackThrough(lra, 'A5 B6 C5 D6 E7');
    const g = at('CCE', 'token', { tokens: { CCE: ['A5'] }, tiles: way });
    expect(cited(g, 'placeToken', { hex: 'E7', city: 0 })).toBeUndefined();
    const built = does(g, 'placeKrefeld', { city: 1 });
    expect(question(built)?.step).not.toBe('token');
    expect(barred(having(g, 'placeKrefeld'), 'CCE', 'token', 'placeToken', { hex: 'E7', city: 0 })).toBe(
      'token.one-a-turn RHL-6.2.2-a',
    );
  });

  test('[LRA-4.2.3-e] only CCE', () => {
    const g = at('ADR', 'token', { tokens: { ADR: ['K3'] }, tiles: { J4: '4/0' } });
    expect(barred(g, 'ADR', 'token', 'placeKrefeld', { city: 1 })).toBe('krefeld.company LRA-4.2.3-e');
  });

  const line = trackThrough(lra, 'H8 G7 G5 F4 E3 F2 E1');
  const { G5: last, ...open } = line;
  test('[LRA-4.2.3-f] GVE gets 100 as soon as track leads from MG to Venlo', () => {
    const g = at('GVE', 'track', { tokens: { GVE: ['G7'] }, tiles: open });
    expect(venlo.of(g).paid).toBe(false);
    const laid = lays(g, `G5 ${last}`);
    expect([venlo.of(laid).paid, cashOf(laid, 'GVE')]).toEqual([true, 600]);
  });

  test('[LRA-4.2.3-g] [LRA-N-28] once; a link from before is paid when GVE floats, full cities do not matter', () => {
    const tokens = { ADR: ['K3', 'G7', 'H8'], BME: ['G15', 'E1'], RhE: ['K11', 'E1'] };
    const early = at('ADR', 'track', { tokens, tiles: line });
    expect(venlo.of(early).paid).toBe(false);
    const floats = at('GVE', 'track', { tokens: { ...tokens, GVE: ['G7'] }, tiles: line });
    expect([venlo.of(floats).paid, cashOf(floats, 'GVE')]).toEqual([true, 600]);
    const again = at('GVE', 'track', { tokens: { GVE: ['G7'] }, tiles: line, slices: { venlo: { paid: true } } });
    expect(cashOf(again, 'GVE')).toBe(500);
  });
});

describe('Rhineland’s Manchester', () => {
  const H8 = { private: 'P5', hex: 'H8', tile: 'L06', turn: 1 };
  const owner = { privates: { P5: { owner: 0 } } };
  const cme = (more: Position = {}): Game =>
    at('CME', 'track', { phase: '3', tokens: { CME: ['K15'] }, ...owner, ...more });

  test('[LRA-4.1.2-q] from green until the first 5-train, a tile on H8 or I7 without a route', () => {
    expect(cited(cme(), 'layWith', H8)).toBeUndefined();
    expect(cited(cme(), 'layWith', { ...H8, hex: 'I7', turn: 0 })).toBeUndefined();
    expect(cited(cme({ tiles: { H8: 'L06/1' } }), 'layWith', { ...H8, tile: 'L18' })).toBeUndefined();
    expect(cited(cme({ phase: '2' }), 'layWith', H8)).toBe('function.phase LRA-4.1.2-q');
    expect(cited(cme({ privates: { P5: { owner: 0, closed: true } }, phase: '5' }), 'layWith', H8)).toBe(
      'function.closed RHL-4.1-h',
    );
    expect(cited(cme(), 'layWith', { ...H8, hex: 'G7', tile: '57' })).toBe('function.hex LRA-4.1.2-q');
    expect(cited(cme({ privates: { P5: { owner: 1 } } }), 'layWith', H8)).toBe('function.owner RHL-4.1-e');
  });

  test('[LRA-4.1.2-r] the only tile of the turn, also beside two yellow ones; not while the home is due', () => {
    const laid = does(cme(), 'layWith', H8);
    expect(noLay(laid, 'J14 9/2')).toBe('track.allowance LRA-4.1.2-r');
    const first = at('CME', 'track', { phase: '3', ...owner });
    expect(cited(lays(first, 'J14 9/2'), 'layWith', H8)).toBe('track.allowance LRA-4.1.2-r');
    const bme = at('BME', 'track', { phase: '3', ...owner });
    expect(cited(bme, 'layWith', H8)).toBe('track.home RHL-6.2.1-d');
  });

  test('[LRA-4.1.2-s] [LRA-4.1.2-a] directly afterwards a station in any free place, at its price', () => {
    const laid = does(cme(), 'layWith', H8);
    for (const city of [0, 1]) {
      const built = does(laid, 'placeWith', { private: 'P5', hex: 'H8', city });
      expect([tokensAt(built, 'H8'), cashOf(built, 'CME')]).toEqual([[{ by: 'CME', city }], 500 - 60]);
    }
    const later = at('CME', 'token', { phase: '3', tokens: { CME: ['K15'] }, tiles: { H8: 'L06/1' }, ...owner });
    expect(barred(later, 'CME', 'token', 'placeToken', { hex: 'H8', city: 0 })).toBe('token.connected RHL-6.2.2-b');
    const g = at('CME', 'track', {
      phase: '3',
      tokens: { CME: ['K15'] },
      tiles: { H8: 'L06/1' },
      privates: { P5: { owner: 0, used: true } },
    });
    expect(cited(g, 'placeWith', { private: 'P5', hex: 'H8', city: 0 })).toBe('station.at-once LRA-4.1.2-s');
  });

  test('[LRA-4.1.2-s] [RHL-6.2.2-a] that station is the one of its turn', () => {
    const tiles = trackThrough(lra, 'K15 J14 I13 H14');
    const laid = does(cme({ tiles }), 'layWith', H8);
    const H14 = { hex: 'H14', city: 0 };
    const without = does(laid, 'pass');
    expect(cited(without, 'placeToken', H14)).toBeUndefined();
    const built = does(laid, 'placeWith', { private: 'P5', hex: 'H8', city: 0 });
    expect(question(built)?.step).not.toBe('token');
    expect(barred(having(without, 'placeWith'), 'CME', 'token', 'placeToken', H14)).toBe(
      'token.one-a-turn RHL-6.2.2-a',
    );
  });
});
