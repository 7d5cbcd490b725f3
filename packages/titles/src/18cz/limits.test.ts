import { cashOf, countedPapers, type Game, question, sharesOf } from '@roundhouse/engine';
import { cited, does, inStock, inTurn, refusal, type Scenario, scenario, section } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18cz } from './index.ts';

type More = Omit<Scenario, 'at'> & { readonly at?: Parameters<typeof inStock>[1] };
const stock = ({ at, ...more }: More = {}): Game =>
  scenario(t18cz, { cash: { 0: 900, 1: 900, 2: 900 }, players: 3, ...more, at: inStock(0, at) });

/** Papers enough to hold so many certificates. */
const LOTS = Object.keys(t18cz.parts.privates);
const papers = (n: number, owner = 0) => Object.fromEntries(LOTS.slice(0, n).map(lot => [lot, { owner }]));

describe('limits', () => {
  test.each([
    [3, 14],
    [4, 12],
    [5, 10],
    [6, 9],
  ])('[CZ-VII.4-a] %i players hold at most %i certificates', (players, limit) => {
    const own = { par: { BCB: 60 }, shares: { BCB: { 0: 3 } } };
    const full = stock({ players, ...own, privates: papers(limit - 2) });
    expect(cited(full, 'startCompany', { company: 'EKJ', par: 50 })).toBe('shares.certificates CZ-VII.4-a');
    const free = stock({ players, ...own, privates: papers(limit - 3) });
    expect(refusal(free, 'startCompany', { company: 'EKJ', par: 50 })).toBeUndefined();
  });

  test('[CZ-VII.4-b] a Local Railway, a director’s certificate and a share are one each', () => {
    const g = stock({ par: { BCB: 60 }, shares: { BCB: { 0: 3 } }, privates: papers(2) });
    expect(sharesOf(g, 'BCB', 0)).toBe(3);
    expect(countedPapers(g, 0)).toBe(4);
    const sold = stock({ privates: { S1: { owner: 0, closed: true }, S2: { owner: 'BCB' } } });
    expect(countedPapers(sold, 0)).toBe(0);
  });

  test.each([
    ['BCB', 'a', 3, 60],
    ['BTE', 'b', 3, 60],
    ['SX', 'd', 6, 90],
  ])('[CZ-VII.4-c] of %s in phase %s at most %i units', (company, phase, most, par) => {
    const g = (units: number) => stock({ phase, par: { [company]: par }, shares: { [company]: { 0: units } } });
    expect(cited(g(most), 'buyShare', { company, from: 'ipo' })).toBe('shares.one-company CZ-VII.4-c');
    expect(refusal(g(most - 1), 'buyShare', { company, from: 'ipo' })).toBeUndefined();
  });

  test('[CZ-VII.4-d] pushed above the limit by a lost directorship, he sells down first on his next turn', () => {
    const g = stock({
      phase: 'b',
      par: { BTE: 60 },
      shares: { BTE: { 0: 2, 1: 2 } },
      director: { BTE: 0 },
      privates: papers(13),
      at: { turn: 1 },
    });
    expect(countedPapers(g, 0)).toBe(14);
    const lost = does(does(g, 'buyShare', { company: 'BTE', from: 'ipo' }), 'pass');
    expect([question(lost)?.by, countedPapers(lost, 0)]).toEqual([0, 15]);
    expect(cited(lost, 'pass')).toBe('shares.sell-down CZ-VII.4-d');
    expect(cited(lost, 'startCompany', { company: 'EKJ', par: 50 })).toBe('shares.certificates CZ-VII.4-a');
    const sold = does(lost, 'sellShares', { company: 'BTE', shares: 1 });
    expect(countedPapers(sold, 0)).toBe(14);
    expect(refusal(sold, 'pass')).toBeUndefined();
  });

  test('[CZ-VII.4-e] with nothing he may sell he plays on, unable to buy', () => {
    const g = stock({ par: { BCB: 60 }, shares: { BCB: { 0: 2 } }, privates: papers(14), debts: { 0: 10 } });
    expect(countedPapers(g, 0)).toBe(15);
    expect(question(g)?.by).toBe(0);
    expect(cited(g, 'startCompany', { company: 'EKJ', par: 50 })).toBe('buy.debt CZ-VIII.11-f');
    const paid = does(g, 'repayDebt');
    expect(question(paid)?.by).toBe(1);
  });

  test('[CZ-VII.4-e] a block too small closes the way to the limit and is refused', () => {
    const sell = (shares: number) => ({ company: 'SX', shares });
    const sx = { phase: 'd', par: { SX: 90 }, shares: { SX: { 0: 4, 1: 4 } }, director: { SX: 1 }, floated: ['SX'] };
    const g = stock({ ...sx, privates: papers(12) });
    expect(countedPapers(g, 0)).toBe(16);
    expect(cited(g, 'sellShares', sell(1))).toBe('sell.spoils CZ-VII.4-e');
    for (const shares of [2, 3, 4]) expect(cited(g, 'sellShares', sell(shares))).toBeUndefined();
    expect(cited(does(g, 'sellShares', sell(2)), 'pass')).toBeUndefined();
    // Out of reach of the limit, as many as can be sold.
    const far = stock({ ...sx, privates: papers(18) });
    for (const shares of [1, 2, 3]) expect(cited(far, 'sellShares', sell(shares))).toBe('sell.spoils CZ-VII.4-e');
    expect(cited(far, 'sellShares', sell(4))).toBeUndefined();
  });

  test('[CZ-VII.4-e] one share of a bare director’s certificate lowers nothing: refused while two would help', () => {
    const bare = { phase: 'd', par: { SX: 90 }, shares: { SX: { 0: 2, 1: 2 } }, director: { SX: 0 }, floated: ['SX'] };
    const g = stock({ ...bare, privates: papers(14) });
    expect(countedPapers(g, 0)).toBe(15);
    expect(cited(g, 'sellShares', { company: 'SX', shares: 1 })).toBe('sell.spoils CZ-VII.4-e');
    expect(countedPapers(does(g, 'sellShares', { company: 'SX', shares: 2 }), 0)).toBe(14);
  });
});

