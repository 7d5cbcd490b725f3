import {
  cashOf,
  type Frame,
  type Game,
  onSale,
  question,
  trainLimitOf,
  trainPool,
  withState,
} from '@roundhouse/engine';
import { barredIn, cited, does, type Scenario, turnOf } from '@roundhouse/testkit';
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

const others = {
  shares: { GVE: { 0: 6 }, DEE: { 1: 6 }, ADR: { 2: 6 } },
  cells: { BME: '0.5', GVE: '1.4', DEE: '1.3', ADR: '2.1' },
  floated: ['GVE', 'DEE', 'ADR'],
  tokens: { BME: ['F13.1'] },
  tiles: { G14: '7/1' },
};
/** BME, rich and with a route, about to buy trains. */
const at = (more: Position = {}): Game =>
  turnOf(rhl, 'BME', 'trains', { ...others, cash: { BME: 3000, bank: 5000 }, ...more });
type Card = keyof typeof BEFORE;
const before = (card: Card | `${Card}`, more: Position = {}): Game => {
  const [sold, phase] = BEFORE[Number(card) as Card];
  return at({ sold, phase, ...more });
};
const buys = (g: Game, train: string, more: object = {}): Game => does(g, 'buyTrain', { train, from: 'bank', ...more });
const no = (g: Game, train: string, more: object = {}) => cited(g, 'buyTrain', { train, from: 'bank', ...more });
const trains = (g: Game, company = 'BME') => g.state.companies[company]?.trains;
const pooled = (g: Game, list: readonly string[]): Game => withState(g, { ...g.state, trainPool: list });

describe('from the bank', () => {
  test.each([
    ['2', 100],
    ['3', 200],
    ['4', 300],
    ['5', 500],
    ['6', 600],
    ['8', 800],
  ] as const)('[RHL-6.2.6-a] a %s-train costs %i, from the treasury alone', (train, price) => {
    const g = buys(before(train, { cash: { BME: price, 0: 50, bank: 100 } }), train);
    expect(g.state.money).toMatchObject({ BME: 0, 0: 50, bank: 100 + price });
    const poor = { trains: { BME: ['5'], GVE: ['5'] }, cash: { BME: price - 1, 0: 5000 } };
    expect(no(before(train, poor), train)).toBe('trains.funds RHL-6.2.6-a');
    expect(no(before(train), train, { price: 1 })).toBe('trains.printed-price RHL-6.2.6-a');
  });

  test.each([
    [{}, 'start', '2'],
    [{ 2: 5 }, '2', '2'],
    [{ 2: 6 }, '2', '3'],
    [{ 2: 6, 3: 4 }, '3', '3'],
    [{ 2: 6, 3: 5 }, '3', '4'],
    [{ 2: 6, 3: 5, 4: 2 }, '4', '4'],
    [{ 2: 6, 3: 5, 4: 3 }, '4', '5'],
    [{ 2: 6, 3: 5, 4: 3, 5: 1 }, '5', '5 6'],
    [{ 2: 6, 3: 5, 4: 3, 5: 3 }, '5', '6'],
    [{ 2: 6, 3: 5, 4: 3, 5: 1, 6: 1 }, '6', '5 6 8'],
    [{ 2: 6, 3: 5, 4: 3, 5: 3, 6: 6 }, '6', '8'],
    [{ 2: 6, 3: 5, 4: 3, 5: 3, 6: 6, 8: 4 }, '8', ''],
  ])('[RHL-6.2.6-b] after %j in phase %s: %s', (sold, phase, list) => {
    const g = at({ sold, phase, trains: { GVE: ['2'] } });
    expect(onSale(g).map(c => c.id)).toEqual(list.split(' ').filter(Boolean));
    for (const train of ['2', '3', '4', '5', '6', '8']) {
      const expected = list.split(' ').includes(train) ? undefined : 'trains.on-sale RHL-6.2.6-b';
      expect(no(g, train)).toBe(expected);
    }
  });

  test('[RHL-6.2.6-c] trains of the pool cost what is printed', () => {
    const g = pooled(before(5, { cash: { BME: 500, bank: 100 } }), ['3', '4']);
    const bought = buys(g, '3', { from: 'pool' });
    expect([trains(bought), trainPool(bought)]).toEqual([['3'], ['4']]);
    expect(bought.state.money).toMatchObject({ BME: 300, bank: 300 });
    expect(no(g, '2', { from: 'pool' })).toBe('trains.on-sale RHL-6.2.6-b');
    expect(no(g, '3', { from: 'pool', price: 100 })).toBe('trains.printed-price RHL-6.2.6-a');
  });
});

