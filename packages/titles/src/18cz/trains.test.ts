import { cashOf, type Frame, type Game, question, trainPool, withState } from '@roundhouse/engine';
import { barredIn, cited, does, inTurn, refusal, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18cz } from './index.ts';

type Position = Partial<Scenario>;
const LETTERS = 'abcdefghij';
const COUNTS = [5, 4, 4, 4, 4, 4, 4, 2, 2];
/** Cards sold so that this one is next. */
const before = (letter: string): Readonly<Record<string, number>> =>
  Object.fromEntries([...LETTERS].slice(0, LETTERS.indexOf(letter)).map((id, i) => [id, COUNTS[i] as number]));
/** One card of this letter is sold. */
const since = (letter: string) => ({ phase: letter, sold: { ...before(letter), [letter]: 1 } });

const table = {
  ...since('d'),
  shares: { SX: { 0: 5 }, BTE: { 0: 3 }, EKJ: { 0: 2 }, VBW: { 1: 2 } },
  par: { SX: 100, BTE: 80, EKJ: 65, VBW: 60 },
  tokens: { SX: ['B5'], BTE: ['D3'], EKJ: ['D5'], VBW: ['I10'] },
  tiles: { B5: 'SX/5' },
  cash: { SX: 3000, BTE: 3000, EKJ: 3000, VBW: 0, 0: 300, 1: 300, bank: 9000 },
} satisfies Position;
/** A Local Railway to sell keeps the question open even where no train can be bought. */
const at = (company: string, more: Position = {}): Game =>
  scenario(t18cz, { ...table, privates: { S1: { owner: company } }, at: inTurn(company, 'trains'), ...more });
const owning = (company: string, trains: readonly string[], more: Position = {}): Game =>
  at(company, { ...more, trains: { [company]: trains, ...more.trains } });
const pooled = (g: Game, ...trains: readonly string[]): Game => withState(g, { ...g.state, trainPool: trains });
const buys = (g: Game, train: string, more: object = {}): Game => does(g, 'buyTrain', { train, from: 'bank', ...more });
const no = (g: Game, train: string, more: object = {}) => cited(g, 'buyTrain', { train, from: 'bank', ...more });
const trainsOf = (g: Game, company: string) => g.state.companies[company]?.trains;

describe('the duty to own a train', () => {
  const DUTY = 'trains.duty CZ-VIII.10-a';

  test.each([
    ['EKJ', [], DUTY],
    ['EKJ', ['3c'], undefined],
    ['BTE', ['3c'], DUTY],
    ['BTE', ['3+3d'], undefined],
    ['SX', ['3c', '3+3d'], DUTY],
    ['SX', ['3Ed'], undefined],
  ])('[CZ-VIII.10-a] %s with %j at the end of its turn, without any route', (company, trains, clause) => {
    expect(cited(owning(company, trains), 'pass')).toBe(clause);
  });

  test('[CZ-VIII.10-a] one that has bought a train it can run has done its duty', () => {
    expect(cited(buys(at('BTE'), '3d'), 'pass')).toBe(DUTY);
    expect(cited(buys(at('BTE'), '3+3d'), 'pass')).toBeUndefined();
  });

  test('[CZ-VIII.10-b] only at the end of its own turn, so after its run; the phase may change', () => {
    const tiles = { ...table.tiles, D3: '57/1', D5: '14/0', D7: '9/1', D9: '8/5', E10: '57/2' };
    for (const step of ['track', 'token', 'acquire']) {
      const g = at('BTE', { at: inTurn('BTE', step), tiles });
      expect(question(g)?.step).toBe(step);
      expect(no(g, '3+3d')).toBe('turn.verb CZ-VIII.3-a');
    }
    const other = { company: 'SX', train: '3Ed', from: 'bank' };
    expect(cited(at('BTE'), 'buyTrain', other)).toBe('turn.company CZ-VIII.1-a');
    const bought = buys(at('BTE', { ...since('c'), sold: before('d') }), '3+3d');
    expect(bought.state.phase).toBe('d');
    expect(cited(bought, 'runRoutes', { routes: [] })).toBe('turn.verb CZ-VIII.3-a');
  });
});

