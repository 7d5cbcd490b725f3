import { cashOf, type Frame, type Game, openTable, question, stationsOf } from '@roundhouse/engine';
import { barredIn, cited, does, inStock, refusal, type Scenario, scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18czMoraviaSilesia as title } from './moravia-silesia.ts';
import { exportTrain } from './timetable.ts';

type More = Omit<Parameters<typeof turnOf>[3] & object, never>;
const turn = (company: string, step: string, more: More = {}): Game =>
  turnOf(title, company, step, { players: 3, par: { [company]: 60 }, ...more });
/** The token of the MW is on the map; its paper belongs to seat 1, if nothing else is said. */
const west = (more: Partial<Scenario> = {}): Game =>
  scenario(title, {
    players: 3,
    par: { SX: 60 },
    shares: { SX: { 0: 5 } },
    tokens: { SX: ['D17'], MW: ['F23'] },
    cash: { 0: 0, 1: 0, SX: 500 },
    privates: { MW: { owner: 1 } },
    at: inStock(0, { passes: 2 }),
    ...more,
  });

describe('Local Railways', () => {
  test('[CZ-XI.2-x] they work as in the base game, sold to companies from the first 3-train on', () => {
    const more = { tokens: { SX: ['D17'] }, privates: { S3: { owner: 0 } }, slices: { timetable: { at: 3 } } };
    expect(
      cited(turn('SX', 'track', { ...more, tiles: { D17: 'SX/4' } }), 'buyPrivate', { private: 'S3', price: 1 }),
    ).toBe('private.phase CZ-XI.2-x');
    const g = turn('SX', 'track', { ...more, phase: 'd', tiles: { D17: 'SX/4' } });
    expect(cited(g, 'buyPrivate', { private: 'S3', price: 51 })).toBe('private.price CZ-IV.1-g');
    // The other papers have no such powers.
    const own = turn('SX', 'track', {
      ...more,
      phase: 'd',
      tiles: { D17: 'SX/4' },
      privates: { '3E': { owner: 'SX' } },
    });
    expect(cited(own, 'sellLocal', { private: '3E' })).toBe('power.owner CZ-IV.1-p');
    const sold = does(does(g, 'buyPrivate', { private: 'S3', price: 50 }), 'sellLocal', { private: 'S3' });
    expect([cashOf(sold, 'SX'), sold.state.privates['S3']?.closed]).toEqual([500, true]);
  });

  test('[CZ-XI.2-z] with the first 4+4, bought or exported, all papers close and the token leaves the map', () => {
    const g = scenario(title, {
      players: 3,
      phase: 'e',
      sold: { 'a+b': 6, d: 5, e: 3, '3E': 1 },
      tokens: { MW: ['F23'] },
      privates: { S3: { owner: 0 }, M4: { owner: 'SX' }, MW: { owner: 1 }, '3E': { owner: 2 } },
      at: inStock(0),
    });
    const t = openTable(g);
    exportTrain(t);
    expect(Object.values(t.state.privates)).toEqual(Array(5).fill({ closed: true }));
    expect(t.state.map.tokens['F23']).toEqual([]);
    expect([cashOf(t, 0), cashOf(t, 1)]).toEqual([cashOf(g, 0), cashOf(g, 1)]);
  });
});

