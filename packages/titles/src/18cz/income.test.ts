import { choices, frameAt, type Game, priceOf, question, type Route, start, Turn } from '@roundhouse/engine';
import {
  along,
  barred,
  cited,
  does,
  earns,
  inTurn,
  refusal,
  type Scenario,
  scenario,
  section,
  turnOf,
} from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18cz } from './index.ts';
import { whyNotRun } from './running.ts';

type Position = Omit<Scenario, 'at'>;
const run = (company: string, trains: readonly string[], more: Position): Game =>
  turnOf(t18cz, company, 'run', {
    phase: 'd',
    trains: { [company]: trains },
    ...more,
    par: { [company]: 60 },
    shares: { [company]: { 0: 2 } },
  });

describe('revenue', () => {
  /** Karlovy Vary with a way over C4 and one over a town to the red tile of SX. */
  const saxony = { D5: '15/0', C4: '8/3', C6: '58/0', B5: 'SX/5' };

  test('[CZ-VIII.8-a] is the sum of all places of all trains', () => {
    const tiles = { D3: '57/1', D5: '57/1', D7: '9/1', D9: '8/5', E10: '57/2', F11: '4/2' };
    const ekj = { tokens: { EKJ: ['D5'] }, tiles };
    expect(earns(run('EKJ', ['3c'], ekj), ['3c', 'D3 D5 D7 D9 E10'])).toBe(60);
    expect(earns(run('EKJ', ['3c', '2a'], ekj), ['3c', 'D5 D3 D1'], ['2a', 'D5 D7 D9 E10'])).toBe(90);
  });

  test.each([
    ['yellow city', { D5: '57/1', D3: '57/1' }, 'D5 D3', 40],
    ['green city', { D5: '57/1', D3: '14/0' }, 'D5 D3', 50],
    ['brown city', { D5: '57/1', D3: '611/0' }, 'D5 D3', 60],
    ['town', { D5: '5/0', E4: '58/1' }, 'D5 E4', 30],
    ['green town', { D5: '5/0', E4: '887p/0' }, 'D5 E4', 40],
    ['brown town', { D5: '5/0', E4: '889p/0' }, 'D5 E4', 50],
  ])('[CZ-VIII.8-b] a %s pays what its tile says', (_, tiles, way, revenue) => {
    expect(earns(run('EKJ', ['2a'], { phase: 'g', tokens: { EKJ: ['D5'] }, tiles }), ['2a', way])).toBe(revenue);
  });

  test('[CZ-VIII.8-b] bare Praha pays 20 a city, the grey hex 10, and no other bare hex anything', () => {
    const nwb = run('NWB', ['2+2b'], { tokens: { NWB: ['E12'] }, tiles: { F13: '58/0' } });
    expect(earns(nwb, ['2+2b', 'E12 F13'])).toBe(30);
    const bn = run('BN', ['2+2b'], { tokens: { BN: ['E12.1'] }, tiles: { D13: '8/4', D15: '9/1', D17: '57/1' } });
    expect(earns(bn, ['2+2b', 'E12 D13 D15 D17'])).toBe(40);
    const bte = run('BTE', ['2+2b'], { tokens: { BTE: ['D3'] }, tiles: { D3: '57/1' } });
    expect(earns(bte, ['2+2b', 'D3 D1'])).toBe(30);
    const values = t18cz.parts.map.ids.filter(hex => t18cz.parts.map.hexes[hex]?.layout.nodes.some(n => n.value));
    expect(values.sort()).toEqual(['D1', 'E12']);
  });

  test.each([
    ['a', 20],
    ['b', 20],
    ['c', 20],
    ['d', 30],
    ['e', 30],
    ['f', 30],
    ['g', 40],
    ['h', 40],
    ['i', 50],
    ['j', 50],
  ])('[CZ-VIII.8-c] in phase %s a red tile pays %i', (phase, value) => {
    const more = { phase, tokens: { EKJ: ['D5'], SX: ['B5'] }, tiles: { ...saxony, D5: '6/2' } };
    expect(earns(run('EKJ', ['2a'], more), ['2a', 'D5 C4 B5'])).toBe(20 + value);
  });

  test('[CZ-VIII.8-d] 50 more for each train that ends on the red tile of its own company', () => {
    const sx = { tokens: { SX: ['B5'] }, tiles: saxony };
    expect(earns(run('SX', ['3Ed'], sx), ['3Ed', 'B5 C6 D5'])).toBe(30 + 10 + 30 + 50);
    const two = run('SX', ['3Ed', '3Ed'], sx);
    expect(earns(two, ['3Ed', 'B5 C6 D5'], ['3Ed', 'B5 C4 D5'])).toBe(120 + 110);
    const by = run('BY', ['3Ed'], { tokens: { BY: ['D5'], SX: ['B5'] }, tiles: saxony });
    expect(earns(by, ['3Ed', 'B5 C6 D5'])).toBe(70);
    const away = run('SX', ['3Ed'], { tokens: { SX: ['B5', 'G12'] }, tiles: { B5: 'SX/5', G12: '57/2', F11: '4/2' } });
    expect(earns(away, ['3Ed', 'G12 F11'])).toBe(30);
  });

  const line = { tokens: { EKJ: ['D5'] }, tiles: { D3: '57/1', D5: '57/1', D7: '9/1', D9: '8/5', E10: '57/2' } };
  test('[CZ-VIII.8-e] must be the highest there is', () => {
    const g = run('EKJ', ['3c'], line);
    expect(earns(g, ['3c', 'D3 D5 D7 D9 E10'])).toBe(60);
    for (const way of ['D5 D3', 'D5 D3 D1', 'D5 D7 D9 E10'])
      expect(cited(g, 'runRoutes', { routes: [{ train: '3c', path: along(g, way) }] })).toBe('run.maximum CZ-VIII.8-e');
    expect(cited(g, 'runRoutes', { routes: [] })).toBe('run.maximum CZ-VIII.8-e');
  });

  test('[CZ-VIII.8-e] the refusal tells how much; more than was found is never refused', () => {
    const g = run('EKJ', ['3c'], line);
    const less = { routes: [{ train: '3c', path: along(g, 'D5 D3') }] };
    expect(refusal(g, 'runRoutes', less)).toEqual({ clause: 'run.maximum', facts: { most: 60 } });
    expect([59, 60, 61].map(total => whyNotRun(g, 'EKJ', [], total)?.clause)).toEqual([
      'run.maximum',
      undefined,
      undefined,
    ]);
  });

  test('[CZ-VIII.8-e] and is offered', () => {
    const g = run('EKJ', ['3c', '2a'], line);
    const offer = choices(g, 'runRoutes') as { readonly sure: readonly Route[] };
    expect(does(g, 'runRoutes', { routes: offer.sure }).state.companies['EKJ']?.revenue).toBe(50 + 40);
  });

  test.each([
    ['no train', 'EKJ', [], line, 'run.trains CZ-VIII.8-f'],
    ['no train of its colour', 'BTE', ['2a'], { tokens: { BTE: ['D3'] }, tiles: line.tiles }, 'run.trains CZ-VIII.8-f'],
    ['no route', 'EKJ', ['2a'], { tokens: { EKJ: ['D5'] } }, 'run.route CZ-VIII.8-f'],
    [
      'nothing but a ring around Praha',
      'BN',
      ['3+3d'],
      { tokens: { BN: ['E12.2'] }, tiles: { E12: '8891/5', D13: '7/0', D11: '7/4' } },
      'run.route CZ-VIII.8-f',
    ],
  ])('[CZ-VIII.8-f] is 0 with %s', (_, company, trains, more, no) => {
    const g = run(company, trains, { ...more, cash: { [company]: 70, 0: 0 } });
    expect(question(g)?.step).not.toBe('run');
    expect(g.state.companies[company]?.revenue).toBe(0);
    expect(g.state.money).toMatchObject({ [company]: 70, 0: 0 });
    expect(cited(g, 'payDividend', { company, how: 'pay' })).toMatch(/^turn\.(verb|seat)/);
    expect(barred(g, company, 'run', 'runRoutes', { routes: [] })).toBe(no);
  });
});

