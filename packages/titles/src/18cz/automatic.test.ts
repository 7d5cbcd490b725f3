import { cashOf, decide, type Game, question, shuffled, start, stationsOf } from '@roundhouse/engine';
import { along, cited, does, inOperating, inStock, inTurn, scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18czBohemia } from './bohemia.ts';
import { t18cz } from './index.ts';
import { t18czMoraviaSilesia } from './moravia-silesia.ts';
import { localPrice } from './timetable.ts';
import { isHis, VACLAV } from './vaclav.ts';

const pass = (g: Game): Game => does(g, 'pass');

describe('random and hidden', () => {
  test('[CZ-RND-a] nothing on the table is hidden: no part of the state is a secret but the seed', () => {
    for (const [title, players] of [
      [t18cz, 4],
      [t18czBohemia, 2],
      [t18czMoraviaSilesia, 3],
    ] as const) {
      const { setup, ...rest } = start(title, { players, options: {}, seed: 'open' }).state;
      expect(JSON.stringify(rest)).not.toContain('"sees"');
      expect(setup.seed.sees).toEqual([]);
    }
  });

  test('[CZ-RND-b] in the base game only the first Playing Order is drawn', () => {
    const one = start(t18cz, { players: 4, options: {}, seed: 'one' }).state;
    const two = start(t18cz, { players: 4, options: {}, seed: 'two' }).state;
    expect(one.seating).toEqual(shuffled('one', 'playing order', [0, 1, 2, 3]));
    const same = ({ setup: _, seating: __, priority: ___, agenda: ____, ...rest }: typeof one) => rest;
    expect(same(one)).toEqual(same(two));
  });
});

