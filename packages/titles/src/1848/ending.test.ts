import { cashOf, type Game, play, question, wealthOf, winners } from '@roundhouse/engine';
import { action, citedFor, does, inOperating, inStock, inTurn, refusal, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

/** VR of seat 0 with a train and a route. */
const vr = {
  phase: '3',
  shares: { VR: { 0: 4, 1: 2 } },
  par: { VR: 90 },
  cells: { VR: '2.7' },
  tiles: { H6: '57/1', H5: '57/1' },
  tokens: { VR: ['H6'] },
  trains: { VR: ['3'] },
};
const turn = (step: string, more: object = {}, where: object = {}): Game =>
  scenario(t1848, { ...vr, at: inTurn('VR', step, where), ...more });

/** Everybody does as little as possible, until the test holds. */
const idle = (g: Game, until: (now: Game) => boolean): Game => {
  let now = g;
  for (let i = 0; i < 100 && !until(now) && !now.state.over; i++)
    now = question(now)?.step === 'run' ? does(now, 'runRoutes', { routes: [] }) : does(now, 'pass');
  return now;
};
const rounds = (g: Game): string[] => {
  const seen: string[] = [];
  idle(g, now => {
    const [f] = now.state.agenda as readonly { at: string; number?: number; set?: number; round?: number }[];
    const name = f && `${f.at} ${f.number ?? `${f.set}.${f.round}`}`;
    if (name && seen.at(-1) !== name) seen.push(name);
    return false;
  });
  return seen;
};

const bank = { income: 200, done: [] };
const fallen = (count: number) => Array.from({ length: count }, (_, i) => ({ company: `X${i}`, seat: 3 }));

describe('what ends the game', () => {
  test.each([
    ['bank', () => does(turn('dividend', { cash: { bank: 119 } }, bank), 'payDividend', { how: 'pay' })],
    ['price', () => does(turn('dividend', { cells: { VR: '0.15' } }, bank), 'payDividend', { how: 'pay' })],
    ['price', () => does(turn('dividend', { cells: { VR: '1.16' } }, bank), 'payDividend', { how: 'pay' })],
    ['loans', () => does(turn('track', { slices: { loans: { issued: 15, by: {}, thisTurn: 0 } } }), 'takeLoan')],
    [
      'receivership',
      () => does(turn('track', { cells: { VR: '2.2' }, slices: { receivership: fallen(4) } }), 'takeLoan'),
    ],
  ])('[48-13.1-a] %s', (cause, happens) => {
    expect(happens().state.ending).toBe(cause);
  });

  test.each([
    [
      'the Bank paid its last pound',
      () => does(turn('dividend', { cash: { bank: 120 } }, bank), 'payDividend', { how: 'pay' }),
    ],
    ['the cell below', () => does(turn('dividend', { cells: { VR: '1.15' } }, bank), 'payDividend', { how: 'pay' })],
    ['15 loans', () => does(turn('track', { slices: { loans: { issued: 14, by: {}, thisTurn: 0 } } }), 'takeLoan')],
    [
      'four in receivership',
      () => does(turn('track', { cells: { VR: '2.2' }, slices: { receivership: fallen(3) } }), 'takeLoan'),
    ],
  ])('[48-13.1-a] not %s', (_, happens) => {
    expect(happens().state.ending).toBeUndefined();
  });
});

describe('when it ends', () => {
  test('[48-13.1-b] in an operating round: after the current set, without another stock round', () => {
    const g = does(turn('dividend', { cells: { VR: '0.15' } }, { ...bank, round: 1, of: 2 }), 'payDividend', {
      how: 'pay',
    });
    expect(g.state.over).toBeUndefined();
    expect(rounds(g)).toEqual(['operating 2.1', 'operating 2.2']);
    const over = idle(g, () => false);
    expect(over.state.over).toBe(true);
    expect(citedFor(over, { type: 'pass', by: 0, at: 'stock' })).toBe('game.over 48-13.1-b');
  });

  test('[48-13.1-b] without a cause the next stock round follows', () => {
    expect(rounds(turn('trains')).slice(0, 2)).toEqual(['operating 2.1', 'stock 3']);
  });

  test('[48-13.1-c] the Bank in a stock round: the round is finished, one whole set is played', () => {
    const g = scenario(t1848, { ...vr, cash: { bank: 100 }, at: inStock(0) });
    const sold = does(g, 'sellShares', { company: 'VR', shares: 1 });
    expect(sold.state.ending).toBe('bank');
    expect(refusal(sold, 'buyShare', { company: 'BOE', from: 'pool' })).toBeUndefined();
    expect(rounds(sold)).toEqual(['stock 2', 'operating 2.1', 'operating 2.2']);
    expect(idle(sold, () => false).state.over).toBe(true);
  });

  test('[N-40] [48-13.1-c] so the highest cell by a sold-out rise from £440', () => {
    const shares = { VR: { 0: 4, 1: 3, 2: 3 } };
    const g = scenario(t1848, { ...vr, shares, cells: { VR: '1.16' }, phase: '5', at: inStock(0, { passes: 3 }) });
    const risen = does(g, 'pass');
    expect([risen.state.companies['VR']?.cell, risen.state.ending, risen.state.over]).toEqual([
      '0.16',
      'price',
      undefined,
    ]);
    expect(rounds(risen)).toEqual(['operating 2.1', 'operating 2.2', 'operating 2.3']);
  });

  test('[48-13.1-d] what the Bank cannot pay counts as cash, and money flowing back changes nothing', () => {
    const g = scenario(t1848, { ...vr, cash: { 0: 0, bank: 100 }, at: inStock(0) });
    const sold = does(g, 'sellShares', { company: 'VR', shares: 1 });
    expect([cashOf(sold, 0), cashOf(sold, 'bank')]).toEqual([120, -20]);
    const bought = does(sold, 'buyShare', { company: 'BOE', from: 'pool' });
    expect([cashOf(bought, 'bank'), bought.state.ending]).toEqual([50, 'bank']);
  });

  test('[N-41] [48-13.1-b] [48-13.1-d] broken in the first of three rounds: the others are played, all is paid', () => {
    const shares = { BOE: { 0: 2 } };
    const g = scenario(t1848, { phase: '5', shares, cash: { 0: 0, bank: 30 }, at: inStock(1, { passes: 3 }) });
    const outcome = play(g, action(g, 'pass'));
    const events = 'events' in outcome ? outcome.events : [];
    const parts = events.flatMap(e => (e.type === 'round' ? [`${e.round} ${e.part}`] : [e.type]));
    expect(parts).toEqual([
      'passed',
      ...['operating 1', 'ending', 'paid', 'operating 2', 'paid', 'operating 3', 'paid'],
      'over',
    ]);
    expect('game' in outcome && cashOf(outcome.game, 0)).toBe(3 * 2 * 20);
  });

  test('[N-51] [48-7.1-b] a phase begun in the last round of a set counts for the next set', () => {
    const g = does(turn('trains', { phase: '2', sold: { 2: 6 }, cash: { VR: 300 } }), 'buyTrain', {
      train: '3',
      from: 'bank',
    });
    expect(rounds(g).slice(0, 5)).toEqual(['operating 2.1', 'stock 3', 'operating 3.1', 'operating 3.2', 'stock 4']);
  });

  test('[N-51] [48-7.1-b] one begun in its first round does not make the set longer', () => {
    const more = { phase: '4', sold: { 2: 6, 3: 5, 4: 4 }, cash: { VR: 600 } };
    const g = does(turn('trains', more, { of: 2 }), 'buyTrain', { train: '5', from: 'bank' });
    expect(g.state.phase).toBe('5');
    expect(rounds(g).slice(0, 6)).toEqual([
      ...['operating 2.1', 'operating 2.2', 'stock 3'],
      ...['operating 3.1', 'operating 3.2', 'operating 3.3'],
    ]);
  });
});

describe('a table at which nobody can act', () => {
  // No company, no paper, and too little for a share of the Bank of England.
  test('the game is over as it stands, if nothing will ever change', () => {
    const g = scenario(t1848, { players: 3, phase: '5', cash: { 0: 0, 1: 20, 2: 60 }, at: inStock(0) });
    expect([g.state.over, g.state.ending]).toEqual([true, 'stalemate']);
    expect(winners(g)).toEqual([2]);
  });

  test('it goes on, if somebody will be able to: a private pays until he is', () => {
    const privates = { P1: { owner: 1 } };
    const g = scenario(t1848, { players: 3, phase: '2', privates, cash: { 0: 0, 1: 20, 2: 60 }, at: inStock(0) });
    expect([g.state.over, question(g)?.by, cashOf(g, 1)]).toEqual([undefined, 1, 70]);
  });
});

describe('a table that can only trade in circles', () => {
  test('[48-13.1-a] is no end of the game: who can pass a share to the pool and back is asked', () => {
    const g = scenario(t1848, {
      players: 3,
      phase: '5',
      shares: { VR: { 0: 2, 1: 1, pool: 3 } },
      par: { VR: 100 },
      cells: { VR: '5.5' },
      cash: { 0: 30, 1: 10, 2: 0 },
      at: inStock(1),
    });
    const sold = does(g, 'sellShares', { company: 'VR', shares: 1 });
    expect([cashOf(sold, 1), sold.state.companies['VR']?.cell]).toEqual([70, '5.5']);
    expect(refusal(sold, 'buyShare', { company: 'VR', from: 'ipo' })?.clause).toBe('buy.after-selling');
    const later = idle(
      sold,
      now => question(now)?.by === 1 && (now.state.agenda[0] as { number?: number }).number === 3,
    );
    expect([later.state.over, later.state.ending]).toEqual([undefined, undefined]);
    expect(refusal(later, 'buyShare', { company: 'VR', from: 'pool' })).toBeUndefined();
    expect(refusal(later, 'buyShare', { company: 'VR', from: 'ipo' })?.clause).toBe('buy.funds');
  });
});

describe('the reckoning', () => {
  const table = {
    ...vr,
    shares: { VR: { 0: 4, 1: 2 }, BOE: { 1: 3 } },
    cash: { 0: 100, 1: 220, 2: 900, 3: 0, VR: 5000 },
    slices: { loans: { issued: 3, by: {}, thisTurn: 0 } },
  };

  test('[48-13.2-a] cash and shares at the prices of the day; treasuries and trains count nothing', () => {
    const g = scenario(t1848, { ...table, at: inOperating({ acted: ['VR'] }) });
    expect([0, 1, 2, 3].map(seat => wealthOf(g, seat))).toEqual([100 + 4 * 120, 220 + 2 * 120 + 3 * 100, 900, 0]);
    expect(winners(g)).toEqual([2]);
  });

  test('[48-13.2-b] open privates and an unpriced QR share count nothing, debt is subtracted', () => {
    const g = scenario(t1848, {
      ...table,
      shares: { QR: { 0: 1 } },
      privates: { P6: { owner: 0 } },
      cash: { 0: 0, 1: 300 },
      debts: { 0: 40 },
      at: inStock(1),
    });
    expect(t1848.rules.worth(g, 0)).toEqual([
      { what: 'cash', amount: 0 },
      { what: 'shares', of: 'QR', amount: 0 },
      { what: 'debt', amount: -40 },
    ]);
    expect(wealthOf(g, 0)).toBe(-40);
  });

  test('[48-13.2-b] equal totals share the victory', () => {
    const g = scenario(t1848, { ...table, cash: { 0: 420, 1: 300, 2: 900, 3: 0 }, at: inStock(0) });
    expect(winners(g)).toEqual([0, 2]);
  });
});
