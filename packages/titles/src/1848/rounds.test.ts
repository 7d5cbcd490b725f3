import { type Event, frameAt, type Game, Operating, play, question } from '@roundhouse/engine';
import {
  action,
  cited,
  does,
  inOperating,
  inStock,
  inTurn,
  refusal,
  type Scenario,
  scenario,
} from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

/** SAR with a route from Adelaide to Port Pirie; its director is seat 0. */
const sar = {
  shares: { SAR: { 0: 6, 1: 2 } },
  par: { SAR: 100 },
  tiles: { G3: '57/2', F3: '57/2' },
  tokens: { SAR: ['G3'] },
  cash: { SAR: 1000 },
} satisfies Partial<Scenario>;

const stepOf = (g: Game) => question(g)?.step;

/** The companies in the order in which they are asked until the round is over; all pass. */
const order = (g: Game): readonly string[] => {
  const seen: string[] = [];
  for (let now = g; frameAt(now, Operating); now = does(now, 'pass')) {
    const company = question(now)?.company as string;
    if (seen.at(-1) !== company) seen.push(company);
  }
  return seen;
};

describe('rounds', () => {
  test('[48-7.1-a] in an operating round companies act, each through its director', () => {
    const g = scenario(t1848, { ...sar, phase: '3', shares: { SAR: { 1: 5, 2: 3 } }, at: inTurn('SAR', 'track') });
    expect(question(g)).toEqual({ by: 1, step: 'track', company: 'SAR' });
    const lay = { hex: 'H4', tile: '6', turn: 2 };
    expect(refusal(g, 'layTile', lay)).toBeUndefined();
    expect(cited(g, 'layTile', { ...lay, by: 2 })).toBe('turn.seat 48-6.1-a');
    expect(cited(g, 'layTile', { ...lay, company: 'CAR' })).toBe('turn.company 48-7.1-a');
    expect(refusal(g, 'buyShare', { company: 'SAR', from: 'ipo' })?.clause).toBe('turn.verb');
    expect(refusal(g, 'sellShares', { company: 'SAR', shares: 1 })?.clause).toBe('turn.verb');
    expect(refusal(g, 'startCompany', { company: 'QR', par: 100 })?.clause).toBe('turn.verb');
  });

  test.each([
    ['start', 1],
    ['2', 1],
    ['3', 2],
    ['4', 2],
    ['5', 3],
    ['6', 3],
    ['8', 3],
  ])('[48-7.1-b] in phase %s a stock round is followed by %i operating rounds', (phase, rounds) => {
    const g = does(scenario(t1848, { ...sar, phase, at: inStock(3, { passes: 3 }) }), 'pass');
    expect(frameAt(g, Operating)).toMatchObject({ round: 1, of: rounds });
  });

  test('[48-7.1-b] [N-51] a phase that begins in a set does not lengthen it, only the next', () => {
    const first = { ...sar, phase: '4', sold: { 2: 6, 3: 5, 4: 4 }, trains: { SAR: ['4'] } };
    const early = does(scenario(t1848, { ...first, at: inTurn('SAR', 'trains', { of: 2 }) }), 'buyTrain', {
      train: '5',
      from: 'bank',
    });
    expect(early.state.phase).toBe('5');
    const second = does(early, 'pass');
    expect(frameAt(second, Operating)).toMatchObject({ round: 2, of: 2 });

    const last = { ...sar, phase: '2', sold: { 2: 6 } };
    let g = scenario(t1848, { ...last, at: inTurn('SAR', 'trains', { set: 2 }) });
    g = does(does(g, 'buyTrain', { train: '3', from: 'bank' }), 'pass');
    expect(stepOf(g)).toBe('stock');
    for (const _ of g.state.seating) g = does(g, 'pass');
    expect(frameAt(g, Operating)).toMatchObject({ set: 3, round: 1, of: 2 });
  });
});

