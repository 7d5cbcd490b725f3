import {
  cashOf,
  countedPapers,
  type Game,
  inOrder,
  question,
  stationsOf,
  tokenBar,
  withState,
} from '@roundhouse/engine';
import { cited, does, earns, inStock, inTurn, noLay, refusal, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18cz } from './index.ts';

type Position = Partial<Scenario>;
const cellOf = (price: number) => t18cz.parts.market.cells.find(c => c.price === price)?.id as string;

/** BTE of seat 0 may take over EKJ of seat 1, of which seat 2 holds a share and the bank another. */
const table = {
  phase: 'd',
  sold: { a: 5, b: 4, c: 4, d: 1 },
  shares: { BTE: { 0: 3 }, EKJ: { 1: 2, 2: 1 } },
  par: { BTE: 80, EKJ: 60 },
  tokens: { BTE: ['D3'], EKJ: ['D5'] },
  tiles: { D3: '57/1', D5: '57/1' },
  trains: { BTE: ['3+3d'] },
  cash: { 0: 100, 1: 0, 2: 0, 3: 0, BTE: 500, EKJ: 77, bank: 5000 },
} satisfies Position;
const at = (more: Position = {}, company = 'BTE'): Game =>
  scenario(t18cz, { ...table, at: inTurn(company, 'acquire'), ...more });
const no = (g: Game, target: string, price: number) => cited(g, 'acquire', { target, price });
/** The offer, accepted. */
const takes = (g: Game, target = 'EKJ', price = 60): Game => {
  const offered = does(g, 'acquire', { target, price });
  return question(offered)?.step === 'consent' ? does(offered, 'answer', { yes: true }) : offered;
};

describe('who may acquire whom', () => {
  const all = {
    shares: { SX: { 0: 5 }, BY: { 1: 5 }, BTE: { 0: 3 }, KFN: { 1: 3 }, EKJ: { 1: 2 }, VBW: { 1: 2 } },
    par: { SX: 100, BY: 100, BTE: 80, KFN: 80, EKJ: 60, VBW: 60 },
    tokens: { SX: ['B5'], BY: ['F3'], BTE: ['D3'], KFN: ['G20'], EKJ: ['D5'], VBW: ['I10'] },
    cash: { SX: 2000, BY: 2000, BTE: 2000, KFN: 0, EKJ: 0, VBW: 0 },
  };

  test.each([
    ['SX', 'EKJ', undefined],
    ['SX', 'BTE', undefined],
    ['SX', 'KFN', undefined],
    ['SX', 'BY', 'acquire.smaller CZ-VIII.9-a'],
    ['SX', 'SX', 'acquire.smaller CZ-VIII.9-a'],
    ['BTE', 'VBW', undefined],
    ['BTE', 'KFN', 'acquire.smaller CZ-VIII.9-a'],
    ['BTE', 'SX', 'acquire.smaller CZ-VIII.9-a'],
  ])('[CZ-VIII.9-a] %s and %s', (company, target, clause) => {
    expect(no(at(all, company), target, target === 'KFN' || target === 'BTE' ? 80 : 60)).toBe(clause);
  });

  test('[CZ-VIII.9-a] a small company acquires none; it is never compulsory', () => {
    const small = scenario(t18cz, { ...table, ...all, cash: { EKJ: 500 }, at: inTurn('EKJ', 'dividend') });
    expect(question(small)).toMatchObject({ step: 'trains', company: 'EKJ' });
    expect(no(small, 'VBW', 60)).toBe('turn.verb CZ-VIII.3-a');
    expect(refusal(at(all), 'pass')).toBeUndefined();
  });

  test('[CZ-VIII.9-a] several, each finished before the next; no track need join them', () => {
    const trains = { EKJ: ['3d'], VBW: ['3d'] };
    let g = takes(at({ ...all, trains, cash: { BTE: 500 } }), 'VBW');
    expect(question(g)).toMatchObject({ by: 0, step: 'fitTrains', company: 'BTE' });
    expect(no(g, 'EKJ', 60)).toBe('turn.verb CZ-VIII.3-a');
    g = does(g, 'scrapTrain', { train: '3d' });
    expect(question(g)?.step).toBe('acquire');
    g = takes(g, 'EKJ');
    expect(g.state.companies['BTE']?.taken).toEqual(['VBW', 'EKJ']);
  });

  test('[CZ-VIII.9-b] the other director agrees or nothing happens', () => {
    const g = does(at(), 'acquire', { target: 'EKJ', price: 60 });
    expect(question(g)).toMatchObject({ by: 1, step: 'consent' });
    expect(cited(g, 'pass')).toBe('consent.answer CZ-0-h');
    const refused = does(g, 'answer', { yes: false });
    expect(refused.state.companies).toEqual(at().state.companies);
    expect(refused.state.money).toEqual(at().state.money);
    expect(question(refused)).toMatchObject({ by: 0, step: 'acquire' });
    expect(no(refused, 'EKJ', 61)).toBeUndefined();
    expect(does(g, 'answer', { yes: true }).state.companies['EKJ']?.closed).toBe(true);
    const own = at({ shares: { BTE: { 0: 3 }, EKJ: { 0: 2 } } });
    expect(does(own, 'acquire', { target: 'EKJ', price: 60 }).state.companies['EKJ']?.closed).toBe(true);
  });

  test('[CZ-VIII.9-c] only floated companies, whether or not they have operated', () => {
    const shares = { BTE: { 0: 3 }, EKJ: { 1: 2 }, VBW: { 1: 2 } };
    const g = at({ shares, par: { BTE: 80, EKJ: 60, VBW: 60 }, tokens: { BTE: ['D3'] }, floated: ['EKJ'] });
    expect(no(g, 'EKJ', 60)).toBeUndefined();
    expect(no(at(), 'OFE', 60)).toBe('acquire.floated CZ-VIII.9-c');
    expect(no(takes(at({ ...all, cash: { BTE: 2000 } })), 'EKJ', 60)).toBe('acquire.floated CZ-VIII.9-c');
  });
});

