import type { Game } from '@roundhouse/engine';
import { cited, earns, noLay, noRun, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

type Position = Omit<Scenario, 'at'>;
const run = (company: string, trains: readonly string[], more: Position): Game =>
  turnOf(rhl, company, 'run', { phase: '3', trains: { [company]: trains }, ...more });
const token = (company: string, more: Position): Game => turnOf(rhl, company, 'token', { phase: '3', ...more });

/** Deutz, G10 and the right bank of Düsseldorf; its left bank, H9 and Köln-North. */
const rhine = { H11: '8/0', G10: '2/2', G8: '8/3', H9: '4/2' };
/** From the left bank of Düsseldorf by E8 to Duisburg; from the right one to Elberfeld. */
const north = { ...rhine, E8: '1/2', F11: '9/1', F9: '922/0' };
const deutz = { CME: ['I10.2'] };

describe('yellow', () => {
  test('[RHL-6.2.3.1-a] the banks are two cities', () => {
    const g = run('CME', ['3'], { tokens: deutz, tiles: { ...rhine, F9: '921/0' } });
    expect(earns(g, ['3', 'I10.2 H11 G10 F9.1 F9.0 G8 H9 I10.1'])).toBe(20 + 10 + 30 + 10 + 30);
  });

  test('[RHL-6.2.3.1-a] nothing leads from circle to circle', () => {
    const g = run('CME', ['3'], { tokens: deutz, tiles: rhine });
    for (const way of ['G10 H11 I10.2 I10.0', 'G10 H11 I10.2 I10.1', 'H9 I10.1 I10.0', 'H9 I10.1 I10.2'])
      expect(noRun(g, ['3', way])).toBe('route.track RHL-6.1.2-b');
  });

  test('[RHL-6.2.3.1-EX1] Deutz – Düsseldorf, over the Rhine – Köln, but not Köln-North to Köln-South', () => {
    const g = run('CME', ['3'], { tokens: deutz, tiles: { ...rhine, F9: '921/0' } });
    expect(earns(g, ['3', 'I10.2 H11 G10 F9.1 F9.0 G8 H9 I10.1'])).toBe(100);
    const tiles = { H9: '3/5', I8: '8/3', J9: '7/2' };
    const cce = run('CCE', ['3'], { tokens: { CCE: ['I10.1', 'E6'] }, tiles });
    expect(earns(cce, ['3', 'I10.1 H9'])).toBe(40);
    expect(noRun(cce, ['3', 'I10.1 H9 I8 J9 I10.0'])).toBe('route.visit RHL-6.2.3-e');
  });
});

describe('green', () => {
  const full = { DEE: ['F9.1'], BME: ['F13.1', 'F9.1'] };

  test('[RHL-6.2.3.1-b] full only with three foreign tokens, whichever banks they are on', () => {
    const through = 'I10.2 H11 G10 F9.1 F9.0 E8 D9.0';
    const g = (tokens: Position['tokens']) => run('CME', ['3'], { tokens: { ...deutz, ...tokens }, tiles: north });
    expect(earns(g(full), ['3', through])).toBe(20 + 10 + 30 + 10 + 20);
    expect(earns(g({ ADR: ['K2', 'F9.0'] }), ['3', through])).toBe(90);
    expect(earns(g({ ADR: ['K2', 'F9.0'], DEE: ['F9.1'] }), ['3', through])).toBe(90);
    const shut = g({ ...full, ADR: ['K2', 'F9.0'] });
    expect(noRun(shut, ['3', through])).toBe('route.blocked RHL-6.2.3.1-d');
    expect(earns(shut, ['3', 'I10.2 H11 G10 F9.1'])).toBe(20 + 10 + 40);
    expect(earns(g({ ...full, CME: ['I10.2', 'F9.0'] }), ['3', through])).toBe(90);
  });

  test('[RHL-6.2.3.1-c] 30 from bank to bank, 40 on one bank', () => {
    const g = run('CME', ['3'], { tokens: deutz, tiles: north });
    expect(earns(g, ['3', 'I10.2 H11 G10 F9.1 F11 F13.0'])).toBe(20 + 10 + 40 + 30);
    expect(earns(g, ['3', 'I10.2 H11 G10 F9.1 F9.0 E8 D9.0'])).toBe(20 + 10 + 30 + 10 + 20);
    const left = run('ADR', ['4'], { tokens: { ADR: ['K2', 'H9', 'D9.0'] }, tiles: north });
    expect(earns(left, ['4', 'D9.0 E8 F9.0 G8 H9'])).toBe(20 + 10 + 40 + 10);
  });

  test('[RHL-6.2.3.1-d] a bank full of foreign tokens: over the ferry and on, not back on that bank', () => {
    const g = run('CME', ['3'], { tokens: { ...deutz, ...full }, tiles: north });
    expect(noRun(g, ['3', 'I10.2 H11 G10 F9.1 F11 F13.0'])).toBe('route.blocked RHL-6.2.3.1-d');
    expect(noRun(g, ['3', 'I10.2 H11 G10 F9.1 F9.0 F9.1 F11 F13.0'])).toBe('route.track RHL-6.1.2-b');
    expect(earns(g, ['3', 'I10.2 H11 G10 F9.1 F9.0 G8 H9 I10.1'])).toBe(100);
    const own = run('CME', ['3'], { tokens: { CME: ['I10.2', 'F9.1'], DEE: ['F9.1'] }, tiles: north });
    expect(earns(own, ['3', 'I10.2 H11 G10 F9.1 F11 F13.0'])).toBe(100);
  });

  test('[RHL-6.2.3.1-d] the left bank full: no passage there, but across', () => {
    const tokens = { ADR: ['K2', 'D9.0'], GVE: ['G6.1', 'F9.0'] };
    const g = run('ADR', ['4'], { tokens, tiles: north });
    expect(noRun(g, ['4', 'D9.0 E8 F9.0 G8 H9'])).toBe('route.blocked RHL-6.2.3.1-d');
    expect(earns(g, ['4', 'D9.0 E8 F9.0 F9.1 G10'])).toBe(20 + 10 + 30 + 10);
  });

  test('[RHL-6.2.3.1-d] and track is built only where trains could run', () => {
    const { E8, F11, ...laid } = north;
    const g = turnOf(rhl, 'CME', 'track', { phase: '3', tokens: { ...deutz, ...full }, tiles: laid });
    expect(noLay(g, `E8 ${E8}`)).toBeUndefined();
    expect(noLay(g, `F11 ${F11}`)).toBe('track.connected RHL-6.2.1-b');
    const empty = turnOf(rhl, 'CME', 'track', { phase: '3', tokens: deutz, tiles: laid });
    expect(noLay(empty, `F11 ${F11}`)).toBeUndefined();
  });

  test('[RHL-6.2.3.1-d] [RHL-6.1.2-i] the place of a company that has not floated is unoccupied', () => {
    const g = run('CME', ['3'], { tokens: { ...deutz, BME: ['F13.1', 'F9.1'] }, tiles: north });
    expect(earns(g, ['3', 'I10.2 H11 G10 F9.1 F11 F13.0'])).toBe(100);
  });

  const cce = { CCE: ['I10.1', 'E6', 'F9.0'], CME: ['I10.2'] };
  test('[RHL-6.2.3.1-e] the only token of a route must be on it, over the ferry if need be', () => {
    const g = run('CCE', ['3'], { tokens: cce, tiles: north });
    expect(noRun(g, ['3', 'I10.2 H11 G10 F9.1'])).toBe('route.token RHL-6.1.2-j');
    expect(noRun(g, ['3', 'I10.2 H11 G10 F9.1 F11 F13.0'])).toBe('route.token RHL-6.1.2-j');
    expect(earns(g, ['3', 'I10.2 H11 G10 F9.1 F9.0 E8 D9.0'])).toBe(90);
    // With another token on the route it need not.
    const other = { ...cce, CCE: ['I10.1', 'F13.0', 'F9.0'] };
    const free = run('CCE', ['3'], { tokens: other, tiles: north });
    expect(earns(free, ['3', 'I10.2 H11 G10 F9.1 F11 F13.0'])).toBe(100);
  });

  test.each([
    ['the token across the river', cce, 'I10.2 H11 G10 F9.1 F9.0', 20 + 10 + 30],
    ['the bank of entry', { CCE: ['I10.2', 'E6'] }, 'I10.2 H11 G10 F9.1', 20 + 10 + 40],
    ['a full bank of entry', { CCE: ['I10.2', 'E6'], ...full }, 'I10.2 H11 G10 F9.1', 20 + 10 + 40],
    ['the bank across, unforced', { CCE: ['I10.2', 'E6'] }, 'I10.2 H11 G10 F9.1 F9.0', 20 + 10 + 30],
  ])('[RHL-6.2.3.1-f] ending at %s', (_, tokens, way, income) => {
    expect(earns(run('CCE', ['3'], { tokens, tiles: north }), ['3', way])).toBe(income);
  });

  test('[RHL-6.2.3.1-f] [RHL-N-10] one train a turn uses the ferry, once', () => {
    const g = run('CME', ['3', '3'], { tokens: { CME: ['I10.2', 'F13.0'], ...full }, tiles: north });
    const over = ['3', 'I10.2 H11 G10 F9.1 F9.0 E8 D9.0'] as const;
    expect(noRun(g, over, ['3', 'F13.0 F11 F9.1 F9.0 G8 H9'])).toBe('route.shared RHL-6.2.3-i');
    // The other cannot pass on its bank either: it ends there.
    expect(noRun(g, over, ['3', 'F13.0 F11 F9.1'])).toBeUndefined();
    expect(earns(g, over, ['3', 'F13.0 F11 F9.1'])).toBe(90 + 30 + 40);
    expect(noRun(g, over)).toBe('run.all RHL-6.2.3-a');
  });

  test('[RHL-6.2.3.1-EX2] DEE and BME on the right bank: CME crosses and F9 counts 30', () => {
    const g = run('CME', ['3'], { tokens: { ...deutz, ...full }, tiles: north });
    expect(earns(g, ['3', 'I10.2 H11 G10 F9.1 F9.0 E8 D9.0'])).toBe(20 + 10 + 30 + 10 + 20);
    const right = { ...rhine, F9: '921/0', E10: '8/0' };
    const straight = run('CME', ['3'], { tokens: { ...deutz, ...full }, tiles: right });
    expect(noRun(straight, ['3', 'I10.2 H11 G10 F9.1 E10 D9.2'])).toBe('route.blocked RHL-6.2.3.1-d');
    const empty = run('CME', ['3'], { tokens: deutz, tiles: right });
    expect(earns(empty, ['3', 'I10.2 H11 G10 F9.1 E10 D9.2'])).toBe(20 + 10 + 40 + 30);
  });

  test('[RHL-6.2.3.1-d] [RHL-6.2.3.1-EX4] a station on one bank opens the other, if a token lies on the route', () => {
    const way = 'I10.2 H11 G10 F9.1 F11 F13.0';
    const tokens = { CME: ['I10.2', 'F9.0'], ...full };
    expect(earns(run('CME', ['3'], { tokens, tiles: north }), ['3', way])).toBe(20 + 10 + 40 + 30);
    // Without it, and without a place that is free, the same way is shut.
    const without = run('CME', ['3'], { tokens: { ...deutz, ...full }, tiles: north });
    expect(noRun(without, ['3', way])).toBe('route.blocked RHL-6.2.3.1-d');
    // The station across the river is no token on this bank.
    const across = run('CCE', ['3'], { tokens: { ...cce, ...full }, tiles: north });
    expect(noRun(across, ['3', way])).toBe('route.token RHL-6.1.2-j');
  });

  test('[RHL-6.2.3.1-EX3] [RHL-N-11] CCE, with its only token on the left bank, crosses from Deutz', () => {
    const g = run('CCE', ['2'], { tokens: cce, tiles: north });
    expect(earns(g, ['2', 'I10.2 H11 G10 F9.1 F9.0'])).toBe(20 + 10 + 30);
    expect(noRun(g, ['2', 'I10.2 H11 G10 F9.1'])).toBe('route.token RHL-6.1.2-j');
  });
});

describe('brown and grey', () => {
  test.each([
    ['927/0', '5', 50],
    ['932/0', '8', 60],
  ])('[RHL-6.2.3.1-g] %s is a city like any other', (F9, phase, value) => {
    const tiles = { ...north, F9 };
    const ways = ['I10.2 H11 G10 F9 E8 D9.0', 'I10.2 H11 G10 F9 F11 F13.0'];
    const free = run('CME', ['3'], { phase, tokens: { ...deutz, DEE: ['F9'], BME: ['F13.1', 'F9'] }, tiles });
    expect(ways.map(way => earns(free, ['3', way]))).toEqual([20 + 10 + value + 10 + 20, 20 + 10 + value + 30]);
    const others = { DEE: ['F9'], BME: ['F13.1', 'F9'], ADR: ['K2', 'F9'], GVE: ['G6.1', 'F9'] };
    const shut = run('CME', ['3'], { phase, tokens: { ...deutz, ...others }, tiles });
    for (const way of ways) expect(noRun(shut, ['3', way])).toBe('route.blocked RHL-6.1.2-e');
  });
});

describe('Köln', () => {
  /** BME comes from Düsseldorf by Deutz to Köln and on to Bonn. */
  const koeln = (I10: string, phase: string, floated: boolean): Position => ({
    phase,
    tokens: {
      BME: ['F13.1', 'F9'],
      ...(floated ? (I10.startsWith('923') ? GREEN : { RhE: ['I10'], CCE: ['I10', 'E6'], CME: ['I10'] }) : {}),
    },
    tiles: { F9: '927/0', G10: '2/2', H11: '8/0', I10, J9: '8/3', K10: '57/2' },
  });
  const GREEN = { RhE: ['I10.0'], CCE: ['I10.0', 'E6'], CME: ['I10.1'] };
  const way = (I10: string) => `F9 G10 H11 ${I10.startsWith('923') ? 'I10.1 I10.0' : 'I10'} J9 K10`;

  test.each([
    ['923/0', '5', 30, 'I10.0'],
    ['928/0', '5', 50, 'I10'],
  ])('[RHL-N-1] [RHL-6.1.2-i] [RHL-6.2.2-h] on %s all three places are homes', (I10, phase, value, place) => {
    const [hex, city] = [place.split('.')[0], Number(place.split('.')[1] ?? 0)];
    const before = koeln(I10, phase, false);
    expect(earns(run('BME', ['4'], before), ['4', way(I10)])).toBe(50 + 10 + value + 20);
    expect(cited(token('BME', before), 'placeToken', { hex, city })).toBe('token.home RHL-6.2.2-h');
    const after = koeln(I10, phase, true);
    expect(noRun(run('BME', ['4'], after), ['4', way(I10)])).toBe(
      I10 === '923/0' ? 'route.blocked RHL-6.2.3.1-d' : 'route.blocked RHL-6.1.2-e',
    );
    expect(noRun(run('BME', ['4'], after), ['4', 'F9 G10 H11 I10'])).toBeUndefined();
    const open = { ...after, tiles: { ...after.tiles, G14: '7/1' } };
    expect(cited(token('BME', open), 'placeToken', { hex, city })).toBe('token.place RHL-6.2.2-a');
  });

  test('[RHL-N-1] [RHL-6.2.3.1-g] until grey brings a fourth', () => {
    const grey = koeln('932/0', '8', true);
    expect(earns(run('BME', ['4'], grey), ['4', way('932/0')])).toBe(50 + 10 + 60 + 20);
    expect(cited(token('BME', grey), 'placeToken', { hex: 'I10', city: 0 })).toBeUndefined();
  });
});