describe('the train limit', () => {
  const FULL = 'trains.limit CZ-VIII.10-c';

  test.each([
    ['EKJ', 'd', ['3c', '3c'], ['3c', '3c', '3c'], '3d'],
    ['EKJ', 'e', ['4e'], ['4e', '3c'], '4e'],
    ['BTE', 'd', ['2a', '2+2b'], ['2a', '2a', '2+2b'], '3+3d'],
    ['BTE', 'f', ['4+4f'], ['4+4f', '3c'], '4+4f'],
    ['SX', 'j', ['8Ej'], ['8Ej', '3c'], '8Ej'],
  ])('[CZ-VIII.10-c] %s in phase %s with %j may buy, with %j not', (company, phase, fewer, most, train) => {
    expect(no(owning(company, fewer, since(phase)), train)).toBeUndefined();
    expect(no(owning(company, most, since(phase)), train)).toBe(FULL);
  });

  test('[CZ-N-4] [CZ-VIII.10-c] not even if its own trains would be scrapped by it', () => {
    const full = owning('EKJ', ['2a', '2a', '2b'], { phase: 'd', sold: before('e') });
    expect(no(full, '4e')).toBe(FULL);
    expect(trainsOf(buys(owning('EKJ', ['2a', '2a'], { phase: 'd', sold: before('e') }), '4e'), 'EKJ')).toEqual(['4e']);
  });

  test('[CZ-VIII.10-d] full of trains it cannot run, it must buy one it can and return another', () => {
    const g = owning('BTE', ['3d', '4f'], since('f'));
    expect(cited(g, 'pass')).toBe('trains.duty CZ-VIII.10-a');
    expect(no(g, '4f')).toBe(FULL);
    const bought = buys(g, '4+4f');
    expect(question(bought)).toMatchObject({ by: 0, step: 'giveBack', company: 'BTE' });
    expect(cited(bought, 'pass')).toBe('discard.compulsory CZ-VIII.12-u');
    expect(cited(bought, 'discardTrain', { train: '4+4f' })).toBe('discard.other CZ-VIII.10-d');
    for (const train of ['3d', '4f']) {
      const after = does(bought, 'discardTrain', { train });
      expect(trainPool(after)).toEqual([train]);
      expect(cashOf(after, 'BTE')).toBe(3000 - 400);
      expect(question(after)?.step).not.toBe('giveBack');
      expect(no(after, '4+4f')).toBe(FULL);
    }
  });

  test('[CZ-N-5] [CZ-VIII.10-d] a red 4 that lowers the limit: then a blue train, financed, and one goes back', () => {
    const cash = { BTE: 300, 0: 1000 };
    let g = owning('BTE', ['3d'], { phase: 'e', sold: before('f'), cash });
    g = buys(g, '4f');
    expect([g.state.phase, trainsOf(g, 'BTE')]).toEqual(['f', ['3d', '4f']]);
    expect(cited(g, 'pass')).toBe('trains.duty CZ-VIII.10-a');
    g = buys(g, '4+4f');
    expect([cashOf(g, 'BTE'), cashOf(g, 0)]).toEqual([0, 1000 - 350]);
    expect(cited(g, 'discardTrain', { train: '4+4f' })).toBe('discard.other CZ-VIII.10-d');
    g = does(g, 'discardTrain', { train: '3d' });
    expect(trainsOf(g, 'BTE')).toEqual(['4f', '4+4f']);
  });

  test('[CZ-VIII.10-d] if the new train lowers the limit further, all others go back', () => {
    let g = buys(owning('BTE', ['4f', '5g'], { phase: 'h', sold: before('i') }), '5+5i');
    expect(g.state.phase).toBe('i');
    expect(cited(g, 'discardTrain', { train: '5+5i' })).toBe('discard.other CZ-VIII.10-d');
    g = does(does(g, 'discardTrain', { train: '4f' }), 'discardTrain', { train: '5g' });
    expect([trainsOf(g, 'BTE'), trainPool(g)]).toEqual([['5+5i'], ['4f', '5g']]);
  });

  test('[CZ-VIII.10-d] such a train may also come from another company', () => {
    const more = { ...since('f'), shares: { ...table.shares, NWB: { 0: 3 } }, par: { ...table.par, NWB: 60 } };
    const g = owning('BTE', ['3d', '4f'], { ...more, trains: { NWB: ['3+3d'], EKJ: ['4e'] } });
    expect(no(g, '4e', { from: 'EKJ', price: 1 })).toBe(FULL);
    const bought = buys(g, '3+3d', { from: 'NWB', price: 1 });
    expect(question(bought)?.step).toBe('giveBack');
  });

  test('[CZ-VIII.10-e] the last place is for a train it can run', () => {
    const LAST = 'trains.last-place CZ-VIII.10-e';
    const g = owning('BTE', ['3c', '3c'], { trains: { EKJ: ['3c'] } });
    expect(no(g, '3d')).toBe(LAST);
    expect(no(g, '3c', { from: 'EKJ', price: 1 })).toBe(LAST);
    expect(no(pooled(g, '2a'), '2a', { from: 'pool' })).toBe(LAST);
    expect(no(g, '3+3d')).toBeUndefined();
    expect(no(owning('BTE', ['3c']), '3d')).toBeUndefined();
    expect(no(owning('BTE', ['3c', '3+3d']), '3d')).toBeUndefined();
  });

  test('[CZ-N-6] [CZ-VIII.10-e] [CZ-VIII.11-b] money for a red train alone: a blue one is financed', () => {
    const g = owning('BTE', ['3c', '3c'], { cash: { BTE: 120, 0: 300 } });
    expect(no(g, '3d')).toBe('trains.last-place CZ-VIII.10-e');
    const bought = buys(g, '3+3d');
    expect([cashOf(bought, 'BTE'), cashOf(bought, 0)]).toEqual([0, 240]);
  });
});

