import {
  cashOf,
  colourOpen,
  type Event,
  frameAt,
  type Game,
  Operating,
  onSale,
  play,
  question,
  trainLimitOf,
  withState,
} from '@roundhouse/engine';
import {
  action,
  cited,
  does,
  earns,
  inStock,
  noLay,
  refusal,
  type Scenario,
  scenario,
  turnOf,
} from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

type Position = Omit<Scenario, 'at'>;
/** Cards sold so that the named one is next, and the phase before it. */
const BEFORE = {
  2: [{}, 'start'],
  3: [{ 2: 6 }, '2'],
  4: [{ 2: 6, 3: 5 }, '3'],
  5: [{ 2: 6, 3: 5, 4: 3 }, '4'],
  6: [{ 2: 6, 3: 5, 4: 3, 5: 1 }, '5'],
  8: [{ 2: 6, 3: 5, 4: 3, 5: 1, 6: 1 }, '6'],
} as const;
const SOLD = { start: {}, 2: { 2: 1 }, 3: { 2: 6, 3: 1 }, 4: { 2: 6, 3: 5, 4: 1 }, 5: BEFORE[6][0], 6: BEFORE[8][0] };

const table = {
  shares: { BME: { 0: 6 }, GVE: { 1: 6 }, DEE: { 2: 6 } },
  cells: { BME: '0.5', GVE: '1.4', DEE: '1.3' },
  floated: ['GVE', 'DEE'],
  tokens: { BME: ['F13.1'] },
};
type Card = keyof typeof BEFORE;
const opening = (card: Card | `${Card}`, more: Position = {}): Game => {
  const [sold, phase] = BEFORE[Number(card) as Card];
  return turnOf(rhl, 'BME', 'trains', { ...table, cash: { BME: 3000, GVE: 300, DEE: 300 }, sold, phase, ...more });
};
const buys = (g: Game, train: string): Game => does(g, 'buyTrain', { train, from: 'bank' });

/** What a phase allows. */
const allows = (phase: string) => {
  const sold = { ...SOLD, 8: { ...SOLD[6], 8: 1 } }[phase as '2'] ?? {};
  const at = (step: string, more: Position): Game =>
    turnOf(rhl, 'BME', step, { phase, sold, slices: { sites: { card: 7 } }, cash: { BME: 3000 }, ...more });
  const trade = at('trains', { ...table, trains: { GVE: ['2'] }, cash: { BME: 3000 } });
  const bonn = at('run', { tokens: { BME: ['K10'] }, tiles: { K10: '5/5' }, trains: { BME: ['2'] } });
  const essen = { tokens: { BME: ['D13'] }, tiles: { D13: '201/5', E14: '7/2' }, trains: { BME: ['2'] } };
  const stock = { phase, sold, par: { CCE: 75 }, shares: { CCE: { 0: 4 } }, cash: { 0: 900 } };
  const floated = does(scenario(rhl, { ...stock, at: inStock(0) }), 'buyShare', { company: 'CCE', from: 'ipo' });
  const round = does(scenario(rhl, { ...table, phase, sold, at: inStock(3, { passes: 3 }) }), 'pass');
  return {
    colours: ['yellow', 'green', 'brown', 'grey'].filter(c => colourOpen(bonn, c as 'yellow')).join(' '),
    limit: trainLimitOf(bonn, 'BME'),
    trade: !refusal(trade, 'buyTrain', { train: '2', from: 'GVE', price: 1 }),
    basel: Number(earns(bonn, ['2', 'K10 L11'])) - 20,
    industry: Number(earns(at('run', essen), ['2', 'D15.0 E14 D13'])) - 30 - 20,
    rounds: frameAt(round, Operating)?.of,
    funded: cashOf(floated, 'CCE') / 75,
    sale: onSale(bonn)
      .map(c => c.id)
      .join(' '),
  };
};

const YELLOW = { colours: 'yellow', limit: 4, trade: true, basel: 30, industry: 20, rounds: 1, funded: 5, sale: '2' };
const GREEN = { ...YELLOW, colours: 'yellow green', rounds: 2, sale: '3' };
const BROWN = {
  ...GREEN,
  ...{ colours: 'yellow green brown', limit: 2, basel: 70, industry: 40, rounds: 3, funded: 10, sale: '5 6' },
};

