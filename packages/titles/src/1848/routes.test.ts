import { borderId, type Game, routeProblem } from '@roundhouse/engine';
import { along, barred, cited, earns, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

type Position = Omit<Scenario, 'at'>;
const run = (company: string, trains: readonly string[], more: Position): Game =>
  turnOf(t1848, company, 'run', { phase: '3', trains: { [company]: trains }, ...more });
/** Why a route given point by point is refused. */
const broken = (g: Game, train: string, path: readonly string[]) =>
  cited(g, 'runRoutes', { routes: [{ train, path }] });

/** Adelaide, Port Pirie, Port Augusta, Whyalla and Perth; a town between Port Augusta and Perth. */
const west = { G3: '57/2', F3: '57/2', E2: '15/5', E1: '6/2', D2: '56/5' };
const car = { tokens: { CAR: ['E2'] }, tiles: { ...west, E2: '5/1' } };

describe('a route', () => {
  test.each([
    ['city and city', 'E2 E1', 40],
    ['city and town', 'E2 D2', 30],
    ['city and off-board', 'E1 D1', 60],
    ['city and harbour', 'E1 F2', 30],
  ])('[48-10.1.1-a] joins two stations: %s', (_, hexes, income) => {
    const tiles = { ...car.tiles, ...(hexes.endsWith('F2') ? { E1: '5/4' } : {}) };
    const tokens = { CAR: [hexes.slice(0, 2)] };
    expect(earns(run('CAR', ['2'], { tokens, tiles }), ['2', hexes])).toBe(income);
  });

  test('[48-10.1.1-a] one station, or a station and a gauge marker, is none', () => {
    const g = run('SAR', ['3'], { tokens: { SAR: ['H4'] }, tiles: { H4: '6/2', H5: '57/1' } });
    expect(earns(g, ['3', 'H4 H5'])).toBe(40);
    const bare = run('SAR', ['3'], { tokens: { SAR: ['H4'] } });
    expect(barred(bare, 'SAR', 'run', 'runRoutes', { routes: [] })).toBe('run.route 48-10.1.1-a');
    expect(broken(g, '3', ['H4.0'])).toBe('route.stops 48-10.1.1-a');
    expect(broken(g, '3', ['H4.0', 'H4:H5'])).toBe('route.stops 48-10.1.1-a');
    expect(broken(g, '3', ['H4:H5', 'H5.0'])).toBe('route.stops 48-10.1.1-a');
  });

  test('[48-10.1.2-a] contains an own token, keeps to its range and leaves nothing out', () => {
    const g = run('SAR', ['2'], { tokens: { SAR: ['G3'] }, tiles: west });
    expect(earns(g, ['2', 'G3 F3'])).toBe(40);
    expect(earns(g, ['2', 'F3 E2'])).toBe('route.token 48-10.1.2-a');
    expect(earns(g, ['2', 'G3 F3 E2'])).toBe('route.length 48-8.2.2-a');
    expect(
      broken(
        g,
        '2',
        along(g, 'G3 F3 E2').filter(point => point !== 'F3.0'),
      ),
    ).toBe('route.skips 48-10.1.2-a');
    expect(earns(g, ['3', 'G3 F3'])).toBe('route.train 48-10.1.2-a');
  });

  // Brisbane stands between the cities of B9: one beside it, the other beyond the town of C9.
  test('[48-10.1.2-b] may include both cities of one hex', () => {
    const tiles = { B10: '239/5', B9: '65/1', C9: '2/1' };
    const g = run('QR', ['3'], { phase: '5', tokens: { QR: ['B10'] }, tiles });
    expect(earns(g, ['3', 'B9.1 B10 C9 B9.0'])).toBe(50 + 60 + 10 + 50);
  });

  /** Two ways from Port Augusta to Alice Springs, and a curve that joins its halves. */
  const alice = { E2: '15/2', D2: '1/2', C2: '8/0', B2: '8/3', D3: '9/0', C3: '9/0', B4: '8/0', B3: '7/2' };
  test('[48-10.1.2-c] [N-31] does not go from one half of Alice Springs to the other', () => {
    const g = run('CAR', ['4', '4'], { tokens: { CAR: ['E2'] }, tiles: alice });
    expect(earns(g, ['4', 'A2 B2 C2 D2 E2 D3 C3 B4 A3'])).toBe('route.visit 48-10.1.2-c');
    expect(earns(g, ['4', 'A3 B3 A2'])).toBe('route.stops 48-10.1.1-a');
    expect(earns(g, ['4', 'E2 D2 C2 B2 A2 B3 A3'])).toBe('route.through 48-10.1.2-f');
    const joins = routeProblem(g, 'CAR').segments.map(s => `${s.path[0]} ${s.path.at(-1)}`);
    expect(joins).not.toContain('A2.0 A3.0');
    expect(earns(g, ['4', 'E2 D2 C2 B2 A2'], ['4', 'E2 D3 C3 B4 A3'])).toBe(30 + 10 + 20 + 30 + 20);
  });

  test('[48-10.1.2-d] may begin or end in a full city, not pass it', () => {
    const shut = run('SAR', ['4'], { tokens: { SAR: ['G3'], QR: ['F3'] }, tiles: west });
    expect(earns(shut, ['4', 'G3 F3'])).toBe(40);
    expect(earns(shut, ['4', 'G3 F3 E2'])).toBe('route.blocked 48-10.1.2-d');
    const own = run('SAR', ['4'], { tokens: { SAR: ['G3', 'E2'], QR: ['E2'] }, tiles: west });
    expect(earns(own, ['4', 'G3 F3 E2 E1'])).toBe(90);
    const free = run('SAR', ['4'], { tokens: { SAR: ['G3'], QR: ['E2'] }, tiles: west });
    expect(earns(free, ['4', 'G3 F3 E2 E1'])).toBe(90);
  });

  test('[48-10.1.2-d] a train leaves a city by any other track', () => {
    const g = run('SAR', ['4'], { tokens: { SAR: ['G3'] }, tiles: { ...west, E2: '611/1' } });
    for (const on of ['E1', 'D2']) expect(earns(g, ['4', `G3 F3 E2 ${on}`])).toBeGreaterThan(80);
  });

  test('[48-10.1.2-e] uses no piece of track twice, however small', () => {
    const g = run('SAR', ['8'], { tokens: { SAR: ['G3'] }, tiles: west });
    expect(earns(g, ['8', 'G3 F3 G3'])).toBe('route.track 48-10.1.2-e');
    expect(earns(g, ['8', 'F3 G3 F3 E2'])).toBe('route.track 48-10.1.2-e');
  });

  test('[48-10.1.2-e] does not reverse at a junction or between two hexes', () => {
    // F4 joins Adelaide and Port Pirie to E4, not to each other.
    const g = run('SAR', ['8'], {
      tokens: { SAR: ['G3'] },
      tiles: { G3: '6/3', F4: '23/3', F3: '6/2', E4: '9/0', D5: '57/0' },
    });
    expect(earns(g, ['8', 'G3 F4 E4 D5'])).toBe(40);
    const side = (a: string, b: string) => borderId(g, a, b);
    expect(broken(g, '8', ['G3.0', side('G3', 'F4'), side('F4', 'E4'), side('F4', 'F3'), 'F3.0'])).toBe(
      'route.track 48-10.1.2-e',
    );
    expect(broken(g, '8', ['G3.0', side('G3', 'F4'), 'G3.0'])).toBe('route.track 48-10.1.2-e');
    expect(broken(g, '8', ['G3.0', side('G3', 'F4'), side('F4', 'F3'), 'F3.0'])).toBe('route.track 48-10.1.2-e');
  });

  test('[48-10.1.2-f] visits no station twice', () => {
    const tiles = { G7: '15/1', F7: '5/5', G6: '2/2' };
    const g = run('FED', ['8'], { tokens: { FED: ['G7'] }, tiles });
    expect(earns(g, ['8', 'G7 G6 F7'])).toBe(60);
    expect(earns(g, ['8', 'G7 G6 F7 G7'])).toBe('route.visit 48-10.1.2-f');
  });

  test.each([
    ['Perth', 'CAR', car, 'E1 D1 D2 E2'],
    ['Cairns', 'QR', { tokens: { QR: ['B10'] }, tiles: { B10: '5/1', B9: '65/1' } }, 'B9 A9 B10'],
    ['Tasmania', 'VR', { tokens: { VR: ['H6'] }, tiles: { H6: '5/0', H5: '5/4', I5: '241/0' } }, 'H5 I5 H6'],
  ])('[48-10.1.2-f] does not pass %s', (_, company, more, hexes) => {
    expect(earns(run(company, ['8'], more), ['8', hexes])).toBe('route.through 48-10.1.2-f');
  });
});

describe('several routes', () => {
  test('[48-10.1.3-a] use separate track and may share stations', () => {
    const g = run('CAR', ['3', '3'], car);
    expect(earns(g, ['3', 'E2 D2 D1'], ['3', 'E2 E1 D1'])).toBe(150);
    expect(earns(g, ['3', 'E2 E1 D1'], ['3', 'E2 E1'])).toBe('route.shared 48-10.1.3-a');
    expect(earns(g, ['3', 'E2 E1'], ['3', 'E1 D1'])).toBe('route.token 48-10.1.2-a');
  });

  test('[48-10.1.3-EX1] only one of them uses a three-way junction', () => {
    const tiles = { G3: '6/3', F4: '23/3', F3: '6/2', E4: '9/0', D5: '57/0', H4: '6/2', E2: '57/2' };
    const g = run('SAR', ['4', '4'], { tokens: { SAR: ['G3', 'F3'] }, tiles });
    expect(earns(g, ['4', 'G3 F4 E4 D5'])).toBe(40);
    expect(earns(g, ['4', 'F3 F4 E4 D5'])).toBe(40);
    expect(earns(g, ['4', 'G3 F4 E4 D5'], ['4', 'F3 F4 E4 D5'])).toBe('route.shared 48-10.1.3-a');
    expect(earns(g, ['4', 'G3 F4 E4 D5'], ['4', 'F3 E2'])).toBe(80);
  });

  test('[48-10.1.4-a] the director chooses freely and may leave trains idle', () => {
    const g = run('CAR', ['3', '3'], car);
    expect(earns(g, ['3', 'E2 D2'])).toBe(30);
    expect(earns(g)).toBe(0);
    expect(earns(g, ['3', 'E2 D2'], ['3', 'E2 E1'], ['3', 'E2 E1'])).toBe('route.train 48-10.1.2-a');
  });
});
