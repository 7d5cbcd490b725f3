import { cashOf, countedPapers, type Game, question, start, winners } from '@roundhouse/engine';
import { cited, does, inStock, refusal, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18czMoraviaSilesia as title } from './moravia-silesia.ts';
import type { Papers } from './papers.ts';

/** The auctions are about to begin; seat 0 has Playing Order card 1. */
const papers = (players = 3, more: Partial<Papers> & { readonly sold?: readonly string[] } = {}, cash = {}): Game => {
  const { sold = [], ...frame } = more;
  return scenario(title, {
    players,
    cash,
    privates: Object.fromEntries(sold.map(id => [id, { owner: 2 }])),
    at: [{ at: 'papers', done: [], starter: 0, barren: 0, ...frame } as Papers],
  });
};
const bids = (g: Game, lot: string, amount: number) => does(g, 'bid', { lot, amount });
const asked = (g: Game) => [question(g)?.by, question(g)?.step];

describe('setup', () => {
  test.each([
    [2, 500, 15],
    [3, 450, 13],
  ])('[CZ-XI.2-a] %i players begin with %i and hold at most %i certificates', (players, cash, limit) => {
    const g = start(title, { players, options: {}, seed: 'setup' });
    expect(g.state.seating.map(seat => cashOf(g, seat))).toEqual(Array(players).fill(cash));
    expect(title.rules.shares.certificateLimit(g, 0)).toBe(limit);
    const all = ['SX', 'PR', 'BY', 'kk', 'Ug'];
    const empty = scenario(title, { players, at: inStock(0) });
    const [other = '', ...full] = all.filter(id => !empty.state.companies[id]?.closed).slice(0, 3);
    /** All that is allowed of two companies, and papers. */
    const holding = (certificates: number): Game =>
      scenario(title, {
        players,
        phase: 'd',
        cash: { 0: 900 },
        par: Object.fromEntries([other, ...full].map(id => [id, 50])),
        shares: { [other]: { 1: 3 }, ...Object.fromEntries(full.map(id => [id, { 0: 7 }])) },
        privates: Object.fromEntries(['S3', 'M4', 'L1'].slice(0, certificates - 12).map(id => [id, { owner: 0 }])),
        at: inStock(0),
      });
    const share = { company: other, from: 'ipo' };
    expect(cited(holding(limit), 'buyShare', share)).toBe('shares.certificates CZ-XI.2-a');
    expect(cited(holding(limit - 1), 'buyShare', share)).toBeUndefined();
    expect(() => start(title, { players: 4, options: {}, seed: '' })).toThrow(RangeError);
  });

  test('[CZ-XI.2-b] [CZ-RND-d] only the large companies; with two players one is drawn and removed', () => {
    const large = ['SX', 'PR', 'BY', 'kk', 'Ug'];
    const gone = (players: number, seed: string) => {
      const g = start(title, { players, options: {}, seed });
      return large.filter(id => g.state.companies[id]?.closed);
    };
    expect(gone(3, 'any')).toEqual([]);
    const drawn = Array.from({ length: 40 }, (_, n) => gone(2, `remove ${n}`));
    expect(drawn.every(ids => ids.length === 1)).toBe(true);
    expect(new Set(drawn.flat())).toEqual(new Set(large));
    const two = scenario(title, { players: 2, at: inStock(0) });
    const out = large.find(id => two.state.companies[id]?.closed) as string;
    expect(cited(two, 'startCompany', { company: out, par: 50 })).toBe('shares.gone CZ-XI.2-b');
  });

  test('[CZ-XI.2-m] five papers are offered: three Local Railways, the MW and the 3E-train', () => {
    const g = start(title, { players: 3, options: {}, seed: 'papers' });
    expect(asked(g)).toEqual([g.state.seating[0], 'papers']);
    for (const lot of ['S3', 'M4', 'L1', 'MW', '3E']) expect(refusal(g, 'putUp', { lot })).toBeUndefined();
  });
});

