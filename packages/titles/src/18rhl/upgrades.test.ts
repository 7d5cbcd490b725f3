import { type Game, type HexId, lying, question, tilesLeft, tokensAt, upgradesOf } from '@roundhouse/engine';
import { does, earns, inTurn, lays, noLay, noRun, type Scenario, scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

type Position = Omit<Scenario, 'at'>;
const at = (company: string, more: Position = {}): Game => turnOf(rhl, company, 'track', { phase: '3', ...more });
const run = (company: string, trains: readonly string[], more: Position): Game =>
  turnOf(rhl, company, 'run', { phase: '3', trains: { [company]: trains }, ...more });

/** Düren, and from there to the east. */
const dueren = { tokens: { ADR: ['K6'] }, tiles: { K8: '9/1' } };
const NO = 'track.connected RHL-6.2.1.1-i';

describe('colours', () => {
  /** What a company in Köln and Düren, whose tiles are of every colour, may replace. */
  const replaces = (phase: string): string => {
    const tiles = { K8: '9/1', K2: '930/0', I10: '928/0' };
    const g = turnOf(rhl, 'ADR', 'track', { phase, tokens: { ADR: ['K2', 'K6', 'I10'] }, tiles });
    return Object.entries({ yellow: 'J3 1/2', green: 'K6 15/1', brown: 'K2 931/0', grey: 'I10 932/0' })
      .filter(([, line]) => !noLay(g, line))
      .map(([colour]) => colour)
      .join(' ');
  };

  test.each([
    ['start', 'yellow'],
    ['2', 'yellow'],
    ['3', 'yellow green'],
    ['4', 'yellow green'],
    ['5', 'yellow green brown'],
    ['6', 'yellow green brown'],
    ['8', 'yellow green brown grey'],
  ])('[RHL-6.2.1.1-a] phase %s: %s', (phase, colours) => expect(replaces(phase)).toBe(colours));

  test.each([
    ['2', 'K6 15/1', { tokens: { ADR: ['K6'] } }],
    ['4', 'K2 931/0', { tokens: { ADR: ['K2'] }, tiles: { K2: '930/0' } }],
    ['6', 'I10 932/0', { tokens: { ADR: ['K2', 'I10'] }, tiles: { I10: '928/0' } }],
  ])('[RHL-6.2.1.1-a] not yet in phase %s: %s', (phase, line, more) => {
    expect(noLay(at('ADR', { phase, ...more }), line)).toBe('track.phase RHL-6.2.1.1-a');
  });

  test('[RHL-6.2.1.1-a] at once, also for those who act later in the same round', () => {
    const g = scenario(rhl, {
      phase: '2',
      sold: { 2: 6 },
      shares: { ADR: { 0: 6 }, BME: { 1: 6 } },
      cells: { ADR: '1.4', BME: '1.3' },
      tokens: { ADR: ['K2'], BME: ['F13.1'] },
      trains: { ADR: ['2'] },
      cash: { ADR: 500, BME: 500 },
      at: inTurn('ADR', 'trains'),
    });
    expect(question(does(g, 'pass'))?.company).toBe('BME');
    expect(noLay(does(g, 'pass'), 'F13 934/5')).toBe('track.phase RHL-6.2.1.1-a');
    const green = does(does(g, 'buyTrain', { train: '3', from: 'bank' }), 'pass');
    expect(question(green)?.company).toBe('BME');
    expect(noLay(green, 'F13 934/5')).toBeUndefined();
  });

  test('[RHL-6.2.1.1-b] the next colour, with all track there was', () => {
    expect(noLay(at('ADR', dueren), 'K6 15/1')).toBeUndefined();
    expect(noLay(at('ADR', dueren), 'K6 15/0')).toBe('track.preserve RHL-6.2.1.1-b');
    expect(noLay(at('ADR', dueren), 'K8 24/2')).toBe('track.preserve RHL-6.2.1.1-b');
    const essen = { phase: '5', tokens: { BME: ['D13'] }, tiles: { D13: '201/5' } };
    expect(noLay(at('BME', essen), 'D13 216/4')).toBe('track.colour RHL-2.5-a');
    expect(noLay(at('BME', essen), 'D13 934/2')).toBeUndefined();
  });
});

describe('terrain', () => {
  test('[RHL-6.2.1.1-c] must give the company new track', () => {
    const g = at('ADR', dueren);
    // Track from the west, where the company comes from, and track it could only reach backwards.
    expect(noLay(g, 'K8 23/1')).toBeUndefined();
    expect(noLay(g, 'K8 23/4')).toBe('track.serves RHL-6.2.1.1-c');
    // Track that crosses its own: unless it comes in from J7 as well.
    expect(noLay(g, 'K8 20/1')).toBe('track.serves RHL-6.2.1.1-c');
    const round = { ...dueren, tiles: { ...dueren.tiles, K6: '15/1', J7: '7/5' } };
    expect(noLay(at('ADR', round), 'K8 20/1')).toBeUndefined();
  });

  test('[RHL-6.2.1.1-i] a tile may join the network by the upgrade itself', () => {
    const g = at('RhE', { tokens: { RhE: ['I10.0'] }, tiles: { J9: '9/0', K8: '9/1' } });
    expect(noLay(g, 'K8 24/1')).toBeUndefined();
    expect(noLay(g, 'K8 23/1')).toBe(NO);
    const apart = at('RhE', { tokens: { RhE: ['I10.0'] }, tiles: { J9: '8/3', K8: '9/1' } });
    expect(noLay(apart, 'K8 24/1')).toBe(NO);
  });

  test('[RHL-6.2.1.1-i] so may a city whose track does not yet lead there', () => {
    const tokens = { RhE: ['I10.0'] };
    expect(noLay(at('RhE', { tokens, tiles: { J9: '8/3', K10: '5/0' } }), 'K10 15/5')).toBeUndefined();
    expect(noLay(at('RhE', { tokens, tiles: { J9: '9/0', K10: '5/0' } }), 'K10 15/5')).toBe(NO);
  });
});

describe('cities and towns', () => {
  test('[RHL-6.2.1.1-d] a city need only lie on an available route, full as it may be', () => {
    const line = { K4: '4/1', K8: '9/1', K10: '5/0' };
    const full = at('ADR', { tokens: { ADR: ['K2'], GVE: ['G6.1', 'K10'] }, tiles: line });
    expect(noLay(full, 'K10 15/5')).toBeUndefined();
    const apart = at('ADR', { tokens: { ADR: ['K2'], GVE: ['G6.1', 'K10'] }, tiles: { ...line, K8: '9/0' } });
    expect(noLay(apart, 'K10 15/5')).toBe(NO);
  });

  test('[RHL-6.2.1.1-d] so a town', () => {
    const line = { K4: '4/1' };
    expect(noLay(at('ADR', { tokens: { ADR: ['K2'] }, tiles: line }), 'K4 141/1')).toBeUndefined();
    expect(noLay(at('ADR', { tokens: { ADR: ['K10'] }, tiles: line }), 'K4 141/1')).toBe(NO);
  });

  test('[RHL-6.2.1.1-d] and two cities on one hex, though the new track is the other one’s', () => {
    const g = lays(at('GVE', { tokens: { GVE: ['G6.1'] } }), 'G6 942/3');
    expect(lying(g, 'G6').byNode.map(paths => paths.length)).toEqual([2, 1]);
    expect(tokensAt(g, 'G6')).toEqual([{ by: 'GVE', city: 1 }]);
  });

  test('[RHL-6.2.1.1-e] the old tile goes back to the supply', () => {
    const bonn = { tokens: { ADR: ['K10'] }, tiles: { K10: '5/0' } };
    const g = at('ADR', bonn);
    expect(tilesLeft(g, '5')).toBe(0);
    expect(tilesLeft(lays(g, 'K10 15/5'), '5')).toBe(1);
    const wesel = (K10: string) => at('ADR', { tokens: { ADR: ['K10', 'B9'] }, tiles: { K10 } });
    expect(noLay(wesel('5/0'), 'B9 5/0')).toBe('track.supply RHL-6.2.1-m');
    expect(noLay(wesel('15/5'), 'B9 5/0')).toBeUndefined();
  });

  /** The tiles that may follow one on a hex, by print alone. */
  const follow = (hex: HexId, tile?: string): string => {
    const g = at('ADR', { phase: '8', tiles: tile ? { [hex]: `${tile}/0` } : {} });
    return [...new Set(upgradesOf(g, hex).map(l => l.tile))].sort().join(' ');
  };

  test.each([
    ['I6', '3', '141 142 143'],
    ['I6', '4', '141 142'],
    ['I6', '58', '141 142 143 144'],
    ['I6', '141', ''],
    ['I6', '142', ''],
    ['I6', '143', ''],
    ['I6', '144', ''],
    ['F5', '1', '88'],
    ['F5', '55', '88'],
    ['F5', '2', '87'],
    ['F5', '56', '87'],
    ['F5', '69', '204'],
    ['F5', '87', '933'],
    ['F5', '88', '933'],
    ['F5', '204', '933'],
    ['F5', '933', ''],
  ])('[RHL-6.2.1.1-f] on %s after %s: %s', (hex, tile, next) => expect(follow(hex, tile)).toBe(next));

  test('[RHL-6.2.1.1-f] towns of one kind never become the other', () => {
    const one = at('ADR', { tokens: { ADR: ['K2'] }, tiles: { K4: '4/1' } });
    expect(noLay(one, 'K4 88/1')).toBe('track.kind RHL-6.2.1.1-f');
    const two = at('ADR', { tokens: { ADR: ['K2'] }, tiles: { J3: '1/2' } });
    expect(noLay(two, 'J3 144/0')).toBe('track.kind RHL-6.2.1.1-f');
    expect(noLay(two, 'J3 88/2')).toBeUndefined();
  });

  test.each([
    ['B9', '5', '15'],
    ['B9', '6', '15'],
    ['B9', '57', '15'],
    ['K6', undefined, '15'],
    ['B9', '15', ''],
  ])('[RHL-6.2.1.1-g] plain city %s after %s: %s', (hex, tile, next) => expect(follow(hex, tile)).toBe(next));

  test('[RHL-6.2.1.1-g] with more places perhaps, and tokens stay where they are', () => {
    const g = lays(at('ADR', { tokens: { ADR: ['K2', 'K6'] } }), 'K6 15/1');
    expect(lying(g, 'K6').nodes[0]?.slots).toBe(2);
    expect(tokensAt(g, 'K6')).toEqual([{ by: 'ADR', city: 0 }]);
    expect(noLay(at('ADR', dueren), 'K6 930/1')).toBe('track.label RHL-6.2.1-f');
  });

  test.each([
    ['88/1', '3', 20 + 10 + 20],
    ['933/0', '5', 20 + 20 + 40],
  ])('[RHL-6.2.1.1-h] %s is one town', (F5, phase, income) => {
    const g = run('GVE', ['2'], { phase, tokens: { GVE: ['G6.1'] }, tiles: { F5, F3: '8/2' } });
    expect(earns(g, ['2', 'G6.1 F5 F3 E2'])).toBe(income);
  });

  test('[RHL-6.2.1.1-h] so no train comes there twice', () => {
    // From F5 round by F3, E4 and back.
    const tiles = { F5: '88/1', F3: '7/3', E4: '7/5' };
    const g = run('GVE', ['4'], { tokens: { GVE: ['G6.1'] }, tiles });
    expect(earns(g, ['4', 'G6.1 F5'])).toBe(30);
    expect(noRun(g, ['4', 'G6.1 F5 E4 F3 F5'])).toBe('route.visit RHL-6.2.3-e');
  });
});
