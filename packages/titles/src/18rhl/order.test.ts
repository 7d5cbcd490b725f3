import { type Event, frameAt, type Game, inOrder, Operating, play, question } from '@roundhouse/engine';
import { action, along, cited, does, inOperating, inStock, inTurn, scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

/** Four floated companies, nobody with a train or a route. */
const four = {
  shares: { ADR: { 0: 6 }, BME: { 1: 6 }, CME: { 2: 6 }, GVE: { 3: 6 } },
  floated: ['ADR', 'BME', 'CME', 'GVE'],
  cash: { ADR: 90, BME: 90, CME: 90, GVE: 90 },
};

/** The companies in the order in which they are asked until the set is over; all pass. */
const order = (g: Game): readonly string[] => {
  const seen: string[] = [];
  for (let now = g; frameAt(now, Operating); now = does(now, 'pass')) {
    const company = question(now)?.company as string;
    if (seen.at(-1) !== company) seen.push(company);
  }
  return seen;
};

const events = (g: Game, type: string, fields: object = {}): readonly Event[] => {
  const outcome = play(g, action(g, type, fields));
  return 'events' in outcome ? (outcome.events ?? []) : [];
};

describe('an operating round', () => {
  const owners = { P1: { owner: 0 }, P3: { owner: 2 }, P4: { owner: 2, closed: true as const }, P5: {} };
  const begins = (more: object = {}): Game =>
    scenario(rhl, {
      ...four,
      cells: { BME: '2.2' },
      phase: '3',
      privates: owners,
      cash: { ...four.cash, 0: 100, 2: 100, bank: 1000 },
      at: inStock(3, { passes: 3 }),
      ...more,
    });

  test('[RHL-6-a] begins with the revenue of the privates, and only then the first company acts', () => {
    const g = does(begins(), 'pass');
    expect(g.state.money).toMatchObject({ 0: 105, 2: 115, bank: 980 });
    const types = events(begins(), 'pass').map(e => e.type);
    expect(types.filter(t => t === 'income')).toHaveLength(2);
    expect(types.lastIndexOf('income')).toBeLessThan(types.indexOf('turn'));
  });

  test('[RHL-6-a] so does the next one of the set', () => {
    const acted = [...four.floated];
    const g = begins({ at: inTurn('GVE', 'track', { round: 1, of: 2, acted }), cells: { GVE: '2.2' } });
    expect(g.state.money).toMatchObject({ 0: 100, 2: 100 });
    const after = does(g, 'pass');
    expect(frameAt(after, Operating)?.round).toBe(2);
    expect(after.state.money).toMatchObject({ 0: 105, 2: 115 });
  });

  test.each([
    ['the dearest company first', { GVE: '1.4', BME: '0.5', CME: '2.4', ADR: '3.0' }, ['BME', 'GVE', 'CME', 'ADR']],
    [
      'of equal values the one further right first',
      { ADR: '0.2', GVE: '2.4', CME: '1.3', BME: '3.5' },
      ['BME', 'GVE', 'CME', 'ADR'],
    ],
    [
      'of one space the top marker first',
      { GVE: '2.2', ADR: '2.2', BME: '2.2', CME: '2.2' },
      ['GVE', 'ADR', 'BME', 'CME'],
    ],
  ])('[RHL-6-b] %s', (_, cells, expected) => {
    expect(order(scenario(rhl, { ...four, cells, at: inOperating() }))).toEqual(expected);
  });

  test('[RHL-6-b] only what has floated acts, and each once', () => {
    const shares = { ...four.shares, DEE: { 0: 4 } };
    const cells = { DEE: '0.3', ADR: '2.1', BME: '2.2' };
    const g = scenario(rhl, { ...four, shares, cells, floated: ['ADR', 'BME'], at: inOperating() });
    expect(inOrder(g)[0]).toBe('DEE');
    expect(order(g)).toEqual(['BME', 'ADR']);
    expect(cited(g, 'layTile', { company: 'ADR', hex: 'K4', tile: '4', turn: 1 })).toBe('turn.company RHL-6-b');
  });

  test('[RHL-6-EX1] ADR at 80 in column 5 before CME at 80 in column 3, BME on top of GVE before it', () => {
    const cells = { ADR: '3.4', CME: '1.2', BME: '2.2', GVE: '2.2' };
    const g = scenario(rhl, { ...four, cells, at: inOperating() });
    const { cell } = rhl.parts.market;
    expect([cell('3.4').price, cell('1.2').price]).toEqual([80, 80]);
    expect(order(g)).toEqual(['ADR', 'CME', 'BME', 'GVE']);
  });

  test('[RHL-6-d] ends when every floated company has acted', () => {
    const cells = { ADR: '2.1', BME: '2.2' };
    const last = { ...four, cells, floated: ['ADR', 'BME'] };
    const g = scenario(rhl, { ...last, at: inTurn('BME', 'trains', { acted: ['BME'] }) });
    expect(question(g)?.company).toBe('ADR');
    const over = scenario(rhl, { ...last, at: inTurn('ADR', 'trains', { acted: ['BME', 'ADR'] }) });
    expect(over.state.agenda[0]).toMatchObject({ at: 'stock', number: 3 });
  });
});

describe('who is next', () => {
  /** BME, with a route and no train, needs 100 and has 40; its director sells what it takes. */
  const need = {
    shares: { BME: { 0: 6, 1: 4 }, DEE: { 1: 4, 0: 3 }, GVE: { 2: 5 } },
    cells: { BME: '0.4', DEE: '1.4', GVE: '2.4' },
    tiles: { G14: '7/1' },
    tokens: { BME: ['F13.1'] },
    floated: ['DEE', 'GVE'],
    cash: { BME: 40, DEE: 90, GVE: 90, 0: 0 },
  };

  test('[RHL-6-c] [RHL-N-9] a forced sale lowers a company that has not acted: another comes first', () => {
    const g = scenario(rhl, { ...need, at: inTurn('BME', 'trains') });
    expect(inOrder(g).slice(0, 3)).toEqual(['BME', 'DEE', 'GVE']);
    const sold = does(does(g, 'buyTrain', { train: '2', from: 'bank' }), 'sellShares', { company: 'DEE', shares: 1 });
    expect(sold.state.companies['BME']?.trains).toEqual(['2']);
    expect(order(sold)).toEqual(['GVE', 'DEE']);
  });

  test('[RHL-6-c] a marker that moved after its own turn gets no second one', () => {
    const done = { ...need, cells: { ...need.cells, GVE: '0.6' }, shares: { ...need.shares, GVE: { 0: 5, 2: 3 } } };
    const g = scenario(rhl, { ...done, at: inTurn('BME', 'trains', { acted: ['GVE', 'BME'] }) });
    const sold = does(does(g, 'buyTrain', { train: '2', from: 'bank' }), 'sellShares', { company: 'GVE', shares: 1 });
    expect(sold.state.companies['GVE']?.cell).toBe('1.6');
    expect(order(sold)).toEqual(['DEE']);
  });

  test('[RHL-N-19] [RHL-6.2.5-b] a low dividend puts a marker beneath another, which is first in the next round', () => {
    const stack = {
      shares: { ADR: { 0: 5 }, GVE: { 1: 5 } },
      cells: { ADR: '2.2', GVE: '2.2' },
      tokens: { ADR: ['K2'] },
      tiles: { K4: '4/1' },
      trains: { ADR: ['2'] },
      floated: ['GVE'],
      cash: { GVE: 90 },
    };
    const g = scenario(rhl, { ...stack, at: inTurn('ADR', 'dividend', { income: 50, of: 2, acted: ['GVE', 'ADR'] }) });
    expect(inOrder(g)).toEqual(['ADR', 'GVE', 'RhE']);
    const paid = does(g, 'payDividend', { how: 'pay' });
    expect(frameAt(paid, Operating)?.round).toBe(2);
    expect([paid.state.companies['ADR']?.cell, question(paid)?.company]).toEqual(['2.2', 'GVE']);
  });
});

describe('a turn', () => {
  /** Aachen, a town and Düren. */
  const west = { tokens: { ADR: ['K2'] }, tiles: { K4: '4/1' }, phase: '2', sold: { 2: 1 } };
  const begins = (trains: readonly string[]): Game => turnOf(rhl, 'ADR', 'track', { ...west, trains: { ADR: trains } });
  const step = (g: Game) => question(g)?.step;

  test('[RHL-6.2-a] tile, station, run, revenue, value, trains', () => {
    let g = begins(['2']);
    expect(step(g)).toBe('track');
    g = does(g, 'layTile', { hex: 'J3', tile: '1', turn: 2 });
    expect(step(g)).toBe('token');
    g = does(g, 'placeToken', { hex: 'K6', city: 0 });
    expect(step(g)).toBe('run');
    g = does(g, 'runRoutes', { routes: [{ train: '2', path: along(g, 'K2 K4 K6') }] });
    expect(step(g)).toBe('dividend');
    const before = g.state.companies['ADR']?.cell;
    g = does(g, 'payDividend', { how: 'withhold' });
    expect(g.state.companies['ADR']?.cell).not.toBe(before);
    expect(step(g)).toBe('trains');
    g = does(g, 'buyTrain', { train: '2', from: 'bank' });
    expect(step(g)).toBe('trains');
    expect(step(does(g, 'pass'))).not.toBe('trains');
  });

  test('[RHL-6.2-a] tile and station may be left out, run and revenue may not, trains only with a train', () => {
    const run = does(does(begins(['2']), 'pass'), 'pass');
    expect(cited(run, 'pass')).toBe('run.compulsory RHL-6.2-a');
    const ran = does(run, 'runRoutes', { routes: [{ train: '2', path: along(run, 'K2 K4') }] });
    expect(cited(ran, 'pass')).toBe('dividend.compulsory RHL-6.2.4-b');
    expect(cited(does(ran, 'payDividend', { how: 'pay' }), 'pass')).toBeUndefined();
    const trains = does(does(begins([]), 'pass'), 'pass');
    expect(step(trains)).toBe('trains');
    expect(cited(trains, 'pass')).toBe('trains.duty RHL-6.2.6.1-a');
  });

  test('[RHL-6.2-b] there is no way back to an earlier step', () => {
    const lay = { hex: 'J3', tile: '1', turn: 2 };
    const place = { hex: 'K6', city: 0 };
    const token = does(begins(['2']), 'pass');
    expect(cited(begins(['2']), 'layTile', lay)).toBeUndefined();
    expect(cited(token, 'layTile', lay)).toBe('turn.verb RHL-6.2-a');
    expect(cited(token, 'layTile', { ...lay, at: 'track' })).toBe('turn.step RHL-6.2-b');
    expect(cited(token, 'placeToken', place)).toBeUndefined();
    const run = does(token, 'pass');
    expect(cited(run, 'placeToken', { ...place, at: 'token' })).toBe('turn.step RHL-6.2-b');
    const trains = turnOf(rhl, 'ADR', 'trains', { ...west, trains: { ADR: ['2'] } });
    const again = { routes: [{ train: '2', path: along(trains, 'K2 K4') }] };
    expect(cited(trains, 'runRoutes', { ...again, at: 'run' })).toBe('turn.step RHL-6.2-b');
  });
});
