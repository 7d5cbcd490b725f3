import { changesGauge, type Game, type HexId, routeProblem } from '@roundhouse/engine';
import { earns, lays, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

const run = (company: string, trains: readonly string[], more: Omit<Scenario, 'at'>): Game =>
  turnOf(t1848, company, 'run', { phase: '3', trains: { [company]: trains }, ...more });

/** The hex sides at which a company's track changes gauge. */
const markers = (g: Game, company: string): readonly string[] => {
  const sides = routeProblem(g, company).segments.flatMap(s => s.path.filter(p => p.includes(':')));
  return [...new Set(sides)].filter(side => changesGauge(g, ...(side.split(':') as [HexId, HexId]))).sort();
};

/** Adelaide, Mount Gambier | Geelong, Melbourne. */
const coast = { tokens: { SAR: ['G3'] }, tiles: { G3: '57/2', H4: '6/2', H5: '57/1', H6: '5/1' } };
/** Wollongong, Canberra | a town | Wagga Wagga, Dubbo. */
const inland = { tokens: { FED: ['G7'] }, tiles: { G8: '5/1', G7: '15/1', G6: '2/2', F7: '57/0', E7: '57/0' } };
/** Adelaide | | | Broken Hill. */
const desert = { tokens: { SAR: ['G3'] }, tiles: { G3: '5/2', F4: '9/0', E4: '8/0', D4: '7/4', D5: '57/1' } };

describe('markers', () => {
  test('[48-7.6-a] the lay that completes a join across a border makes one', () => {
    const { H5: _, ...open } = coast.tiles;
    const before = turnOf(t1848, 'SAR', 'track', { ...coast, tiles: open });
    expect(markers(before, 'SAR')).toEqual([]);
    expect(markers(lays(before, 'H5 57/1'), 'SAR')).toEqual(['H4:H5']);
  });

  test('[48-7.6-b] one counts as a large station worth nothing and is never left out', () => {
    expect(earns(run('SAR', ['3'], { ...coast, tokens: { SAR: ['H4'] } }), ['3', 'H4 H5'])).toBe(40);
    expect(earns(run('SAR', ['2'], { ...coast, tokens: { SAR: ['H4'] } }), ['2', 'H4 H5'])).toBe(
      'route.length 48-8.2.2-a',
    );
    expect(earns(run('SAR', ['2'], coast), ['2', 'G3 H4'])).toBe(40);
  });

  test('[48-7.6-c] a plus-train leaves out exactly one', () => {
    const two = { ...coast, tokens: { SAR: ['H4'] } };
    expect(earns(run('SAR', ['2+'], two), ['2+', 'H4 H5'])).toBe(40);
    expect(earns(run('FED', ['2+'], inland), ['2+', 'G7 G6 F7'])).toBe('route.length 48-8.2.3-a');
    expect(earns(run('FED', ['3+'], inland), ['3+', 'G7 G6 F7'])).toBe(60);
  });

  test.each([
    ['Perth', 'CAR', { tokens: { CAR: ['E2'] }, tiles: { E2: '5/1', E1: '6/2' } }, 'E2 E1 D1', 80],
    ['Port Lincoln', 'CAR', { tokens: { CAR: ['E1'] }, tiles: { E1: '5/4' } }, 'E1 F2', 30],
    ['Cairns', 'QR', { tokens: { QR: ['B10'] }, tiles: { B10: '5/1' } }, 'B10 A9', 40],
    ['Tasmania', 'VR', { tokens: { VR: ['H6'] }, tiles: { H6: '5/0', I5: '241/0' } }, 'H6 I5', 70],
  ])('[48-7.6-d] there is none on the way to %s', (_, company, more, hexes, income) => {
    const stations = hexes.split(' ').filter(hex => hex !== 'F2').length;
    const train = stations === 3 ? '3' : '2';
    expect(earns(run(company, [train], more), [train, hexes])).toBe(income);
  });
});

describe('range', () => {
  test.each([
    ['4 stations and 1 marker', 'SAR', coast, 'G3 H4 H5 H6', 130],
    ['3 stations and 2 markers', 'FED', inland, 'G7 G6 F7 E7', 80],
    ['2 stations and 3 markers', 'SAR', desert, 'G3 F4 E4 D4 D5', 40],
  ])('[48-7.6-EX1] a 4+ may run %s, a 4 may not', (_, company, more, hexes, income) => {
    expect(earns(run(company, ['4+'], more), ['4+', hexes])).toBe(income);
    expect(earns(run(company, ['4'], more), ['4', hexes])).toBe('route.length 48-8.2.2-a');
  });

  test('[48-7.6-EX1] 4 stations and 2 markers are too much for a 4+', () => {
    expect(earns(run('FED', ['4+'], inland), ['4+', 'G8 G7 G6 F7 E7'])).toBe('route.length 48-8.2.3-a');
    expect(earns(run('FED', ['5+'], inland), ['5+', 'G8 G7 G6 F7 E7'])).toBe(100);
  });

  test('[N-23] a 3+ passes two markers between two cities, a 3 does not; without markers both have three cities', () => {
    expect(earns(run('FED', ['3+'], inland), ['3+', 'G7 G6 F7'])).toBe(60);
    expect(earns(run('FED', ['3'], inland), ['3', 'G7 G6 F7'])).toBe('route.length 48-8.2.2-a');
    const west = { tokens: { SAR: ['G3'] }, tiles: { G3: '57/2', F3: '57/2', E2: '6/5', E1: '6/2' } };
    for (const train of ['3', '3+']) expect(earns(run('SAR', [train], west), [train, 'G3 F3 E2'])).toBe(60);
    expect(earns(run('SAR', ['3'], west), ['3', 'G3 F3 E2 E1'])).toBe('route.length 48-8.2.2-a');
    expect(earns(run('SAR', ['3+'], west), ['3+', 'G3 F3 E2 E1'])).toBe('route.length 48-8.2.3-a');
  });

  test('[N-24] a border crossed twice counts twice; track that ends at it counts nothing', () => {
    const g = run('FED', ['3+'], inland);
    expect(markers(g, 'FED')).toEqual(['F7:G6', 'G7:G6']);
    const { F7: _, ...open } = inland.tiles;
    const bare = run('FED', ['2+'], { ...inland, tiles: open });
    expect(markers(bare, 'FED')).toEqual(['G7:G6']);
    expect(earns(bare, ['2+', 'G7 G6'])).toBe(40);
  });

  test('[N-25] an upgrade with a new side across the border makes a marker; other routes keep their count', () => {
    const tiles = { G7: '5/2', G6: '2/2', F7: '5/5' };
    const before = turnOf(t1848, 'FED', 'track', { phase: '3', tokens: { FED: ['G7'] }, tiles });
    expect(markers(before, 'FED')).toEqual(['F7:G6']);
    expect(markers(lays(before, 'G7 15/1'), 'FED')).toEqual(['F7:G6', 'G7:G6']);
    const after = run('FED', ['2'], { tokens: { FED: ['G7'] }, tiles: { ...tiles, G7: '15/1' } });
    expect(earns(after, ['2', 'G7 F7'])).toBe(50);
  });
});
