import { cashOf, countedPapers, directorOf, type Game, question, sharesOf, wealthOf } from '@roundhouse/engine';
import { cited, does, inStock, refusal, type Scenario, scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { t18cz } from './index.ts';

type More = Omit<Scenario, 'at'> & { readonly at?: Parameters<typeof inStock>[1] };
const stock = ({ at, ...more }: More = {}): Game =>
  scenario(t18cz, { phase: 'd', cash: { 0: 900, 1: 900, 2: 900, 3: 900 }, ...more, at: inStock(0, at) });
const LOTS = Object.keys(t18cz.parts.privates);
const papers = (n: number) => Object.fromEntries(LOTS.slice(0, n).map(lot => [lot, { owner: 0 }]));

describe('shares', () => {
  test('[CZ-N-18] 50/25/25 binds the director; at 50/50 selling a quarter hands the certificate over', () => {
    const three = stock({ par: { BCB: 60 }, shares: { BCB: { 0: 2, 1: 1, 2: 1 } } });
    expect(cited(three, 'sellShares', { company: 'BCB', shares: 1 })).toBe('sell.director CZ-VII.5.b-c');
    const two = stock({ par: { BCB: 60 }, shares: { BCB: { 0: 2, 1: 2 } }, director: { BCB: 0 } });
    expect(directorOf(two, 'BCB')).toBe(0);
    const sold = does(two, 'sellShares', { company: 'BCB', shares: 1 });
    expect([directorOf(sold, 'BCB'), sharesOf(sold, 'BCB', 0)]).toEqual([1, 1]);
  });

  test('[CZ-N-19] a lost directorship makes 12 certificates 13; on the next turn only sales are legal', () => {
    const g = stock({
      par: { BTE: 60 },
      shares: { BTE: { 0: 2, 1: 2 } },
      director: { BTE: 0 },
      privates: papers(11),
      at: { turn: 1 },
    });
    expect(countedPapers(g, 0)).toBe(12);
    const lost = does(does(does(g, 'buyShare', { company: 'BTE', from: 'ipo' }), 'pass'), 'pass');
    expect([question(lost)?.by, countedPapers(lost, 0)]).toEqual([0, 13]);
    expect(cited(lost, 'pass')).toBe('shares.sell-down CZ-VII.4-d');
    expect(cited(lost, 'startCompany', { company: 'EKJ', par: 50 })).toBe('shares.certificates CZ-VII.4-a');
    expect(refusal(does(lost, 'sellShares', { company: 'BTE', shares: 1 }), 'pass')).toBeUndefined();
  });

  test('[CZ-N-20] a large company dumped on two equal heirs goes to the first in Playing Order after the director', () => {
    const g = stock({ par: { SX: 90 }, shares: { SX: { 0: 4, 2: 3, 3: 3 } } });
    const first = does(g, 'sellShares', { company: 'SX', shares: 2 });
    expect([directorOf(first, 'SX'), sharesOf(first, 'SX', 0)]).toEqual([2, 2]);
    const order = { ...g, state: { ...g.state, seating: [0, 1, 3, 2] } };
    expect(directorOf(does(order, 'sellShares', { company: 'SX', shares: 4 }), 'SX')).toBe(3);
  });

  test('[CZ-N-21] sold below half before floating and bought back: it floats at the real half, with the initial price', () => {
    const g = stock({ par: { SX: 100 }, shares: { SX: { 0: 4 } } });
    const sold = does(does(g, 'sellShares', { company: 'SX', shares: 1 }), 'pass');
    expect(sold.state.companies['SX']?.cell).toBe('15');
    const one = does(sold, 'buyShare', { company: 'SX', from: 'ipo' });
    expect([sharesOf(one, 'SX', 0) + sharesOf(one, 'SX', 1), one.state.companies['SX']?.floated]).toEqual([
      4,
      undefined,
    ]);
    const five = does(one, 'buyShare', { company: 'SX', from: 'ipo' });
    expect([five.state.companies['SX']?.floated, cashOf(five, 'SX')]).toEqual([true, 1000]);
  });

  test('[CZ-N-36] at the end income kept is worth nothing to players; papers count 120 in hand, nothing in a company', () => {
    const g = turnOf(t18cz, 'BCB', 'dividend', {
      par: { BCB: 60 },
      shares: { BCB: { 0: 2 } },
      tokens: { BCB: ['E16'] },
      trains: { BCB: ['5g'] },
      cash: { 0: 100, BCB: 0 },
      privates: { S1: { owner: 0 }, S2: { owner: 'BCB' } },
      slices: { timetable: { at: 13 } },
      at: { income: 200, set: 8, round: 3, of: 3 },
    });
    const end = (how: string) => {
      let now = does(g, 'payDividend', { how });
      while (!now.state.over) now = does(now, 'pass');
      return wealthOf(now, 0);
    };
    expect(end('withhold')).toBe(100 + 2 * 55 + 120);
    expect(end('pay')).toBe(200 + 2 * 65 + 120);
  });

  test('[CZ-N-37] equal cash keeps the former order, after the draft and after stock rounds', () => {
    const draft = scenario(t18cz, {
      cash: { 0: 100, 1: 60, 2: 100, 3: 60 },
      at: [{ at: 'draft', done: [], place: 0, turn: 0, passed: [1, 2, 3] } as Draft],
    });
    expect(does(draft, 'pass').state.seating).toEqual([1, 3, 0, 2]);
    const round = stock({ players: 3, cash: { 0: 140, 1: 190, 2: 140 }, at: { passes: 2 } });
    expect(does(round, 'pass').state.seating).toEqual([1, 0, 2]);
  });

  test('[CZ-N-38] two passes at the end of the snake are those of one player', () => {
    const g = scenario(t18cz, { players: 3, at: [{ at: 'draft', done: [], place: 2, turn: 2, passed: [1] } as Draft] });
    const twice = does(does(g, 'pass'), 'pass');
    expect(question(twice)).toEqual({ by: 1, step: 'draft' });
    expect(question(does(does(twice, 'pass'), 'pass'))?.step).toBe('stock');
  });
});