describe('auctions', () => {
  test('[CZ-XI.2-n] the first player starts the first, the second the next, whoever wins', () => {
    const one = does(papers(), 'putUp', { lot: 'MW' });
    const won = does(does(does(one, 'pass'), 'pass'), 'bid', { lot: 'MW', amount: 70 });
    expect([won.state.privates['MW']?.owner, ...asked(won)]).toEqual([2, 1, 'papers']);
    const two = does(bids(does(won, 'putUp', { lot: 'S3' }), 'S3', 25), 'pass');
    expect(asked(does(two, 'pass'))).toEqual([2, 'papers']);
    expect(cited(won, 'putUp', { lot: 'MW' })).toBe('lot.sold CZ-XI.2-n');
    expect(cited(won, 'putUp', { lot: 'S3', by: 0 })).toBe('turn.seat CZ-XI.2-n');
    expect(cited(won, 'putUp', { lot: 'S3', at: 'stock' })).toBe('turn.step CZ-XI.2-n');
    expect(cited(won, 'bid', { lot: 'S3', amount: 25 })).toBe('turn.verb CZ-XI.2-n');
  });

  test('[CZ-XI.2-o] the starter bids the minimum or passes, then the others in turn, until nobody raises', () => {
    const g = does(papers(), 'putUp', { lot: 'L1' });
    expect(asked(g)).toEqual([0, 'bidding']);
    expect(cited(g, 'bid', { lot: 'L1', amount: 54 })).toBe('bid.least CZ-XI.2-p');
    expect(cited(g, 'bid', { lot: 'S3', amount: 60 })).toBe('bid.lot CZ-XI.2-o');
    expect(cited(g, 'bid', { lot: 'L1', amount: 55, by: 2 })).toBe('turn.seat CZ-XI.2-o');
    expect(cited(g, 'bid', { lot: 'L1', amount: 55, at: 'papers' })).toBe('turn.step CZ-XI.2-o');
    expect(cited(g, 'putUp', { lot: 'S3' })).toBe('turn.verb CZ-XI.2-o');
    const passed = does(g, 'pass');
    expect(cited(passed, 'bid', { lot: 'L1', amount: 50 })).toBe('bid.least CZ-XI.2-p');
    const on = bids(bids(bids(passed, 'L1', 55), 'L1', 60), 'L1', 70);
    expect(asked(on)).toEqual([2, 'bidding']);
    const done = does(on, 'pass');
    expect([done.state.privates['L1']?.owner, cashOf(done, 1)]).toEqual([1, 380]);
  });

  test('[CZ-XI.2-p] each bid is at least 5 more, in whole crowns, within the bidder’s cash', () => {
    const g = bids(does(papers(3, {}, { 0: 450, 1: 62 }), 'putUp', { lot: 'L1' }), 'L1', 55);
    expect(cited(g, 'bid', { lot: 'L1', amount: 59 })).toBe('bid.least CZ-XI.2-p');
    expect(cited(g, 'bid', { lot: 'L1', amount: 63 })).toBe('bid.funds CZ-XI.2-p');
    expect(refusal(g, 'bid', { lot: 'L1', amount: 60.5 })?.clause).toBe('action.shape');
    expect(refusal(g, 'bid', { lot: 'L1', amount: 61 })).toBeUndefined();
  });

  test('[CZ-XI.2-q] who has passed is out of this auction, not of the next', () => {
    const g = does(bids(does(papers(), 'putUp', { lot: 'S3' }), 'S3', 25), 'pass');
    const raised = bids(bids(g, 'S3', 30), 'S3', 35);
    expect(asked(raised)).toEqual([2, 'bidding']);
    const next = does(raised, 'pass');
    expect(asked(next)).toEqual([1, 'papers']);
    expect(refusal(does(next, 'putUp', { lot: 'M4' }), 'bid', { lot: 'M4', amount: 40 })).toBeUndefined();
  });

  test('[CZ-XI.2-r] the winner pays the bank; a paper without a bid stays on offer', () => {
    const g = does(papers(2), 'putUp', { lot: 'M4' });
    const unsold = does(does(g, 'pass'), 'pass');
    expect([unsold.state.privates['M4'], ...asked(unsold)]).toEqual([{}, 1, 'papers']);
    const sold = does(bids(does(unsold, 'putUp', { lot: 'M4' }), 'M4', 40), 'pass');
    expect([sold.state.privates['M4']?.owner, cashOf(sold, 1)]).toEqual([1, 460]);
  });

  test('[CZ-XI.2-s] [CZ-XI.2-t] it ends when all are sold, or every player in a row found no bidder; the rest is out', () => {
    const one = does(bids(does(papers(2), 'putUp', { lot: 'S3' }), 'S3', 25), 'pass');
    const declined = does(one, 'pass');
    expect(asked(declined)).toEqual([0, 'papers']);
    const over = does(declined, 'pass');
    expect(question(over)?.step).toBe('stock');
    expect(['M4', 'L1', 'MW', '3E'].map(id => over.state.privates[id]?.closed)).toEqual([true, true, true, true]);
    expect(over.state.map.tokens['F23']).toBeUndefined();
    const last = papers(3, { sold: ['S3', 'M4', 'L1', '3E'] });
    const all = does(does(bids(does(last, 'putUp', { lot: 'MW' }), 'MW', 70), 'pass'), 'pass');
    expect(question(all)?.step).toBe('stock');
  });

  test('[CZ-XI.2-u] without a single bid the game is over and the first player has won', () => {
    const g = does(does(papers(2), 'pass'), 'pass');
    expect([g.state.over, g.state.ending, winners(g)]).toEqual([true, 'papers', [0]]);
    const bid = does(does(papers(2, { sold: ['S3'] }), 'pass'), 'pass');
    expect(bid.state.over).toBeUndefined();
  });

  test('[CZ-XI.2-v] otherwise the order is made, least cash first, and the first stock round begins', () => {
    const g = papers(3, { barren: 2, sold: ['S3'] }, { 0: 450, 1: 400, 2: 420 });
    const stock = does(g, 'pass');
    expect([stock.state.seating, ...asked(stock)]).toEqual([[1, 2, 0], 1, 'stock']);
  });

  test('[CZ-XI.2-y] every paper in hand counts as a certificate', () => {
    const g = scenario(title, {
      players: 3,
      privates: { S3: { owner: 0 }, MW: { owner: 0 }, '3E': { owner: 0 } },
      at: inStock(0),
    });
    expect(countedPapers(g, 0)).toBe(3);
  });
});
