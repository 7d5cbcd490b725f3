import {
  borderId,
  type Game,
  judge,
  question,
  type Route,
  type RouteProblem,
  reckon,
  type TrainSide,
} from '@roundhouse/engine';
import { along, cited, earns, noLay, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18cz } from './index.ts';

type Position = Omit<Scenario, 'at'>;
type Way = readonly [train: string, hexes: string];
const run = (company: string, trains: readonly string[], more: Position): Game =>
  turnOf(t18cz, company, 'run', {
    phase: 'd',
    trains: { [company]: trains },
    ...more,
    par: { [company]: 60 },
    shares: { [company]: { 0: 2 } },
  });
const on = (g: Game, ways: readonly Way[]): readonly Route[] =>
  ways.map(([train, hexes]) => ({ train, path: along(g, hexes) }));
/** Why routes are refused, with its citation. */
const no = (g: Game, ...ways: readonly Way[]) => cited(g, 'runRoutes', { routes: on(g, ways) });
/** What routes bring, even if others would bring more. */
const fare = (g: Game, ...ways: readonly Way[]) => {
  const sum = reckon(g, question(g)?.company as string, on(g, ways));
  return sum.broken ? sum.broken.clause : sum.total;
};

/** D1 town, Cheb, Karlovy Vary, Kladno, F11 town, Tábor, Budějovice (30), J11 town, Strakonice. */
const line = {
  ...{ D3: '57/1', D5: '57/1', D7: '9/1', D9: '8/5', E10: '57/2', F11: '4/2' },
  ...{ G12: '57/2', H13: '8/0', I12: '621/0', J11: '3/2', I10: '5/4' },
};
const ekj = { tokens: { EKJ: ['D5', 'G12'] }, tiles: line };
const bte = { tokens: { BTE: ['D3', 'G12'] }, tiles: line };
const sx = { tokens: { SX: ['B5', 'G12'] }, tiles: { ...line, B5: 'SX/5' } };

/** Stops in a row, `C20 T10`, to be judged for one train from end to end. */
const inRow = (train: string, stops: string): number | string => {
  const problem: RouteProblem = {
    stops: stops.split(' ').map((word, i) => ({
      id: `${i}`,
      hex: `${i}`,
      kind: word.startsWith('T') ? 'town' : 'city',
      value: Number(word.slice(1)),
      visit: i,
      own: i === 0,
      open: true,
      end: false,
      tags: [],
    })),
    segments: stops
      .split(' ')
      .slice(1)
      .map((_, i) => ({ a: i, b: i + 1, keys: [i], gauge: 0, toll: 0, path: [] })),
    trains: [{ name: train, ...(t18cz.parts.trains.sides[train] as TrainSide).spec }],
    bonuses: [],
  };
  const verdict = judge(problem, { train: 0, segments: problem.segments.map((_, i) => i) });
  return 'broken' in verdict ? verdict.broken.clause : verdict.total;
};