describe('the price', () => {
  test.each([
    [55, 28, 82],
    [60, 30, 90],
    [63, 32, 94],
  ])('[CZ-VIII.9-d] at %i from %i to %i', (price, least, most) => {
    const g = at({ cells: { BTE: cellOf(80), EKJ: cellOf(price) } });
    for (const fits of [least, most]) expect(no(g, 'EKJ', fits)).toBeUndefined();
    for (const off of [least - 1, most + 1]) expect(no(g, 'EKJ', off)).toBe('acquire.price CZ-VIII.9-d');
    expect(refusal(g, 'acquire', { target: 'EKJ', price: least + 0.5 })?.clause).toBe('action.shape');
  });

  test('[CZ-VIII.9-e] every player is paid for his units, the bank is not', () => {
    const g = takes(at(), 'EKJ', 70);
    expect(g.state.money).toMatchObject({ 0: 100, 1: 140, 2: 70, 3: 0, BTE: 500 - 210 + 77, EKJ: 0, bank: 5000 });
  });

  test('[CZ-VIII.9-f] from the treasury as it was', () => {
    expect(no(at({ cash: { BTE: 180, EKJ: 0 } }), 'EKJ', 60)).toBeUndefined();
    const poor = { cash: { BTE: 179, EKJ: 1000 } };
    expect(no(at(poor), 'EKJ', 60)).toBe('acquire.funds CZ-VIII.9-f');
    expect(no(at(poor), 'EKJ', 59)).toBeUndefined();
  });

  test('[CZ-VIII.9-EX1] 75 % of a company at 60 for 90 each need 270', () => {
    expect(no(at({ cash: { BTE: 270, EKJ: 500 } }), 'EKJ', 90)).toBeUndefined();
    expect(no(at({ cash: { BTE: 269, EKJ: 500 } }), 'EKJ', 90)).toBe('acquire.funds CZ-VIII.9-f');
  });

  test('[CZ-N-13] [CZ-VIII.9-a] [CZ-VIII.9-f] the treasury of the first pays for the second', () => {
    const two = {
      shares: { BTE: { 0: 3 }, EKJ: { 1: 2 }, VBW: { 1: 2 } },
      par: { BTE: 80, EKJ: 60, VBW: 60 },
      tokens: { BTE: ['D3'], EKJ: ['D5'], VBW: ['I10'] },
      cash: { BTE: 120, EKJ: 119, VBW: 200 },
    };
    const g = takes(at(two), 'EKJ');
    expect(cashOf(g, 'BTE')).toBe(119);
    expect(no(g, 'VBW', 60)).toBe('acquire.funds CZ-VIII.9-f');
    const rich = takes(at({ ...two, cash: { BTE: 120, EKJ: 120, VBW: 200 } }), 'EKJ');
    expect(cashOf(takes(rich, 'VBW'), 'BTE')).toBe(200);
    expect(no(at({ ...two, cash: { BTE: 119, EKJ: 500, VBW: 500 } }), 'EKJ', 60)).toBe('acquire.funds CZ-VIII.9-f');
  });
});

