import { cashOf, type Frame, type Game, question, start, view, wealthOf } from '@roundhouse/engine';
import {
  barredIn,
  cited,
  does,
  inOperating,
  inStock,
  inTurn,
  type Scenario,
  scenario,
  trackThrough,
} from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { destinies } from './destinies.ts';
import { DESTINIES } from './fates.ts';
import { rhl } from './index.ts';

const OPTIONS = { destinies: true };
const begin = (players: number, seed = 'destinies'): Game => start(rhl, { players, options: OPTIONS, seed });
type More = Omit<Scenario, 'at'>;
/** BME led by seat 0 and DEE by seat 1, both floated. */
const table = (more: More = {}): Game =>
  scenario(rhl, {
    options: OPTIONS,
    par: { BME: 80, DEE: 80 },
    shares: { BME: { 0: 5, BME: 5 }, DEE: { 1: 5, DEE: 5 } },
    floated: ['BME', 'DEE'],
    cash: { BME: 100, DEE: 100 },
    ...more,
    at: inStock(0),
  });
const met = (card: string, g: Game, seat = 0): boolean => !!DESTINIES[card]?.fulfilled(g, seat);
const hand = (seat: number, ...cards: readonly string[]) => ({ [seat]: { sees: [seat], value: cards } });

describe('destiny cards', () => {
  test.each([3, 4, 5])('[RHL-8.4.2-a] %i players are dealt two each, seen by nobody else', players => {
    const g = begin(players);
    for (const seat of g.state.seating) {
      const { hands } = view(g, seat).slices['destinies'] as { hands: Record<number, { value?: readonly string[] }> };
      expect(hands[seat]?.value).toHaveLength(2);
      for (const other of g.state.seating.filter(s => s !== seat))
        expect(hands[other]).toEqual({ sees: [other], hidden: true });
    }
    const dealt = Object.values(destinies.of(g).hands).flatMap(h => ('value' in h ? h.value : []));
    expect(new Set(dealt).size).toBe(2 * players);
  });

  test('[RHL-8.4.2-a] directly after the first stock round each puts one away, unseen', () => {
    const passed = (number: number) => {
      const hands = { ...hand(0, 'D1', 'D2'), ...hand(1, 'D3', 'D4'), ...hand(2, 'D5', 'D6'), ...hand(3, 'D7', 'D8') };
      const g = scenario(rhl, {
        options: OPTIONS,
        slices: { destinies: { hands, away: {}, shown: {} } },
        privates: { P4: { owner: 0 } },
        par: { BME: 80 },
        shares: { BME: { 0: 5, BME: 5 } },
        floated: ['BME'],
        cash: { BME: 100 },
        at: inStock(0, { number }),
      });
      return [0, 1, 2, 3].reduce(now => does(now, 'pass'), g);
    };
    expect(question(passed(2))?.step).toBe('track');
    let g = passed(1);
    for (const seat of [0, 1, 2, 3]) {
      expect(question(g)).toEqual({ by: seat, step: 'destinies' });
      expect(cited(g, 'pass')).toBe('destiny.compulsory RHL-8.4.2-a');
      expect(cashOf(g, 0)).toBe(450);
      g = does(g, 'discardDestiny', { card: seat % 2 });
    }
    expect([question(g)?.step, cashOf(g, 0)]).toEqual(['track', 470]);
    expect(destinies.of(g).hands).toMatchObject({ 0: { value: ['D2'] }, 1: { value: ['D3'] } });
    const seen = view(g, 1).slices['destinies'] as { hands: object; away: object };
    expect(seen).toMatchObject({
      hands: { 0: { hidden: true }, 1: { value: ['D3'] } },
      away: { 0: { hidden: true }, 1: { value: ['D4'] } },
    });
    // Nobody puts the other one away as well.
    const again = { type: 'discardDestiny', by: 0, at: 'destinies', card: 0 };
    const choosing = { at: 'destinies', done: [] } as Frame;
    expect(barredIn(g, choosing, again)).toBe('destiny.once RHL-8.4.2-a');
    expect(barredIn(passed(1), choosing, again)).toBeUndefined();
  });

  const finished = (cards: object, more: More = {}): Game =>
    scenario(rhl, {
      options: OPTIONS,
      par: { BME: 80, DEE: 80 },
      shares: { BME: { 0: 5, BME: 5 }, DEE: { 1: 5, DEE: 5 } },
      floated: ['BME', 'DEE'],
      cash: { BME: 300, DEE: 100 },
      slices: { destinies: { hands: cards, away: {}, shown: {} } },
      ending: 'bank',
      ...more,
      at: inOperating({ acted: ['BME', 'DEE', 'RhE'] }),
    });

  test('[RHL-8.4.2-b] a fulfilled card adds to the wealth at the end; a draw pays nothing', () => {
    const g = finished({ ...hand(0, 'D10'), ...hand(1, 'D1') });
    expect(g.state.over).toBe(true);
    expect(rhl.rules.worth(g, 0)).toContainEqual({ what: 'destiny', of: 'D10', amount: 160 });
    expect(rhl.rules.worth(g, 1)).toContainEqual({ what: 'destiny', of: 'D1', amount: 0 });
    expect(wealthOf(g, 0)).toBe(450 + 5 * 80 + 160);
    expect(met('D10', table())).toBe(false);
    expect(met('D10', table({ cash: { BME: 101, DEE: 100 } }))).toBe(true);
  });

  test('[RHL-8.4.2-b] two corporations of the owner do not draw against each other', () => {
    const shares = { BME: { 0: 5, BME: 5 }, DEE: { 0: 5, DEE: 5 }, ADR: { 1: 5, ADR: 5 } };
    const g = table({ par: { BME: 80, DEE: 80, ADR: 60 }, shares, floated: ['BME', 'DEE', 'ADR'] });
    expect(met('D2', g)).toBe(true);
  });

  test('[RHL-8.4.2-c] "a corporation" is one, "corporations" are all of the owner’s together', () => {
    const shares = { BME: { 0: 5, BME: 5 }, DEE: { 0: 5, DEE: 5 }, ADR: { 1: 5, ADR: 5 } };
    const tokens = { BME: ['F13.1'], DEE: ['F9.1'], ADR: ['K2', 'K6', 'B9'] };
    const g = table({ par: { BME: 80, DEE: 80, ADR: 60 }, shares, tokens, trains: { BME: ['5'], DEE: ['5'] } });
    expect(met('D1', g)).toBe(false);
    expect(met('D5', g, 1)).toBe(true);
    expect(
      met(
        'D5',
        table({
          par: { BME: 80, DEE: 80, ADR: 60 },
          shares,
          tokens: { ...tokens, DEE: ['F9.1', 'B9'], BME: ['F13.1', 'J15'] },
        }),
      ),
    ).toBe(true);
  });

  test.each(
    Object.entries({
      D1: 100,
      D2: 100,
      D3: 120,
      D4: 120,
      D5: 140,
      D6: 140,
      D7: 160,
      D8: 160,
      D9: 120,
      D10: 160,
      D11: 140,
      D12: 120,
    }),
  )('%s is worth %i', (card, bonus) => {
    expect(DESTINIES[card]?.bonus).toBe(bonus);
  });

  test('[RHL-8.4.2-p] bonuses are not paid by the bank', () => {
    const g = finished(hand(0, 'D10'), { cash: { BME: 300, DEE: 100, bank: 10 } });
    expect([cashOf(g, 'bank'), cashOf(g, 0), g.state.revealed]).toEqual([10, 450, 1]);
  });
});