describe('order', () => {
  const three = {
    shares: { VR: { 0: 6 }, QR: { 1: 6 }, CAR: { 2: 6 }, BOE: { 3: 2 } },
    par: { VR: 100, QR: 100, CAR: 100 },
    floated: ['VR', 'QR', 'CAR'],
  };

  test('[48-7.2-a] privates pay, the Bank of England pays, then the dearest company begins', () => {
    const cells = { VR: '2.5', QR: '1.7', CAR: '3.5' };
    const privates = { P1: { owner: 2 }, P4: { owner: 'CAR' } };
    const before = scenario(t1848, { ...three, phase: '3', cells, privates, at: inStock(3, { passes: 3 }) });
    const outcome = play(before, action(before, 'pass'));
    const events = 'game' in outcome ? outcome.events.filter(e => ['income', 'paid', 'turn'].includes(e.type)) : [];
    expect(events satisfies readonly Event[]).toEqual([
      { type: 'income', private: 'P1', to: 2, amount: 5 },
      { type: 'income', private: 'P4', to: 'CAR', amount: 20 },
      { type: 'paid', company: 'BOE', revenue: 100, perShare: 10 },
      { type: 'turn', company: 'QR' },
    ]);
    const cash = 'game' in outcome ? outcome.game.state.money : {};
    expect(cash?.[3]).toBe((before.state.money?.[3] ?? 0) + 20);
    expect(order(scenario(t1848, { ...three, cells, at: inOperating() }))).toEqual(['QR', 'VR', 'CAR']);
  });

  test.each([
    ['in one cell the marker on top is first', { QR: '1.5', CAR: '1.5', VR: '1.5' }, ['QR', 'CAR', 'VR']],
    ['of equal prices the one further right is first', { VR: '0.4', CAR: '1.5', QR: '2.6' }, ['QR', 'CAR', 'VR']],
    ['a higher price beats a cell further right', { VR: '5.6', CAR: '0.2', QR: '0.1' }, ['CAR', 'VR', 'QR']],
  ])('[48-7.2-b] %s', (_, cells, expected) => {
    expect(order(scenario(t1848, { ...three, cells, at: inOperating() }))).toEqual(expected);
  });

  test('[48-7.2-c] [N-43] a forced sale changes the place of a company that has not acted', () => {
    const falling = {
      ...three,
      phase: '3',
      shares: { CAR: { 0: 5, 1: 1 }, VR: { 0: 5 }, QR: { 2: 5 } },
      cells: { CAR: '0.1', VR: '4.4', QR: '3.3' },
      cash: { 0: 0 },
    };
    expect(order(scenario(t1848, { ...falling, at: inOperating({ acted: ['CAR'] }) }))).toEqual(['VR', 'QR']);
    let g = scenario(t1848, { ...falling, at: inOperating() });
    while (stepOf(g) !== 'compensate') g = does(g, 'pass');
    g = does(g, 'sellShares', { company: 'VR', shares: 2 });
    expect(order(g)).toEqual(['QR', 'VR']);
  });

  test('[48-7.2-c] each company acts at most once, also if its marker moves below others', () => {
    const g = scenario(t1848, { ...three, cells: { VR: '1.5', QR: '1.5', CAR: '1.5' }, at: inOperating() });
    expect(order(g)).toEqual(['VR', 'QR', 'CAR']);
  });

  test('[48-7.3-c] when every company in operation has acted, the next round of the set or a stock round follows', () => {
    const two = { ...three, shares: { ...three.shares, CAR: { 2: 5 } }, floated: ['VR', 'QR'] };
    let g = scenario(t1848, { ...two, at: inOperating({ of: 2 }) });
    while (frameAt(g, Operating)?.round === 1) g = does(g, 'pass');
    expect(frameAt(g, Operating)).toMatchObject({ round: 2, of: 2 });
    expect(order(g)).toEqual(['VR', 'QR']);
    while (frameAt(g, Operating)) g = does(g, 'pass');
    expect(stepOf(g)).toBe('stock');
  });
});

