import {
  type Action,
  cashOf,
  choices,
  decide,
  type Event,
  type Game,
  leaves,
  play,
  priceOf,
  question,
  tokensAt,
} from '@roundhouse/engine';
import { barred, cited, does, inTurn, lays, noLay, type Scenario, scenario, trackThrough } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { bestRun } from '../../best-run.ts';
import { foreseen } from './acquire.ts';
import { lraInvestor } from './index.ts';
import { affairs, INVESTOR } from './investor.ts';
import { isLinked, needed } from './link.ts';

type Position = Partial<Omit<Scenario, 'at'>>;

/** The Investor's corporation in its turn, managed by seat 0: RhE (K11 to H14) or CCE (A5 to E13). */
const turn = (step: string, more: Position = {}, company: 'RhE' | 'CCE' = 'RhE', frame = {}): Game => {
  const own = company === 'RhE' ? 'P3' : 'P2';
  return scenario(lraInvestor, {
    players: 2,
    options: { scenario: company === 'RhE' ? 3 : 1, ...more.options },
    phase: '2',
    sold: { 2: 1 },
    ...more,
    par: { [company]: 70, CME: 80, ...more.par },
    shares: { [company]: { Investor: 5, 0: 1, 1: 2, [company]: 2 }, CME: { 0: 5, CME: 5 }, ...more.shares },
    director: { [company]: INVESTOR, ...more.director },
    floated: [company, 'CME', ...(more.floated ?? [])],
    privates: { [own]: { owner: company }, ...more.privates },
    slices: { investor: { company, card: 3, manager: 0 }, ...more.slices },
    at: inTurn(company, step, frame),
  });
};

/** The three tiles from Köln to Neuss. */
const LINK = { J10: '6/3', I11: '8/4', I13: '58/1' };
const linked = { slices: { investor: { company: 'RhE', card: 3, manager: 0, linked: true } } };
const begun = { tokens: { RhE: ['K11'] } };

const after = (
  g: Game,
  type = 'pass',
  fields: object = {},
): { readonly g: Game; readonly events: readonly Event[] } => {
  const q = question(g);
  const outcome = play(g, { type, by: q?.by, at: q?.step, ...fields } as Action);
  if (outcome.violation) throw new Error(outcome.violation.clause);
  return { g: outcome.game, events: outcome.events };
};

