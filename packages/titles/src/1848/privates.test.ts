import { cashOf, certificatesOf, check, inOrder, question } from '@roundhouse/engine';
import { cited, does, inOperating, inStock, inTurn, refusal, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

/** SAR of seat 0 with a train, a route and a place to put a token. */
const sar = {
  phase: '3',
  shares: { SAR: { 0: 4, 1: 2 } },
  par: { SAR: 80 },
  cells: { SAR: '2.7' },
  tiles: { G3: '5/2', F3: '5/4' },
  tokens: { SAR: ['G3'] },
  trains: { SAR: ['2'] },
  cash: { 0: 100, 1: 100, SAR: 300, bank: 5000 },
};
const owned = { P1: { owner: 0 }, P2: { owner: 0 }, P3: { owner: 0 }, P4: { owner: 0 } };

describe('income', () => {
  const privates = {
    P1: { owner: 0 },
    P2: { owner: 1, closed: true as const },
    P3: { owner: 'SAR' },
    P6: { owner: 1 },
  };

  test.each([
    ['first', inStock(0, { passes: 3 }), ['pass']],
    ['second', inOperating({ round: 1, of: 2, acted: ['SAR'] }), []],
  ])('[48-4.1-a] at the beginning of the %s round of a set each open private pays its owner', (_, at, verbs) => {
    const g = verbs.reduce((now, verb) => does(now, verb), scenario(t1848, { ...sar, privates, at }));
    expect(question(g)?.company).toBe('SAR');
    expect([0, 1, 'SAR', 'bank'].map(who => cashOf(g, who))).toEqual([105, 130, 315, 4950]);
  });

  test('[48-4.1-b] a private is no certificate, has no place in the order and no verb of its own', () => {
    const g = scenario(t1848, { ...sar, privates: owned, at: inTurn('SAR', 'track') });
    expect(certificatesOf(g, 0)).toBe(3);
    expect(inOrder(g)).toEqual(['SAR']);
    for (const verb of ['layTile', 'buyTrain', 'runRoutes'])
      expect(check(g, { type: verb, by: 0, at: 'track', company: 'P1' })?.clause).toBe('action.shape');
  });
});

describe('a company buys', () => {
  test.each([
    ['P1', 40],
    ['P2', 80],
    ['P3', 140],
    ['P4', 220],
  ])('[48-4.1-c] %s from its director for £1 to £%i', (id, most) => {
    const g = scenario(t1848, { ...sar, privates: owned, at: inTurn('SAR', 'track') });
    for (const price of [1, most]) {
      const bought = does(g, 'buyPrivate', { private: id, price });
      expect(bought.state.privates[id]?.owner).toBe('SAR');
      expect([cashOf(bought, 'SAR'), cashOf(bought, 0)]).toEqual([300 - price, 100 + price]);
    }
    expect(refusal(g, 'buyPrivate', { private: id, price: 0 })?.clause).toBe('private.price');
    expect(cited(g, 'buyPrivate', { private: id, price: most + 1 })).toBe('private.price 48-4.1-d');
  });

  test.each(['track', 'token', 'run', 'dividend', 'trains'])('[48-4.1-c] in the step %s of its own turn', step => {
    const g = scenario(t1848, { ...sar, privates: owned, at: inTurn('SAR', step, { income: 40 }) });
    expect(question(g)?.step).toBe(step);
    expect(refusal(g, 'buyPrivate', { private: 'P1', price: 40 })).toBeUndefined();
  });

  test('[48-4.1-c] not in the turn of another company, nor in a stock round', () => {
    const turn = scenario(t1848, { ...sar, privates: owned, at: inTurn('SAR', 'track') });
    expect(refusal(turn, 'buyPrivate', { company: 'VR', private: 'P1', price: 1 })?.clause).toBe('turn.company');
    const round = scenario(t1848, { ...sar, privates: owned, at: inStock(0) });
    expect(refusal(round, 'buyPrivate', { company: 'SAR', private: 'P1', price: 1 })?.clause).toBe('turn.verb');
  });

  test.each([
    ['P5', 10, 'private.never', {}],
    ['P6', 10, 'private.never', {}],
    ['P1', 10, 'private.owner', { privates: { P1: { owner: 1 } } }],
    ['P1', 10, 'private.phase', { phase: '2' }],
    ['P4', 51, 'private.funds', { cash: { SAR: 50 } }],
  ])('[48-4.1-d] not %s for £%i: %s', (id, price, clause, more) => {
    const privates = { ...owned, P5: { owner: 0 }, P6: { owner: 0 } };
    const g = scenario(t1848, { ...sar, privates, at: inTurn('SAR', 'track'), ...more });
    expect(cited(g, 'buyPrivate', { private: id, price })).toBe(`${clause} 48-4.1-d`);
  });

  test('[48-4.1-d] with the first 3/3+, the range and the treasury kept, it may', () => {
    const g = scenario(t1848, { ...sar, privates: owned, cash: { SAR: 50 }, at: inTurn('SAR', 'track') });
    expect(refusal(g, 'buyPrivate', { private: 'P4', price: 50 })).toBeUndefined();
    expect(refusal(g, 'buyPrivate', { private: 'P4', price: 9.5 })?.clause).toBe('action.shape');
  });

  test('[48-4.1-f] the Bank of England never owns one: with a company taken over its privates leave the game', () => {
    const privates = { P1: { owner: 'SAR' }, P2: { owner: 0 } };
    const g = scenario(t1848, { ...sar, privates, cells: { SAR: '2.2' }, at: inTurn('SAR', 'track') });
    expect(refusal(g, 'buyPrivate', { company: 'BOE', private: 'P2', price: 1 })?.clause).toBe('turn.company');
    const fallen = does(g, 'takeLoan');
    expect(fallen.state.companies['SAR']?.closed).toBe(true);
    expect(fallen.state.privates).toMatchObject({ P1: { owner: 'gone', closed: true }, P2: { owner: 0 } });
    expect(fallen.state.privates['P2']?.closed).toBeUndefined();
  });

  test('[48-4.1-h] one that a company owns stays there: no player, no other company can have it', () => {
    const two = { ...sar, shares: { SAR: { 0: 4 }, VR: { 0: 4 } }, par: { SAR: 80, VR: 80 } };
    const g = scenario(t1848, { ...two, privates: { P1: { owner: 'VR' } }, at: inTurn('SAR', 'track') });
    expect(cited(g, 'buyPrivate', { private: 'P1', price: 1 })).toBe('private.owner 48-4.1-d');
    const takers = Object.keys(t1848.verbs).filter(verb => t1848.verbs[verb]?.shape.expects.includes('private'));
    expect(takers).toEqual(['buyPrivate']);
    const round = scenario(t1848, { ...two, privates: { P1: { owner: 1 } }, at: inStock(0) });
    expect(refusal(round, 'buyLot', { lot: 'P1' })?.clause).toBe('turn.verb');
  });
});

describe('closing', () => {
  const all = Object.fromEntries(['P1', 'P2', 'P3', 'P4', 'P5', 'P6'].map((id, i) => [id, { owner: i % 2 }]));
  const before = {
    ...sar,
    phase: '4',
    sold: { 2: 6, 3: 5, 4: 4 },
    tiles: { ...sar.tiles, I4: '241' },
    privates: all,
    cash: { 0: 100, 1: 100, SAR: 700, bank: 5000 },
  };
  const closing = () => scenario(t1848, { ...before, at: inTurn('SAR', 'trains') });

  test('[48-4.1-g] all close at the first 5/5+, without compensation, before the turn goes on', () => {
    const g = does(closing(), 'buyTrain', { train: '5', from: 'bank' });
    expect(Object.values(g.state.privates).every(p => p.closed)).toBe(true);
    expect([0, 1, 'SAR'].map(who => cashOf(g, who))).toEqual([100, 100, 200]);
    expect(question(g)).toEqual({ by: 0, step: 'trains', company: 'SAR' });
    expect(refusal(closing(), 'buyPrivate', { private: 'P1', price: 1 })).toBeUndefined();
    expect(cited(g, 'buyPrivate', { private: 'P1', price: 1 })).toBe('private.closed 48-4.1-g');
  });

  test('[48-4.1-g] closed they pay nothing', () => {
    const closed = Object.fromEntries(Object.entries(all).map(([id, p]) => [id, { ...p, closed: true as const }]));
    const g = scenario(t1848, { ...before, phase: '5', privates: closed, at: inStock(0, { passes: 3 }) });
    expect([0, 1].map(seat => cashOf(does(g, 'pass'), seat))).toEqual([100, 100]);
  });

  test('[48-4.2-a] P1: £5, no power, £1 to £40, closes at the first 5/5+', () => {
    expect(t1848.parts.privates['P1']).toMatchObject({ income: 5, sale: [1, 40] });
    const g = closing();
    expect(cited(g, 'buyTrain', { train: '5', from: 'bank', using: 'P1' })).toBe('trains.power 48-4.5-b');
    const track = scenario(t1848, { ...before, at: inTurn('SAR', 'track') });
    expect(refusal(track, 'layTile', { hex: 'F4', tile: '9', turn: 0 })).toBeUndefined();
    expect(cited(track, 'layTile', { hex: 'F4', tile: '9', turn: 0, using: 'P1' })).toBe('track.power 48-4.3-b');
    expect(does(g, 'buyTrain', { train: '5', from: 'bank' }).state.privates['P1']?.closed).toBe(true);
  });

  test.each([
    ['P1', 30, 5, [1, 40]],
    ['P2', 70, 10, [1, 80]],
    ['P3', 110, 15, [1, 140]],
    ['P4', 170, 20, [1, 220]],
    ['P5', 170, 25, undefined],
    ['P6', 230, 30, undefined],
  ])('[48-4.7-EX1] summary line %s: starts at £%i, earns £%i, costs a company %j', (id, price, income, sale) => {
    const { price: start, income: earns, sale: range } = t1848.parts.privates[id] ?? {};
    expect([start, earns, range]).toEqual([price, income, sale]);
  });
});