describe('by itself', () => {
  const small = { par: { BCB: 60 }, shares: { BCB: { 0: 2, 1: 1 } }, tokens: { BCB: ['E16'] } };

  test('[CZ-AUTO-a] [CZ-VIII.2-a] an operating round begins with the marker, then incomes, then companies', () => {
    const g = scenario(t18cz, {
      ...small,
      cash: { 0: 0, BCB: 100 },
      trains: { BCB: ['2a'] },
      privates: { S1: { owner: 0 } },
      slices: { timetable: { at: 4 } },
      at: inStock(0, { passes: 3, number: 5 }),
    });
    const next = pass(g);
    expect([localPrice(next), cashOf(next, 0), question(next)?.company]).toEqual([60, 5, 'BCB']);
    const west = scenario(t18czMoraviaSilesia, {
      players: 3,
      tokens: { MW: ['F23'] },
      tiles: { F23: '57/0' },
      phase: 'd',
      privates: { MW: { owner: 1 } },
      cash: { 1: 0 },
      at: inStock(0, { passes: 2 }),
    });
    const asked = pass(west);
    expect([question(asked)?.step, cashOf(asked, 1)]).toEqual(['west', 0]);
  });

  test('[CZ-AUTO-b] a first turn sets up the home: by itself, or by a choice where there is one', () => {
    const plain = scenario(t18cz, {
      par: { BTE: 60 },
      shares: { BTE: { 0: 3 } },
      floated: ['BTE'],
      cash: { BTE: 300 },
      at: inTurn('BTE', 'begin'),
    });
    expect(stationsOf(plain, 'BTE')).toEqual(['D3']);
    const large = scenario(t18cz, {
      phase: 'd',
      par: { SX: 90 },
      shares: { SX: { 0: 5 } },
      floated: ['SX'],
      at: inTurn('SX', 'begin'),
    });
    expect([question(large)?.step, cited(large, 'pass')]).toEqual(['red', 'red.compulsory CZ-VIII.4-o']);
    const ate = scenario(t18cz, {
      phase: 'd',
      par: { ATE: 60 },
      shares: { ATE: { 0: 3 } },
      floated: ['ATE'],
      tiles: { B9: '8885/0' },
      at: inTurn('ATE', 'begin'),
    });
    expect([question(ate)?.step, cited(ate, 'pass')]).toEqual(['homeCity', 'home.compulsory CZ-VIII.6-j']);
    expect(stationsOf(does(ate, 'chooseCity', { city: 1 }), 'ATE')).toEqual(['B9']);
  });

  test('[CZ-AUTO-c] a revenue of nothing needs no decision and moves the price left', () => {
    const g = turnOf(t18cz, 'BCB', 'token', { ...small, cash: { BCB: 0 }, cells: { BCB: '6' } });
    expect([question(g)?.step, g.state.companies['BCB']?.cell, g.state.companies['BCB']?.revenue]).toEqual([
      'trains',
      '4',
      0,
    ]);
    const run = turnOf(t18cz, 'BCB', 'run', { ...small, tiles: { E16: '57/1', E14: '55/1' }, trains: { BCB: ['2a'] } });
    expect(cited(run, 'runRoutes', { routes: [] })).toBe('run.maximum CZ-VIII.8-e');
    expect(cited(run, 'pass')).toBe('run.compulsory CZ-VIII.3-a');
  });

  test('[CZ-AUTO-d] floating, capital and the exchange of directors happen at once', () => {
    const g = scenario(t18cz, { cash: { 0: 100 }, at: inStock(0) });
    const begun = does(g, 'startCompany', { company: 'EKJ', par: 50 });
    expect([begun.state.companies['EKJ']?.floated, cashOf(begun, 'EKJ')]).toEqual([true, 200]);
    const swap = scenario(t18cz, {
      phase: 'b',
      par: { BTE: 60 },
      shares: { BTE: { 1: 2, 0: 2 } },
      director: { BTE: 1 },
      cash: { 0: 60 },
      at: inStock(0),
    });
    expect(does(swap, 'buyShare', { company: 'BTE', from: 'ipo' }).state.companies['BTE']?.held[0]).toBe(0);
  });

  test('[CZ-AUTO-e] the ends of rounds and sets take care of themselves', () => {
    const sold = scenario(t18cz, {
      par: { BCB: 60 },
      shares: { BCB: { 0: 2, 1: 2 } },
      floated: ['BCB'],
      cash: { 0: 1, 1: 9 },
      at: inStock(0, { passes: 3 }),
    });
    const next = question(sold)?.step === 'stock' ? pass(sold) : sold;
    expect(next.state.seating.indexOf(1)).toBeLessThan(next.state.seating.indexOf(0));
    const set = turnOf(t18cz, 'BCB', 'trains', {
      ...small,
      trains: { BCB: ['2a'] },
      sold: { a: 1 },
      slices: { timetable: { at: 1 } },
    });
    expect(pass(set).state.depot['a']).toBe(2);
    const last = turnOf(t18cz, 'BCB', 'trains', {
      ...small,
      trains: { BCB: ['5g'] },
      sold: { a: 1 },
      slices: { timetable: { at: 13 } },
    });
    expect([pass(last).state.over, pass(last).state.depot['a']]).toEqual([true, 1]);
  });

  test('[CZ-AUTO-f] a new phase scraps trains, then every director above the limit chooses what goes to the pool', () => {
    const g = turnOf(t18cz, 'MW', 'trains', {
      phase: 'd',
      sold: { a: 5, b: 4, c: 4, d: 4 },
      par: { MW: 70, BCB: 60 },
      shares: { BCB: { 1: 2 } },
      tokens: { MW: ['F23'], BCB: ['E16'] },
      trains: { MW: ['3c'], BCB: ['3c', '3c', '3d'] },
    });
    const bought = does(g, 'buyTrain', { train: '4e', from: 'bank' });
    expect(question(bought)).toEqual({ by: 1, step: 'discard', company: 'BCB' });
    const gone = does(bought, 'discardTrain', { train: '3d' });
    expect([gone.state.trainPool, gone.state.companies['BCB']?.trains]).toEqual([['3d'], ['3c', '3c']]);
  });

  test('[CZ-AUTO-g] a turn does not end without a train to run: the director pays, and borrows the rest', () => {
    const g = turnOf(t18cz, 'BCB', 'trains', { ...small, cash: { BCB: 10, 0: 20 } });
    expect(cited(g, 'pass')).toBe('trains.duty CZ-VIII.10-a');
    const bought = does(g, 'buyTrain', { train: '2a', from: 'bank' });
    expect([cashOf(bought, 'BCB'), cashOf(bought, 0), bought.state.debts]).toEqual([0, 0, { 0: 40 }]);
  });

  test('[CZ-AUTO-h] an acquisition pays, dissolves and passes on; stations and trains are asked for one by one', () => {
    const g = turnOf(t18cz, 'BTE', 'acquire', {
      phase: 'b',
      par: { BTE: 60, BCB: 60 },
      shares: { BCB: { 0: 2 } },
      tokens: { BTE: ['D3'], BCB: ['E16'] },
      trains: { BCB: ['2b'], BTE: ['2+2b'] },
      cash: { BTE: 400, BCB: 50, 0: 0 },
      privates: { S1: { owner: 'BCB' } },
    });
    const taken = does(g, 'acquire', { target: 'BCB', price: 60 });
    expect([cashOf(taken, 0), cashOf(taken, 'BTE'), taken.state.privates['S1']?.owner]).toEqual([120, 330, 'BTE']);
    expect([question(taken)?.step, stationsOf(taken, 'BTE'), taken.state.companies['BCB']?.closed]).toEqual([
      'fitTrains',
      ['D3', 'E16'],
      true,
    ]);
    expect(cited(taken, 'pass')).toBe('fit.compulsory CZ-VIII.9-k');
  });

  test('[CZ-AUTO-l] who can afford nothing is passed over in the draft and in auctions', () => {
    const draft = scenario(t18cz, {
      players: 3,
      cash: { 0: 10, 1: 10, 2: 300 },
      at: [{ at: 'draft', done: [], place: 0, turn: 0, passed: [] } as never],
    });
    expect(question(draft)?.by).toBe(2);
    const auction = scenario(t18czMoraviaSilesia, {
      players: 3,
      cash: { 0: 450, 1: 10, 2: 450 },
      at: [{ at: 'papers', done: [], starter: 0, barren: 0 } as never],
    });
    const bid = does(does(auction, 'putUp', { lot: 'S3' }), 'bid', { lot: 'S3', amount: 25 });
    expect(question(bid)?.by).toBe(2);
  });
});