describe('the Investor’s track', () => {
  test('[LRA-9.2.2-a] [LRA-9-a] the holder of its card decides; everything is free and nothing is paid to it', () => {
    const g = turn('track');
    expect(decide(g)).toMatchObject({ by: 0, company: 'RhE', step: 'track' });
    expect(decide(turn('track', { slices: { investor: { company: 'RhE', card: 3, manager: 1 } } }))?.by).toBe(1);
    expect(cashOf(g, 'RhE')).toBe(0);
    // Ratingen costs 30 and a second station 60.
    const rules = lraInvestor.rules;
    expect([rules.track.cost(g, 'RhE', 'E15'), rules.token.cost(g, 'RhE', 'J10')]).toEqual([0, 0]);
    const mine = turn('track', {}, 'RhE');
    expect(rules.token.cost(mine, 'CME', 'J10')).toBe(0 + 60);
    expect(cashOf(lays(g, 'J10 6/3'), 'RhE')).toBe(0);
  });

  test('[LRA-9.2.2-b] [LRA-9.2.2-c] only tiles that lower the number of those still needed; one is compulsory', () => {
    const g = turn('track');
    expect(needed(g, 'RhE')).toEqual({ actions: 3, all: false });
    expect(noLay(g, 'J10 6/3')).toBeUndefined();
    // Away from Neuss, to Jülich.
    expect(noLay(g, 'J10 5/5')).toBe('investor.link LRA-9.2.2-c');
    expect(cited(g, 'pass')).toBe('investor.duty LRA-9.2.2-c');
    const next = lays(g, 'J10 6/3');
    expect(needed(next, 'RhE')).toEqual({ actions: 2, all: false });
    // The second yellow tile of its first turn is optional.
    expect(decide(next)).toMatchObject({ step: 'track', mayPass: true });
    expect(noLay(next, 'I11 8/4')).toBeUndefined();
    for (const lay of leaves(choices(next, 'layTile')))
      expect(needed(after(next, 'layTile', lay).g, 'RhE')?.actions ?? 0).toBe(1);
  });

  test('[LRA-N-24] a full city that cannot be upgraded yet is no way; with green it is one again', () => {
    const full = { J10: '6/3', I11: '8/4' };
    const tokens = { RhE: ['K11'], CME: ['K15', 'J10'] };
    const g = turn('track', { tiles: full, tokens });
    expect(isLinked(turn('track', { tiles: { ...full, I13: '58/1' }, tokens }), 'RhE')).toBe(false);
    // With yellow alone nothing leads out of Köln: all colours count, and no yellow tile helps.
    expect(needed(g, 'RhE')).toMatchObject({ all: true });
    const green = turn('track', { tiles: full, tokens, phase: '3', sold: { 2: 5, 3: 1 } });
    expect(needed(green, 'RhE')).toEqual({ actions: 2, all: false });
    expect([...leaves(choices(green, 'layTile'))].map(a => (a as Action & { hex: string }).hex)).toContain('J10');
  });

  test('[LRA-9.2.2-d] once linked, for good, it only upgrades what lies on its routes, the harbour first', () => {
    const last = turn('track', { tiles: { J10: '6/3', I11: '8/4' }, ...begun });
    const { g: joined, events } = after(last, 'layTile', { company: 'RhE', hex: 'I13', tile: '58', turn: 1 });
    expect(events).toContainEqual({ type: 'linked', company: 'RhE', hex: 'H14' });
    expect(affairs.of(joined).linked).toBe(true);
    const green = { phase: '3', sold: { 2: 5, 3: 1 }, ...begun, ...linked };
    const g = turn('track', { ...green, tiles: LINK });
    expect(noLay(g, 'H14 L28/0')).toBeUndefined();
    expect(noLay(g, 'J10 15/3')).toBe('investor.harbour-hex LRA-9.2.2-d');
    expect(decide(g)?.mayPass).toBe(true);
    const upgraded = turn('track', { ...green, tiles: { ...LINK, H14: 'L28/0' } });
    expect(noLay(upgraded, 'J10 15/3')).toBeUndefined();
    expect(noLay(upgraded, 'G13 4/2')).toBe('investor.upgrade LRA-9.2.2-d');
    // Track of others beside its own, which an upgrade would only then join.
    const beside = turn('track', { ...green, tiles: { ...LINK, H14: 'L28/0', H12: '9/0' } });
    const joins = ['19', '20', '23', '24'].flatMap(tile =>
      [0, 1, 2, 3, 4, 5].map(n => noLay(beside, `H12 ${tile}/${n}`)),
    );
    expect(joins).toContain('investor.route LRA-9.2.2-d');
    expect(joins).not.toContain(undefined);
  });
});

