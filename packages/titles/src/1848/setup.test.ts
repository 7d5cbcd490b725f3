import { cashOf, check, directorOf, type Game, question, sharesOf, start, tilesLeft, view } from '@roundhouse/engine';
import { action, cited, citedFor, does, inOperating, inStock, inTurn, refusal, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import type { Auction } from './auction.ts';
import { t1848 } from './index.ts';

const begin = (players: number, seed = 'setup'): Game => start(t1848, { players, options: {}, seed });
const PUBLIC = ['CAR', 'COM', 'FED', 'NSW', 'QR', 'SAR', 'VR', 'WA'];

const sar = {
  phase: '3',
  shares: { SAR: { 0: 4, 1: 2 } },
  par: { SAR: 80 },
  cells: { SAR: '2.7' },
  tiles: { G3: '5/2' },
  tokens: { SAR: ['G3'] },
};

describe('components', () => {
  test.each([3, 4, 5, 6])('[48-1.1-a] %i may play', players => {
    expect(begin(players).state.seating).toHaveLength(players);
  });

  test.each([0, 1, 2, 7, 3.5])('[48-1.1-a] %d may not', players => {
    expect(() => begin(players)).toThrow(RangeError);
  });

  test('[48-1.1-b] six privates, eight public companies and the Bank of England', () => {
    expect(Object.keys(t1848.parts.privates)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6']);
    expect(Object.keys(t1848.parts.companies).sort()).toEqual(['BOE', ...PUBLIC]);
  });

  test('[48-1.1-b] the largest shareholder is director and decides alone', () => {
    const g = scenario(t1848, { ...sar, at: inTurn('SAR', 'track') });
    const loan = action(g, 'takeLoan');
    expect(directorOf(g, 'SAR')).toBe(0);
    expect(check(g, loan)).toBeUndefined();
    expect(check(g, { ...loan, by: 1 })?.clause).toBe('turn.seat');
    expect(t1848.cites['turn.seat']).toBe('48-6.1-a');
  });

  test('[48-1.3-b] a public company has a certificate of 20 % and eight of 10 %, the Bank of England ten of 10 %', () => {
    for (const id of PUBLIC)
      expect(t1848.parts.companies[id]).toMatchObject({ certificates: [2, 1, 1, 1, 1, 1, 1, 1, 1], led: true });
    expect(t1848.parts.companies['BOE']).toMatchObject({ certificates: Array(10).fill(1), led: false });
  });

  test('[48-1.3-b] the Bank of England has no director’s certificate to buy', () => {
    const g = scenario(t1848, { at: inStock(0) });
    expect(refusal(g, 'startCompany', { company: 'BOE', par: 70 })?.clause).toBe('start.none');
    expect(directorOf(does(g, 'buyShare', { company: 'BOE', from: 'pool' }), 'BOE')).toBeUndefined();
  });

  test('[48-1.3-c] £10,000 in the Bank, £2,000 apart from it in the Bank of England', () => {
    const { money = {} } = begin(4).state;
    const { boe, ...rest } = money;
    expect(boe).toBe(2000);
    expect(Object.values(rest).reduce((a, b) => a + b)).toBe(10_000);
  });

  test('[48-1.3-c] loans come out of the £2,000, the price of a Bank of England share goes into the Bank', () => {
    const turn = scenario(t1848, { ...sar, at: inTurn('SAR', 'track') });
    const lent = does(turn, 'takeLoan');
    expect([cashOf(lent, 'boe'), cashOf(lent, 'bank')]).toEqual([1900, cashOf(turn, 'bank')]);
    const round = scenario(t1848, { at: inStock(0) });
    const bought = does(round, 'buyShare', { company: 'BOE', from: 'pool' });
    expect([cashOf(bought, 'boe'), cashOf(bought, 'bank')]).toEqual([2000, cashOf(round, 'bank') + 70]);
  });

  test('[48-1.3-c] there are twenty loan markers', () => {
    const at = (issued: number) =>
      scenario(t1848, { ...sar, at: inTurn('SAR', 'track'), slices: { loans: { issued, by: {}, thisTurn: 0 } } });
    expect(refusal(at(19), 'takeLoan')).toBeUndefined();
    expect(cited(at(20), 'takeLoan')).toBe('loan.markers 48-5.6.3-c');
  });

  test('[48-1.3-e] no number of reminders limits play: all at one par, every K hex yellow at once', () => {
    const [last = '', ...others] = PUBLIC.filter(id => id !== 'CAR');
    const g = scenario(t1848, {
      shares: Object.fromEntries(['CAR', ...others].map(id => [id, { 1: 2 }])),
      par: Object.fromEntries(['CAR', ...others].map(id => [id, 100])),
      tiles: { B10: '5/1', F9: '5', H6: '5', G3: '5/2' },
      at: inStock(0),
    });
    expect(does(g, 'startCompany', { company: last, par: 100 }).state.chart).toHaveLength(8);
  });
});

describe('setting up', () => {
  test('[48-2.1-a] seats are drawn: every order occurs, about as often as any other', () => {
    const drawn = Array.from({ length: 600 }, (_, i) => begin(3, `draw ${i}`).state.seating.join(''));
    const orders = [...new Set(drawn)].sort();
    expect(orders).toEqual(['012', '021', '102', '120', '201', '210']);
    for (const order of orders) expect(Math.abs(drawn.filter(d => d === order).length - 100)).toBeLessThan(30);
  });

  test('[48-2.1-a] the order is fixed for the whole game, the first seat begins', () => {
    const g = begin(5);
    expect(question(g)?.by).toBe(g.state.seating[0]);
    expect(does(g, 'buyLot', { lot: 'P1' }).state.seating).toEqual(g.state.seating);
  });

  test('[48-2.1-b] a stock round goes clockwise from the priority holder', () => {
    let g = scenario(t1848, { priority: 2, at: inOperating() });
    for (const seat of [2, 3, 0, 1]) {
      expect(question(g)).toEqual({ by: seat, step: 'stock' });
      expect(citedFor(g, { type: 'pass', by: (seat + 1) % 4, at: 'stock' })).toBe('turn.seat 48-2.1-b');
      g = does(g, 'pass');
    }
  });

  test('[48-2.2-a] no verb makes a deal; an answer is asked only for a train that is offered', () => {
    const single = ['buyLot', 'lowerLot', 'buyShare', 'sellShares', 'startCompany', 'buyPrivate', 'buyTrain'];
    const work = ['layTile', 'placeToken', 'placeTasmania', 'runRoutes', 'payDividend', 'discardTrain', 'takeLoan'];
    expect(Object.keys(t1848.verbs).sort()).toEqual([...single, ...work, 'pass', 'answer'].sort());
    expect(refusal(scenario(t1848, { at: inStock(0) }), 'answer', { yes: true })?.clause).toBe('turn.verb');
    const trade = scenario(t1848, {
      ...sar,
      shares: { SAR: { 0: 4 }, VR: { 1: 4 } },
      par: { SAR: 80, VR: 100 },
      cash: { SAR: 500 },
      trains: { VR: ['3'] },
      at: inTurn('SAR', 'trains'),
    });
    const offered = does(trade, 'buyTrain', { train: '3', from: 'VR', price: 200 });
    expect(question(offered)).toEqual({ by: 1, step: 'consent' });
  });

  test('[48-2.2-b] everybody sees everything but the seed of the draw', () => {
    const g = scenario(t1848, { ...sar, debts: { 1: 30 }, trains: { SAR: ['2'] }, at: inTurn('SAR', 'track') });
    const { setup, ...table } = g.state;
    for (const seat of [0, 3, undefined]) {
      const { setup: seen, ...shown } = view(g, seat);
      expect(shown).toEqual(table);
      expect(seen).toEqual({ ...setup, seed: { sees: [], hidden: true } });
    }
  });

  test.each([
    [3, 840, 7480],
    [4, 630, 7480],
    [5, 510, 7450],
    [6, 430, 7420],
  ])('[48-2.3-a] [48-2.3-b] %i players start with £%i, which leaves the Bank £%i', (players, capital, left) => {
    const g = begin(players);
    for (const seat of g.state.seating) expect(cashOf(g, seat)).toBe(capital);
    expect(cashOf(g, 'bank')).toBe(left);
  });

  test('[48-2.4.1-a] no player is banker: money lies with seats, companies and banks, seats are all alike', () => {
    const { money = {}, seating } = begin(6).state;
    const accounts = ['bank', 'boe', 'BOE', ...PUBLIC, ...seating.map(String)];
    expect(Object.keys(money).sort()).toEqual(accounts.sort());
    expect(new Set(seating.map(seat => money[seat])).size).toBe(1);
  });

  test('[48-2.4.2-a] all six privates are unowned and on the track at face value', () => {
    const g = begin(4);
    expect(Object.values(g.state.privates)).toEqual([{}, {}, {}, {}, {}, {}]);
    expect((g.state.agenda[0] as Auction).prices).toEqual({ P1: 30, P2: 70, P3: 110, P4: 170, P5: 170, P6: 230 });
    expect(PUBLIC.every(id => sharesOf(g, id, 'ipo') === 10)).toBe(true);
  });

  test('[48-2.4.3-a] the whole tile supply is there and only yellow may be placed', () => {
    const g = scenario(t1848, { ...sar, phase: 'start', at: inTurn('SAR', 'track') });
    expect(tilesLeft(g, '9')).toBe(12);
    expect(refusal(g, 'layTile', { hex: 'F4', tile: '9', turn: 0 })).toBeUndefined();
    expect(cited(g, 'layTile', { hex: 'G3', tile: '238', turn: 2 })).toBe('track.phase 48-7.5.2-a');
  });
});

describe('company cash', () => {
  const car = {
    phase: '2',
    shares: { CAR: { 0: 4 }, SAR: { 0: 4 } },
    par: { CAR: 100, SAR: 80 },
    tiles: { E2: '57/1' },
    tokens: { CAR: ['E2'] },
  };
  const desert = { hex: 'E3', tile: '9', turn: 1 };

  test('[48-2.4.5-a] a company spends its own money only, not its director’s nor another company’s', () => {
    const at = (cash: number) =>
      scenario(t1848, { ...car, cash: { 0: 900, SAR: 900, CAR: cash }, at: inTurn('CAR', 'track') });
    expect(cited(at(39), 'layTile', desert)).toBe('track.funds 48-7.4.5-a');
    const laid = does(at(40), 'layTile', desert);
    expect(['CAR', 'SAR', 0].map(who => cashOf(laid, who))).toEqual([0, 900, 900]);
  });

  test('[48-2.4.5-a] a player’s purchase is never paid by his company', () => {
    const g = scenario(t1848, { ...car, cash: { 0: 60, CAR: 900 }, at: inStock(0) });
    expect(cited(g, 'buyShare', { company: 'CAR', from: 'ipo' })).toBe('buy.funds 48-12.3.1-a');
  });
});