describe('the 3E-train', () => {
  const LINE = { D17: 'SX/4', D19: '9/1', D21: '9/1', D23: '8/1', C24: '57/0', E18: '9/2' };
  const lent = (more: More = {}) =>
    turn('SX', 'track', {
      tokens: { SX: ['D17'] },
      tiles: LINE,
      privates: { '3E': { owner: 0 } },
      sold: { 'a+b': 2, '3E': 1 },
      ...more,
    });

  test('[CZ-XI.2-aa] its owner lends it to a company he leads, before the run; it is never sold', () => {
    const g = lent();
    expect(refusal(g, 'lendTrain')).toBeUndefined();
    expect(does(g, 'lendTrain').state.companies['SX']?.trains).toEqual(['3E']);
    expect(cited(lent({ privates: { '3E': { owner: 1 } } }), 'lendTrain')).toBe('extra.owner CZ-XI.2-aa');
    const late = turn('SX', 'trains', {
      tokens: { SX: ['D17'] },
      tiles: LINE,
      trains: { SX: ['2'] },
      privates: { '3E': { owner: 0 } },
    });
    expect(cited(late, 'lendTrain')).toBe('extra.late CZ-XI.2-aa');
    expect(cited(lent({ phase: 'd' }), 'buyPrivate', { private: '3E', price: 10 })).toBe('private.never CZ-XI.2-aa');
  });

  test('[CZ-XI.2-aa] a pass in the track or token step does not throw it away', () => {
    let g = lent();
    for (const step of ['track', 'token'] as const) if (question(g)?.step === step) g = does(g, 'pass');
    expect(question(g)).toMatchObject({ company: 'SX', step: 'run' });
    g = does(g, 'lendTrain');
    expect([question(g)?.step, cited(g, 'pass')]).toEqual(['run', 'run.compulsory CZ-VIII.3-a']);
  });

  test('[CZ-XI.2-ab] it counts neither for the limit nor as the train a company must have', () => {
    const g = turn('SX', 'trains', { tokens: { SX: ['D17'] }, trains: { SX: ['3E'] }, sold: { '3E': 1 } });
    expect(cited(g, 'pass')).toBe('trains.duty CZ-VIII.10-a');
    const full = turn('SX', 'trains', {
      tokens: { SX: ['D17'] },
      trains: { SX: ['2', '2', '2', '3E'] },
      sold: { 'a+b': 3, '3E': 1 },
    });
    expect(refusal(full, 'buyTrain', { train: '2', from: 'bank' })).toBeUndefined();
    const over = does(full, 'buyTrain', { train: '2', from: 'bank' });
    expect(over.state.companies['SX']?.trains).toEqual(['2', '2', '2', '3E', '2']);
    expect(cited(over, 'buyTrain', { company: 'SX', train: '2', from: 'bank' })).toMatch(/^(trains\.limit|turn\.\w+) /);
  });

  const route = ['D17.0', 'D19:D17', 'D19:D21', 'D21:D23', 'D23:C24', 'C24.0'];
  test('[CZ-XI.2-ac] it may use the track of others and counts every red tile', () => {
    const g = turn('SX', 'run', {
      tokens: { SX: ['D17'] },
      tiles: LINE,
      trains: { SX: ['2', '3E'] },
      sold: { 'a+b': 1, '3E': 1 },
    });
    const both = (trains: readonly string[]) => ({ routes: trains.map(train => ({ train, path: named(g, route) })) });
    expect(does(g, 'runRoutes', both(['2', '3E'])).state.companies['SX']?.revenue).toBe(20 + 20 + (20 + 50 + 20));
    const two = turn('SX', 'run', {
      tokens: { SX: ['D17'] },
      tiles: LINE,
      trains: { SX: ['2', '2'] },
      sold: { 'a+b': 2 },
    });
    expect(cited(two, 'runRoutes', { routes: ['2', '2'].map(train => ({ train, path: named(two, route) })) })).toBe(
      'route.shared CZ-VIII.7-l',
    );
  });

  test('[CZ-XI.2-ad] after the run it is gone for good', () => {
    const g = turn('SX', 'run', { tokens: { SX: ['D17'] }, tiles: LINE, trains: { SX: ['3E'] }, sold: { '3E': 1 } });
    const ran = does(g, 'runRoutes', { routes: [{ train: '3E', path: named(g, route) }] });
    expect(ran.state.companies['SX']?.trains).toEqual([]);
    expect(ran.state.depot['3E']).toBe(1);
    const idle = turn('SX', 'run', { tokens: { SX: ['D17'] }, trains: { SX: ['3E'] }, sold: { '3E': 1 } });
    expect(idle.state.companies['SX']?.trains).toEqual([]);
  });
});

/** Borders as the map names them. */
const named = (g: Game, path: readonly string[]): readonly string[] => {
  const { index } = g.title.parts.map;
  return path.map(p => {
    const [a = '', b = ''] = p.split(':');
    return p.includes(':') && (index[a] as number) > (index[b] as number) ? `${b}:${a}` : p;
  });
};