describe('from each other', () => {
  const owned = { trains: { GVE: ['2', '3'], DEE: ['2'] }, cash: { BME: 250, GVE: 0, DEE: 0 } };
  const first = (more: Position = {}): Game => before(3, { ...owned, ...more });

  test('[RHL-6.2.6-d] at any whole price from 1 on, paid by the treasury', () => {
    for (const price of [1, 137, 250]) {
      const g = buys(first(), '3', { from: 'GVE', price });
      expect([trains(g), trains(g, 'GVE')]).toEqual([['3'], ['2']]);
      expect(g.state.money).toMatchObject({ BME: 250 - price, GVE: price });
    }
    expect(no(first(), '3', { from: 'GVE', price: 251 })).toBe('trains.funds RHL-6.2.6-d');
    expect(no(first(), '3', { from: 'GVE' })).toBe('trains.trade-price RHL-6.2.6-d');
    expect(no(first(), '3', { from: 'GVE', price: 0 })).toBe('trains.trade-price RHL-6.2.6-d');
    expect(no(first(), '3', { from: 'GVE', price: 1.5 })).toMatch(/^action\.shape/);
    expect(no(first(), '4', { from: 'GVE', price: 1 })).toBe('trains.seller RHL-6.2.6-d');
    expect(no(first(), '2', { from: 'BME', price: 1 })).toBe('trains.seller RHL-6.2.6-d');
  });

  test('[RHL-6.2.6-d] from the first operating round on, in the turn of the buyer', () => {
    const g = before(2, { ...owned, trains: { GVE: ['2'] } });
    expect(no(g, '2', { from: 'GVE', price: 10 })).toBeUndefined();
    expect(no(g, '2', { from: 'BME', price: 10, company: 'GVE' })).toBe('turn.company RHL-6-b');
  });

  test('[RHL-6.2.6-d] another director must agree', () => {
    const asked = buys(first(), '2', { from: 'DEE', price: 40 });
    expect(question(asked)).toMatchObject({ by: 1, step: 'consent' });
    expect(cited(asked, 'pass')).toBe('consent.answer RHL-6.2.6-d');
    const yes = does(asked, 'answer', { yes: true });
    expect([trains(yes), trains(yes, 'DEE'), cashOf(yes, 'DEE')]).toEqual([['2'], [], 40]);
    const refused = does(asked, 'answer', { yes: false });
    expect([trains(refused), trains(refused, 'DEE'), cashOf(refused, 'DEE')]).toEqual([[], ['2'], 0]);
    expect(question(refused)).toMatchObject({ by: 0, step: 'trains', company: 'BME' });
  });

  test('[RHL-6.2.6-k] what was refused stays so in that turn, unless more is offered', () => {
    const refused = does(buys(first(), '2', { from: 'DEE', price: 40 }), 'answer', { yes: false });
    for (const price of [1, 40]) expect(no(refused, '2', { from: 'DEE', price })).toBe('consent.refused RHL-6.2.6-k');
    expect(no(refused, '2', { from: 'DEE', price: 41 })).toBeUndefined();
    expect(no(refused, '2', { from: 'GVE', price: 40 })).toBeUndefined();
  });
});

