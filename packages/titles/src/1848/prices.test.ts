import { type Game, inOrder } from '@roundhouse/engine';
import { barred, does, inTurn, refusal, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

const SAR = {
  phase: '3',
  shares: { SAR: { 0: 4, 1: 2 } },
  par: { SAR: 80 },
  tiles: { G3: '5/2', F3: '57/2' },
  tokens: { SAR: ['G3'] },
  cash: { SAR: 0 },
} as const;

const cellOf = (g: Game, company: string) => g.state.companies[company]?.cell;
const earning = (cell: string, income: number) =>
  scenario(t1848, { ...SAR, cells: { SAR: cell }, at: inTurn('SAR', 'dividend', { income }) });

describe('prices in an operating round', () => {
  test.each([
    ['one space right', '3.5', '3.6'],
    ['up at the end of row 5', '5.6', '4.6'],
    ['up at the end of row 4', '4.8', '3.8'],
    ['up at the end of row 3', '3.10', '2.10'],
    ['up at the end of row 2', '2.13', '1.13'],
    ['up at the end of row 1', '1.16', '0.16'],
    ['nowhere from the highest cell', '0.16', '0.16'],
  ])('[48-11.1-a] a dividend moves the marker %s', (_, from, to) => {
    expect(cellOf(does(earning(from, 60), 'payDividend', { how: 'pay' }), 'SAR')).toBe(to);
  });

  test('[48-11.2-a] income retained moves the marker one space left', () => {
    const g = does(earning('3.5', 60), 'payDividend', { how: 'withhold' });
    expect(cellOf(g, 'SAR')).toBe('3.4');
    expect(g.state.money?.['SAR']).toBe(60);
  });

  test('[48-11.2-a] income retained in column 1 is receivership', () => {
    const g = does(earning('3.1', 60), 'payDividend', { how: 'withhold' });
    expect(g.state.companies['SAR']).toMatchObject({ closed: true });
    expect(g.state.chart).not.toContain('SAR');
  });

  test('[48-11.2-b] no income at all counts as retained, and there is nothing to pay', () => {
    const g = earning('3.5', 0);
    expect(cellOf(g, 'SAR')).toBe('3.4');
    expect(refusal(g, 'payDividend', { how: 'pay' })?.clause).toBe('turn.verb');
    expect(barred(g, 'SAR', 'dividend', 'payDividend', { how: 'pay' })).toBe('dividend.income 48-11.2-b');
  });

  test('[48-11.2-b] a train that runs nowhere earns nothing and the marker falls', () => {
    const g = scenario(t1848, {
      ...SAR,
      cells: { SAR: '3.5' },
      trains: { SAR: ['3'] },
      at: inTurn('SAR', 'run'),
    });
    expect(cellOf(does(g, 'runRoutes', { routes: [] }), 'SAR')).toBe('3.4');
  });

  test('[N-1] [48-11.2-b] a trainless company in column 1 falls before it could buy, however rich', () => {
    const g = scenario(t1848, {
      ...SAR,
      phase: '6',
      sold: { 2: 6, 3: 5, 4: 4, 5: 3, 6: 2 },
      cells: { SAR: '2.1' },
      cash: { SAR: 910 },
      at: inTurn('SAR', 'run'),
    });
    const after = does(g, 'pass');
    expect(after.state.companies['SAR']).toMatchObject({ closed: true, trains: [] });
    expect(after.state.depot['8']).toBeUndefined();
    expect(after.state.agenda.map(f => f.at)).toEqual(['stock']);
  });

  test('[48-11.2-EX1] CAR retains, FED and VR pay; FED lands under NSW', () => {
    const markers = {
      ...SAR,
      shares: { CAR: { 0: 6 }, NSW: { 1: 6 }, FED: { 2: 6 }, VR: { 3: 6 } },
      par: { CAR: 100, NSW: 90, FED: 80, VR: 70 },
      tokens: { CAR: ['E2'], NSW: ['F9'], FED: ['G7'], VR: ['H6'] },
      cells: { CAR: '2.8', NSW: '3.9', FED: '3.8', VR: '3.6' },
    };
    const turn = (company: string, how: string) =>
      does(scenario(t1848, { ...markers, at: inTurn(company, 'dividend', { income: 50 }) }), 'payDividend', { how });
    const price = (g: Game, company: string) => t1848.parts.market.cell(cellOf(g, company) ?? '').price;
    expect(price(turn('CAR', 'withhold'), 'CAR')).toBe(120);
    expect(price(turn('VR', 'pay'), 'VR')).toBe(110);
    const fed = turn('FED', 'pay');
    expect(cellOf(fed, 'FED')).toBe(cellOf(fed, 'NSW'));
    expect(inOrder(fed)).toEqual(['NSW', 'FED', 'CAR', 'VR']);
  });

  const pair = {
    ...SAR,
    shares: { SAR: { 0: 6 }, VR: { 1: 6 }, QR: { 2: 6 } },
    par: { SAR: 80, VR: 80, QR: 80 },
    tokens: { SAR: ['G3'], VR: ['H6'], QR: ['B10'] },
  };

  test('[48-11.3-a] an arriving marker goes under all that lie there', () => {
    const g = scenario(t1848, {
      ...pair,
      cells: { SAR: '3.5', VR: '3.6', QR: '3.6' },
      at: inTurn('SAR', 'dividend', { income: 50 }),
    });
    expect(inOrder(does(g, 'payDividend', { how: 'pay' }))).toEqual(['VR', 'QR', 'SAR']);
  });

  test('[48-11.3-a] a marker that does not move keeps its place in the stack', () => {
    const g = scenario(t1848, {
      ...pair,
      cells: { SAR: '0.16', VR: '0.16', QR: '0.16' },
      at: inTurn('SAR', 'dividend', { income: 50 }),
    });
    expect(inOrder(does(g, 'payDividend', { how: 'pay' }))).toEqual(['SAR', 'VR', 'QR']);
  });

  test('[48-11.3-b] having acted leaves no mark on the chart', () => {
    const cells = { SAR: '3.5', VR: '3.5', QR: '3.5' };
    const [fresh, acted] = [['SAR'], ['SAR', 'VR', 'QR']].map(done =>
      scenario(t1848, { ...pair, cells, at: inTurn('SAR', 'track', { acted: done }) }),
    );
    expect(acted?.state.chart).toEqual(fresh?.state.chart);
    expect(acted?.state.companies).toEqual(fresh?.state.companies);
  });
});
