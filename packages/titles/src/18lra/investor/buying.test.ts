import {
  type Action,
  cashOf,
  certificatesOf,
  decide,
  type Event,
  type Game,
  play,
  priceOf,
  question,
  type Stock,
  sharesOf,
} from '@roundhouse/engine';
import { cited, does, inStock, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { nextPurchase } from './buying.ts';
import { lraInvestor } from './index.ts';
import { affairs, INVESTOR } from './investor.ts';

/** RhE is the Investor's, with BME, ADR, CCE, MKB and CME; players lead BME and CME. */
const stock = (more: Partial<Omit<Scenario, 'at'>> = {}, turn = 0, frame: Partial<Stock> = {}): Game =>
  scenario(lraInvestor, {
    players: 2,
    options: { scenario: 3 },
    phase: '3',
    sold: { 2: 5, 3: 1 },
    ...more,
    cash: { 0: 100, 1: 100, ...more.cash },
    par: { RhE: 90, CME: 100, BME: 70, ...more.par },
    shares: {
      RhE: { Investor: 5, RhE: 5 },
      CME: { 0: 5, CME: 5 },
      BME: { 1: 5, BME: 5 },
      ...more.shares,
    },
    director: { RhE: INVESTOR, ...more.director },
    floated: ['RhE', 'CME', 'BME', ...(more.floated ?? [])],
    at: inStock(turn, frame),
  });

/** What happened when the seat in turn did this. */
const after = (
  g: Game,
  type = 'pass',
  fields: object = {},
): { readonly g: Game; readonly events: readonly Event[] } => {
  const q = question(g);
  const outcome = play(g, { type, by: q?.by, at: q?.step, ...fields } as Action);
  if (outcome.violation) throw new Error(outcome.violation.clause);
  return { g: outcome.game, events: outcome.events };
};
const taken = (events: readonly Event[]) => events.filter(e => e.type === 'invested');

describe('the Investor in stock rounds', () => {
  test('[LRA-9.2.1-a] in the first one it does nothing', () => {
    const g = stock({}, 0, { number: 1 });
    expect(taken(after(g).events)).toEqual([]);
    expect(taken(after(stock()).events).length).toBe(1);
  });

  test('[LRA-9.2.1-b] it takes one certificate in each turn, after the first player’s, without being asked', () => {
    const first = after(stock());
    expect(taken(first.events)).toMatchObject([{ company: 'CME', shares: 1 }]);
    expect(decide(first.g)?.by).toBe(1);
    const second = after(first.g);
    expect(taken(second.events)).toEqual([]);
    expect(taken(after(second.g).events).length).toBe(1);
  });

  test.each([
    ['2', 1],
    ['3', 2],
    ['5', 3],
  ])('[LRA-9.2.1-c] in phase %s it takes %i a round', (phase, most) => {
    let g = stock({ phase });
    let count = 0;
    for (let turn = 0; turn < 12 && decide(g)?.step === 'stock'; turn++) {
      const next = after(g);
      count += taken(next.events).length;
      g = next.g;
    }
    expect(count).toBe(most);
  });

  test('[LRA-9.2.1-d] of a player’s corporation 20 % at most, and nothing that has not floated', () => {
    const capped = stock({ shares: { CME: { 0: 5, Investor: 2, CME: 3 } } });
    expect(nextPurchase(capped)?.company).toBe('RhE');
    const unfloated = stock({ par: { ADR: 100 }, shares: { ADR: { 0: 2 } } });
    expect(nextPurchase(unfloated)?.company).toBe('CME');
  });

  test('[LRA-9.2.1-e] [LRA-9.2.1-EX1] the highest value; on a tie the corporation that acts first', () => {
    expect(nextPurchase(stock())).toMatchObject({ company: 'CME' });
    const tie = (cells: Readonly<Record<string, string>>) =>
      stock({ cells, shares: { CME: { 0: 5, Investor: 2, CME: 3 }, BME: { 1: 5, Investor: 1, BME: 2, pool: 2 } } });
    // All at 90, BME further right on the chart than RhE.
    const bme = tie({ CME: '1.4', BME: '2.4', RhE: '1.3' });
    expect([priceOf(bme, 'BME'), priceOf(bme, 'RhE')]).toEqual([90, 90]);
    expect(nextPurchase(bme)).toMatchObject({ company: 'BME', from: 'pool', before: 'RhE' });
    const bank = cashOf(bme, 'bank');
    const { g, events } = after(bme);
    expect(taken(events)).toMatchObject([{ company: 'BME', from: 'pool', price: 90, before: 'RhE' }]);
    expect([cashOf(g, 'bank'), cashOf(g, 'BME')]).toEqual([bank, cashOf(bme, 'BME')]);
    expect(nextPurchase(tie({ CME: '1.4', RhE: '2.4', BME: '1.3' }))).toMatchObject({ company: 'RhE', before: 'BME' });
  });

  test('[LRA-9.2.1-f] [LRA-N-21] the tie first, then the pool before the charter', () => {
    const pool = stock({ shares: { CME: { 0: 5, CME: 4, pool: 1 } } });
    expect(nextPurchase(pool)).toMatchObject({ company: 'CME', from: 'pool' });
    // BME has one in the pool, but CME of the same value acts first.
    const tie = stock({ cells: { CME: '0.3', BME: '1.4', RhE: '1.3' }, shares: { BME: { 1: 5, BME: 4, pool: 1 } } });
    const [first, other] = priceOf(tie, 'CME') === priceOf(tie, 'BME') ? ['BME', 'CME'] : ['', ''];
    expect(nextPurchase(tie)).toMatchObject({ company: first, before: other });
  });

  test('[LRA-9.2.1-g] a player’s corporation is paid for its charter, others are not', () => {
    const g = stock();
    const bank = cashOf(g, 'bank');
    const charter = after(g).g;
    expect([cashOf(charter, 'CME') - cashOf(g, 'CME'), bank - cashOf(charter, 'bank')]).toEqual([100, 100]);
    const own = stock({ shares: { CME: { 0: 5, Investor: 2, CME: 3 } } });
    const { g: took, events } = after(own);
    expect(taken(events)).toMatchObject([{ company: 'RhE', from: 'charter' }]);
    expect([cashOf(took, 'RhE'), cashOf(took, 'bank')]).toEqual([0, cashOf(own, 'bank')]);
  });

  test('[LRA-9.2.1-h] of MKB the largest certificate within 20 %', () => {
    const mkb = (held: number) =>
      stock({
        par: { MKB: 100 },
        cells: { MKB: '0.6' },
        shares: { MKB: { 0: [2, 1, 1], ...(held ? { Investor: [1] } : {}), MKB: held ? [2, 1] : [2, 1, 1] } },
        director: { MKB: 0 },
        floated: ['MKB'],
      });
    expect(nextPurchase(mkb(0))).toMatchObject({ company: 'MKB', shares: 2 });
    expect(nextPurchase(mkb(1))).toMatchObject({ company: 'MKB', shares: 1 });
  });

  /** Fourteen certificates: nine of RhE, two each of CCE and BME, one of ADR. */
  const full = (more: Partial<Omit<Scenario, 'at'>> = {}): Game =>
    stock({
      par: { CCE: 65, ADR: 60 },
      ...more,
      shares: {
        RhE: { Investor: 10 },
        CCE: { 1: 5, Investor: 2, CCE: 3 },
        BME: { 1: 5, Investor: 2, BME: 3 },
        ADR: { 0: 5, Investor: 1, P5: 1, ADR: 3 },
        CME: { 0: 5, CME: 5 },
        ...more.shares,
      },
      floated: ['CCE', 'ADR'],
    });

  test('[LRA-9.2.1-i] at the limit it gives up its lowest for the best', () => {
    const g = full();
    expect(certificatesOf(g, INVESTOR)).toBe(14);
    expect(nextPurchase(g)).toMatchObject({ company: 'CME', for: { company: 'ADR', shares: 1 } });
    const { g: now, events } = after(g);
    expect(taken(events)).toMatchObject([{ company: 'CME', for: 'ADR' }]);
    expect([certificatesOf(now, INVESTOR), sharesOf(now, 'ADR', 'pool'), sharesOf(now, 'CME', INVESTOR)]).toEqual([
      14, 1, 1,
    ]);
  });

  test('[LRA-9.2.1-j] only for a strictly higher value; no marker moves; of equals that which acts last; charters are paid', () => {
    const low = full({ cells: { CME: '3.0' } });
    expect([priceOf(low, 'CME'), nextPurchase(low)]).toEqual([60, undefined]);
    const g = full();
    const { g: now } = after(g);
    expect(Object.keys(g.state.companies).map(c => priceOf(now, c))).toEqual(
      Object.keys(g.state.companies).map(c => priceOf(g, c)),
    );
    expect(cashOf(now, 'CME') - cashOf(g, 'CME')).toBe(100);
    expect(affairs.of(now).round).toMatchObject({ taken: 1 });
    const equal = full({ cells: { ADR: '3.1', CCE: '4.2' } });
    expect([priceOf(equal, 'ADR'), priceOf(equal, 'CCE')]).toEqual([65, 65]);
    expect(nextPurchase(equal)).toMatchObject({ for: { company: 'ADR' } });
  });

  test('[LRA-N-22] a full pool or 50 % of its own keep the lowest; then the next lowest goes', () => {
    const pool = full({ shares: { ADR: { 0: 3, Investor: 1, P5: 1, pool: 5 } } });
    expect(nextPurchase(pool)).toMatchObject({ for: { company: 'CCE' } });
    const own = full({ cells: { RhE: '5.0' } });
    expect(nextPurchase(own)).toMatchObject({ for: { company: 'RhE' } });
    const least = full({
      cells: { RhE: '5.0' },
      shares: {
        RhE: { Investor: 5, RhE: 5 },
        MKB: { 0: [2, 1, 1], Investor: [1, 1], MKB: [2] },
        CME: { 0: 5, Investor: 2, CME: 3 },
      },
      par: { CCE: 65, ADR: 60, MKB: 75 },
    });
    expect(nextPurchase(least)?.for?.company).not.toBe('RhE');
  });

  test('[LRA-9.2.1-k] when it can take nothing it leaves the round for good', () => {
    const nothing = stock({
      shares: { RhE: { Investor: 10 }, CME: { 0: 8, Investor: 2 }, BME: { 1: 8, Investor: 2 } },
    });
    const { g, events } = after(nothing);
    expect(events).toContainEqual({ type: 'retired', by: INVESTOR, why: 'nothing' });
    expect(affairs.of(g).round).toMatchObject({ left: true });
    const sold = after(after(g, 'sellShares', { company: 'BME', shares: 1 }).g).g;
    const again = after(sold);
    expect([taken(again.events), affairs.of(again.g).round?.left]).toEqual([[], true]);
    const used = after(stock({ phase: '2' }));
    expect(used.events).toContainEqual({ type: 'retired', by: INVESTOR, why: 'number' });
  });

  test('a table on which nobody can do anything any more is at its end', () => {
    const g = scenario(lraInvestor, {
      players: 2,
      options: { scenario: 3 },
      phase: '2',
      sold: { 2: 1 },
      cash: { 0: 0, 1: 0 },
      par: { RhE: 60, CME: 60, BME: 60 },
      shares: { RhE: { Investor: 10 }, CME: { 0: 2 }, BME: { 1: 2 } },
      director: { RhE: INVESTOR },
      tokens: { RhE: ['K11', 'J10', 'C11', 'H14'] },
      tiles: { J10: '6/3', I11: '8/4', I13: '58/1' },
      trains: { RhE: ['2'] },
      at: inStock(0),
    });
    expect([g.state.over, g.state.ending]).toEqual([true, 'stalemate']);
  });

  test('[LRA-9.2.1-l] [LRA-N-26] [LRA-9.3-d] to take is an action: the round goes on until it has left; the earlier of the last two passes has PD', () => {
    // A passes, the Investor takes, B passes, A passes: its second, and again; then both must pass once more.
    let g = stock();
    const by: number[] = [];
    while (decide(g)?.step === 'stock') {
      by.push(decide(g)?.by ?? -1);
      g = after(g).g;
    }
    expect(by).toEqual([0, 1, 0, 1, 0]);
    expect([g.state.priority, g.state.agenda[0]?.at]).toEqual([1, 'operating']);
    const quick = stock(
      { shares: { RhE: { Investor: 10 }, CME: { 0: 8, Investor: 2 }, BME: { 1: 8, Investor: 2 } } },
      1,
    );
    const last = after(after(quick).g).g;
    expect([last.state.priority, last.state.agenda[0]?.at]).toEqual([1, 'operating']);
  });

  test('[LRA-9.2.1-m] players pay the bank for its corporation’s certificates', () => {
    const g = stock({}, 1);
    const bought = does(g, 'buyShare', { company: 'RhE', from: 'charter' });
    expect([cashOf(bought, 1), cashOf(bought, 'RhE'), cashOf(bought, 'bank')]).toEqual([10, 0, cashOf(g, 'bank') + 90]);
    expect(nextPurchase(stock({ shares: { CME: { 0: 2, 1: 1, Investor: 2, CME: 5 } } }))?.company).not.toBe('CME');
  });

  test('[LRA-9.3-f] [LRA-9.3-EX1] [LRA-N-25] no sale makes the Investor director; it takes part in the tie', () => {
    const ex = stock({ shares: { CME: { 0: 2, 1: 1, Investor: 2, CME: 5 } } });
    expect(cited(ex, 'sellShares', { company: 'CME', shares: 1 })).toBe('sell.automaton LRA-9.3-f');
    // 30 % against 20 and 20: from the first player the Investor sits nearer, from the second the first player does.
    const tie = (seller: number) =>
      stock({ shares: { CME: { [seller]: 3, [1 - seller]: 2, Investor: 2, CME: 3 } } }, seller);
    expect(cited(tie(0), 'sellShares', { company: 'CME', shares: 2 })).toBe('sell.automaton LRA-9.3-f');
    expect(cited(tie(1), 'sellShares', { company: 'CME', shares: 2 })).toBeUndefined();
    expect(cited(tie(0), 'sellShares', { company: 'CME', shares: 1 })).toBeUndefined();
  });

  test('[LRA-9.3-g] it counts as a player for the sold-out rise, and its wealth does not', () => {
    let g = stock({ shares: { RhE: { Investor: 6, 0: 4 }, CME: { 0: 8, Investor: 2 }, BME: { 1: 8, Investor: 2 } } });
    const before = priceOf(g, 'RhE') ?? 0;
    while (decide(g)?.step === 'stock') g = after(g).g;
    expect(priceOf(g, 'RhE')).toBeGreaterThan(before);
    expect(g.state.seating).toEqual([0, 1]);
  });
});