describe('conditions', () => {
  test('[RHL-8.4.2-d] D1: two trains', () => {
    expect(met('D1', table({ trains: { BME: ['5', '6'] } }))).toBe(true);
    expect(met('D1', table({ trains: { BME: ['5'], DEE: ['5', '6'] } }))).toBe(false);
  });

  test('[RHL-8.4.2-e] D2: the highest value', () => {
    expect(met('D2', table({ cells: { BME: '1.5', DEE: '1.4' } }))).toBe(true);
    expect(met('D2', table())).toBe(false);
  });

  test('[RHL-8.4.2-f] D3: two grey Metropolises and a brown one, by anyone', () => {
    const tiles = { D9: '932/0', F9: '932/0', I10: '928/0' };
    expect([met('D3', table({ tiles })), met('D3', table({ tiles }), 3)]).toEqual([true, true]);
    expect(met('D3', table({ tiles: { ...tiles, F9: '927/0' } }))).toBe(false);
  });

  test('[RHL-8.4.2-g] D4: most industry locations within reach', () => {
    const tiles = { G14: '9/2' };
    const g = table({ tiles, slices: { sites: { card: 1 } } });
    expect([met('D4', g), met('D4', g, 1), met('D4', table())]).toEqual([true, false, false]);
    const ruhr = { E14: '9/0' };
    expect(met('D4', table({ tiles: ruhr }))).toBe(true);
  });

  test('[RHL-8.4.2-h] D5: most stations on the map', () => {
    expect(met('D5', table({ tokens: { BME: ['F13.1', 'J15'] } }))).toBe(true);
    expect(met('D5', table())).toBe(false);
  });

  test('[RHL-8.4.2-i] D6: a station on the grey OO tile', () => {
    const tokens = { BME: ['F13.1', 'C12'] };
    expect(met('D6', table({ tiles: { C12: '948/0' }, tokens }))).toBe(true);
    expect(met('D6', table({ tiles: { C12: '916/0' }, tokens }))).toBe(false);
  });

  test('[RHL-8.4.2-j] D7: certificates of most corporations', () => {
    const shares = { BME: { 0: 5, 1: 1 }, DEE: { 0: 1, 1: 5 }, ADR: { 0: 2 } };
    expect(met('D7', table({ shares, par: { BME: 80, DEE: 80, ADR: 60 } }))).toBe(true);
    expect(met('D7', table())).toBe(false);
  });

  test('[RHL-8.4.2-k] D8: most towns with one train; an 8-train serves none', () => {
    expect(met('D8', table({ trains: { BME: ['5'] } }))).toBe(false);
    const towns = { ...trackThrough(rhl, 'F13 E12 D13'), G10: '58/0' };
    expect(met('D8', table({ tiles: towns, trains: { BME: ['2'], DEE: ['6'] }, tokens: { BME: ['F13.0'] } }))).toBe(
      true,
    );
    expect(met('D8', table({ tiles: towns, trains: { BME: ['8'] }, tokens: { BME: ['F13.0'] } }))).toBe(false);
  });

  test('[RHL-8.4.2-k] D8: a ferry costs money, not towns', () => {
    // CME comes over the Rhine to G10 and H9; BME has one town.
    const rhine = { H11: '8/0', G10: '2/2', G8: '8/3', H9: '4/2', F9: '922/0', E14: '8/0', D13: '201/5', E12: '2/1' };
    const g = table({
      par: { CME: 80, BME: 80 },
      shares: { CME: { 0: 5, CME: 5 }, BME: { 1: 5, BME: 5 } },
      tokens: { CME: ['I10.2'], BME: ['F13.1'] },
      tiles: rhine,
      trains: { CME: ['3'], BME: ['3'] },
    });
    expect([met('D8', g, 0), met('D8', g, 1)]).toEqual([true, false]);
  });

  test('[RHL-8.4.2-l] D9: stations on two of the three red places', () => {
    expect(met('D9', table({ tokens: { BME: ['F13.1', 'A14', 'C2'] } }))).toBe(true);
    expect(met('D9', table({ tokens: { BME: ['F13.1', 'A14', 'J15'] } }))).toBe(false);
  });

  test('[RHL-8.4.2-m] D10: the largest treasury', () => {
    expect(met('D10', table({ cash: { BME: 200, DEE: 199 } }))).toBe(true);
    expect(met('D10', table({ cash: { BME: 199, DEE: 200 } }))).toBe(false);
  });

  const earned = (g: Game, revenues: Readonly<Record<string, number>>): Game => {
    const companies = { ...g.state.companies };
    for (const [id, revenue] of Object.entries(revenues))
      companies[id] = { ...(companies[id] as (typeof companies)[string]), revenue };
    return { ...g, state: { ...g.state, companies } };
  };

  test('[RHL-8.4.2-n] D11: the highest revenue of the last round', () => {
    expect(met('D11', earned(table(), { BME: 210, DEE: 200 }))).toBe(true);
    expect(met('D11', earned(table(), { BME: 200, DEE: 200 }))).toBe(false);
  });

  /** ADR of seat 0 cannot pay for a train; DEE of seat 1 has had its turn, GVE of seat 2 is to come or has had it, too. */
  const broke = (acted: readonly string[]): Game =>
    earned(
      scenario(rhl, {
        options: { ...OPTIONS, bankruptcy: true },
        phase: '4',
        sold: { 2: 6, 3: 5 },
        tiles: { K4: '4/1' },
        par: { ADR: 60, DEE: 100, GVE: 60 },
        shares: { ADR: { 0: 5, pool: 5 }, DEE: { 1: 5, DEE: 5 }, GVE: { 2: 5, GVE: 5 } },
        floated: ['ADR', 'DEE', 'GVE'],
        tokens: { ADR: ['K2'] },
        cash: { ADR: 40, 0: 30 },
        slices: { destinies: { hands: { ...hand(1, 'D11'), ...hand(2, 'D11') }, away: {}, shown: {} } },
        at: inTurn('ADR', 'trains', { acted, round: 2, of: 2 }),
      }),
      { DEE: 100, GVE: 300 },
    );
  const bonuses = (g: Game) => [1, 2].map(seat => destinies.of(g).shown[seat]?.bonus);

  test('[RHL-8.4.2-n] [RHL-8.3-b] D11: the last round is the one a bankruptcy ends; who has not run in it counts 0', () => {
    const ended = does(broke(['DEE', 'ADR']), 'buyTrain', { train: '4', from: 'bank' });
    expect([ended.state.over, ended.state.ending, bonuses(ended)]).toEqual([true, 'bankruptcy', [140, 0]]);
    const late = does(broke(['DEE', 'GVE', 'ADR']), 'buyTrain', { train: '4', from: 'bank' });
    expect([late.state.ending, bonuses(late)]).toEqual(['bankruptcy', [0, 140]]);
  });

  test('[RHL-8.4.2-n] [RHL-7.1-a] D11: after a whole round every revenue counts', () => {
    const slices = { destinies: { hands: { ...hand(0, 'D11'), ...hand(1, 'D11') }, away: {}, shown: {} } };
    const last = scenario(rhl, {
      options: OPTIONS,
      par: { BME: 80, DEE: 80 },
      shares: { BME: { 0: 5, BME: 5 }, DEE: { 1: 5, DEE: 5 } },
      floated: ['BME', 'DEE'],
      tokens: { BME: ['F13.1'] },
      cash: { BME: 60 },
      ending: 'bank',
      slices,
      at: inTurn('BME', 'track', { acted: ['DEE', 'BME'] }),
    });
    const ended = does(earned(last, { DEE: 90 }), 'pass');
    expect([ended.state.over, [0, 1].map(seat => destinies.of(ended).shown[seat]?.bonus)]).toEqual([true, [0, 140]]);
  });

  test('[RHL-8.4.2-o] D12: routes to all five Dutch places, several if need be', () => {
    const ways = { C4: '143/0', D3: '9/0', F3: '9/2', G4: '7/1' };
    expect(met('D12', table({ tiles: ways, tokens: { BME: ['F13.1', 'E2'] } }))).toBe(false);
    const arnhem = trackThrough(rhl, 'A6 B7 B9');
    const all = table({ tiles: { ...ways, ...arnhem }, tokens: { BME: ['B9', 'E2'] } });
    expect(met('D12', all)).toBe(true);
    const shut = table({ tiles: { ...ways, ...arnhem }, tokens: { BME: ['B9', 'E2'], DEE: ['C2'] } });
    expect(met('D12', shut)).toBe(false);
  });
});