describe('trains', () => {
  test.each([
    ['EKJ', ekj, ['2a', '2+2b', '3Ed'], '2a'],
    ['BTE', bte, ['2a', '2+2b', '3Ed'], '2+2b'],
    ['SX', sx, ['2a', '2+2b', '3Ed'], '3Ed'],
  ])('[CZ-VIII.7-a] %s runs only trains of its colour', (company, more, trains, own) => {
    const g = run(company, trains, more);
    for (const train of trains)
      expect(no(g, [train, 'G12 F11'])).toBe(train === own ? 'run.maximum CZ-VIII.8-e' : 'route.train CZ-VIII.7-a');
  });

  test('[CZ-VIII.7-a] each train once', () => {
    const g = run('EKJ', ['2a', '2a'], ekj);
    expect(earns(g, ['2a', 'D5 D3'], ['2a', 'G12 H13 I12'])).toBe(90);
    const one = run('EKJ', ['2a'], ekj);
    expect(no(one, ['2a', 'D5 D3'], ['2a', 'G12 H13 I12'])).toBe('route.train CZ-VIII.7-a');
  });

  test('[CZ-VIII.7-c] red ones come to so many places and leave none out', () => {
    expect(fare(run('EKJ', ['2a'], ekj), ['2a', 'D3 D5'])).toBe(40);
    expect(no(run('EKJ', ['2a'], ekj), ['2a', 'D3 D5 D7 D9 E10'])).toBe('route.length CZ-VIII.7-c');
    expect(no(run('EKJ', ['2a'], ekj), ['2a', 'E10 F11 G12'])).toBe('route.length CZ-VIII.7-c');
    const three = run('EKJ', ['3c'], ekj);
    expect(fare(three, ['3c', 'D3 D5 D7 D9 E10'])).toBe(60);
    const leaving = along(three, 'E10 F11 G12').filter(point => point !== 'F11.0');
    expect(cited(three, 'runRoutes', { routes: [{ train: '3c', path: leaving }] })).toBe('route.skips CZ-VIII.7-c');
  });

  test('[CZ-VIII.7-d] blue ones come to twice as many, half of them cities', () => {
    const g = run('BTE', ['2+2b'], bte);
    expect(fare(g, ['2+2b', 'F11 G12 H13 I12 J11'])).toBe(70);
    expect(fare(g, ['2+2b', 'D1 D3 D5'])).toBe(50);
    expect(no(g, ['2+2b', 'D3 D5 D7 D9 E10'])).toBe('route.length CZ-VIII.7-d');
    const leaving = along(g, 'E10 F11 G12').filter(point => point !== 'F11.0');
    expect(cited(g, 'runRoutes', { routes: [{ train: '2+2b', path: leaving }] })).toBe('route.skips CZ-VIII.7-d');
  });

  test.each([
    ['3 cities and 3 towns', 'C20 T10 C20 T10 C20 T10', 90],
    ['2 cities and 4 towns', 'C20 T10 T10 C20 T10 T10', 80],
    ['4 cities and a town', 'C20 C20 T10 C20 C20', 'route.length'],
    ['a city and 6 towns', 'C20 T10 T10 T10 T10 T10 T10', 'route.length'],
  ])('[CZ-VIII.7-EX1] a 3+3 over %s', (_, stops, expected) => {
    expect(inRow('3+3d', stops)).toBe(expected);
  });

  test('[CZ-VIII.7-e] green ones pass any number of towns, and only towns', () => {
    const g = run('SX', ['3Ed'], sx);
    expect(fare(g, ['3Ed', 'E10 F11 G12 H13 I12'])).toBe(70);
    expect(fare(g, ['3Ed', 'F11 G12 H13 I12 J11 I10'])).toBe(70);
    expect(no(g, ['3Ed', 'D5 D7 D9 E10 F11 G12 H13 I12'])).toBe('route.length CZ-VIII.7-e');
    const leaving = along(g, 'D5 D7 D9 E10 F11').filter(point => point !== 'E10.0');
    expect(cited(g, 'runRoutes', { routes: [{ train: '3Ed', path: leaving }] })).toBe('route.skips CZ-VIII.7-e');
    expect(inRow('3Ed', 'C20 T10 T10 T10 T10 T10 C20 T10 T10 C20')).toBe(60);
    expect(inRow('8Ej', 'C20 T10 T10 T10 T10 T10 T10 T10')).toBe(90);
  });

  test.each([
    ['city, town, city, town, city', 'C20 T10 C20 T10 C20', 60],
    ['2 cities and 2 towns', 'C20 T10 C20 T10', 50],
    ['a cheap city and a dear town', 'C20 T30 C20 C40', 80],
  ])('[CZ-VIII.7-EX2] a 3E over %s', (_, stops, total) => {
    expect(inRow('3Ed', stops)).toBe(total);
  });

  test('[CZ-N-25] [CZ-VIII.7-EX2] cities of 20, 20 and 40 with a town of 30 pay 80, not 90', () => {
    expect(inRow('3Ed', 'C20 C20 T30 C40')).toBe(80);
    expect(inRow('4Ef', 'C20 C20 T30 C40')).toBe(110);
  });

  test('[CZ-VIII.7-f] a green one counts at least two places', () => {
    const g = run('SX', ['3Ed'], sx);
    expect(fare(g, ['3Ed', 'G12 F11'])).toBe(30);
    expect(inRow('3Ed', 'C20 T10 T10 T10')).toBe(40);
    expect(cited(g, 'runRoutes', { routes: [{ train: '3Ed', path: ['G12.0'] }] })).toBe('route.stops CZ-VIII.7-b');
  });
});