describe('new trains', () => {
  test('[CZ-VIII.10-f] only the top card, for the price of the side chosen', () => {
    const g = at('SX');
    for (const [train, price] of [
      ['3d', 120],
      ['3+3d', 180],
      ['3Ed', 250],
    ] as const)
      expect(cashOf(buys(g, train), 'SX')).toBe(3000 - price);
    for (const train of ['2a', '3c', '3Ee', '8Ej']) expect(no(g, train)).toBe('trains.on-sale CZ-VIII.10-f');
    expect(no(g, '3Ed', { price: 200 })).toBe('trains.printed-price CZ-VIII.10-f');
    const last = at('SX', { sold: { ...before('d'), d: 3 } });
    expect(no(buys(last, '3Ed'), '3Ed')).toBe('trains.on-sale CZ-VIII.10-f');
    expect(no(buys(last, '3Ed'), '3Ee')).toBeUndefined();
  });

  test('[CZ-VIII.10-f] not beyond the treasury', () => {
    const cash = { BTE: 179, 0: 0 };
    expect(no(owning('BTE', ['3+3d'], { cash }), '3+3d')).toBe('trains.funds CZ-VIII.10-f');
  });

  test('[CZ-VIII.10-g] several in one turn, as far as the limit goes', () => {
    const g = buys(buys(buys(at('SX'), '3Ed'), '3Ed'), '3d');
    expect(trainsOf(g, 'SX')).toEqual(['3Ed', '3Ed', '3d']);
    expect(no(g, '3Ee')).toBe('trains.limit CZ-VIII.10-c');
  });

  test.each([
    ['EKJ', { '3d': undefined, '3+3d': 'big', '3Ed': 'big' }],
    ['BTE', { '3d': undefined, '3+3d': undefined, '3Ed': 'big' }],
    ['SX', { '3d': undefined, '3+3d': undefined, '3Ed': undefined }],
  ])('[CZ-VIII.10-k] %s may own smaller trains, no bigger ones', (company, sides) => {
    for (const [train, size] of Object.entries(sides)) {
      const clause = size && 'trains.size CZ-VIII.10-k';
      expect(no(at(company), train)).toBe(clause);
      expect(no(pooled(at(company), train), train, { from: 'pool' })).toBe(clause);
      const seller = company === 'VBW' ? 'EKJ' : 'VBW';
      expect(no(at(company, { trains: { [seller]: [train] } }), train, { from: seller, price: 1 })).toBe(clause);
    }
  });
});

