import {
  cashOf,
  companyOf,
  decide,
  directorOf,
  type Game,
  leaderOf,
  priceOf,
  type Setup,
  sharesOf,
  soldOut,
  start,
  tokensAt,
} from '@roundhouse/engine';
import { does } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../setup.ts';
import { lraInvestor } from './index.ts';
import { ALIGNED, affairs, INVESTOR } from './investor.ts';

const begin = (seed: string, options: Setup['options'] = {}): Game => start(lraInvestor, { players: 2, options, seed });
const seeds = Array.from({ length: 60 }, (_, n) => `seed ${n}`);

describe('setup with the Investor', () => {
  test('[LRA-9.1-a] a scenario of three players, 6,000 M, 600 or 500 M each, 14 certificates', () => {
    for (const [i, played] of SCENARIOS.entries()) {
      const { companies } = begin('x', { scenario: i + 1 }).state;
      expect(
        Object.keys(companies)
          .filter(c => !companies[c]?.closed)
          .sort(),
      ).toEqual([...played].sort());
    }
    const g = begin('x');
    expect([cashOf(g, 0), cashOf(g, 1), cashOf(g, 'bank')]).toEqual([600, 600, 4800]);
    expect(cashOf(begin('x', { lowerCapital: true }), 0)).toBe(500);
    expect(lraInvestor.rules.shares.certificateLimit(g, 0)).toBe(14);
    expect(() => start(lraInvestor, { players: 3, options: {}, seed: 'x' })).toThrow(RangeError);
  });

  test('[LRA-9.1-b] its corporation is drawn from BME, RhE, CCE and ADR as far as the scenario has them', () => {
    const drawn = (scenario: number) => [...new Set(seeds.map(seed => affairs.of(begin(seed, { scenario })).company))];
    expect([1, 2, 3, 4].map(n => drawn(n).sort())).toEqual([
      ['ADR', 'CCE', 'RhE'],
      ['ADR', 'BME', 'CCE'],
      ['ADR', 'BME', 'CCE', 'RhE'],
      ['ADR', 'BME', 'RhE'],
    ]);
  });

  test('[LRA-9.1-c] [LRA-9.3-a] the aligned private lies on its charter and is no lot; five are sold', () => {
    expect(ALIGNED).toEqual({ BME: 'P4', RhE: 'P3', CCE: 'P2', ADR: 'P2' });
    for (const seed of seeds.slice(0, 12)) {
      let g = begin(seed);
      const { company } = affairs.of(g);
      const own = ALIGNED[company] ?? '';
      expect(g.state.privates[own]?.owner).toBe(company);
      const sold: string[] = [];
      while (decide(g)?.step === 'lots') {
        const [next] = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'].filter(p => p !== own && !sold.includes(p));
        g = does(g, 'buyLot', { lot: next });
        sold.push(next ?? '');
      }
      expect(sold).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6'].filter(p => p !== own));
      expect([0, 1].map(seat => lraInvestor.rules.shares.alsoCount(g, seat)).reduce((a, b) => a + b)).toBe(5);
    }
  });

  test('[LRA-9.1-d] [LRA-9-b] it holds the director’s certificate and three more, 50 % of that one alone', () => {
    const g = begin('x');
    const { company } = affairs.of(g);
    expect([leaderOf(g, company), directorOf(g, company), sharesOf(g, company, INVESTOR)]).toEqual([
      INVESTOR,
      undefined,
      5,
    ]);
    for (const other of Object.keys(g.state.companies).filter(c => c !== company))
      expect(sharesOf(g, other, INVESTOR)).toBe(0);
  });

  test('[LRA-9.1-e] the corporation has floated without a rise; the rest lies on its charter, the gift of ADR apart', () => {
    for (const seed of seeds.slice(0, 20)) {
      const g = begin(seed);
      const { company } = affairs.of(g);
      const { floated, held, par } = companyOf(g, company);
      expect([floated, priceOf(g, company), soldOut(g, company)]).toEqual([true, par, false]);
      expect(held.filter(h => h === company).length).toBe(company === 'ADR' ? 4 : 5);
      expect(held.includes('P5')).toBe(company === 'ADR');
      const home = lraInvestor.parts.companies[company]?.homes[0]?.hex ?? '';
      expect(tokensAt(g, home).find(t => t.by === company)?.faceDown).toBeUndefined();
    }
  });

  test('[LRA-9.1-f] [LRA-9.1-g] three order cards are dealt: the lower number begins, the Investor’s sets the value', () => {
    const values = new Map<number, number | undefined>();
    for (const seed of seeds) {
      const g = begin(seed);
      const { company, card } = affairs.of(g);
      const cards = g.state.slices['orderCards'] as Readonly<Record<number, number>>;
      expect(new Set([cards[0], cards[1], card]).size).toBe(3);
      expect(decide(g)?.by).toBe((cards[0] ?? 0) < (cards[1] ?? 0) ? 0 : 1);
      values.set(card, priceOf(g, company));
    }
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => values.get(n))).toEqual([65, 65, 70, 70, 75, 75, 80, 80, 90]);
  });

  test('[LRA-9.1-h] the Investor sits on the left of the first player; nobody has its card, and turns skip it', () => {
    const g = begin('x');
    expect(affairs.of(g).manager).toBeUndefined();
    expect(lraInvestor.automata?.[0]?.sits?.(g)).toBe(g.state.seating[0]);
    const [first, second] = g.state.seating;
    expect(decide(g)?.by).toBe(first);
    expect(decide(does(g, 'pass'))?.by).toBe(second);
    expect(decide(does(does(g, 'pass'), 'pass'))?.by).toBe(first);
  });
});