describe('a company’s turn', () => {
  const running = { ...sar, phase: '3', sold: { 2: 6, 3: 1 }, trains: { SAR: ['3'] }, tokens: { SAR: ['G3'] } };
  const routes = [{ train: '3', path: ['G3.0', 'G3:F3', 'F3.0'] }];

  test('[48-7.3-a] track, token, run, price, trains: in this order', () => {
    let g = scenario(t1848, { ...running, at: inTurn('SAR', 'track') });
    const seen = [stepOf(g)];
    const go = (type: string, fields = {}) => {
      g = does(g, type, fields);
      seen.push(stepOf(g));
    };
    expect(cited(g, 'buyTrain', { train: '3', from: 'bank' })).toBe('turn.verb 48-7.3-a');
    expect(cited(g, 'pass', { at: 'trains' })).toBe('turn.step 48-7.3-a');
    go('pass');
    expect(refusal(g, 'layTile', { hex: 'H4', tile: '6', turn: 2 })?.clause).toBe('turn.verb');
    go('placeToken', { hex: 'F3', city: 0 });
    expect(cited(g, 'pass')).toBe('run.compulsory 48-7.3-a');
    go('runRoutes', { routes });
    expect(g.state.companies['SAR']?.cell).toBe('1.5');
    expect(refusal(g, 'pass')?.clause).toBe('dividend.compulsory');
    go('payDividend', { how: 'pay' });
    expect(g.state.companies['SAR']?.cell).toBe('1.6');
    expect(refusal(g, 'pass')).toBeUndefined();
    expect(refusal(g, 'runRoutes', { routes })?.clause).toBe('turn.verb');
    expect(seen).toEqual(['track', 'token', 'run', 'dividend', 'trains']);
  });

  test('[48-7.3-a] track, token and trains may be left out; the price moves all the same', () => {
    let g = scenario(t1848, { ...running, at: inTurn('SAR', 'track') });
    g = does(does(does(g, 'pass'), 'pass'), 'runRoutes', { routes: [] });
    expect(g.state.companies['SAR']?.cell).toBe('1.4');
    expect(stepOf(g)).toBe('trains');
    expect(stepOf(does(g, 'pass'))).toBe('stock');
  });

  test.each(['track', 'token', 'run', 'dividend', 'trains'])(
    '[48-7.3-b] in step %s it may take a loan and buy a private from its director',
    step => {
      const at = inTurn('SAR', step, { income: 40 });
      const g = scenario(t1848, { ...running, privates: { P1: { owner: 0 } }, at });
      expect(stepOf(g)).toBe(step);
      expect(refusal(g, 'takeLoan')).toBeUndefined();
      expect(refusal(g, 'buyPrivate', { private: 'P1', price: 40 })).toBeUndefined();
      const early = scenario(t1848, { ...running, phase: '2', privates: { P1: { owner: 0 } }, at });
      expect(cited(early, 'takeLoan')).toBe('loan.phase 48-5.6.1-a');
      expect(cited(early, 'buyPrivate', { private: 'P1', price: 40 })).toBe('private.phase 48-4.1-d');
    },
  );

  test('[48-7.3-b] without a train there is still a moment between the last tile and the fall of the price', () => {
    const poor = { ...running, trains: {}, tiles: {}, cash: { SAR: 0 }, privates: { P1: { owner: 0 } } };
    let g = scenario(t1848, { ...poor, at: inTurn('SAR', 'track') });
    g = does(does(g, 'layTile', { hex: 'G3', tile: '57', turn: 2 }), 'layTile', { hex: 'F3', tile: '57', turn: 2 });
    expect(g.state.companies['SAR']?.cell).toBe('1.5');
    g = does(g, 'takeLoan');
    expect(g.state.companies['SAR']?.cell).toBe('1.3');
    expect(refusal(g, 'buyPrivate', { private: 'P1', price: 40 })).toBeUndefined();
  });

  test('[48-7.3-b] [N-37] the buyer of the first 3/3+ has the new rights in the rest of its turn', () => {
    const two = {
      ...running,
      phase: '2',
      sold: { 2: 6 },
      trains: { QR: ['2'], SAR: ['2'] },
      shares: { SAR: { 0: 6 }, QR: { 0: 6 } },
      par: { SAR: 100, QR: 100 },
      privates: { P1: { owner: 0 } },
    };
    const before = scenario(t1848, { ...two, at: inTurn('SAR', 'trains') });
    const trade = { train: '2', from: 'QR', price: 1 };
    expect(refusal(before, 'takeLoan')?.clause).toBe('loan.phase');
    expect(cited(before, 'buyTrain', trade)).toBe('trains.trade 48-8.3.4-a');
    let g = does(before, 'buyTrain', { train: '3', from: 'bank' });
    g = does(g, 'takeLoan');
    g = does(g, 'buyPrivate', { private: 'P1', price: 1 });
    g = does(g, 'buyTrain', trade);
    expect(g.state.companies['SAR']?.trains).toEqual(['2', '3', '2']);
    expect(g.state.privates['P1']?.owner).toBe('SAR');
  });
});