describe('what passes', () => {
  test('[CZ-VIII.9-g] shares and marker leave the game and count no more', () => {
    const before = at();
    const g = takes(before);
    expect(g.state.companies['EKJ']?.held).toEqual(['gone', 'gone', 'gone']);
    expect(inOrder(g)).toEqual(['BTE']);
    expect([1, 2].map(seat => [countedPapers(before, seat), countedPapers(g, seat)])).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  test('[CZ-VIII.9-h] the acquirer gets treasury, Local Railways and markers, to be placed for 100 each', () => {
    const privates = { S1: { owner: 'EKJ' }, S2: { owner: 'EKJ', used: true as const }, S3: { owner: 1 } };
    const g = takes(at({ privates }));
    expect(cashOf(g, 'BTE')).toBe(500 - 180 + 77);
    expect(g.state.privates).toMatchObject({
      S1: { owner: 'BTE' },
      S2: { owner: 'BTE', used: true },
      S3: { owner: 1 },
    });
    expect(g.state.companies['BTE']?.tokens).toEqual([40, 100, 100, 100]);
    expect(g.state.companies['EKJ']).toMatchObject({ tokens: [], closed: true });
  });

  test('[CZ-VIII.9-i] stations are the acquirer’s, for running, building and blocking', () => {
    const tiles = { ...table.tiles, D7: '9/1', D9: '8/5', E10: '57/2' };
    const g = takes(at({ tiles, tokens: { BTE: ['D3'], EKJ: ['D5'], VBW: ['I10'] } }));
    expect(stationsOf(g, 'BTE')).toEqual(['D3', 'D5']);
    expect(stationsOf(g, 'EKJ')).toEqual([]);
    const then = (step: string) => withState(g, { ...g.state, agenda: inTurn('BTE', step) });
    expect(noLay(then('track'), 'F11 4/2')).toBeUndefined();
    expect(earns(then('run'), ['3+3d', 'D1 D3 D5 D7 D9 E10'])).toBe(70);
    expect(tokenBar(g, 'VBW', 'D5', 0)?.clause).toBe('token.place');
  });

  test('[CZ-N-14] [CZ-VIII.9-p] one that has not begun: no station, no place kept, three markers, no turn', () => {
    const order = { order: ['BTE', 'EKJ', 'VBW'], acted: ['BTE'] };
    const position = {
      shares: { BTE: { 0: 3 }, EKJ: { 1: 2 }, VBW: { 1: 2 } },
      par: { BTE: 80, EKJ: 60, VBW: 60 },
      tokens: { BTE: ['D3'], VBW: ['I10'] },
      floated: ['EKJ'],
      tiles: { ...table.tiles, I10: '57/1' },
      trains: { BTE: ['3+3d'], VBW: ['3d'] },
    };
    const before = at({ ...position, at: inTurn('BTE', 'acquire', order) });
    const g = takes(before);
    expect(g.state.map.tokens).toEqual(before.state.map.tokens);
    expect(g.state.companies['BTE']?.tokens).toEqual([40, 100, 100, 100, 100]);
    const next = does(does(g, 'pass'), 'pass');
    expect(question(next)?.company).toBe('VBW');
    const placing = (now: Game) => tokenBar(now, 'BTE', 'D5', 0)?.clause;
    expect([placing(before), placing(g)]).toEqual(['token.home', undefined]);
  });

  test('[CZ-VIII.6-k] the ban on B9 ends if ATE is taken over before it begins', () => {
    const position = {
      shares: { SX: { 0: 5 }, ATE: { 0: 3 }, EKJ: { 1: 2 } },
      par: { SX: 100, ATE: 60, EKJ: 60 },
      tokens: { SX: ['A8'], EKJ: ['B11'] },
      floated: ['ATE'],
      tiles: { A8: 'SX/5', B9: '8859/1', B11: '57/1' },
      cash: { SX: 500 },
    };
    const before = at(position, 'SX');
    const barred = (g: Game) => t18cz.rules.token?.whyNotPlace?.(g, 'EKJ', 'B9', 0)?.clause;
    expect([barred(before), barred(takes(before, 'ATE'))]).toEqual(['token.ate', undefined]);
  });

  test('[CZ-VIII.9-q] it never comes back', () => {
    const g = takes(at());
    const stock = withState(g, { ...g.state, agenda: inStock(0) });
    expect(cited(stock, 'startCompany', { company: 'EKJ', par: 60 })).toBe('shares.gone CZ-VIII.9-q');
    expect(cited(stock, 'buyShare', { company: 'EKJ', from: 'ipo' })).toBe('shares.gone CZ-VIII.9-g');
    expect(refusal(stock, 'startCompany', { company: 'VBW', par: 50 })).toBeUndefined();
  });
});