describe('how many', () => {
  /** A Rheingold contract still to be given away keeps the step open where nothing can be bought. */
  const waits = { options: { lot3: 'alternative' }, privates: { P3a: { owner: 0 } } };

  test.each([
    ['3', 4],
    ['4', 3],
    ['5', 2],
    ['6', 2],
    ['8', 2],
  ])('[RHL-6.2.6-e] in phase %s no more than %i', (phase, limit) => {
    const sold = { 2: 6, 3: 5, 4: 3, 5: 1, 6: 1, 8: 1 };
    const full = at({ ...waits, phase, sold, trains: { BME: Array(limit).fill('5'), GVE: ['5'] } });
    expect(no(full, '5')).toBe('trains.limit RHL-6.2.6-e');
    expect(no(full, '5', { from: 'GVE', price: 1 })).toBe('trains.limit RHL-6.2.6-e');
    expect(no(pooled(full, ['4']), '4', { from: 'pool' })).toBe('trains.limit RHL-6.2.6-e');
    const room = at({ phase, sold, trains: { BME: Array(limit - 1).fill('5'), GVE: ['5'] } });
    expect(no(room, '5')).toBeUndefined();
  });

  test.each(['start', '2'])('[RHL-6.2.6-e] in phase %s no more than 4, and nothing is asked any more', phase => {
    expect(question(at({ phase, trains: { BME: ['2', '2', '2'] } }))?.step).toBe('trains');
    expect(question(at({ phase, trains: { BME: ['2', '2', '2', '2'] } }))?.company).toBe('GVE');
  });

  test('[RHL-6.2.6-e] not even where the purchase would make its own trains obsolete', () => {
    expect(no(before(6, { ...waits, trains: { BME: ['3', '3'] } }), '6')).toBe('trains.limit RHL-6.2.6-e');
    expect(no(before(8, { ...waits, trains: { BME: ['4', '4'] } }), '8')).toBe('trains.limit RHL-6.2.6-e');
    expect(trains(buys(before(8, { trains: { BME: ['4'] } }), '8'))).toEqual(['8']);
  });

  test('[RHL-6.2.6-f] nor the first train of a lower limit, if it would be above it', () => {
    const NO = 'trains.new-limit RHL-6.2.6-f';
    expect(no(before(4, { trains: { BME: ['3', '3', '3'], GVE: ['3'] } }), '4')).toBe(NO);
    expect(no(before(4, { trains: { BME: ['3', '3'] } }), '4')).toBeUndefined();
    // The second 4-train lowers nothing.
    const later = at({ sold: { 2: 6, 3: 5, 4: 1 }, phase: '4', trains: { BME: ['3', '3'] } });
    expect(no(later, '4')).toBeUndefined();
  });

  test.each([
    ['5', ['3', '4'], 'trains.new-limit RHL-6.2.6-f'],
    ['4', ['2', '2', '2'], 'trains.new-limit RHL-6.2.6-f'],
    ['4', ['2', '2'], undefined],
  ] as const)('[RHL-6.2.6-EX1] the first %s-train with %j', (train, own, why) => {
    const g = before(train, { trains: { BME: [...own], GVE: ['3'] } });
    expect(no(g, train)).toBe(why);
    if (!why) expect(trains(buys(g, train))).toEqual([train]);
  });

  test('[RHL-N-7] [RHL-6.2.6-f] two trains under a limit of three: the first 5-train is not for them', () => {
    const g = before(5, { trains: { BME: ['4', '4'], GVE: ['3'] } });
    expect(trainLimitOf(g, 'BME')).toBe(3);
    expect(no(g, '5')).toBe('trains.new-limit RHL-6.2.6-f');
    expect(no(g, '3', { from: 'GVE', price: 1 })).toBeUndefined();
    expect(no(before(5, { trains: { BME: ['4'] } }), '5')).toBeUndefined();
  });

  test('[RHL-6.2.6-g] several in a turn, each with what it brings before the next', () => {
    let g = at({ sold: { 2: 5 }, phase: '2' });
    expect(no(g, '3')).toBe('trains.on-sale RHL-6.2.6-b');
    g = buys(buys(g, '2'), '3');
    expect([trains(g), g.state.phase]).toEqual([['2', '3'], '3']);
    // The last 3-train and the first 4-train of one turn: the 2-train is gone before the next is bought.
    g = buys(at({ sold: { 2: 6, 3: 4 }, phase: '3', trains: { BME: ['2'], DEE: ['3', '3', '3', '3'] } }), '3');
    const four = buys(g, '4');
    expect([trains(four), question(four)?.step]).toEqual([['3', '4'], 'discard']);
    expect(no(four, '4')).toBe('turn.verb RHL-6.2-a');
    const after = does(four, 'discardTrain', { train: '3' });
    expect(trains(buys(after, '4'))).toEqual(['3', '4', '4']);
  });
});

