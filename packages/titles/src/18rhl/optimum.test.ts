import { type Game, routeProblem, routesOf } from '@roundhouse/engine';
import { solve } from '@roundhouse/optimiser';
import { cited, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

type Position = Omit<Scenario, 'at'>;
const run = (company: string, trains: readonly string[], more: Position): Game =>
  turnOf(rhl, company, 'run', { phase: '3', trains: { [company]: trains }, slices: { sites: { card: 9 } }, ...more });

/** What the search proves to be the most, by hexes on the way; the runs are legal. */
const best = (g: Game, company: string): readonly [revenue: number, ...ways: string[]] => {
  const p = routeProblem(g, company);
  const { revenue, proven, runs } = solve(p);
  const routes = routesOf(p, runs);
  expect([proven, cited(g, 'runRoutes', { routes })]).toEqual([true, undefined]);
  const ways = routes.map(({ train, path }) => {
    const stops = path.filter(point => point.includes('.')).map(stop => stop.replace('.0', ''));
    return `${train}: ${(stops[0] as string) < (stops.at(-1) as string) ? stops.join(' ') : stops.toReversed().join(' ')}`;
  });
  return [revenue, ...ways.sort()];
};

/** Deutz, G10 and Düsseldorf; on the left bank to Köln and to Duisburg, on the right one to Elberfeld. */
const tiles = { H11: '8/0', G10: '2/2', G8: '8/3', H9: '4/2', E8: '1/2', F11: '9/1', F9: '922/0' };
const deutz = { CME: ['I10.2'] };
const full = { DEE: ['F9.1'], BME: ['F13.1', 'F9.1'] };

describe('the search on the map of 18Rhl', () => {
  test('[RHL-6.2.3.1-c] stays on a bank that pays more', () => {
    expect(best(run('CME', ['3'], { tokens: deutz, tiles }), 'CME')).toEqual([100, '3: F13 F9.1 G10 I10.2']);
  });

  test('[RHL-6.2.3.1-d] is forced over the ferry where a bank is full', () => {
    const tokens = { ...deutz, ...full };
    expect(best(run('CME', ['3'], { tokens, tiles }), 'CME')).toEqual([100, '3: I10.1 H9 F9 F9.1 G10 I10.2']);
    expect(best(run('CME', ['2'], { tokens, tiles }), 'CME')).toEqual([70, '2: F9.1 G10 I10.2']);
  });

  test('[RHL-6.2.3.1-d] is blocked on the left bank, and crosses to the right one', () => {
    const tokens = { ADR: ['K2', 'D9.0'], GVE: ['G6.1', 'F9.0'] };
    expect(best(run('ADR', ['3'], { tokens, tiles }), 'ADR')).toEqual([90, '3: D9 E8 F9 F9.1 F13']);
  });

  test('[RHL-6.2.3.1-b] ends where all three places are foreign', () => {
    const tokens = { ...deutz, ...full, ADR: ['K2', 'F9.0'] };
    expect(best(run('CME', ['3'], { tokens, tiles }), 'CME')).toEqual([70, '3: F9.1 G10 I10.2']);
  });

  test('[RHL-6.2.3.1-e] crosses to the only token of its company', () => {
    const tokens = { CCE: ['I10.1', 'E6', 'F9.0'], CME: ['I10.2'] };
    const { H9: _, E8: __, F11: ___, ...right } = tiles;
    expect(best(run('CCE', ['2'], { tokens, tiles: right }), 'CCE')).toEqual([60, '2: F9 F9.1 G10 I10.2']);
  });

  test('[RHL-6.2.3.1-f] lets one of two trains have the ferry', () => {
    const tokens = { CME: ['I10.2', 'F13.0'], ...full };
    const [revenue, ...ways] = best(run('CME', ['3', '3'], { tokens, tiles }), 'CME');
    expect([revenue, ways.filter(way => way.includes('F9 F9.1'))]).toEqual([170, [expect.any(String)]]);
  });

  test('[RHL-6.2.3-b] ends in a town only where it counts', () => {
    const south = { J3: '1/2', K4: '4/1', K8: '8/5' };
    const adr = (train: string) => best(run('ADR', [train], { tokens: { ADR: ['K2'] }, tiles: south }), 'ADR');
    expect(adr('2')).toEqual([50, '2: K2 K4 K6']);
    expect(adr('3')).toEqual([60, '3: J3.1 K2 K4 K6']);
    expect(adr('4')).toEqual([70, '4: J3.1 K2 K4 K6 L9']);
  });

  test('[RHL-6.1.2-j] knows no route on one hex alone', () => {
    const osterath = { tokens: { GVE: ['G6.1', 'E8'] }, tiles: { E8: '935/0' } };
    const p = routeProblem(run('GVE', ['3'], osterath), 'GVE');
    expect(p.stops.filter(s => s.hex === 'E8')).toHaveLength(2);
    expect(solve(p)).toMatchObject({ revenue: 0, runs: [], proven: true });
    // From one city of Solingen round to the other.
    const ring = { G12: '937/0', H11: '7/3', H13: '8/1', G14: '7/0' };
    const solingen = routeProblem(run('BME', ['6'], { tokens: { BME: ['G12.0'] }, tiles: ring }), 'BME');
    expect(new Set(solingen.stops.map(s => s.hex))).toEqual(new Set(['G12']));
    expect(solve(solingen)).toMatchObject({ revenue: 0, runs: [], proven: true });
  });

  /** From Arnhem by Wesel, Duisburg, Düsseldorf and Köln to Bonn and Basel, or past towns to Frankfurt. */
  const rhine = {
    ...{ B9: '15/4', C10: '1/5', D9: '929/0', E10: '8/0', F9: '932/0', G10: '2/2', H11: '8/0', I10: '928/0' },
    ...{ J9: '8/3', K10: '15/5', I12: '3/0', J11: '8/3', K12: '4/2' },
  };
  const express = (trains: readonly string[], more: Position = {}) =>
    best(run('CME', trains, { phase: '8', tokens: { CME: ['I10'] }, tiles: rhine, ...more }), 'CME');

  test('[RHL-6.2.4.4-e] doubles the Metropolises of the Rheingold Express', () => {
    expect(express(['8'])).toEqual([510, '8: A6 B9 C10 D9 F9 G10 I10 K10 L11']);
  });

  test('[RHL-6.2.4.4-e] and of no other train', () => {
    expect(express(['6'])).toEqual([350, '6: A6 B9 C10 D9 F9 G10 I10 I12 K12 L13']);
  });

  test('[RHL-6.2.4.4-e] also after a ferry', () => {
    const ferry = { tokens: { CME: ['I10.1'] }, tiles: { ...rhine, I10: '923/0' } };
    const doubled = 2 * (50 + 60 + 30);
    expect(express(['8'], ferry)).toEqual([60 + 30 + doubled + 30 + 70, '8: A6 B9 C10 D9 F9 G10 I10.1 I10 K10 L11']);
  });
});
