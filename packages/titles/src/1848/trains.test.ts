import { type Game, onSale, question } from '@roundhouse/engine';
import { along, cited, does, earns, refusal, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

type Position = Omit<Scenario, 'at'>;
/** Cards sold so that the named one is next. */
const BEFORE = {
  2: {},
  3: { 2: 6 },
  4: { 2: 6, 3: 5 },
  5: { 2: 6, 3: 5, 4: 4 },
  6: { 2: 6, 3: 5, 4: 4, 5: 3 },
  8: { 2: 6, 3: 5, 4: 4, 5: 3, 6: 2 },
} as const;

/** SAR between Adelaide and Port Pirie. */
const south = { tokens: { SAR: ['G3'] }, tiles: { G3: '57/2', F3: '57/2' } };
const at = (more: Position): Game => turnOf(t1848, 'SAR', 'trains', { ...south, cash: { SAR: 3000 }, ...more });
const buy = (train: string, more: object = {}) => ({ train, from: 'bank', ...more });
const buys = (g: Game, train: string, more: object = {}): Game => does(g, 'buyTrain', buy(train, more));
const no = (g: Game, train: string, more: object = {}) => cited(g, 'buyTrain', buy(train, more));
const trainsOf = (g: Game, company = 'SAR') => g.state.companies[company]?.trains;

describe('the duty to own a train', () => {
  test.each([
    ['a route and no train', {}, 'trains.duty 48-8.1-a'],
    ['a route and the Ghan alone', { trains: { SAR: ['2E'] } }, 'trains.duty 48-8.1-a'],
    ['a route to a blocked city', { tokens: { SAR: ['G3'], QR: ['F3'] } }, 'trains.duty 48-8.1-a'],
    ['a route to a town alone', { tokens: { SAR: ['E2'] }, tiles: { E2: '5/1', D2: '56/5' } }, 'trains.duty 48-8.1-a'],
    [
      'a route over three gauge markers',
      { tiles: { G3: '6/3', F4: '9/0', E4: '8/0', D4: '7/4', D5: '57/1' } },
      'trains.duty 48-8.1-a',
    ],
    ['a route and a train', { trains: { SAR: ['2'] } }, undefined],
    ['track that leads nowhere', { tiles: { G3: '57/2' } }, undefined],
    ['stations that are not joined to its token', { tokens: { SAR: ['H6'] } }, undefined],
  ] satisfies [string, Position, string | undefined][])('[48-8.1-a] with %s', (_, more, clause) => {
    expect(cited(at({ phase: '3', sold: BEFORE[3], ...more }), 'pass')).toBe(clause);
  });
});

describe('the train limit', () => {
  const three = {
    phase: '4',
    sold: BEFORE[5],
    shares: { SAR: { 0: 6 }, QR: { 1: 6 }, VR: { 2: 6 } },
    par: { SAR: 100, QR: 90, VR: 100 },
    cells: { VR: '1.4', QR: '1.7', SAR: '1.5' },
    tokens: { SAR: ['G3'], QR: ['B10'], VR: ['H6'] },
    trains: { SAR: ['4', '4'], QR: ['3', '4+', '2E', '3'], VR: ['4', '3', '3+'] },
  };

  test('[48-8.1-b] above a lower limit each company gives up trains of its choice, in operating order', () => {
    let g = buys(at(three), '5');
    expect(question(g)).toMatchObject({ step: 'discard', company: 'QR', by: 1 });
    expect(cited(g, 'pass')).toBe('discard.compulsory 48-8.1-b');
    expect(cited(g, 'discardTrain', { train: '2E' })).toBe('discard.train 48-8.1-b');
    expect(cited(g, 'discardTrain', { train: '5' })).toBe('discard.train 48-8.1-b');
    g = does(g, 'discardTrain', { train: '4+' });
    expect(trainsOf(g, 'QR')).toEqual(['3', '2E', '3']);
    expect(question(g)).toMatchObject({ step: 'discard', company: 'SAR', by: 0 });
    g = does(g, 'discardTrain', { train: '4' });
    expect(question(g)).toMatchObject({ step: 'discard', company: 'VR', by: 2 });
    g = does(g, 'discardTrain', { train: '3' });
    expect(question(g)).toMatchObject({ step: 'trains', company: 'SAR' });
    expect(g.state.money).toMatchObject({ QR: 0, VR: 0, SAR: 2500 });
  });

  test.each([
    ['3', ['2', '2+', '2'], ['2', '2', '2', '3']],
    ['4', ['4', '4'], ['4', '4', '3']],
    ['6', ['5'], ['5', '5+']],
  ] as const)('[48-8.3.5-a] in phase %s a company with %s may buy, one with %s may not', (phase, fewer, most) => {
    const sold = BEFORE[phase];
    expect(no(at({ phase, sold, trains: { SAR: fewer } }), phase)).toBeUndefined();
    expect(no(at({ phase, sold, trains: { SAR: most } }), phase)).toBe('trains.limit 48-8.3.5-a');
  });

  test('[48-8.3.5-a] not even if the purchase would rust its trains; the Ghan is another matter', () => {
    const four = { phase: '3', sold: BEFORE[4], trains: { SAR: ['2', '2', '2', '3'] } };
    expect(no(at(four), '4')).toBe('trains.limit 48-8.3.5-a');
    expect(no(at({ phase: '5', sold: BEFORE[5], trains: { SAR: ['5', '4'] } }), '2E')).toBeUndefined();
  });
});

describe('sides', () => {
  test('[48-8.2.1-a] the buyer chooses a side for good', () => {
    const g = buys(at({ phase: '3', sold: BEFORE[3] }), '3+');
    expect(trainsOf(g)).toEqual(['3+']);
    const owner = turnOf(t1848, 'SAR', 'run', { ...south, trains: { SAR: ['3+'] } });
    expect(earns(owner, ['3+', 'G3 F3'])).toBe(40);
    expect(earns(owner, ['3', 'G3 F3'])).toBe('route.train 48-10.1.2-a');
    const both = { shares: { QR: { 0: 6 } }, par: { QR: 100 }, trains: { QR: ['3+'] } };
    const next = at({ ...both, phase: '3', sold: BEFORE[3] });
    expect(no(next, '3', { from: 'QR', price: 1 })).toBe('trains.seller 48-8.3.4-d');
    expect(trainsOf(does(next, 'buyTrain', { train: '3+', from: 'QR', price: 1 }))).toEqual(['3+']);
  });

  test('[48-8.3.3-a] each card may be bought by either side and is then gone', () => {
    let g = at({ phase: '2', sold: { 2: 4 } });
    for (const side of ['2', '2+']) expect(no(g, side)).toBeUndefined();
    g = buys(buys(g, '2'), '2+');
    expect(g.state.depot).toEqual({ 2: 6 });
    expect(onSale(g).map(c => c.id)).toEqual(['3']);
    const last = at({ phase: '6', sold: BEFORE[8] });
    for (const side of ['8', 'D']) expect(no(last, side)).toBeUndefined();
  });

  const west = { G3: '57/2', F3: '57/2', E2: '5/1', E1: '5/4', D2: '56/5' };
  test.each<[string, string, string, number | string]>([
    ['a town is free and pays', '2', 'D1 D2 E2', 70],
    ['a small harbour is free and pays', '2', 'E2 E1 F2', 50],
    ['a town alone is a station', '2', 'D2 E2', 30],
    ['an off-board city counts', '2', 'D1 D2 E2 E1', 'route.length 48-8.2.2-a'],
    ['up to its number', '3', 'D1 D2 E2 E1 F2', 100],
  ])('[48-8.2.2-a] %s: a %s on %s', (_, train, hexes, result) => {
    const g = turnOf(t1848, 'CAR', 'run', {
      phase: '3',
      tokens: { CAR: ['E2'] },
      tiles: west,
      trains: { CAR: [train] },
    });
    expect(earns(g, [train, hexes])).toBe(result);
  });

  test('[48-8.2.2-a] Tasmania counts, and no stop on the way can be skipped', () => {
    const tiles = { H5: '57/1', H6: '5/0', I5: '241/0' };
    const vr = (train: string) =>
      turnOf(t1848, 'VR', 'run', { tokens: { VR: ['H6'] }, tiles, trains: { VR: [train] } });
    expect(earns(vr('2'), ['2', 'H6 I5'])).toBe(70);
    expect(earns(vr('2'), ['2', 'H5 H6 I5'])).toBe('route.length 48-8.2.2-a');
    expect(earns(vr('3'), ['3', 'H5 H6 I5'])).toBe(90);
    const path = along(vr('2'), 'H5 H6 I5').filter(point => point !== 'H6.0');
    expect(cited(vr('2'), 'runRoutes', { routes: [{ train: '2', path }] })).toBe('route.skips 48-10.1.2-a');
  });

  // Stations and gauge markers on the way.
  const LINES = {
    '4 and 1': ['SAR', 'G3 H4 H5 H6', { G3: '57/2', H4: '6/2', H5: '57/1', H6: '5/1' }],
    '2 and 2': ['FED', 'G7 G6 F7', { G7: '5/1', G6: '2/2', F7: '57/0' }],
    '2 and 3': ['SAR', 'G3 F4 E4 D4 D5', { G3: '5/2', F4: '9/0', E4: '8/0', D4: '7/4', D5: '57/1' }],
  } as const;
  test.each([
    ['4 and 1', '3+', '4+'],
    ['2 and 2', '2+', '3+'],
    ['2 and 3', '3+', '4+'],
  ] as const)('[48-8.2.3-a] %s are too many for a %s, not for a %s', (line, small, large) => {
    const [company, hexes, tiles] = LINES[line];
    const tokens = { [company]: [hexes.slice(0, 2)] };
    const g = (train: string) => turnOf(t1848, company, 'run', { tokens, tiles, trains: { [company]: [train] } });
    expect(earns(g(small), [small, hexes])).toBe('route.length 48-8.2.3-a');
    expect(earns(g(large), [large, hexes])).toBeGreaterThan(0);
  });
});

describe('diesels', () => {
  test('[48-8.2.4-a] 8/D are on sale when the second 6/6+ has been sold', () => {
    for (const side of ['8', 'D']) {
      expect(no(at({ phase: '6', sold: { ...BEFORE[6], 6: 1 } }), side)).toBe('trains.on-sale 48-8.3.2-a');
      expect(no(at({ phase: '6', sold: BEFORE[8] }), side)).toBeUndefined();
    }
  });

  test('[48-8.2.4-a] a D has no limit but needs a token', () => {
    const tiles = { F3: '57/2', G3: '57/2', H4: '6/2', H5: '57/1', H6: '5/1' };
    const g = turnOf(t1848, 'SAR', 'run', { phase: '8', tokens: { SAR: ['G3'] }, tiles, trains: { SAR: ['D'] } });
    expect(earns(g, ['D', 'F3 G3 H4 H5 H6'])).toBe(150);
    expect(earns(g, ['D', 'H4 H5 H6'])).toBe('route.token 48-10.1.2-a');
  });

  const first = { phase: '6', sold: BEFORE[8], trains: { SAR: ['4', '5'] } };
  test('[48-8.2.4-b] the first buyer may hand in a 4/4+ and pays 800 for a D', () => {
    for (const four of ['4', '4+']) {
      const g = buys(at({ ...first, trains: { SAR: [four, '5'] } }), 'D', { exchange: four });
      expect(trainsOf(g)).toEqual(['5', 'D']);
      expect(g.state.money?.['SAR']).toBe(2200);
    }
  });

  test('[48-8.2.4-b] no other train is handed in, none for an 8, and none after the first 8/D', () => {
    const g = at(first);
    expect(no(g, '8', { exchange: '4' })).toBe('trains.discount 48-8.2.4-b');
    expect(no(g, 'D', { exchange: '5' })).toBe('trains.discount 48-8.2.4-b');
    expect(no(g, 'D', { exchange: '4+' })).toBe('trains.exchange 48-8.2.4-b');
    const later = at({ ...first, phase: '8', sold: { ...BEFORE[8], 8: 1 }, trains: { SAR: ['4'] } });
    expect(no(later, 'D', { exchange: '4' })).toBe('trains.discount 48-8.2.4-b');
  });

  test('[48-8.2.4-c] [N-39] the exchange is possible at the train limit, a plain purchase is not', () => {
    const g = at(first);
    expect(no(g, 'D', { exchange: '4' })).toBeUndefined();
    expect(no(g, 'D')).toBe('trains.limit 48-8.3.5-a');
    expect(no(at({ ...first, trains: { SAR: ['4', '4'] } }), '8')).toBe('trains.limit 48-8.3.5-a');
    expect(trainsOf(buys(at({ ...first, trains: { SAR: ['4', '4'] } }), 'D', { exchange: '4' }))).toEqual(['D']);
  });
});

describe('buying from the bank', () => {
  test('[48-8.3.1-a] after running, so that a new train does not run in the same turn', () => {
    const g = turnOf(t1848, 'SAR', 'run', { ...south, phase: '2', trains: { SAR: ['2'] } });
    expect(no(g, '2')).toBe('turn.verb 48-7.3-a');
    const after = buys(at({ phase: '2', trains: { SAR: ['2'] } }), '2');
    const routes = [{ train: '2', path: along(after, 'G3 F3') }];
    expect(refusal(after, 'runRoutes', { routes })?.clause).toBe('turn.verb');
  });

  const PRICES = { 2: 100, '2+': 120, 3: 200, '3+': 230, 4: 300, '4+': 340, 5: 500, '5+': 550, 6: 600, '6+': 660 };
  test.each(Object.entries({ ...PRICES, 8: 800, D: 1100 }))('[48-8.3.2-a] a %s costs %i', (train, price) => {
    const card = train === 'D' ? 8 : (Number.parseInt(train, 10) as keyof typeof BEFORE);
    const position = { phase: String(Math.max(card, 3)), sold: { ...BEFORE[card], [card]: card === 6 ? 1 : 2 } };
    const g = buys(at({ ...position, cash: { SAR: price, bank: 0 } }), train);
    expect(g.state.money).toMatchObject({ SAR: 0, bank: price });
    const owns = { trains: { SAR: ['5'] }, cash: { SAR: price - 1 } };
    expect(no(at({ ...position, ...owns }), train)).toBe('trains.funds 48-8.3.2-a');
    expect(no(at(position), train, { price: 1 })).toBe('trains.printed-price 48-8.3.2-a');
  });

  test('[48-8.3.2-a] in ascending order, and several in one turn', () => {
    const g = at({ phase: '2', sold: { 2: 5 } });
    expect(no(g, '3')).toBe('trains.on-sale 48-8.3.2-a');
    const after = buys(buys(buys(g, '2'), '3'), '3+');
    expect(trainsOf(after)).toEqual(['2', '3', '3+']);
    expect(no(after, '2')).toBe('trains.on-sale 48-8.3.2-a');
  });
});

describe('rust', () => {
  test.each([
    ['4', '3', ['2', '2+'], ['3', '3+']],
    ['6', '5', ['3', '3+'], ['4', '5']],
    ['8', '6', ['4', '4+'], ['5', '6+']],
  ] as const)('[48-8.3.6-a] the first %s ends older trains of every company, unpaid', (card, phase, old, rest) => {
    const trains = { SAR: [old[0]], QR: [old[1], rest[0]], VR: [old[0], rest[1]] };
    const others = { shares: { QR: { 1: 6 }, VR: { 2: 6 } }, par: { QR: 90, VR: 90 }, floated: ['QR', 'VR'] };
    const g = buys(at({ ...others, phase, sold: BEFORE[card], trains }), card);
    expect([trainsOf(g), trainsOf(g, 'QR'), trainsOf(g, 'VR')]).toEqual([[card], [rest[0]], [rest[1]]]);
    expect(g.state.money).toMatchObject({ QR: 0, VR: 0 });
  });
});