describe('trains of others', () => {
  const trains = { VBW: ['3c'], SX: ['3Ed', '3d'] };

  test('[CZ-VIII.10-h] not before phase b', () => {
    const early = { phase: 'a', sold: { a: 3 }, trains: { VBW: ['2a'] } };
    expect(no(at('EKJ', early), '2a', { from: 'VBW', price: 1 })).toBe('trains.trade CZ-VIII.10-h');
    const later = { ...since('b'), trains: { VBW: ['2a'] } };
    expect(no(at('EKJ', later), '2a', { from: 'VBW', price: 1 })).toBeUndefined();
  });

  test('[CZ-VIII.10-h] both directors agree, for 1 or more from the treasury', () => {
    const g = buys(at('EKJ', { trains }), '3c', { from: 'VBW', price: 777 });
    expect(question(g)).toMatchObject({ by: 1, step: 'consent' });
    const sold = does(g, 'answer', { yes: true });
    expect([trainsOf(sold, 'EKJ'), trainsOf(sold, 'VBW')]).toEqual([['3c'], []]);
    expect([cashOf(sold, 'EKJ'), cashOf(sold, 'VBW')]).toEqual([3000 - 777, 777]);
    const kept = does(g, 'answer', { yes: false });
    expect([trainsOf(kept, 'EKJ'), trainsOf(kept, 'VBW')]).toEqual([[], ['3c']]);
    expect(trainsOf(buys(at('BTE', { trains }), '3d', { from: 'SX', price: 1 }), 'BTE')).toEqual(['3d']);
    expect(no(at('EKJ', { trains }), '3c', { from: 'VBW' })).toBe('trains.trade-price CZ-VIII.10-h');
    expect(refusal(at('EKJ', { trains }), 'buyTrain', { train: '3c', from: 'VBW', price: 0 })?.clause).toBe(
      'trains.trade-price',
    );
    expect(no(at('EKJ', { trains, cash: { EKJ: 99 } }), '3c', { from: 'VBW', price: 100 })).toBe(
      'trains.funds CZ-VIII.10-h',
    );
  });

  test('[CZ-VIII.10-i] a company never sells in its own turn, nor to the bank', () => {
    const g = at('SX', { trains });
    expect(no(g, '3d', { from: 'SX', price: 1 })).toBe('trains.seller CZ-VIII.10-h');
    expect(cited(g, 'buyTrain', { company: 'EKJ', train: '3d', from: 'SX', price: 1 })).toBe(
      'turn.company CZ-VIII.1-a',
    );
    expect(Object.keys(t18cz.verbs).filter(verb => /train/i.test(verb) && /sell|hand/i.test(verb))).toEqual([]);
  });

  test('[CZ-VIII.10-j] nothing is scrapped or given back at will', () => {
    const g = at('SX', { trains });
    for (const verb of ['scrapTrain', 'discardTrain', 'keepTrain'])
      expect(cited(g, verb, { train: '3d' })).toBe('turn.verb CZ-VIII.3-a');
    const asked = { at: 'owed', done: [], by: 0, step: 'discard', company: 'SX' } as Frame;
    const scrap = { type: 'discardTrain', by: 0, at: 'discard', company: 'SX', train: '3d' };
    expect(barredIn(g, asked, scrap)).toBe('discard.needed CZ-VIII.10-j');
    const over = buys(owning('EKJ', ['3c', '3c'], { phase: 'd', sold: before('e') }), '4e');
    const enough = does(over, 'discardTrain', { train: '3c' });
    expect(trainsOf(enough, 'EKJ')).toEqual(['3c', '4e']);
    expect(cited(enough, 'discardTrain', { company: 'EKJ', train: '3c' })).toBe('turn.verb CZ-VIII.3-a');
  });

  test('[CZ-VIII.10-l] a train of the pool has its side and its printed price', () => {
    const g = pooled(at('SX'), '3+3d', '4f');
    const bought = buys(g, '3+3d', { from: 'pool' });
    expect([trainsOf(bought, 'SX'), cashOf(bought, 'SX'), trainPool(bought)]).toEqual([['3+3d'], 2820, ['4f']]);
    expect([bought.state.depot, bought.state.phase]).toEqual([table.sold, 'd']);
    for (const train of ['3Ed', '3d', '4Ef'])
      expect(no(g, train, { from: 'pool' })).toBe('trains.on-sale CZ-VIII.10-f');
    expect(no(g, '3+3d', { from: 'pool', price: 1 })).toBe('trains.printed-price CZ-VIII.10-f');
  });

  test('[CZ-VIII.10-m] a train of another company keeps its side and begins or scraps nothing', () => {
    const more = { trains: { VBW: ['4f'], SX: ['2a'] }, ...since('d') };
    const g = does(buys(at('EKJ', more), '4f', { from: 'VBW', price: 1 }), 'answer', { yes: true });
    expect([trainsOf(g, 'EKJ'), trainsOf(g, 'SX')]).toEqual([['4f'], ['2a']]);
    expect([g.state.phase, g.state.depot]).toEqual(['d', table.sold]);
    expect(no(at('SX', more), '4Ef', { from: 'VBW', price: 1 })).toBe('trains.seller CZ-VIII.10-h');
  });
});