describe('the Investor’s stations', () => {
  const tiles = { ...LINK, H14: 'L28/0' };
  const green = { phase: '3', sold: { 2: 5, 3: 1 }, ...begun, ...linked, tiles };
  const harbour = { hex: 'H14', city: 0, kind: 'harbour' };

  test('[LRA-9.2.2-e] [LRA-9.1-i] its harbour token goes to its harbour as soon as it can, and nowhere else while the private is open', () => {
    const g = turn('token', green);
    expect(cited(g, 'pass')).toBe('investor.harbour LRA-9.2.2-e');
    expect(cited(g, 'placeToken', { hex: 'J10', city: 0 })).toBe('investor.harbour LRA-9.2.2-e');
    const placed = does(g, 'placeToken', harbour);
    expect(tokensAt(placed, 'H14')).toMatchObject([{ by: 'RhE', kind: 'harbour' }]);
    expect(cashOf(placed, 'RhE')).toBe(0);
    // Orsoy it reaches from Moers, and Neuss is not yet green.
    const moers = { tiles: { C11: 'L25/0', B12: 'L27/0' }, tokens: { RhE: ['K11', 'C11'] } };
    const orsoy = { hex: 'B12', city: 0, kind: 'harbour' };
    expect(cited(turn('token', { ...green, ...moers }), 'placeToken', orsoy)).toBe('investor.harbour LRA-9.2.2-e');
    // After the first 5-train, if its place is taken, any harbour it can reach.
    const late = {
      ...green,
      phase: '5',
      sold: { 2: 5, 3: 4, 4: 2, 5: 1 },
      privates: { P3: { owner: 'RhE', closed: true as const } },
    };
    const taken = turn('token', {
      ...late,
      tiles: { ...tiles, G15: 'L15/0', F14: '8/0' },
      tokens: { RhE: ['K11'], CME: ['K15', 'H14+harbour'] },
    });
    expect(cited(taken, 'placeToken', harbour)).toBe('token.place RHL-6.2.2-a');
    expect(cited(taken, 'pass')).toBeUndefined();
    const any = { ...moers.tokens, CME: ['K15', 'H14+harbour'] };
    expect(cited(turn('token', { ...late, ...moers, tokens: any }), 'placeToken', orsoy)).toBeUndefined();
    // Only the harbour token is left: it is turned only once every harbour is taken.
    const only = { ...late, tokens: { RhE: ['K11', 'C11', 'C15'], CME: ['K15', 'H14+harbour'] } };
    expect(barred(turn('token', only), 'RhE', 'token', 'placeToken', { hex: 'J10', city: 0 })).toBe(
      'investor.turned LRA-9.2.2-e',
    );
    const all = {
      RhE: ['K11', 'C11', 'C15'],
      CME: ['H14+harbour'],
      BME: ['B14+harbour'],
      ADR: ['E13+harbour'],
      CCE: ['B12+harbour'],
    };
    expect(barred(turn('token', { ...late, tokens: all }), 'RhE', 'token', 'placeToken', { hex: 'J10', city: 0 })).toBe(
      undefined,
    );
  });

  test('[LRA-9.2.2-e] [LRA-4.2.3-e] nor does CCE build in Krefeld while its token can go to Uerdingen', () => {
    const way = trackThrough(lraInvestor, 'A5 B6 C7 D8 D10 E11 F12 E13');
    const at = (more: Readonly<Record<string, string>>) =>
      turn('token', { ...green, tiles: { ...way, ...more }, tokens: { CCE: ['A5'] }, slices: {} }, 'CCE');
    expect(cited(at({ E13: 'L29/1' }), 'placeKrefeld', { city: 1 })).toBe('investor.harbour LRA-9.2.2-e');
    expect(cited(at({}), 'placeKrefeld', { city: 1 })).toBeUndefined();
  });

  test('[LRA-9.2.2-f] other stations are free and at the manager’s choice', () => {
    const g = turn('token', { ...begun, tiles: { J10: '6/3' } });
    expect(decide(g)).toMatchObject({ by: 0, mayPass: true });
    const placed = does(g, 'placeToken', { hex: 'J10', city: 0 });
    expect([tokensAt(placed, 'J10').length, cashOf(placed, 'RhE')]).toEqual([1, 0]);
  });

  test('[LRA-9.1-i] the private on its charter pays nobody', () => {
    const g = turn('track');
    const money = g.state.money;
    const paid = lraInvestor.rules.income[0];
    const t = { ...g, state: g.state, own: new Set<object>(), events: [] as Event[] };
    paid?.(t);
    expect(t.events).toEqual([]);
    expect(t.state.money).toEqual(money);
  });
});