describe('a route', () => {
  test('[CZ-VIII.7-b] joins two places, however far, and has an own station', () => {
    const g = run('EKJ', ['2a'], ekj);
    expect(fare(g, ['2a', 'D5 D7 D9 E10'])).toBe(40);
    expect(fare(g, ['2a', 'G12 F11'])).toBe(30);
    expect(no(g, ['2a', 'I12 J11'])).toBe('route.token CZ-VIII.6-a');
    expect(cited(g, 'runRoutes', { routes: [{ train: '2a', path: ['D5.0'] }] })).toBe('route.stops CZ-VIII.7-b');
  });

  /** A ring from Karlovy Vary over Cheb and E4. */
  const ring = { D5: '14/0', D3: '5/4', E4: '3/2' };
  test('[CZ-VIII.7-g] comes to no place twice', () => {
    const g = run('EKJ', ['4e'], { tokens: { EKJ: ['D5'] }, tiles: ring });
    expect(earns(g, ['4e', 'D5 D3 E4'])).toBe(60);
    expect(no(g, ['4e', 'D5 D3 E4 D5'])).toBe('route.visit CZ-VIII.7-g');
  });

  /** Karlovy Vary, Chomutov, a town, Most. */
  const most = { D5: '57/1', D7: '8/1', C8: '8885/0', B7: '7/5', C6: '3/3' };
  test('[CZ-N-27] [CZ-VIII.7-g] [CZ-VIII.5-h] both cities of a green OO tile, but only one once it is brown', () => {
    const green = run('EKJ', ['4e'], { tokens: { EKJ: ['D5'] }, tiles: most });
    expect(earns(green, ['4e', 'D5 D7 C8.0 B7 C6 C8.1'])).toBe(110);
    const brown = run('EKJ', ['4e'], { phase: 'g', tokens: { EKJ: ['D5'] }, tiles: { ...most, C8: '8894p/4' } });
    expect(no(brown, ['4e', 'D5 D7 C8 B7 C6 C8'])).toBe('route.visit CZ-VIII.7-g');
    expect(earns(brown, ['4e', 'D5 D7 C8 B7 C6'])).toBe(90);
  });

  /** Pardubice, one town of E14, F13 and the other town. */
  const towns = { E16: '57/1', E14: '2/3', F15: '7/1', F13: '887p/1' };
  test('[CZ-N-28] [CZ-VIII.7-g] [CZ-VIII.5-h] both towns of a tile, but only one once it is purple', () => {
    const bare = { tokens: { BTE: ['E16'] } };
    const two = run('BTE', ['3+3d'], { ...bare, tiles: towns });
    expect(fare(two, ['3+3d', 'E16 E14.1 F15 F13 E14.0'])).toBe(60);
    const one = run('BTE', ['3+3d'], { ...bare, tiles: { ...towns, E14: '887p/3' } });
    expect(no(one, ['3+3d', 'E16 E14 F15 F13 E14'])).toBe('route.visit CZ-VIII.7-g');
    expect(fare(one, ['3+3d', 'E16 E14 F15 F13'])).toBe(60);
  });

  /** Track around Praha, from the north-eastern city to the south-eastern one. */
  const around = { D13: '7/5', E14: '56/0', F13: '3/2' };
  test.each([
    ['bare', {}, 'E12.1'],
    ['yellow', { E12: '8889/1' }, 'E12.0'],
    ['yellow', { E12: '8890/1' }, 'E12.1'],
    ['green', { E12: '8891/1' }, 'E12.1'],
  ])('[CZ-VIII.7-h] [CZ-N-26] no route leads from city to city of %s Praha', (_, praha, home) => {
    const g = run('BN', ['4+4f'], { tokens: { BN: [home] }, tiles: { ...around, ...praha } });
    expect(no(g, ['4+4f', 'E12 D13 E14 F13 E12'])).toBe('route.visit CZ-VIII.7-g');
    expect(fare(g, ['4+4f', 'E12 D13 E14 F13'])).toBeGreaterThan(0);
  });

  test('[CZ-N-26] [CZ-VIII.7-h] but two trains may both end there', () => {
    const tiles = { E12: '8889/1', D13: '8/4', D15: '9/1', D17: '57/1', E14: '55/0', E16: '57/1' };
    const g = run('BN', ['2+2b', '2+2b'], { tokens: { BN: ['E12.0', 'E16'] }, tiles });
    expect(earns(g, ['2+2b', 'E12 D13 D15 D17'], ['2+2b', 'E12 E14 E16'])).toBe(110);
  });

  test('[CZ-VIII.7-i] a red tile counts as a city and ends the route', () => {
    const tiles = { ...line, D5: '15/0', C4: '8/3', B5: 'SX/5' };
    const g = run('BTE', ['2+2b'], { tokens: { BTE: ['D3', 'D5'], SX: ['B5'] }, tiles });
    expect(fare(g, ['2+2b', 'D5 C4 B5'])).toBe(60);
    expect(no(g, ['2+2b', 'D3 D5 C4 B5'])).toBe('route.length CZ-VIII.7-d');
    const own = { tokens: { SX: ['B5'] }, tiles: { B5: 'SX/5', C4: '8/3', C6: '58/0', D5: '14/2' } };
    expect(earns(run('SX', ['3Ed'], own), ['3Ed', 'B5 C6 D5'])).toBe(120);
    expect(no(run('SX', ['3Ed'], own), ['3Ed', 'C6 B5 C4 D5'])).toBe('route.through CZ-VIII.7-i');
  });

  test('[CZ-VIII.7-j] a full city ends it, every other may be passed', () => {
    const at = (tokens: Readonly<Record<string, readonly string[]>>) =>
      run('EKJ', ['3c'], { tokens: { EKJ: ['D5'], ...tokens }, tiles: { D3: '57/1', D5: '57/1' } });
    expect(earns(at({}), ['3c', 'D5 D3 D1'])).toBe(50);
    expect(no(at({ BTE: ['D3'] }), ['3c', 'D5 D3 D1'])).toBe('route.blocked CZ-VIII.7-j');
    expect(earns(at({ BTE: ['D3'] }), ['3c', 'D5 D3'])).toBe(40);
    expect(earns(at({ EKJ: ['D5', 'D3'] }), ['3c', 'D5 D3 D1'])).toBe(50);
  });

  test('[CZ-VIII.7-k] uses no track twice and does not turn around', () => {
    const g = run('EKJ', ['5g'], ekj);
    expect(no(g, ['5g', 'D5 D3 D5'])).toBe('route.track CZ-VIII.7-k');
    // D7 joins D5 and C8 to the east only.
    const tiles = { ...line, D7: '26/4', C8: '8885/0' };
    const junction = run('EKJ', ['5g'], { tokens: { EKJ: ['D5'] }, tiles });
    const side = (a: string, b: string) => borderId(g, a, b);
    const back = ['D5.0', side('D5', 'D7'), side('D7', 'D9'), side('D7', 'C8'), 'C8.0'];
    expect(cited(junction, 'runRoutes', { routes: [{ train: '5g', path: back }] })).toBe('route.track CZ-VIII.7-k');
    expect(fare(junction, ['5g', 'D5 D7 D9 E10'])).toBe(40);
  });

  test('[CZ-VIII.7-k] may use separate track of one tile and leave a city by any other', () => {
    const green = { ...ring, D5: '14/0', D7: '9/1', D9: '8/5', E10: '57/2' };
    const g = run('EKJ', ['4e'], { tokens: { EKJ: ['D5'] }, tiles: green });
    for (const [from, value] of [
      ['D3', 70],
      ['E4', 60],
    ] as const)
      expect(fare(g, ['4e', `${from} D5 D7 D9 E10`])).toBe(value);
  });

  test('[CZ-VIII.7-m] the grey town ends it or is passed', () => {
    const g = run('BTE', ['2+2b'], { tokens: { BTE: ['D3'] }, tiles: { D3: '57/1', E2: '58/2' } });
    expect(fare(g, ['2+2b', 'D3 D1'])).toBe(30);
    expect(earns(g, ['2+2b', 'D3 D1 E2'])).toBe(40);
    const later = turnOf(t18cz, 'BTE', 'track', { phase: 'i', tokens: { BTE: ['D3'] }, tiles: { D3: '57/1' } });
    expect(noLay(later, 'D1 3/4')).toBe('track.hex CZ-VIII.4-a');
  });
});

describe('several routes', () => {
  test('[CZ-VIII.7-l] share no track, but may meet', () => {
    const g = run('EKJ', ['2a', '2a'], { tokens: { EKJ: ['D5'] }, tiles: line });
    expect(earns(g, ['2a', 'D5 D3'], ['2a', 'D5 D7 D9 E10'])).toBe(80);
    expect(no(g, ['2a', 'D5 D3'], ['2a', 'D3 D5'])).toBe('route.shared CZ-VIII.7-l');
  });

  test('[CZ-VIII.7-l] only one train uses a junction', () => {
    // D7 joins Kladno and E8 to Karlovy Vary.
    const tiles = { ...line, D7: '23/1', E8: '9/2', F9: '7/2', E10: '15/0' };
    const g = run('EKJ', ['2a', '2a'], { tokens: { EKJ: ['D5'] }, tiles });
    const ways = ['D5 D7 D9 E10', 'D5 D7 E8 F9 E10'] as const;
    for (const way of ways) expect(fare(g, ['2a', way])).toBe(50);
    expect(no(g, ['2a', ways[0]], ['2a', ways[1]])).toBe('route.shared CZ-VIII.7-l');
  });
});