describe('what a phase allows', () => {
  test.each([
    ['[RHL-6.3-a]', 'start', YELLOW],
    ['[RHL-6.3-b]', '2', YELLOW],
    ['[RHL-6.3-c]', '3', GREEN],
    ['[RHL-6.3-d]', '4', { ...GREEN, limit: 3, sale: '4' }],
    ['[RHL-6.3-e]', '5', BROWN],
    ['[RHL-6.3-f]', '6', { ...BROWN, sale: '5 6 8' }],
    ['[RHL-6.3-g]', '8', { ...BROWN, colours: 'yellow green brown grey', sale: '5 6 8' }],
  ])('%s phase %s', (_, phase, expected) => expect(allows(phase)).toEqual(expected));

  test.each(['2', '3', '4', '5', '6', '8'] as const)('[RHL-6.3-h] the first %s-train begins its phase', card => {
    expect(opening(card).state.phase).not.toBe(card);
    expect(buys(opening(card), card).state.phase).toBe(card);
  });

  test('[RHL-6.3-a] one yellow tile and nothing else', () => {
    const g = turnOf(rhl, 'ADR', 'track', { tokens: { ADR: ['K2'] } });
    expect(noLay(g, 'K4 4/1')).toBeUndefined();
    expect(noLay(g, 'K2 930/0')).toBe('track.phase RHL-6.2.1.1-a');
  });

  test('[RHL-6.3-b] the first 2-train changes nothing', () => {
    const g = buys(opening(2, { trains: { GVE: ['2'] }, privates: { P1: { owner: 1 } } }), '2');
    expect([g.state.companies['GVE']?.trains, g.state.privates['P1']?.closed]).toEqual([['2'], undefined]);
  });

  test.each([
    ['[RHL-6.3-d]', '4', '2', '3'],
    ['[RHL-6.3-f]', '6', '3', '4'],
    ['[RHL-6.3-g]', '8', '4', '5'],
  ] as const)('%s the first %s-train makes %s-trains obsolete, not %s-trains', (_, card, old, rest) => {
    const g = buys(opening(card, { trains: { GVE: [old, rest], DEE: [old] } }), card);
    expect([g.state.companies['GVE']?.trains, g.state.companies['DEE']?.trains]).toEqual([[rest], []]);
  });

  test('[RHL-6.3-c] the first 3-train: upgrades at once, two rounds only after the next stock round', () => {
    const g = buys(opening(3), '3');
    expect(frameAt(g, Operating)?.of).toBe(1);
    expect(colourOpen(g, 'green')).toBe(true);
    expect(trainLimitOf(g, 'BME')).toBe(4);
  });

  test('[RHL-6.3-e] the first 5-train closes all privates', () => {
    const privates = { P1: { owner: 0 }, P2: { owner: 1 }, P3: { owner: 2, used: true as const }, P5: { owner: 3 } };
    const g = buys(opening(5, { privates }), '5');
    for (const id of Object.keys(privates)) expect(g.state.privates[id]?.closed).toBe(true);
    expect(buys(opening(4, { privates }), '4').state.privates['P1']?.closed).toBeUndefined();
  });
});

