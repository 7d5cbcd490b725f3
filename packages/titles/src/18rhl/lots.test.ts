import { cashOf, type Frame, type Game, priceOf, question, sharesOf } from '@roundhouse/engine';
import { cited, does, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';
import { type Bid, freeCash, type Offer, offers } from './lots.ts';

const IDS = ['P1', 'P2', 'P3', 'P4', 'P5', 'RhE'];

/** The starting package at this seat's turn; so many lots are sold, bids lie as given. */
const lots = (
  turn: number,
  more: { sold?: number; passes?: number; bids?: Record<string, readonly Bid[]> } & Omit<Scenario, 'at' | 'sold'> = {},
): Game => {
  const { sold = 0, passes = 0, bids = {}, ...rest } = more;
  const gone = IDS.slice(0, sold);
  const privates = Object.fromEntries(gone.filter(id => id !== 'RhE').map(id => [id, { owner: 3 }]));
  return scenario(rhl, {
    privates,
    slices: { lots: { bids, sold: gone } },
    at: [{ at: 'lots', done: [], turn, passes } as Frame],
    ...rest,
  });
};
const bid = (by: number, amount: number): Bid => ({ by, amount });
const owners = (g: Game) => Object.values(g.state.privates).map(p => p.owner);
const passAll = (g: Game, times: number): Game =>
  Array.from({ length: times }).reduce<Game>(now => does(now, 'pass'), g);

describe('a turn', () => {
  test('[RHL-5.1-b] certificates are bought only when all lots are sold', () => {
    const g = lots(0, { cash: { 0: 900 } });
    expect(cited(g, 'startCompany', { company: 'BME', par: 60 })).toBe('turn.verb RHL-5.1.1-b');
    const done = does(lots(0, { sold: 5, cash: { 0: 900, 1: 900 } }), 'buyLot', { lot: 'RhE' });
    expect(cited(done, 'startCompany', { company: 'BME', par: 60 })).toBeUndefined();
  });

  test('[RHL-5.1.1-a] only the lowest lot is bought, on the others one bids', () => {
    const g = lots(0, { sold: 1 });
    expect(cited(g, 'buyLot', { lot: 'P2' })).toBeUndefined();
    expect(cited(g, 'buyLot', { lot: 'P3' })).toBe('lot.lowest RHL-5.1.1-a');
    expect(cited(g, 'buyLot', { lot: 'P1' })).toBe('lot.sold RHL-5.1.1-a');
    expect(cited(g, 'bid', { lot: 'P1', amount: 500 })).toBe('lot.sold RHL-5.1.1-a');
    expect(cited(g, 'bid', { lot: 'P2', amount: 35 })).toBe('bid.available RHL-5.1.1-a');
    expect(cited(g, 'bid', { lot: 'P3', amount: 55 })).toBeUndefined();
  });

  test('[RHL-5.1.1-a] the printed price goes to the bank', () => {
    const g = lots(0, { sold: 3 });
    const bought = does(g, 'buyLot', { lot: 'P4' });
    expect([cashOf(bought, 0), cashOf(bought, 'bank') - cashOf(g, 'bank')]).toEqual([370, 80]);
  });

  test.each([
    ['buyLot', { lot: 'P1' }],
    ['bid', { lot: 'P4', amount: 85 }],
    ['pass', {}],
  ])('[RHL-5.1.1-b] a turn is one of three things: %s', (type, fields) => {
    expect(question(does(lots(0), type, fields))).toEqual({ by: 1, step: 'lots' });
  });

  test('[RHL-5.1.1-c] a bid is five above the price or the highest bid, in steps of five', () => {
    const g = lots(0, { bids: { P4: [bid(1, 85), bid(2, 100)] } });
    expect(cited(g, 'bid', { lot: 'P4', amount: 100 })).toBe('bid.least RHL-5.1.1-c');
    expect(cited(g, 'bid', { lot: 'P4', amount: 107 })).toBe('bid.step RHL-5.1.1-c');
    expect(cited(g, 'bid', { lot: 'P4', amount: 110 })).toBeUndefined();
  });

  test('[RHL-5.1.1-EX1] price 80: 85 and 100 are bids, 80 and 83 are not; after 100 it takes 105', () => {
    const legal = (g: Game, amount: number) => cited(g, 'bid', { lot: 'P4', amount }) === undefined;
    const g = lots(0);
    expect([85, 100, 80, 83].map(n => legal(g, n))).toEqual([true, true, false, false]);
    const after = does(g, 'bid', { lot: 'P4', amount: 100 });
    expect([100, 104, 105].map(n => legal(after, n))).toEqual([false, false, true]);
  });

  test('[RHL-5.1.1-d] money bid is laid aside', () => {
    const g = lots(0, { bids: { P4: [bid(0, 100)], P5: [bid(0, 130)] }, cash: { 0: 450 } });
    expect(freeCash(g, 0)).toBe(220);
    expect(cited(g, 'bid', { lot: 'RhE', amount: 220 })).toBeUndefined();
    expect(cited(g, 'bid', { lot: 'RhE', amount: 225 })).toBe('bid.funds RHL-5.1.1-d');
    const poor = lots(0, { bids: { P5: [bid(0, 435)] }, cash: { 0: 450 } });
    expect(cited(poor, 'buyLot', { lot: 'P1' })).toBe('lot.funds RHL-5.1.1-d');
  });

  test('[RHL-5.1.1-e] a new bid replaces the old one, and only the difference is committed', () => {
    const g = lots(0, { bids: { P5: [bid(0, 300), bid(1, 400)] }, cash: { 0: 450 } });
    const raised = does(g, 'bid', { lot: 'P5', amount: 450 });
    expect(offers.of(raised).bids['P5']).toEqual([bid(1, 400), bid(0, 450)]);
    expect(freeCash(raised, 0)).toBe(0);
  });
});

describe('lots that become due', () => {
  test('[RHL-5.1.1-f] one bid: sold at once to the bidder, without a turn', () => {
    const g = does(lots(0, { bids: { P2: [bid(2, 45)] } }), 'buyLot', { lot: 'P1' });
    expect([owners(g).slice(0, 2), cashOf(g, 2)]).toEqual([[0, 2], 405]);
    expect(question(g)).toEqual({ by: 1, step: 'lots' });
  });

  test('[RHL-5.1.1-g] several bids: an auction among the bidders at once', () => {
    const g = does(lots(0, { bids: { P2: [bid(2, 35), bid(3, 50)] } }), 'buyLot', { lot: 'P1' });
    expect(question(g)).toEqual({ by: 2, step: 'bidding' });
    expect(cited(g, 'bid', { lot: 'P3', amount: 60 })).toBe('bid.lot RHL-5.1.1-g');
    expect(cited(g, 'buyLot', { lot: 'P2' })).toBe('turn.verb RHL-5.1.1-h');
  });

  test('[RHL-5.1.1-h] the lowest bidder first, then clockwise; a pass is final', () => {
    const bids = { P2: [bid(3, 35), bid(1, 40), bid(0, 50)] };
    let g = does(lots(2, { bids }), 'buyLot', { lot: 'P1' });
    expect(question(g)?.by).toBe(3);
    expect(cited(g, 'bid', { lot: 'P2', amount: 50 })).toBe('bid.least RHL-5.1.1-c');
    g = does(g, 'bid', { lot: 'P2', amount: 55 });
    expect(question(g)?.by).toBe(0);
    g = does(g, 'pass');
    expect(question(g)?.by).toBe(1);
    g = does(g, 'bid', { lot: 'P2', amount: 60 });
    expect(question(g)?.by).toBe(3);
    g = does(g, 'pass');
    expect([owners(g)[1], question(g)?.step]).toEqual([1, 'lots']);
  });

  test('[RHL-5.1.1-i] the last one pays the final bid, the others have their money back', () => {
    const bids = { P2: [bid(2, 35), bid(3, 50)] };
    const g = does(does(lots(0, { bids }), 'buyLot', { lot: 'P1' }), 'pass');
    expect([owners(g)[1], cashOf(g, 3), freeCash(g, 2)]).toEqual([3, 400, 450]);
  });

  test('[RHL-5.1.1-j] any multiple of five may be added, and nobody is asked to beat their own bid', () => {
    const bids = { P2: [bid(2, 35), bid(3, 50)] };
    const g = does(does(lots(0, { bids }), 'buyLot', { lot: 'P1' }), 'bid', { lot: 'P2', amount: 200 });
    expect(question(g)).toEqual({ by: 3, step: 'bidding' });
    const last = does(g, 'bid', { lot: 'P2', amount: 205 });
    expect(question(last)?.by).toBe(2);
  });

  test('[RHL-5.1.1-k] settling one lot may make the next one due', () => {
    const bids = { P2: [bid(1, 35)], P3: [bid(2, 60)], P4: [bid(3, 85)] };
    const g = does(lots(0, { bids }), 'buyLot', { lot: 'P1' });
    expect(owners(g)).toEqual([0, 1, 2, 3, undefined]);
    expect(question(g)).toEqual({ by: 1, step: 'lots' });
  });

  test('[RHL-5.1.1-l] then the turn is with the left neighbour of the last who had one', () => {
    const bids = { P2: [bid(0, 35)] };
    const g = does(lots(2, { bids }), 'buyLot', { lot: 'P1' });
    expect(question(g)?.by).toBe(3);
  });

  test('[RHL-5.1.1-EX2] A buys, D gets lot 2, C wins lot 3: B is next', () => {
    const bids = { P2: [bid(3, 35)], P3: [bid(1, 55), bid(2, 60)] };
    let g = does(lots(0, { bids }), 'buyLot', { lot: 'P1' });
    g = does(g, 'pass');
    expect(owners(g)).toEqual([0, 3, 2, undefined, undefined]);
    expect(question(g)).toEqual({ by: 1, step: 'lots' });
  });

  test('[RHL-N-22] money of the losers is free for the next auction of the same cascade', () => {
    const bids = { P2: [bid(0, 35)], P3: [bid(1, 300), bid(2, 305)], P4: [bid(1, 100), bid(3, 105)] };
    let g = does(lots(0, { bids, cash: { 1: 450 } }), 'buyLot', { lot: 'P1' });
    expect(cited(g, 'bid', { lot: 'P3', amount: 355 })).toBe('bid.funds RHL-5.1.1-d');
    g = does(g, 'pass');
    expect(question(g)).toEqual({ by: 1, step: 'bidding' });
    expect(cited(g, 'bid', { lot: 'P4', amount: 450 })).toBeUndefined();
  });
});

describe('when all pass', () => {
  const three = (more: object = {}) => lots(0, { players: 3, ...more });

  test('[RHL-5.1.1-m] lot 1 is offered for five less, from the left of the last who passed', () => {
    let g = passAll(lots(1), 4);
    expect([question(g), (g.state.agenda.at(-1) as Offer).price]).toEqual([{ by: 1, step: 'offer' }, 15]);
    g = passAll(g, 4);
    expect([question(g)?.by, (g.state.agenda.at(-1) as Offer).price]).toEqual([1, 10]);
    const taken = does(does(g, 'pass'), 'buyLot', { lot: 'P1' });
    expect([owners(taken)[0], cashOf(taken, 2)]).toEqual([2, 440]);
  });

  test('[RHL-5.1.1-m] not if somebody has acted in between', () => {
    const g = does(passAll(lots(1), 3), 'bid', { lot: 'P2', amount: 35 });
    expect(question(passAll(g, 3))).toEqual({ by: 0, step: 'lots' });
    expect(question(passAll(g, 4))?.step).toBe('offer');
  });

  test('[RHL-5.1.1-n] nobody at 5: the first asked must take it for nothing', () => {
    const g = passAll(lots(1), 4 + 12);
    expect([owners(g)[0], cashOf(g, 1)]).toEqual([1, 450]);
  });

  test('[RHL-5.1.1-o] it counts as a purchase: due bids are settled, the left neighbour goes on', () => {
    const g = passAll(lots(1, { bids: { P2: [bid(3, 35)] } }), 4);
    const taken = does(g, 'buyLot', { lot: 'P1' });
    expect([owners(taken).slice(0, 2), question(taken)]).toEqual([[1, 3], { by: 2, step: 'lots' }]);
  });

  test('[RHL-5.1.1-p] an offer is accepted or declined, and only with free cash', () => {
    const g = passAll(lots(1, { bids: { P5: [bid(1, 440)] } }), 4);
    expect(cited(g, 'bid', { lot: 'P2', amount: 35 })).toBe('turn.verb RHL-5.1.1-p');
    expect(cited(g, 'buyLot', { lot: 'P1' })).toBe('lot.funds RHL-5.1.1-d');
    expect(cited(g, 'pass')).toBeUndefined();
    const next = does(passAll(g, 1), 'buyLot', { lot: 'P1' });
    expect(cashOf(does(next, 'buyLot', { lot: 'P2' }), 3)).toBe(420);
  });

  test('[RHL-5.1.1-EX3] three pass; 15, 10 and 5 find no buyer: A has it for nothing, B is next', () => {
    let g = passAll(three(), 3);
    const asked: unknown[] = [];
    for (let n = 0; n < 9; n++) {
      asked.push([question(g)?.by, (g.state.agenda.at(-1) as Offer).price]);
      g = does(g, 'pass');
    }
    expect(asked).toEqual([15, 10, 5].flatMap(price => [0, 1, 2].map(seat => [seat, price])));
    expect([owners(g)[0], cashOf(g, 0), question(g)]).toEqual([0, 600, { by: 1, step: 'lots' }]);
  });

  test('[RHL-5.1.1-q] after lot 1 a short operating round pays the privates, as often as need be', () => {
    const g = lots(1, { sold: 4 });
    const once = passAll(g, 4);
    expect(cashOf(once, 3) - cashOf(g, 3)).toBe(5 + 0 + 15 + 20);
    const twice = passAll(once, 4);
    expect(cashOf(twice, 3) - cashOf(g, 3)).toBe(80);
    expect(cashOf(does(twice, 'buyLot', { lot: 'P5' }), 1)).toBe(450 - 120);
  });

  test('[RHL-5.1.1-u] one that breaks the bank ends the game', () => {
    const end = passAll(lots(1, { sold: 4, cash: { bank: 39 } }), 4);
    expect([end.state.over, end.state.ending]).toEqual([true, 'bank']);
  });

  test('[RHL-5.1.1-r] no other lot gets cheaper, and lot 1 pays nothing before it is sold', () => {
    const g = passAll(lots(1, { sold: 1 }), 4);
    expect(question(g)?.step).toBe('lots');
    expect(cashOf(does(g, 'buyLot', { lot: 'P2' }), 1)).toBe(420);
    const first = passAll(lots(1), 4);
    expect([0, 1, 2, 3].map(seat => cashOf(first, seat))).toEqual([450, 450, 450, 450]);
  });

  test('[RHL-5.1.1-s] then the left neighbour of the last who passed; bids stay', () => {
    const bids = { P5: [bid(0, 130)] };
    const g = passAll(lots(1, { sold: 1, bids }), 4);
    expect([question(g)?.by, offers.of(g).bids]).toEqual([1, bids]);
  });
});

describe('the last lot', () => {
  test('[RHL-5.1.1-t] the left neighbour of its buyer gets priority and begins', () => {
    const g = does(lots(2, { sold: 5 }), 'buyLot', { lot: 'RhE' });
    expect([g.state.priority, question(g)]).toEqual([3, { by: 3, step: 'stock' }]);
  });

  test('[RHL-5.1.1-t] also if it was won by a bid', () => {
    const g = does(lots(2, { sold: 4, bids: { RhE: [bid(0, 150)] } }), 'buyLot', { lot: 'P5' });
    expect([g.state.priority, question(g)]).toEqual([1, { by: 1, step: 'stock' }]);
    expect([sharesOf(g, 'RhE', 0), priceOf(g, 'RhE')]).toEqual([2, 75]);
  });
});