describe('the examples of the rulebook', () => {
  /** A B11, B C10, C C12, F E14, G G16, H E16, I G18, J G20, K F21, L C20, M B19 in the brown phase. */
  const tiles = {
    ...{ B11: '15/5', C10: '58/1', C12: '58/2' },
    ...{ E14: '2/3', F15: '8/2', F17: '29/5', G16: '611/0', G18: '58/2', G20: '216/0' },
    ...{ E16: '611/0', E18: '8/1', D19: '24/3', C20: '58/0', B19: 'PR/5', E20: '9/2', F21: '887p/0' },
  };
  const tokens = { BCB: ['E16'], BN: ['E12.1', 'G20'], KFN: ['G20'], NWB: ['E12', 'B11'], PR: ['B19'] };
  const of = (company: string, ...trains: readonly string[]) => run(company, trains, { phase: 'g', tiles, tokens });

  test('[CZ-VIII.8-EX1] BCB: F to H for 50, H over L to M for 90', () => {
    const [fh, hlm] = ['E14 E16', 'E16 E18 D19 C20 B19'] as const;
    expect(earns(of('BCB', '2a'), ['2a', fh])).toBe(50);
    expect(earns(of('BCB', '3c'), ['3c', hlm])).toBe(90);
    expect(earns(of('BCB', '2a', '3c'), ['2a', fh], ['3c', hlm])).toBe(140);
  });

  test('[CZ-VIII.8-EX1] BN: a 3+3 over G, I, J, K, L and M for 170', () => {
    expect(earns(of('BN', '3+3d'), ['3+3d', 'G16 F17 G18 G20 F21 E20 D19 C20 B19'])).toBe(170);
  });

  test('[CZ-VIII.8-EX1] NWB: a 4+4 over A, B and C for only 50', () => {
    expect(earns(of('NWB', '4+4f'), ['4+4f', 'C10 B11 C12'])).toBe(50);
  });

  test('[CZ-VIII.8-EX1] PR: a 4E over M, H, F and J for 140 and 50 at home', () => {
    expect(earns(of('PR', '4Ef'), ['4Ef', 'B19 C20 D19 E18 E16 E14 F15 F17 G18 G20'])).toBe(190);
  });
});