describe('inauguration', () => {
  test('[CZ-VII.5-a] the marker goes on the chosen price, under all that lie there', () => {
    const g = stock({ par: { BCB: 60, MW: 60 }, shares: { BCB: { 1: 2 }, MW: { 2: 2 } } });
    const begun = does(g, 'startCompany', { company: 'EKJ', par: 60 });
    expect(begun.state.companies['EKJ']?.cell).toBe(g.state.companies['BCB']?.cell);
    expect(begun.state.chart).toEqual(['BCB', 'MW', 'EKJ']);
  });

  test.each([
    ['EKJ', 'a', [50, 55, 60, 65, 70], [45, 53, 75, 90]],
    ['BTE', 'b', [60, 70, 80, 90, 100], [50, 65, 110]],
    ['SX', 'd', [90, 100, 110, 120], [80, 95, 126]],
  ])('[CZ-VII.5-b] initial prices of %s', (company, phase, good, bad) => {
    const g = stock({ phase });
    for (const par of good) expect(refusal(g, 'startCompany', { company, par }), `${par}`).toBeUndefined();
    for (const par of bad) expect(cited(g, 'startCompany', { company, par })).toBe('start.par CZ-VII.5-b');
  });

  test('[CZ-VII.5-c] at floating it has all its markers and its initial price times 4, 5 or 10', () => {
    const small = does(stock(), 'startCompany', { company: 'EKJ', par: 55 });
    expect([cashOf(small, 'EKJ'), small.state.companies['EKJ']?.tokens]).toEqual([220, [0, 40, 100]]);
    // The price fell to 55 before it floated at the initial 60.
    const medium = stock({ phase: 'b', par: { BTE: 60 }, cells: { BTE: '4' }, shares: { BTE: { 0: 2 } } });
    expect(cashOf(does(medium, 'buyShare', { company: 'BTE', from: 'ipo' }), 'BTE')).toBe(300);
  });

  const table = section('18cz', '6.4')
    .split('\n')
    .filter(l => /^\|/.test(l))
    .map(l =>
      l
        .split('|')
        .slice(1, -1)
        .map(c => c.trim()),
    );
  const columns = (table[0] ?? []).flatMap((head, i) =>
    /^\d+$/.test(head) ? [[Number(head), Number(table[2]?.[i]), Number(table[3]?.[i])] as const] : [],
  );
  const sizes = [
    ...Array(5).fill(['EKJ', 'a', 2]),
    ...Array(5).fill(['BTE', 'b', 3]),
    ...Array(4).fill(['SX', 'd', 5]),
  ] as readonly [string, string, number][];
  test.each(columns.map((c, i) => [...c, ...(sizes[i] as [string, string, number])] as const))(
    '[CZ-VII.5-EX1] at %i the majority costs %i and the capital is %i (%s)',
    (par, cost, capital, company, phase, units) => {
      expect(columns).toHaveLength(14);
      let g = stock({ phase, cash: { 0: 900, 1: 0, 2: 0 } });
      g = does(g, 'startCompany', { company, par });
      for (let held = 2; held < units; held++) g = does(g, 'buyShare', { company, from: 'ipo' });
      expect([900 - cashOf(g, 0), cashOf(g, company)]).toEqual([cost, capital]);
    },
  );

  test('[CZ-VII.5-d] floated, it operates from the next round on and never un-floats', () => {
    const g = stock({
      par: { BCB: 60 },
      shares: { BCB: { 0: 2, 1: 2 } },
      director: { BCB: 0 },
      floated: ['BCB'],
      tokens: { BCB: ['E16'] },
      trains: { BCB: ['2a'] },
    });
    const sold = does(g, 'sellShares', { company: 'BCB', shares: 1 });
    const again = does(does(sold, 'pass'), 'pass');
    expect([sharesOf(again, 'BCB', 'ipo'), again.state.companies['BCB']?.floated]).toEqual([1, true]);
    const begun = stock({ par: { BCB: 60 }, shares: { BCB: { 0: 2 } }, at: { passes: 2 } });
    const next = does(begun, 'pass');
    expect(question(next)?.company).toBe('BCB');
  });

  test('[CZ-VII.5-e] it places its home station at the start of its first turn, also on a bare hex', () => {
    const g = scenario(t18cz, {
      par: { BCB: 60 },
      shares: { BCB: { 0: 2 } },
      floated: ['BCB'],
      cash: { BCB: 240 },
      at: inTurn('BCB', 'begin'),
    });
    expect(g.state.map.tokens['E16']).toEqual([{ by: 'BCB', city: 0 }]);
    expect(question(g)?.step).toBe('track');
    const later = does(g, 'pass');
    expect(later.state.map.tiles['E16']).toBeUndefined();
    expect(later.state.map.tokens['E16']).toEqual([{ by: 'BCB', city: 0 }]);
    const waiting = scenario(t18cz, {
      par: { BCB: 60, MW: 70 },
      shares: { BCB: { 0: 2 }, MW: { 1: 2 } },
      floated: ['BCB', 'MW'],
      cash: { MW: 280 },
      at: inTurn('MW', 'begin'),
    });
    expect(waiting.state.map.tokens['E16']).toBeUndefined();
  });

  test('[CZ-VII.5-f] players pay the bank; the capital comes once and in full', () => {
    const g = does(stock(), 'startCompany', { company: 'EKJ', par: 50 });
    const bank = cashOf(g, 'bank');
    const bought = does(g, 'buyShare', { company: 'EKJ', from: 'ipo' });
    expect([cashOf(bought, 'EKJ'), cashOf(bought, 'bank') - bank]).toEqual([200, 50]);
  });
});