describe('the Mährische Westbahn', () => {
  test('[CZ-XI.2-ae] its token stands in Přerov and blocks like a station; nobody runs from it', () => {
    const papers = scenario(title, { players: 2, at: [{ at: 'papers', done: [], starter: 0, barren: 0 } as never] });
    const won = does(does(does(papers, 'putUp', { lot: 'MW' }), 'bid', { lot: 'MW', amount: 70 }), 'pass');
    expect(won.state.map.tokens['F23']).toEqual([{ by: 'MW', city: 0 }]);
    const tiles = { F15: 'BY/4', F17: '9/1', F19: '9/1', F21: '55/1', F23: '57/1', F25: '9/1', F27: '9/1' };
    const g = turn('BY', 'token', { tokens: { BY: ['F15'], MW: ['F23'] }, tiles });
    expect(question(g)?.step).not.toBe('token');
    expect(title.turn['paper']).toBeUndefined();
  });

  test('[CZ-XI.2-af] when the papers pay, its owner may first lay or replace the tile, free and one step', () => {
    const g = does(west(), 'pass');
    expect(question(g)).toEqual({ by: 1, step: 'west' });
    expect(cited(g, 'buildWest', { tile: '14', turn: 0 })).toBe('track.colour CZ-VIII.5-a');
    const built = does(g, 'buildWest', { tile: '57', turn: 0 });
    expect([built.state.map.tiles['F23']?.tile, cashOf(built, 1)]).toEqual(['57', 20]);
    const declined = does(g, 'pass');
    expect([declined.state.map.tiles['F23'], cashOf(declined, 1)]).toEqual([undefined, 0]);
    // Nothing can replace a yellow tile yet, so nobody is asked.
    expect(question(does(west({ tiles: { F23: '57/0' } }), 'pass'))?.step).not.toBe('west');
    const purple = does(west({ tiles: { F23: '57/0' }, phase: 'd' }), 'pass');
    expect(cited(purple, 'buildWest', { tile: '15p', turn: 0 })).toBe('track.right CZ-VIII.5-d');
    expect(cashOf(does(purple, 'buildWest', { tile: '14', turn: 0 }), 1)).toBe(30);
    expect(cited(purple, 'buildWest', { tile: '14', turn: 1 })).toBe('track.preserve CZ-VIII.5-f');
    const again = { type: 'buildWest', by: 1, at: 'west', tile: '14', turn: 0 };
    expect(barredIn(purple, { at: 'owed', done: [again], by: 1, step: 'west' } as Frame, again)).toBe(
      'west.once CZ-XI.2-af',
    );
  });

  test.each([
    [undefined, 0],
    ['57/0', 20],
    ['14/0', 30],
    ['611/0', 40],
    ['595p/0', 60],
  ])('[CZ-XI.2-ag] with %s on its hex it pays %i', (tile, income) => {
    const g = does(west({ phase: 'g', tiles: tile ? { F23: tile } : {} }), 'pass');
    const paid = question(g)?.step === 'west' ? does(g, 'pass') : g;
    expect(cashOf(paid, 1)).toBe(income);
  });

  test('[CZ-XI.2-EX3] a green tile on F23: its owner gets 30', () => {
    const g = does(does(west({ phase: 'd', tiles: { F23: '619/0' } }), 'pass'), 'pass');
    expect(cashOf(g, 1)).toBe(30);
  });

  const buyer = (more: More = {}) =>
    turn('SX', 'track', {
      phase: 'd',
      tiles: { D17: 'SX/4' },
      tokens: { SX: ['D17'], MW: ['F23'] },
      privates: { MW: { owner: 0 } },
      slices: { timetable: { at: 3 } },
      ...more,
    });
  test('[CZ-XI.2-ah] from the first 3-train on a company buys it for 1 to the price of the day; its token becomes a station', () => {
    expect(cited(buyer({ phase: 'a+b' }), 'buyPrivate', { private: 'MW', price: 10 })).toBe('private.phase CZ-XI.2-x');
    expect(cited(buyer(), 'buyPrivate', { private: 'MW', price: 51 })).toBe('private.price CZ-IV.1-g');
    const bought = does(buyer(), 'buyPrivate', { private: 'MW', price: 50 });
    expect([bought.state.privates['MW']?.closed, stationsOf(bought, 'SX')]).toEqual([true, ['D17', 'F23']]);
    expect(bought.state.companies['SX']?.tokens).toEqual([40, 100]);
  });

  test('[CZ-XI.2-ai] a company with a station there gets the token on its charter, for 100', () => {
    const g = buyer({ tokens: { SX: ['D17', 'F23'], MW: ['F23'] }, tiles: { D17: 'SX/4', F23: '14/0' } });
    const bought = does(g, 'buyPrivate', { private: 'MW', price: 10 });
    expect(bought.state.map.tokens['F23']).toEqual([{ by: 'SX', city: 0 }]);
    expect(bought.state.companies['SX']?.tokens).toEqual([100, 100]);
  });
});