/** A company whose trains have earned so much. */
const earned = (company: string, income: number, shares: Scenario['shares'], cell = '6'): Game =>
  scenario(t18cz, {
    shares: shares ?? {},
    par: { [company]: 60 },
    cells: { [company]: cell },
    tokens: { [company]: [t18cz.parts.companies[company]?.homes[0]?.hex ?? ''] },
    cash: { 0: 0, 1: 0, 2: 0, bank: 10_000, [company]: 0 },
    at: inTurn(company, 'dividend', { income }),
  });
const pays = (company: string, income: number, shares: Scenario['shares']) =>
  does(earned(company, income, shares), 'payDividend', { how: 'pay' }).state.money;

describe('dividends', () => {
  test('[CZ-VIII.8-g] everything is paid or kept', () => {
    const g = earned('EKJ', 100, { EKJ: { 0: 2, 1: 1 } });
    expect(frameAt(g, Turn)?.income).toBe(100);
    expect(does(g, 'payDividend', { how: 'pay' }).state.money).toMatchObject({ EKJ: 0, 0: 50, 1: 25 });
    expect(does(g, 'payDividend', { how: 'withhold' }).state.money).toMatchObject({ EKJ: 100, 0: 0, 1: 0, bank: 9900 });
    expect(cited(g, 'pass')).toBe('dividend.compulsory CZ-VIII.8-g');
    expect(refusal(g, 'payDividend', { how: 'half' })?.clause).toBe('action.shape');
  });

  test.each([
    ['EKJ', { EKJ: { 0: 2, 1: 1 } }, 120, { 0: 60, 1: 30, 2: 0 }],
    ['BTE', { BTE: { 0: 2, 2: 1 } }, 120, { 0: 48, 1: 0, 2: 24 }],
    ['SX', { SX: { 0: 3, 1: 2 } }, 120, { 0: 36, 1: 24, 2: 0 }],
  ])('[CZ-VIII.8-p] %s pays by percentage; the bank’s part is paid to nobody', (company, shares, income, paid) => {
    const sum = Object.values(paid).reduce((a, b) => a + b, 0);
    expect(pays(company, income, shares)).toMatchObject({ ...paid, [company]: 0, bank: 10_000 - sum });
  });

  test('[CZ-VIII.8-q] rounded up once for each player, not for each certificate', () => {
    expect(pays('EKJ', 50, { EKJ: { 0: 2, 1: [1, 1] } })).toMatchObject({ 0: 25, 1: 25 });
    expect(pays('EKJ', 50, { EKJ: { 0: 2, 1: 1, 2: 1 } })).toMatchObject({ 0: 25, 1: 13, 2: 13 });
  });

  test.each([
    ['25 %', { 0: 2, 1: 1 }, 1, 28],
    ['2 × 25 %', { 0: 2, 1: [1, 1] }, 1, 55],
    ['50 % + 25 %', { 0: 3, 1: 1 }, 0, 83],
  ])('[CZ-VIII.8-EX2] of 110 %s is due', (_, shares, seat, due) => {
    expect(pays('EKJ', 110, { EKJ: shares })?.[seat]).toBe(due);
  });

  const rows = [...section('18cz', '9.3').matchAll(/(\d+): (\d+)\/(\d+)/g)].map(m => m.slice(1).map(Number));
  test('[CZ-VIII.8-EX3] 22 rows', () => {
    expect(rows.map(([revenue]) => revenue)).toEqual(Array.from({ length: 22 }, (_, i) => 50 + 10 * i));
  });
  test.each(rows)('[CZ-VIII.8-EX3] of %i: %i for 25 %%, %i for 75 %%', (revenue, quarter, rest) => {
    const paid = pays('EKJ', revenue as number, { EKJ: { 0: 3, 1: 1 } });
    expect([paid?.[1], paid?.[0]]).toEqual([quarter, rest]);
    expect((quarter as number) + (rest as number) - (revenue as number)).toBeOneOf([0, 1]);
    expect(pays('EKJ', revenue as number, { EKJ: { 0: 2 } })?.[0]).toBe((revenue as number) / 2);
  });

  test('[CZ-VIII.8-s] there is no income table to keep', () => {
    const g = start(t18cz, { players: 4, options: {}, seed: 'table' });
    const names = [...Object.keys(g.state), ...Object.keys(g.state.slices), ...Object.keys(t18cz.verbs)];
    expect(names.filter(name => /income|revenue|table/i.test(name))).toEqual([]);
  });

  test.each([
    ['paying', 100, 'pay', 65],
    ['keeping', 100, 'withhold', 55],
  ])('[CZ-VIII.8-r] %s moves the price', (_, income, how, price) => {
    const g = does(earned('EKJ', income, { EKJ: { 0: 2 } }), 'payDividend', { how });
    expect(priceOf(g, 'EKJ')).toBe(price);
  });

  test('[CZ-VIII.8-r] a revenue of 0 moves it left, without a question', () => {
    const g = earned('EKJ', 0, { EKJ: { 0: 2 } });
    expect(question(g)?.step).not.toBe('dividend');
    expect(priceOf(g, 'EKJ')).toBe(55);
    expect(barred(g, 'EKJ', 'dividend', 'payDividend', { how: 'pay' })).toBe('dividend.income CZ-VIII.8-r');
  });
});
