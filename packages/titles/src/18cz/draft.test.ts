import { cashOf, type Game, onSale, question, start } from '@roundhouse/engine';
import { cited, citedFor, does, inStock, inTurn, refusal, scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { t18cz } from './index.ts';
import { localPrice } from './timetable.ts';

const LOTS = Object.keys(t18cz.parts.privates);

/** The Pre-Stock Round at this place of the snake, with cash by seat. */
const draft = (players: number, more: Partial<Draft> = {}, cash: Readonly<Record<number, number>> = {}): Game =>
  scenario(t18cz, {
    players,
    cash,
    at: [{ at: 'draft', done: [], place: 0, turn: 0, passed: [], ...more } as Draft],
  });
const passed = (g: Game): readonly number[] => (g.state.agenda[0] as Draft).passed;
const who = (g: Game): number | undefined => (question(g)?.step === 'draft' ? question(g)?.by : undefined);

describe('the course of the game', () => {
  test('[CZ-V-a] Pre-Stock Round, stock round, operating round, stock round …', () => {
    let g: Game = start(t18cz, { players: 3, options: {}, seed: 'course' });
    const rounds: string[] = [];
    const note = () => {
      const at = g.state.agenda[0]?.at as string;
      if (rounds.at(-1) !== at) rounds.push(at);
    };
    for (note(); rounds.length < 5; note()) {
      const found =
        question(g)?.step === 'stock' &&
        !rounds.includes('operating') &&
        !refusal(g, 'startCompany', { company: 'BCB', par: 50 });
      g = found
        ? does(g, 'startCompany', { company: 'BCB', par: 50 })
        : question(g)?.step === 'trains' && !g.state.companies['BCB']?.trains.length
          ? does(g, 'buyTrain', { train: '2a', from: 'bank' })
          : does(g, 'pass');
    }
    expect(rounds).toEqual(['draft', 'stock', 'operating', 'stock', 'operating']);
  });

  test('[CZ-V-b] in a stock round players pay, in an operating round the company does, as its director says', () => {
    const stock = scenario(t18cz, { cash: { 0: 100 }, at: inStock(0) });
    expect(cashOf(does(stock, 'startCompany', { company: 'BCB', par: 50 }), 0)).toBe(0);
    const g = turnOf(t18cz, 'BCB', 'track', {
      shares: { BCB: { 1: 2, 0: 1 } },
      tokens: { BCB: ['E16'] },
      cash: { 0: 50, 1: 50 },
    });
    expect(question(g)?.by).toBe(1);
    const built = does(g, 'layTile', { hex: 'E16', tile: '57', turn: 0 });
    expect([cashOf(built, 0), cashOf(built, 1), cashOf(built, 'BCB')]).toEqual([50, 50, 490]);
  });

  test('[CZ-V-c] [CZ-VIII.13-a] at a crossed-out locomotive the top card leaves the stack', () => {
    const g = turnOf(t18cz, 'BCB', 'trains', {
      tokens: { BCB: ['E16'] },
      trains: { BCB: ['2a'] },
      sold: { a: 3 },
      slices: { timetable: { at: 1 } },
    });
    const next = does(g, 'pass');
    expect([next.state.depot['a'], question(next)?.step]).toEqual([4, 'stock']);
  });

  const TRACK = [[40], [45], [50], [55], [60, 65], [70, 75], [80, 90], [100, 110, 120]];
  test('[CZ-V-d] eight sets of 1, 1, 1, 1, 2, 2, 2 and 3 rounds at prices from 40 to 120, with an export after all but the last', () => {
    let g: Game = scenario(t18cz, {
      par: { BCB: 60 },
      shares: { BCB: { 0: 2 } },
      tokens: { BCB: ['E16'] },
      trains: { BCB: ['5g'] },
      cash: { BCB: 1000 },
      at: inStock(0, { number: 1 }),
    });
    const prices: number[][] = [];
    let exported = 0;
    while (!g.state.over) {
      const before = g;
      g = does(g, 'pass');
      const [from, to] = [before.state.agenda[0], g.state.agenda[0]] as { at: string; round?: number }[];
      if (to?.at === 'operating' && from?.at === 'stock') prices.push([localPrice(g)]);
      else if (to?.at === 'operating' && from?.round !== to.round) prices.at(-1)?.push(localPrice(g));
      if (from?.at === 'operating' && to?.at === 'stock') exported++;
    }
    expect(prices).toEqual(TRACK);
    expect(exported).toBe(7);
    expect(Object.values(g.state.depot).reduce((a, b) => a + b, 0)).toBe(7);
  });
});

describe('the snake', () => {
  test.each([
    [3, '012210012210'],
    [4, '0123321001233210'],
  ])('[CZ-VI-a] [CZ-VI-EX1] %i players act in the order %s', (players, order) => {
    let g = draft(players);
    for (const seat of order) {
      expect(who(g)).toBe(Number(seat));
      const other = (Number(seat) + 1) % players;
      expect(citedFor(g, { type: 'pass', by: other, at: 'draft' })).toBe('turn.seat CZ-VI-a');
      const cheapest = LOTS.find(lot => !refusal(g, 'buyLot', { lot }));
      g = cheapest ? does(g, 'buyLot', { lot: cheapest }) : does(g, 'pass');
    }
  });

  test('[CZ-VI-b] one Local Railway a turn, any that is left, for the price of its space', () => {
    const g = draft(4);
    const bought = does(g, 'buyLot', { lot: 'L6' });
    expect([cashOf(bought, 0), bought.state.privates['L6']?.owner, who(bought)]).toEqual([220, 0, 1]);
    expect(cited(bought, 'buyLot', { lot: 'L6' })).toBe('lot.sold CZ-VI-b');
    expect(cited(bought, 'buyLot', { lot: 'S1', at: 'stock' })).toBe('turn.step CZ-VI-b');
    expect(refusal(bought, 'buyLot', { lot: 'S1' })).toBeUndefined();
  });

  test('[CZ-VI-d] nobody buys beyond his cash; who can afford nothing is passed over', () => {
    const g = draft(3, {}, { 0: 54, 1: 24 });
    expect(cited(g, 'buyLot', { lot: 'L1' })).toBe('lot.funds CZ-VI-d');
    expect(refusal(g, 'buyLot', { lot: 'M3' })).toBeUndefined();
    const next = does(g, 'buyLot', { lot: 'S1' });
    expect([who(next), passed(next)]).toEqual([2, [1]]);
  });

  test('[CZ-VI-e] whoever passed may buy later', () => {
    const g = does(draft(3), 'pass');
    const again = does(does(does(does(g, 'buyLot', { lot: 'S1' }), 'pass'), 'pass'), 'pass');
    expect(who(again)).toBe(0);
    expect(refusal(again, 'buyLot', { lot: 'S2' })).toBeUndefined();
  });

  test('[CZ-VI-f] the round ends when everybody has passed since the last purchase, or nothing is left', () => {
    const g = does(does(does(draft(3), 'pass'), 'pass'), 'pass');
    expect(question(g)?.step).toBe('stock');
    const sold = Object.fromEntries(LOTS.slice(1).map(lot => [lot, { owner: 2 }]));
    const last = scenario(t18cz, {
      players: 3,
      privates: sold,
      at: [{ at: 'draft', done: [], place: 0, turn: 0, passed: [] } as Draft],
    });
    expect(question(does(last, 'buyLot', { lot: 'S1' }))?.step).toBe('stock');
  });

  test('[CZ-VI-EX2] after a purchase by the second, passes of the third, the third, the second and the first end it', () => {
    const bought = does(draft(3, { place: 1, turn: 1 }), 'buyLot', { lot: 'S1' });
    const twice = does(does(bought, 'pass'), 'pass');
    expect([who(twice), passed(twice)]).toEqual([1, [2]]);
    const thrice = does(twice, 'pass');
    expect(who(thrice)).toBe(0);
    expect(question(does(thrice, 'pass'))?.step).toBe('stock');
  });

  test('[CZ-VI-g] what nobody bought is out of the game', () => {
    const g = does(does(does(draft(3), 'buyLot', { lot: 'S1' }), 'pass'), 'pass');
    const over = does(does(does(g, 'pass'), 'pass'), 'pass');
    expect(question(over)?.step).toBe('stock');
    const left = LOTS.filter(lot => !over.state.privates[lot]?.closed);
    expect(left).toEqual(['S1']);
  });
});

describe('the Playing Order', () => {
  test('[CZ-VI-h] after the Pre-Stock Round least cash goes first', () => {
    const g = draft(3, { passed: [1, 2] }, { 0: 150, 1: 120, 2: 130 });
    const stock = does(g, 'pass');
    expect(stock.state.seating).toEqual([1, 2, 0]);
    expect(question(stock)).toEqual({ by: 1, step: 'stock' });
  });

  test('[CZ-VI-EX3] 100, 60, 100, 60 in the old order A B C D makes B D A C', () => {
    const g = draft(4, { passed: [1, 2, 3] }, { 0: 100, 1: 60, 2: 100, 3: 60 });
    expect(does(g, 'pass').state.seating).toEqual([1, 3, 0, 2]);
  });

  test('[CZ-VI-i] the first stock round begins', () => {
    const stock = does(draft(3, { passed: [1, 2] }), 'pass');
    expect(stock.state.agenda).toMatchObject([{ at: 'stock', number: 1 }]);
    expect(onSale(stock)[0]?.id).toBe('a');
    expect(inTurn('BCB', 'track')).toHaveLength(2);
  });
});