describe('giving up', () => {
  const many = { GVE: ['2', '3', '4'], DEE: ['3', '4', '4'], ADR: ['3', '4'] };

  test('[RHL-6.2.6-h] a lower limit: surplus trains go to the pool unpaid, as their directors choose', () => {
    let g = buys(before(5, { trains: many, cash: { BME: 3000, GVE: 0, DEE: 0 } }), '5');
    const asked: string[] = [];
    for (const train of ['3', '4']) {
      const q = question(g);
      asked.push(`${q?.step} ${q?.company} ${q?.by}`);
      expect(cited(g, 'pass')).toBe('discard.compulsory RHL-6.2.6-h');
      expect(cited(g, 'discardTrain', { train: '8' })).toBe('discard.train RHL-6.2.6-h');
      g = does(g, 'discardTrain', { train });
    }
    expect(asked).toEqual(['discard GVE 0', 'discard DEE 1']);
    expect([trains(g, 'GVE'), trains(g, 'DEE'), trains(g, 'ADR')]).toEqual([
      ['2', '4'],
      ['3', '4'],
      ['3', '4'],
    ]);
    expect([trainPool(g), cashOf(g, 'GVE'), cashOf(g, 'DEE')]).toEqual([['3', '4'], 0, 0]);
    expect(question(g)).toMatchObject({ step: 'trains', company: 'BME' });
  });

  test('[RHL-6.2.6-h] in operating order, and obsolete trains go first', () => {
    const four = { ADR: ['3', '3', '3', '3'], GVE: ['2', '2', '3', '3'], DEE: ['3', '3', '3', '3'] };
    let g = buys(before(4, { trains: four }), '4');
    expect(trains(g, 'GVE')).toEqual(['3', '3']);
    expect(question(g)).toMatchObject({ step: 'discard', company: 'DEE' });
    g = does(g, 'discardTrain', { train: '3' });
    expect(question(g)).toMatchObject({ step: 'discard', company: 'ADR' });
  });

  test.each([
    ['4', '2', '3'],
    ['6', '3', '4'],
    ['8', '4', '5'],
  ] as const)('[RHL-6.2.6-i] the first %s-train ends all %s-trains, unpaid and also in the pool', (card, old, rest) => {
    const list = { BME: [old], GVE: [old, rest], DEE: [old] };
    const g = buys(pooled(before(card, { trains: list, cash: { BME: 900, GVE: 0 } }), [old, rest]), card);
    expect([trains(g), trains(g, 'GVE'), trains(g, 'DEE')]).toEqual([[card], [rest], []]);
    expect([trainPool(g), cashOf(g, 'GVE')]).toEqual([[rest], 0]);
  });

  test('[RHL-6.2.6-j] nobody gives up a train without need', () => {
    const g = before(5, { trains: { BME: ['3', '4'] } });
    expect(cited(g, 'discardTrain', { train: '3' })).toBe('turn.verb RHL-6.2-a');
    const asked = { at: 'owed', done: [], by: 0, step: 'discard', company: 'BME' } as Frame;
    const given = { type: 'discardTrain', by: 0, at: 'discard', company: 'BME', train: '3' };
    expect(barredIn(g, asked, given)).toBe('discard.needed RHL-6.2.6-j');
  });

  test('[RHL-N-28] [RHL-6.2.6-i] the first 8-train leaves several without a train before their turns', () => {
    const list = { BME: ['5'], GVE: ['4'], DEE: ['4', '4'] };
    const tokens = { BME: ['F13.1'], GVE: ['G6.1'] };
    const more = { trains: list, tokens, tiles: { ...others.tiles, F5: '56/5' } };
    const bought = buys(before(8, { ...more, cash: { BME: 800, GVE: 100, DEE: 10 } }), '8');
    expect([trains(bought, 'GVE'), trains(bought, 'DEE')]).toEqual([[], []]);
    let g = does(bought, 'pass');
    expect(question(g)?.company).toBe('GVE');
    while (question(g)?.step !== 'trains') g = does(g, 'pass');
    expect(g.state.companies['GVE']?.revenue).toBe(0);
    expect(cited(g, 'pass')).toBe('trains.duty RHL-6.2.6.1-a');
  });
});