describe('the Investor’s trains and income', () => {
  const run = { ...begun, tiles: LINK, ...linked };

  test('[LRA-9.2.2-g] it runs for the most, without being asked', () => {
    const { events } = after(turn('token', { ...run, trains: { RhE: ['2', '3'] } }));
    const ran = events.find(e => e.type === 'ran');
    expect(ran).toMatchObject({
      company: 'RhE',
      revenue: bestRun(turn('token', { ...run, trains: { RhE: ['2', '3'] } }), 'RhE').revenue,
    });
    expect((ran as { revenue: number }).revenue).toBeGreaterThan(60);
  });

  test('[LRA-9.2.2-h] [LRA-9.2.2-i] all is paid out and counts for the value; its own parts stay in the bank', () => {
    const g = turn('token', { ...run, trains: { RhE: ['2', '3'] }, phase: '3', sold: { 2: 5, 3: 1 } });
    const { revenue } = bestRun(g, 'RhE');
    const { g: now, events } = after(g, 'pass');
    expect(events).toContainEqual({ type: 'paid', company: 'RhE', revenue, perShare: revenue / 10 });
    expect([cashOf(now, 0) - cashOf(g, 0), cashOf(now, 1) - cashOf(g, 1)]).toEqual([revenue / 10, revenue / 5]);
    expect(cashOf(g, 'bank') - cashOf(now, 'bank')).toBe((revenue * 3) / 10);
    expect([cashOf(now, 'RhE'), cashOf(now, INVESTOR)]).toEqual([0, 0]);
    expect(revenue >= 70).toBe((priceOf(now, 'RhE') ?? 0) > 70);
  });

  test('[LRA-N-23] before a permanent train nothing is paid and the marker moves left; that train may open brown', () => {
    const g = turn('token', { ...run, trains: { RhE: ['4'] }, phase: '4', sold: { 2: 5, 3: 4, 4: 2 } });
    expect(foreseen(g, 'RhE')).toEqual(['5']);
    const { g: now, events } = after(g);
    expect(events.some(e => e.type === 'withheld' && e.company === 'RhE')).toBe(true);
    expect(events.some(e => e.type === 'paid')).toBe(false);
    expect([now.state.phase, now.state.companies['RhE']?.trains]).toEqual(['5', ['4', '5']]);
    expect(priceOf(now, 'RhE')).toBeLessThan(70);
    expect([cashOf(now, 0), cashOf(now, 'RhE')]).toEqual([cashOf(g, 0), 0]);
  });

  test('[LRA-9.2.2-j] [LRA-9.2.2-EX1] two trains at most, never two of a type, tested again after each', () => {
    const taken = (sold: Record<string, number>, phase: string, trains: readonly string[] = []) => {
      const { g } = after(turn('token', { ...begun, tiles: { J10: '6/3' }, trains: { RhE: trains }, sold, phase }));
      return [g.state.companies['RhE']?.trains, g.state.phase];
    };
    expect(taken({ 2: 1 }, '2')).toEqual([['2'], '2']);
    expect(taken({ 2: 4 }, '2')).toEqual([['2', '3'], '3']);
    expect(taken({ 2: 5, 3: 1 }, '3', ['2', '3'])).toEqual([['2', '3'], '3']);
    // The first 4-train makes its own 2-train obsolete; then there is room, but no other type on sale.
    expect(taken({ 2: 5, 3: 4 }, '3', ['2'])).toEqual([['4'], '4']);
    // From the first 5-train on there are 6-trains, too.
    expect(taken({ 2: 5, 3: 4, 4: 2 }, '4')).toEqual([['5', '6'], '6']);
  });

  test('[LRA-9.2.2-j] what an acquisition asks of the players is settled before the next one', () => {
    const trains = { RhE: [], CME: ['3', '4', '4'] };
    const g = turn('token', { ...begun, tiles: { J10: '6/3' }, trains, sold: { 2: 5, 3: 4, 4: 2 }, phase: '4' });
    const asked = after(g).g;
    expect(decide(asked)).toMatchObject({ step: 'discard', company: 'CME', by: 0 });
    expect([asked.state.companies['RhE']?.trains, asked.state.phase]).toEqual([['5'], '5']);
    const gone = does(asked, 'discardTrain', { train: '4' });
    // The first 6-train then takes the last 3-train away.
    expect([gone.state.companies['CME']?.trains, gone.state.companies['RhE']?.trains]).toEqual([['4'], ['5', '6']]);
  });

  test('[LRA-9.2.2-k] it never buys from the pool nor sells a train, and is never short of money', () => {
    const pool = turn('token', {
      ...begun,
      tiles: { J10: '6/3' },
      sold: { 2: 5, 3: 4, 4: 2, 5: 2, 6: 10 },
      phase: '6',
    });
    const state = { ...pool.state, trainPool: ['4'] };
    expect(after({ ...pool, state }).g.state.companies['RhE']?.trains).toEqual([]);
    const buyer = scenario(lraInvestor, {
      players: 2,
      options: { scenario: 3 },
      phase: '3',
      sold: { 2: 5, 3: 1 },
      par: { RhE: 70, CME: 80 },
      shares: { RhE: { Investor: 5, RhE: 5 }, CME: { 0: 5, CME: 5 } },
      director: { RhE: INVESTOR },
      floated: ['RhE', 'CME'],
      trains: { RhE: ['3'] },
      cash: { CME: 500 },
      slices: { investor: { company: 'RhE', card: 3, manager: 0 } },
      at: inTurn('CME', 'trains'),
    });
    expect(cited(buyer, 'buyTrain', { train: '3', from: 'RhE', price: 1 })).toMatch(/^trains.seller/);
    expect(cited(buyer, 'buyTrain', { train: '3', from: 'bank' })).toBeUndefined();
  });

  test('[LRA-9.2.2-l] no private of a player serves it: the manager is not the director', () => {
    const g = turn('track', {
      phase: '3',
      sold: { 2: 5, 3: 1 },
      ...begun,
      privates: { P5: { owner: 0 }, P2: { owner: 0 } },
    });
    expect(barred(g, 'RhE', 'track', 'layWith', { private: 'P5', hex: 'H8', tile: 'L06', turn: 1 })).toMatch(
      /^function.owner/,
    );
    const light = turn('track', {
      ...begun,
      slices: { investor: { company: 'RhE', card: 3, manager: 0 }, light: { owner: 0 } },
    });
    expect(decide(light)?.step).toBe('assignLightRailway');
    expect(cited(light, 'assignLightRailway', { company: 'RhE' })).toBe('grant.company LRA-4.1.2-v');
    expect(cited(light, 'assignLightRailway', { company: 'CME' })).toBeUndefined();
  });

  test('[LRA-N-20] with ADR the gift still goes to the buyer of private 5, and the Investor keeps 50 %', () => {
    const adr = scenario(lraInvestor, {
      players: 2,
      options: { scenario: 3 },
      par: { ADR: 70 },
      shares: { ADR: { Investor: 5, 0: 1, ADR: 4 } },
      director: { ADR: INVESTOR },
      floated: ['ADR'],
      slices: { investor: { company: 'ADR', card: 3, manager: 0 } },
      at: inTurn('ADR', 'track'),
    });
    expect(decide(adr)).toMatchObject({ by: 0, company: 'ADR' });
    expect(needed(adr, 'ADR')).toEqual({ actions: 7, all: false });
    expect(adr.state.companies['ADR']?.floated).toBe(true);
  });
});

test('[LRA-9.2.2-b] [LRA-9.2.2-d] its track has an aim: so many tiles to the harbour, then upgrades', () => {
  const told = (g: Game) => lraInvestor.shows?.aim?.(g);
  expect(told(turn('track'))).toEqual({ says: 'link', facts: { hex: 'H14', count: 3 } });
  const joined = turn('track', { ...begun, ...linked, tiles: LINK, phase: '3', sold: { 2: 5, 3: 1 } });
  expect(told(joined)).toEqual({ says: 'linked', facts: { hex: 'H14' } });
  expect(told(turn('token', { ...begun, tiles: { J10: '6/3' } }))).toBeUndefined();
});
