import { frameAt, type Game, type HexId, question, type TileId, Turn } from '@roundhouse/engine';
import { barred, lays, noLay, refusal, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

const { tiles } = t1848.parts;
const TURNS = [0, 1, 2, 3, 4, 5] as const;

const at = (company: string, more: Omit<Scenario, 'at'>): Game =>
  turnOf(t1848, company, 'track', { phase: '2', ...more });

/** The first turn of a company. */
const first = (company: string, more: Omit<Scenario, 'at'> = {}): Game =>
  turnOf(t1848, company, 'begin', { phase: '2', ...more });

/** The tiles that can be laid on a hex, in any turning. */
const fitting = (g: Game, hex: HexId): readonly TileId[] =>
  Object.keys(tiles).filter(tile => TURNS.some(turn => !refusal(g, 'layTile', { hex, tile, turn })));

// Adelaide G3 with track to Port Pirie F3 and Mount Gambier H4.
const adelaide = { tokens: { SAR: ['G3'] }, tiles: { G3: '57/2' } };

describe('connection', () => {
  test('[48-7.4.1-a] a new tile must join track that a token of the company reaches', () => {
    const g = at('SAR', adelaide);
    expect(noLay(g, 'F3 57/2')).toBeUndefined();
    expect(noLay(g, 'F3 5/2')).toBe('track.connected 48-7.4.1-a');
    expect(noLay(g, 'B6 9/1')).toBe('track.connected 48-7.4.1-a');
    expect(noLay(at('SAR', { ...adelaide, tiles: {} }), 'G3 57/2')).toBeUndefined();
  });

  test('[48-7.4.1-a] a city full of others’ tokens cuts it off', () => {
    const beyond = { ...adelaide, tiles: { G3: '57/2', F3: '57/2' } };
    expect(noLay(at('SAR', beyond), 'E2 57/2')).toBeUndefined();
    const full = at('SAR', { ...beyond, tokens: { SAR: ['G3'], QR: ['F3'] } });
    expect(noLay(full, 'E2 57/2')).toBe('track.connected 48-7.4.1-a');
    expect(noLay(at('SAR', { ...beyond, tokens: { SAR: ['G3', 'F3'] } }), 'E2 57/2')).toBeUndefined();
  });

  // F4 joins Adelaide and Port Pirie to E4; from one to the other a train would have to reverse.
  test('[48-7.4.1-b] there is no reversing at a junction', () => {
    const g = at('SAR', { ...adelaide, phase: '3', tiles: { G3: '6/3', F4: '23/3' } });
    expect(noLay(g, 'E4 9/0')).toBeUndefined();
    expect(noLay(g, 'F3 6/2')).toBe('track.connected 48-7.4.1-a');
  });

  test('[48-7.4.1-b] a place kept for a company that has not begun counts as free', () => {
    const through = { ...adelaide, tiles: { G3: '57/2', F3: '57/2', E2: '57/2' } };
    expect(noLay(at('SAR', through), 'D2 56/5')).toBeUndefined();
    const begun = at('SAR', { ...through, tokens: { SAR: ['G3'], CAR: ['E2'] } });
    expect(noLay(begun, 'D2 56/5')).toBe('track.connected 48-7.4.1-a');
  });

  test('[48-7.4.1-b] red and blue spaces end it', () => {
    const g = at('QR', { tokens: { QR: ['B10'] }, tiles: { B10: '5/1' } });
    expect(noLay(g, 'B9 235/4')).toBeUndefined();
    expect(noLay(g, 'B9 235/3')).toBe('track.connected 48-7.4.1-a');
  });
});

describe('how many', () => {
  /** Why there is no more to lay, were the step still to ask. */
  const again = (g: Game, lay: object = { hex: 'H4', tile: '6', turn: 2 }) =>
    barred(g, 'SAR', 'track', 'layTile', lay, frameAt(g, Turn)?.done);

  test('[48-7.4.2-a] before the first 3/3+ one yellow tile', () => {
    const one = lays(at('SAR', adelaide), 'F3 57/2');
    expect(question(one)?.step).not.toBe('track');
    for (const line of ['H4 6/2', 'E2 57/2']) expect(noLay(one, line)).toBe('turn.verb 48-7.3-a');
    expect(again(one)).toBe('track.allowance 48-7.4.2-a');
  });

  test('[48-7.4.2-a] afterwards one or two, the second perhaps on the first, and no third', () => {
    const one = lays(at('SAR', { ...adelaide, phase: '3' }), 'F3 57/2');
    for (const line of ['H4 6/2', 'E2 57/2']) expect(noLay(one, line)).toBeUndefined();
    expect(refusal(one, 'pass')).toBeUndefined();
    const two = lays(one, 'E2 57/2');
    expect(question(two)?.step).not.toBe('track');
    expect(noLay(two, 'H4 6/2')).toBe('turn.verb 48-7.3-a');
    expect(again(two)).toBe('track.allowance 48-7.4.2-a');
    expect(again(two, { hex: 'G3', tile: '236', turn: 2 })).toBe('track.allowance 48-7.5.1-a');
  });

  test.each([
    ['VR', 'H6 57/1', 'H7 9/1'],
    ['NSW', 'F9 5/1', 'F8 235/4'],
  ])('[48-7.4.3-a] %s begins on its home hex', (company, home, other) => {
    const g = first(company);
    expect(noLay(g, home)).toBeUndefined();
    expect(noLay(g, other)).toBe('track.connected 48-7.4.1-a');
    expect(refusal(g, 'pass')).toBeUndefined();
  });

  test('[48-7.4.3-a] WA starts from printed Perth, others from a tile that lies there, COM at either home', () => {
    expect(noLay(first('WA'), 'C1 9/0')).toBeUndefined();
    expect(noLay(first('VR', { tiles: { H6: '57/1' } }), 'H7 9/1')).toBeUndefined();
    const com = first('COM', { phase: '6' });
    expect(noLay(com, 'F9 5/1')).toBeUndefined();
    expect(noLay(com, 'G3 57/2')).toBeUndefined();
    expect(noLay(com, 'F3 57/2')).toBe('track.connected 48-7.4.1-a');
  });
});

describe('where', () => {
  test.each(['A2', 'A3', 'A9', 'D1', 'B11', 'F2', 'I4', 'I5'])('[48-7.4.4-a] %s is never built on', hex => {
    const g = first('WA');
    for (const tile of ['5', '9']) expect(noLay(g, `${hex} ${tile}/0`)).toBe('track.hex 48-7.4.4-a');
    expect(noLay(g, `${hex} 241/0`)).toBe('track.right 48-4.4-b');
  });

  test('[48-7.4.4-a] the arrows of red and blue spaces are track to build on', () => {
    const g = at('WA', { tokens: { WA: ['D1'] } });
    for (const line of ['C1 9/0', 'D2 56/5', 'E1 6/2']) expect(noLay(g, line)).toBeUndefined();
  });

  test.each([
    ['a mountain', 'VR', { tokens: { VR: ['H6'] }, tiles: { H6: '57/1' } }, 'H7 9/1', 50],
    ['a mountain city', 'FED', { tokens: { FED: ['G7'] }, tiles: { G7: '57/1' } }, 'G8 5/1', 50],
    ['a desert', 'WA', { tokens: { WA: ['D1'] } }, 'C1 9/0', 40],
    ['any other hex', 'SAR', adelaide, 'F3 57/2', 0],
  ])('[48-7.4.5-a] the first tile on %s', (_, company, more, line, cost) => {
    const g = at(company, { ...more, cash: { [company]: cost, bank: 1000 } });
    const after = lays(g, line);
    expect(after.state.money).toMatchObject({ [company]: 0, bank: 1000 + cost });
    if (!cost) return;
    const poor = at(company, { ...more, phase: '3', cash: { [company]: cost - 1 } });
    expect(noLay(poor, line)).toBe('track.funds 48-7.4.5-a');
  });

  test('[48-7.4.5-a] an upgrade costs nothing', () => {
    const wollongong = { tokens: { FED: ['G7'] }, tiles: { G7: '57/1', G8: '5/1' } };
    const g = lays(at('FED', { ...wollongong, phase: '3', cash: { FED: 0 } }), 'G8 15/0');
    expect(g.state.money?.['FED']).toBe(0);
  });

  test.each([
    [
      '[48-7.4.6-a]',
      'a plain hex',
      'F4',
      'SAR',
      { ...adelaide, tiles: { G3: '5/2' } },
      ['7', '8', '9'],
      ['track.kind 48-7.4.6-a', 'track.label 48-7.4.6-a'],
    ],
    [
      '[48-7.4.6-b]',
      'a hex with two towns',
      'D2',
      'WA',
      { tokens: { WA: ['D1'] } },
      ['1', '2', '55', '56', '69'],
      ['track.kind 48-7.4.6-b', 'track.label 48-7.4.6-b'],
    ],
    [
      '[48-7.4.6-c]',
      'a city',
      'F3',
      'SAR',
      adelaide,
      ['5', '6', '57'],
      ['track.kind 48-7.4.6-c', 'track.label 48-7.4.6-c'],
    ],
    [
      '[48-7.4.6-d]',
      'a K city',
      'G3',
      'SAR',
      { tokens: { SAR: ['G3'] } },
      ['5', '6', '57'],
      ['track.kind 48-7.4.6-c', 'track.label 48-7.4.6-c'],
    ],
    [
      '[48-7.4.6-e]',
      'a hex with two cities',
      'B9',
      'QR',
      { tokens: { QR: ['B10'] }, tiles: { B10: '5/1' } },
      ['235'],
      ['track.label 48-7.4.6-e'],
    ],
  ])('%s %s takes only its own tiles', (_, __, hex, company, more, fit, no) => {
    const g = at(company, more);
    const yellow = Object.keys(tiles).filter(t => tiles[t]?.colour === 'yellow');
    expect([...fitting(g, hex)].sort()).toEqual([...fit].sort());
    const unfit = yellow.filter(t => !fit.includes(t)).map(tile => noLay(g, `${hex} ${tile}/0`));
    expect(new Set(unfit)).toEqual(new Set(no));
  });

  test('[48-7.4.6-d] a K hex stays one under its yellow tile', () => {
    const g = at('SAR', { ...adelaide, phase: '3' });
    expect([...fitting(g, 'G3')].sort()).toEqual(['236', '237']);
    expect(noLay(g, 'G3 15/2')).toBe('track.label 48-7.5.3-c');
  });
});

describe('sides', () => {
  const car = { tokens: { CAR: ['E2'] }, tiles: { E2: '5/1' } };
  const vr = { tokens: { VR: ['H6'] }, tiles: { H6: '57/1' } };
  const qr = { tokens: { QR: ['B10'] } };
  const NO = 'track.side 48-7.4.7-a';

  test.each([
    ['to an arrow of Perth', 'CAR', car, 'E1 6/2', undefined],
    ['to the arrow of Port Lincoln', 'CAR', car, 'E1 5/4', undefined],
    ['off the map', 'CAR', car, 'E1 57/1', NO],
    ['to a side of Port Lincoln without arrow', 'SAR', adelaide, 'F3 6/5', NO],
    ['to the arrow of Cairns', 'QR', qr, 'B10 5/1', undefined],
    ['to a side of the harbour without arrow', 'QR', qr, 'B10 57/1', NO],
    ['to Tasmania before its tile', 'VR', vr, 'H5 5/4', NO],
    ['to an arrow of Tasmania', 'VR', { ...vr, tiles: { ...vr.tiles, I5: '241/0' } }, 'H5 5/4', undefined],
    ['to the empty half of Tasmania', 'VR', { ...vr, tiles: { ...vr.tiles, I5: '241/0' } }, 'H5 6/4', NO],
  ])('[48-7.4.7-a] track may lead %s or not', (_, company, more, line, clause) => {
    expect(noLay(at(company, more), line)).toBe(clause);
  });

  test('[48-7.4.7-a] the same holds for upgrades', () => {
    const g = at('QR', { ...qr, phase: '3', tiles: { B10: '5/1' } });
    expect(noLay(g, 'B10 238/0')).toBeUndefined();
    expect(noLay(g, 'B10 236/1')).toBe(NO);
  });

  test('[N-48] [48-7.4.7-a] Tasmania opens the sides of H5 and H6 towards I5, and no other', () => {
    const bare = { tokens: { VR: ['H6'] } };
    expect(noLay(at('VR', bare), 'H6 5/0')).toBe(NO);
    const placed = at('VR', { ...bare, tiles: { I5: '241/0' } });
    expect(noLay(placed, 'H6 5/0')).toBeUndefined();
    expect(noLay(placed, 'H6 5/4')).toBe(NO);
    const onI4 = at('VR', { ...vr, tiles: { ...vr.tiles, I4: '241/0' } });
    expect(noLay(onI4, 'H5 6/4')).toBeUndefined();
    expect(noLay(onI4, 'H5 5/4')).toBe(NO);
  });
});
