import { type Action, cashOf, type Game, play, question, wealthOf, winners } from '@roundhouse/engine';
import { action, citedFor, does, inOperating, inStock, inTurn, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

type Position = Omit<Scenario, 'at'>;
/** ADR of seat 0, with a train and a route from Aachen to a town. */
const adr = {
  phase: '3',
  shares: { ADR: { 0: 6, 1: 3, pool: 1 } },
  cells: { ADR: '1.4' },
  tokens: { ADR: ['K2'] },
  tiles: { K4: '3/0' },
  trains: { ADR: ['3'] },
  cash: { ADR: 50, bank: 5000 },
};
/** ADR about to decide on a revenue of 100, of which 90 are to be paid. */
const dividend = (bank: number, where: object = {}, more: Position = {}): Game =>
  scenario(rhl, {
    ...adr,
    cash: { ...adr.cash, bank },
    ...more,
    at: inTurn('ADR', 'dividend', { income: 100, ...where }),
  });
const pays = (g: Game): Game => does(g, 'payDividend', { how: 'pay' });

/** Everybody does as little as possible. */
const least = (g: Game): Action => {
  const { step, company } = question(g) ?? {};
  if (step === 'run') return action(g, 'runRoutes', { routes: rhl.rules.routes.sure?.(g, company as string) });
  return step === 'dividend' ? action(g, 'payDividend', { how: 'withhold' }) : action(g, 'pass');
};
/** The rounds played from here on, with `over` at the end of the game. */
const rounds = (g: Game, most = 9): readonly string[] => {
  const seen: string[] = [];
  for (let now = g; seen.length < most; ) {
    const [f] = now.state.agenda as readonly { at: string; number?: number; set?: number; round?: number }[];
    const name = f ? `${f.at} ${f.number ?? `${f.set}.${f.round}`}` : 'over';
    if (seen.at(-1) !== name) seen.push(name);
    const outcome = now.state.over ? undefined : play(now, least(now));
    if (!outcome || !('game' in outcome)) return seen;
    now = outcome.game as Game;
  }
  return seen;
};

describe('when it ends', () => {
  test('[RHL-7.1-a] insolvent in an operating round: the set is finished', () => {
    const g = pays(dividend(80, { round: 1, of: 2 }));
    expect([g.state.ending, g.state.over]).toEqual(['bank', undefined]);
    expect(rounds(g)).toEqual(['operating 2.2', 'over']);
    expect(rounds(pays(dividend(80, { round: 2, of: 2 })))).toEqual(['over']);
  });

  test('[RHL-7.1-a] otherwise the next stock round follows', () => {
    expect(rounds(pays(dividend(5000, { round: 2, of: 2 })), 2)).toEqual(['stock 3', 'operating 3.1']);
    const over = pays(dividend(80));
    expect(over.state.over).toBe(true);
    expect(citedFor(over, { type: 'pass', by: 0, at: 'stock' })).toBe('game.over RHL-7.1-a');
  });

  test.each([
    ['2', ['stock 2', 'operating 2.1', 'over']],
    ['3', ['stock 2', 'operating 2.1', 'operating 2.2', 'over']],
    ['5', ['stock 2', 'operating 2.1', 'operating 2.2', 'operating 2.3', 'over']],
  ])(
    '[RHL-7.1-b] [RHL-N-21] insolvent in a stock round of phase %s: it and a whole set are finished',
    (phase, expected) => {
      const g = scenario(rhl, { ...adr, phase, cash: { bank: 90 }, at: inStock(1) });
      const sold = does(g, 'sellShares', { company: 'ADR', shares: 1 });
      expect([sold.state.ending, question(sold)?.step]).toEqual(['bank', 'stock']);
      expect(rounds(sold)).toEqual(expected);
    },
  );

  test('[RHL-7.1-c] the bank goes on paying, and all it owes counts', () => {
    const g = pays(dividend(80, { of: 2 }, { cash: { bank: 80, 0: 0, 1: 0 } }));
    expect([cashOf(g, 0), cashOf(g, 1), cashOf(g, 'bank')]).toEqual([60, 30, -10]);
    const again = pays(dividend(-10, { of: 2 }, { ending: 'bank', cash: { bank: -10, 0: 60, 1: 30 } }));
    expect([cashOf(again, 0), cashOf(again, 1), cashOf(again, 'bank')]).toEqual([120, 60, -100]);
  });

  test('[RHL-7.1-c] money that flows back changes nothing', () => {
    const g = scenario(rhl, { ...adr, cash: { bank: 90 }, at: inStock(1) });
    const sold = does(g, 'sellShares', { company: 'ADR', shares: 1 });
    const bought = does(does(sold, 'pass'), 'startCompany', { company: 'BME', par: 100 });
    expect(cashOf(bought, 'bank')).toBe(90 - 100 + 200);
    expect(bought.state.ending).toBe('bank');
  });

  /** Payments of every kind, with what each asks of the bank. */
  const due: readonly [kind: string, amount: number, happens: (bank: number) => Game][] = [
    ['a dividend', 90, bank => pays(dividend(bank))],
    ['withheld revenue', 100, bank => does(dividend(bank), 'payDividend', { how: 'withhold' })],
    [
      'a sale',
      200,
      bank =>
        does(scenario(rhl, { ...adr, cash: { bank }, at: inStock(1) }), 'sellShares', { company: 'ADR', shares: 2 }),
    ],
    [
      'private revenue',
      20,
      bank => {
        const privates = { P1: { owner: 2 }, P3: { owner: 3 } };
        return does(scenario(rhl, { ...adr, privates, cash: { bank }, at: inStock(0, { passes: 3 }) }), 'pass');
      },
    ],
    [
      'funding',
      4 * 75 + 75,
      bank => {
        const cce = { par: { CCE: 75 }, shares: { CCE: { 0: 4 } }, cash: { 0: 75, bank: bank - 75 } };
        return does(scenario(rhl, { ...cce, at: inStock(0) }), 'buyShare', { company: 'CCE', from: 'ipo' });
      },
    ],
    [
      'a bonus',
      60,
      bank => {
        const slices = { targets: { open: [], held: { 0: 'T8' } } };
        const siegen = {
          tokens: { BME: ['F13.1'] },
          tiles: { G14: '9/2' },
          shares: { BME: { 0: 6 } },
          par: { BME: 80 },
        };
        const position = { ...siegen, options: { targets: true }, slices, cash: { BME: 60, bank: bank - 60 } };
        const g = scenario(rhl, { ...position, at: inTurn('BME', 'token') });
        return does(g, 'placeToken', { hex: 'J15', city: 0 });
      },
    ],
  ];
  test.each(due)('[RHL-7.1-d] [RHL-N-21] %s of %i: not with exactly so much, but with less', (_, amount, happens) => {
    const paid = happens(amount);
    expect([cashOf(paid, 'bank'), paid.state.ending]).toEqual([0, undefined]);
    expect(happens(amount - 1).state.ending).toBe('bank');
    expect(happens(amount - 10).state.ending).toBe('bank');
  });

  test('[RHL-7.1-d] a credit asks nothing of the bank', () => {
    const need = { shares: { ADR: { 0: 10 } }, trains: {}, sold: { 2: 6, 3: 1 }, cash: { ADR: 0, 0: 0, bank: 0 } };
    const g = scenario(rhl, { ...adr, ...need, at: inTurn('ADR', 'trains') });
    const credit = does(does(g, 'buyTrain', { train: '3', from: 'bank' }), 'takeCredit');
    expect([credit.state.companies['ADR']?.trains, credit.state.ending]).toEqual([['3'], undefined]);
  });

  test('[RHL-7.1-EX1] 30 in the bank, 90 due in the first of three rounds: the other two are played', () => {
    const g = pays(dividend(30, { round: 1, of: 3 }, { phase: '5' }));
    expect(g.state.ending).toBe('bank');
    expect(rounds(g)).toEqual(['operating 2.2', 'operating 2.3', 'over']);
  });
});

describe('who has won', () => {
  const table = {
    shares: { ADR: { 0: 4, 1: 3, ADR: 2, pool: 1 }, BME: { 1: 5 } },
    cells: { ADR: '1.4', BME: '2.3' },
    floated: ['ADR', 'BME'],
    cash: { 0: 100, 1: 20, 2: 700, 3: 0, ADR: 5000 },
    trains: { ADR: ['5'] },
  };

  test('[RHL-7.2-a] cash and certificates at their value, less twice the credits', () => {
    const g = scenario(rhl, { ...table, debts: { 1: 30 }, at: inStock(0) });
    expect([0, 1, 2, 3].map(seat => wealthOf(g, seat))).toEqual([
      ...[100 + 4 * 100, 20 + 3 * 100 + 5 * 80 - 2 * 30],
      ...[700, 0],
    ]);
    expect(winners(g)).toEqual([2]);
    expect(winners(scenario(rhl, { ...table, at: inStock(0) }))).toEqual([1]);
  });

  test('[RHL-7.2-a] what companies own and privates count nothing', () => {
    const plain = scenario(rhl, { ...table, at: inStock(0) });
    const rich = { privates: { P1: { owner: 3 }, P5: { owner: 3 } }, cash: { ...table.cash, ADR: 0, BME: 900 } };
    const g = scenario(rhl, { ...table, ...rich, at: inOperating({ acted: ['ADR', 'BME'] }) });
    for (const seat of [0, 1, 2, 3]) expect(wealthOf(g, seat)).toBe(wealthOf(plain, seat));
  });

  test('[RHL-7.2-b] founded but not floated counts at its value, never founded nothing, and a tie is shared', () => {
    const shares = { ...table.shares, CCE: { 0: 2 }, GVE: { 3: [1] } };
    const position = { ...table, shares, cells: { ...table.cells, CCE: '2.1' } };
    const g = scenario(rhl, { ...position, cash: { 0: 60, 1: 0, 2: 700, 3: 10 }, at: inStock(0) });
    expect(g.state.companies['CCE']?.floated).toBeUndefined();
    expect([0, 1, 2, 3].map(seat => wealthOf(g, seat))).toEqual([60 + 400 + 140, 700, 700, 10]);
    expect(rhl.rules.worth(g, 3)).toContainEqual({ what: 'shares', of: 'GVE', amount: 0 });
    expect(winners(g)).toEqual([1, 2]);
  });
});