describe('by itself in the variants', () => {
  const [drawn = ''] = (() => {
    const g = scenario(t18czBohemia, { players: 2, at: inStock(0) });
    return Object.keys(g.state.companies).filter(c => isHis(g, c));
  })();

  test('[CZ-AUTO-i] Vaclav is never asked anything', () => {
    const g = turnOf(t18czBohemia, drawn, 'begin', {
      players: 2,
      shares: { [drawn]: { [VACLAV]: 2 } },
      trains: { [drawn]: ['2a'] },
      slices: { timetable: { at: 1 } },
    });
    let now = g;
    for (let n = 0; n < 30 && !now.state.over; n++) {
      expect(decide(now)?.by).not.toBe(VACLAV);
      now = decide(now)?.mayPass ? pass(now) : does(now, 'buyTrain', { train: '2a', from: 'bank' });
    }
  });

  test('[CZ-AUTO-j] the players build and place for him, turn about', () => {
    const g = scenario(t18czBohemia, {
      players: 2,
      phase: 'd',
      shares: { NWB: { [VACLAV]: 3 }, BY: { [VACLAV]: 5 }, ATE: { 0: 3 } },
      at: inOperating(),
    });
    const by = (company: string) =>
      ['track', 'red', 'token', 'homeCity'].map(step => t18czBohemia.rules.decides?.(g, company, step));
    expect([by(drawn), by('NWB'), by('BY'), by('ATE')]).toEqual([
      [0, 0, 1, 1],
      [1, 1, 0, 0],
      [0, 0, 1, 1],
      [undefined, undefined, undefined, undefined],
    ]);
  });

  test('[CZ-AUTO-k] papers close with the first 4+4, the first player wins an auction nobody bids in, 3E and MW go when used', () => {
    const buys = turnOf(t18czMoraviaSilesia, 'SX', 'trains', {
      players: 3,
      par: { SX: 60 },
      phase: 'e',
      sold: { 'a+b': 6, d: 5, e: 3 },
      tokens: { SX: ['D17'] },
      privates: { S3: { owner: 0 }, '3E': { owner: 1 } },
    });
    const closed = does(buys, 'buyTrain', { train: '4+4', from: 'bank' });
    expect([closed.state.privates['S3'], closed.state.privates['3E']]).toEqual([{ closed: true }, { closed: true }]);
    const none = scenario(t18czMoraviaSilesia, {
      players: 2,
      at: [{ at: 'papers', done: [], starter: 0, barren: 0 } as never],
    });
    expect(pass(pass(none)).state.winner).toBe(0);
    const lends = turnOf(t18czMoraviaSilesia, 'BY', 'run', {
      players: 3,
      par: { BY: 60 },
      phase: 'd',
      sold: { 'a+b': 6, d: 1, '3E': 1 },
      tokens: { BY: ['F15'], MW: ['F23'] },
      tiles: { F15: 'BY/4', G16: '57/2' },
      privates: { '3E': { owner: 0 }, MW: { owner: 0 } },
      slices: { timetable: { at: 3 } },
    });
    const lent = does(lends, 'lendTrain');
    const ran = does(lent, 'runRoutes', { routes: [{ train: '3E', path: along(lent, 'F15 G16') }] });
    expect([ran.state.companies['BY']?.trains, ran.state.privates['3E']]).toEqual([[], { closed: true }]);
    const west = does(lends, 'buyPrivate', { private: 'MW', price: 1 });
    expect([west.state.privates['MW'], stationsOf(west, 'BY')]).toEqual([{ closed: true }, ['F15', 'F23']]);
  });
});

test('[CZ-IV.2.a-c] shareholders get a dividend, unless there is no revenue or it is kept', () => {
  const g = turnOf(t18cz, 'BCB', 'dividend', {
    par: { BCB: 60 },
    shares: { BCB: { 0: 2, 1: 1 } },
    tokens: { BCB: ['E16'] },
    cash: { 0: 0, 1: 0, BCB: 0 },
    at: { income: 100 },
  });
  const paid = does(g, 'payDividend', { how: 'pay' });
  expect([cashOf(paid, 0), cashOf(paid, 1), cashOf(paid, 'BCB')]).toEqual([50, 25, 0]);
  const kept = does(g, 'payDividend', { how: 'withhold' });
  expect([cashOf(kept, 0), cashOf(kept, 1), cashOf(kept, 'BCB')]).toEqual([0, 0, 100]);
  expect(cited(g, 'pass')).toBe('dividend.compulsory CZ-VIII.8-g');
});