describe('what comes when', () => {
  const happened = (g: Game, train: string): readonly Event['type'][] => {
    const outcome = play(g, action(g, 'buyTrain', { train, from: 'bank' }));
    return 'events' in outcome ? (outcome.events ?? []).map(e => e.type) : [];
  };

  test('[RHL-6.3-h] at once: the train is paid, then old ones go', () => {
    const types = happened(opening(4, { trains: { GVE: ['2'] } }), '4');
    const order = ['trainBought', 'trainsGone', 'phase'].map(type => types.indexOf(type as Event['type']));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('[RHL-6.3-h] obsolete trains before the limit counts them', () => {
    const trains = { GVE: ['2', '2', '3', '3'], DEE: ['3', '3', '3', '3'] };
    const g = buys(opening(4, { trains }), '4');
    expect(g.state.companies['GVE']?.trains).toEqual(['3', '3']);
    expect(question(g)).toMatchObject({ step: 'discard', company: 'DEE' });
    expect(cited(g, 'pass')).toBe('discard.compulsory RHL-6.2.6-h');
  });

  test('[RHL-6.3-h] functions are assigned, privates close, and then trains over the limit go', () => {
    const more = { options: { lot3: 'alternative' }, privates: { P3a: { owner: 3 }, P1: { owner: 1 } } };
    const shares = { ...table.shares, ADR: { 3: 6 } };
    const cells = { ...table.cells, ADR: '2.1' };
    const trains = { GVE: ['3', '3', '4'], DEE: ['3', '4', '4'] };
    const floated = ['GVE', 'DEE', 'ADR'];
    let g = buys(opening(5, { ...more, shares, cells, floated, trains }), '5');
    expect(question(g)).toMatchObject({ step: 'contract', by: 3 });
    expect(cited(g, 'pass')).toBe('contract.compulsory RHL-8.5.2-g');
    g = does(g, 'assignContract', { company: 'ADR', hex: 'F9' });
    expect(g.state.privates['P1']?.closed).toBe(true);
    expect(question(g)).toMatchObject({ step: 'discard', company: 'GVE' });
    g = does(g, 'discardTrain', { train: '3' });
    expect(question(g)).toMatchObject({ step: 'discard', company: 'DEE' });
    g = does(g, 'discardTrain', { train: '3' });
    expect(question(g)).toMatchObject({ step: 'trains', company: 'BME' });
  });

  test('[RHL-6.3-i] trades and the pool begin nothing', () => {
    const g = opening(5, { trains: { GVE: ['4'] }, shares: { ...table.shares, GVE: { 0: 6 } } });
    const traded = does(g, 'buyTrain', { train: '4', from: 'GVE', price: 1 });
    expect([traded.state.phase, traded.state.depot]).toEqual([g.state.phase, g.state.depot]);
    const pool = withState(opening(5), { ...opening(5).state, trainPool: ['5', '3'] });
    for (const train of ['5', '3']) {
      const bought = does(pool, 'buyTrain', { train, from: 'pool' });
      expect([bought.state.phase, bought.state.depot]).toEqual([pool.state.phase, pool.state.depot]);
      expect(bought.state.companies['BME']?.trains).toEqual([train]);
    }
    expect(buys(pool, '5').state.phase).toBe('5');
  });

  test('[RHL-N-6] [RHL-6.3-e] the first 5-train in the middle of a round', () => {
    const privates = {
      P1: { owner: 1 },
      P2: { owner: 2 },
      P3: { closed: true as const },
      P4: { closed: true as const },
    };
    const [sold, phase] = BEFORE[5];
    // DEE, led by the owner of the concession, has a station in Essen; PWB keeps E14 for another.
    const dee = { tokens: { BME: ['F13.1'], DEE: ['F9.1', 'D13'] }, tiles: { F9: '921/0', D13: '934/5' } };
    const more = { ...table, ...dee, sold, phase, privates, trains: { DEE: ['3', '4', '4'] } };
    const cash = { BME: 900, GVE: 10, DEE: 500 };
    const position = { ...more, cash, slices: { sites: { card: 7 } } };
    const use = { private: 'P2', hex: 'E8', tile: '935', turn: 1 };
    const early = turnOf(rhl, 'DEE', 'track', position);
    expect(noLay(early, 'E14 7/2')).toBe('track.reserved RHL-4.1.1-b');
    expect(noLay(early, 'F9 927/0')).toBe('track.phase RHL-6.2.1.1-a');
    expect(cited(early, 'layWith', use)).toBeUndefined();

    let g = buys(turnOf(rhl, 'BME', 'trains', { ...position, at: { of: 2 } }), '5');
    expect(question(g)).toMatchObject({ step: 'discard', company: 'DEE' });
    g = does(g, 'discardTrain', { train: '3' });
    expect([trainLimitOf(g, 'GVE'), g.state.trainPool]).toEqual([2, ['3']]);
    while (question(g)?.company !== 'DEE') g = does(g, 'pass');
    expect(frameAt(g, Operating)).toMatchObject({ round: 1, of: 2 });
    expect(noLay(g, 'F9 927/0')).toBeUndefined();
    expect(cited(g, 'layWith', use)).toBe('function.closed RHL-4.1-h');
    g = does(g, 'layTile', { hex: 'E14', tile: '7', turn: 2 });
    // Coal of the new link and steel in Essen bring 40 now.
    expect(earns(g, ['4', 'D15.0 E14 D13'], ['4', 'D13 C14.0'])).toBe(30 + 40 + 40 + 40 + 30);
  });
});
