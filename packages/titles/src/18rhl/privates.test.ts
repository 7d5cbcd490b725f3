import {
  cashOf,
  check,
  countedPapers,
  type Game,
  question,
  type Seat,
  sharesOf,
  start,
  tilesLeft,
} from '@roundhouse/engine';
import { cited, does, inOperating, inStock, type Scenario, scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

type More = Omit<Scenario, 'at'>;
/** A turn of a company of seat 0, who owns these privates. */
const owning = (ids: string, company: string, step: string, more: More = {}): Game =>
  turnOf(rhl, company, step, {
    privates: Object.fromEntries(ids.split(' ').map(id => [id, { owner: 0 }])),
    ...more,
  });
const lay = (g: Game, id: string, line: string): Game => does(g, 'layWith', { private: id, ...laid(line) });
const noLay = (g: Game, id: string, line: string) => cited(g, 'layWith', { private: id, ...laid(line) });
const laid = (line: string) => {
  const [hex, tile, turn] = line.split(/[ /]/);
  return { hex, tile, turn: Number(turn) };
};

describe('private companies', () => {
  test('[RHL-4.1-a] belong to players; no company can buy one', () => {
    const g = owning('P1', 'BME', 'track');
    const buy = { type: 'buyPrivate', by: 0, at: 'track', company: 'BME', private: 'P1', price: 20 };
    expect(check(g, buy)?.clause).toBe('action.shape');
    expect(Object.keys(rhl.verbs)).not.toContain('buyPrivate');
  });

  test('[RHL-4.1-b] are for sale in the first stock round only, and never given up', () => {
    expect(question(start(rhl, { players: 4, options: {}, seed: 'privates' }))?.step).toBe('lots');
    const g = scenario(rhl, { privates: { P1: { owner: 0 } }, at: inStock(0) });
    for (const tried of [
      { type: 'buyLot', lot: 'P1' },
      { type: 'bid', lot: 'P1', amount: 25 },
      { type: 'sellPrivate', private: 'P1' },
    ])
      expect(check(g, { by: 0, at: 'stock', ...tried })?.clause).toMatch(/^(turn.verb|action.shape)$/);
  });

  test('[RHL-4.1-c] count as certificates while they are open', () => {
    const shares = { BME: { 0: 8 }, CME: { 0: 6 } };
    const privates = { P1: { owner: 0 as Seat }, P2: { owner: 0 as Seat } };
    const position = { shares, par: { BME: 60, CME: 60 }, floated: ['BME', 'CME'], cash: { 0: 500 } };
    const g = scenario(rhl, { ...position, privates, at: inStock(0) });
    expect(countedPapers(g, 0)).toBe(7 + 5 + 2);
    const full = scenario(rhl, { ...position, privates: { ...privates, P3: { owner: 0 } }, at: inStock(0) });
    expect(cited(full, 'startCompany', { company: 'DEE', par: 60 })).toBe('shares.certificates RHL-5.2.2-b');
    const closed = { P1: { owner: 0, closed: true as const }, P2: { owner: 0 }, P3: { owner: 0 } };
    const open = scenario(rhl, { ...position, privates: closed, at: inStock(0) });
    expect(cited(open, 'startCompany', { company: 'DEE', par: 60 })).toBeUndefined();
  });

  test('[RHL-4.1-d] [RHL-6-a] pay their revenue at the start of every operating round, before anybody acts', () => {
    const g = scenario(rhl, {
      privates: { P1: { owner: 0 }, P3: { owner: 0 }, P4: { owner: 1 }, P5: { owner: 2 } },
      shares: { BME: { 0: 6 } },
      par: { BME: 80 },
      floated: ['BME'],
      cash: { BME: 100 },
      at: inOperating({ round: 1, of: 2, acted: ['BME', 'RhE'] }),
    });
    expect([0, 1, 2, 3].map(seat => cashOf(g, seat) - 450)).toEqual([20, 20, 25, 0]);
    expect(question(g)).toMatchObject({ company: 'BME', step: 'track' });
  });

  test('[RHL-4.1-e] a function works once, and for companies its owner directs', () => {
    const g = owning('P3', 'BME', 'track');
    expect(noLay(lay(g, 'P3', 'H13 9/0'), 'P3', 'F11 9/1')).toBe('function.used RHL-4.1-e');
    const other = turnOf(rhl, 'BME', 'track', { privates: { P3: { owner: 1 } } });
    expect(noLay(other, 'P3', 'H13 9/0')).toBe('function.owner RHL-4.1-e');
    expect(noLay(owning('P5', 'BME', 'track'), 'P5', 'H13 9/0')).toBe('function.none RHL-4.1-e');
  });

  test('[RHL-4.1-f] a station by a function is the one of the turn', () => {
    const tiles = { F9: '921/0', G10: '56/0' };
    const g = lay(owning('P4', 'DEE', 'track', { phase: '3' }), 'P4', 'D9 925/0');
    const built = does(g, 'placeWith', { private: 'P4', hex: 'D9', city: 1 });
    expect(question(does(built, 'pass'))?.step).not.toBe('token');
    const adr = owning('P4', 'ADR', 'track', { phase: '3', tiles: { ...tiles, K4: '4/1' } });
    const placed = does(lay(adr, 'P4', 'D9 925/0'), 'placeWith', { private: 'P4', hex: 'D9', city: 1 });
    const token = does(placed, 'pass');
    expect(question(token)?.step).not.toBe('token');
    expect(cited(placed, 'placeWith', { private: 'P4', hex: 'D9', city: 0 })).toBe('station.at-once RHL-4.1.1-q');
  });

  test('[RHL-4.1-f] declined, the normal station step is still there', () => {
    const g = lay(owning('P4', 'ADR', 'track', { phase: '3', tiles: { K4: '4/1' } }), 'P4', 'D9 925/0');
    const token = does(g, 'pass');
    expect(question(token)?.step).toBe('token');
    expect(cited(token, 'placeToken', { hex: 'K6', city: 0 })).toBeUndefined();
  });

  test('[RHL-4.1-g] after use it stays open, pays and counts; that it was used is visible', () => {
    const g = lay(owning('P3', 'BME', 'track'), 'P3', 'H13 9/0');
    expect(g.state.privates['P3']).toEqual({ owner: 0, used: true });
    expect(rhl.rules.shares.alsoCount?.(g, 0)).toBe(1);
    const next = scenario(rhl, {
      privates: { P3: { owner: 0, used: true } },
      shares: { BME: { 0: 6 } },
      par: { BME: 80 },
      floated: ['BME'],
      at: inOperating({ round: 1, of: 2, acted: ['BME', 'RhE'] }),
    });
    expect(cashOf(next, 0)).toBe(465);
  });

  test('[RHL-4.1-h] with the first 5-train all close: no revenue, no function, no certificate', () => {
    const privates = Object.fromEntries(['P1', 'P2', 'P3', 'P4', 'P5'].map(id => [id, { owner: 0 }]));
    const g = turnOf(rhl, 'BME', 'trains', { phase: '4', sold: { 2: 6, 3: 5, 4: 3 }, privates });
    const bought = does(g, 'buyTrain', { train: '5', from: 'bank' });
    expect(Object.values(bought.state.privates).every(p => p.closed)).toBe(true);
    expect(rhl.rules.shares.alsoCount?.(bought, 0)).toBe(0);
    const turn = turnOf(rhl, 'BME', 'track', { phase: '5', privates: { P3: { owner: 0, closed: true } } });
    expect(noLay(turn, 'P3', 'H13 9/0')).toBe('function.closed RHL-4.1-h');
  });

  test('[RHL-4.1-h] the RhE certificate stays in play', () => {
    const g = turnOf(rhl, 'RhE', 'trains', { phase: '4', sold: { 2: 6, 3: 5, 4: 3 } });
    expect(sharesOf(does(g, 'buyTrain', { train: '5', from: 'bank' }), 'RhE', 0)).toBe(6);
  });

  test('[RHL-4.1-i] functions for track are used in the track step, before or after the normal tile', () => {
    const normal = { hex: 'G14', tile: '9', turn: 2 };
    const g = owning('P3', 'BME', 'track');
    const before = does(lay(g, 'P3', 'H13 9/0'), 'layTile', normal);
    const after = lay(does(g, 'layTile', normal), 'P3', 'H13 9/0');
    expect(before.state.map.tiles).toEqual(after.state.map.tiles);
    const later = owning('P3', 'ADR', 'token', { tiles: { K4: '4/1' } });
    expect(question(later)?.step).toBe('token');
    expect(noLay(later, 'P3', 'H13 9/0')).toBe('turn.verb RHL-6.2-a');
  });
});

describe('Prinz-Wilhelm-Bahn', () => {
  const free = { hex: 'E14', tile: '9', turn: 0 };
  const foreign = { P1: { owner: 1 } };

  test('[RHL-4.1.1-a] functions need no route to the hex', () => {
    const g = owning('P1 P3 P4', 'ADR', 'track', { phase: '3' });
    for (const [id, line] of [
      ['P1', 'E14 9/0'],
      ['P3', 'H13 9/0'],
      ['P4', 'D9 926/0'],
    ] as const)
      expect(noLay(g, id, line)).toBeUndefined();
    expect(cited(g, 'layTile', { hex: 'H13', tile: '9', turn: 0 })).toBe('track.connected RHL-6.2.1-b');
  });

  test('[RHL-4.1.1-b] keeps E14 from companies of others', () => {
    expect(cited(turnOf(rhl, 'BME', 'track', { privates: foreign }), 'layTile', free)).toBe(
      'track.reserved RHL-4.1.1-b',
    );
    expect(cited(owning('P1', 'BME', 'track'), 'layTile', free)).toBeUndefined();
  });

  test('[RHL-4.1.1-c] its owner lays the first tile there in any phase, beside the normal one', () => {
    for (const phase of ['start', '2', '3', '4']) {
      const g = lay(owning('P1', 'BME', 'track', { phase }), 'P1', 'E14 9/0');
      expect(cited(g, 'layTile', { hex: 'G14', tile: '9', turn: 2 })).toBeUndefined();
    }
    const again = owning('P1', 'BME', 'track', { phase: '3', tiles: { E14: '9/0' } });
    expect(noLay(again, 'P1', 'E14 20/0')).toBe('function.hex RHL-4.1-e');
  });

  test('[RHL-4.1.1-d] the terrain of E14 is paid', () => {
    expect(cashOf(lay(owning('P1', 'BME', 'track'), 'P1', 'E14 9/0'), 'BME')).toBe(470);
    const poor = owning('P1', 'BME', 'track', { cash: { BME: 29 }, phase: '3', tiles: { D13: '202/0' } });
    expect(question(poor)?.step).not.toBe('track');
    const rich = owning('P1 P3', 'BME', 'track', { cash: { BME: 29 } });
    expect(noLay(rich, 'P1', 'E14 9/0')).toBe('track.funds RHL-6.2.1-k');
  });

  test('[RHL-4.1.1-e] upgrades are open to all, and the block ends with the first 5-train', () => {
    const tiles = { E14: '9/0' };
    const upgrade = turnOf(rhl, 'BME', 'track', { phase: '3', privates: foreign, tiles });
    expect(cited(upgrade, 'layTile', { hex: 'E14', tile: '24', turn: 0 })).toBeUndefined();
    const closed = { P1: { owner: 1, closed: true as const } };
    expect(cited(turnOf(rhl, 'BME', 'track', { phase: '5', privates: closed }), 'layTile', free)).toBeUndefined();
  });
});

describe('Train Hauling System', () => {
  test('[RHL-4.1.1-l] a mountain hex or a tile with the symbol, for nothing', () => {
    expect(cashOf(lay(owning('P3', 'ADR', 'track'), 'P3', 'F11 9/1'), 'ADR')).toBe(500);
    expect(cashOf(lay(owning('P3', 'ADR', 'track', { phase: '3' }), 'P3', 'K2 930/0'), 'ADR')).toBe(500);
    const green = owning('P3', 'ADR', 'track', { phase: '5', tiles: { K2: '930/0' } });
    expect(noLay(green, 'P3', 'K2 931/0')).toBeUndefined();
    expect(noLay(owning('P3', 'ADR', 'track'), 'P3', 'J5 9/0')).toBe('function.hex RHL-4.1.1-l');
    const covered = owning('P3', 'BME', 'track', { phase: '3', tiles: { F11: '9/1' } });
    expect(noLay(covered, 'P3', 'F11 20/1')).toBe('function.hex RHL-4.1.1-l');
  });

  test('[RHL-4.1.1-m] beside the normal tile, by the rules of phase, kind and track', () => {
    const g = owning('P3', 'BME', 'track');
    expect(noLay(g, 'P3', 'K2 930/0')).toBe('track.phase RHL-6.2.1.1-a');
    expect(noLay(g, 'P3', 'F11 57/1')).toBe('track.kind RHL-6.2.1-g');
    const green = owning('P3', 'BME', 'track', { phase: '3' });
    expect(noLay(green, 'P3', 'K2 930/2')).toBe('track.preserve RHL-6.2.1.1-b');
    expect(cited(lay(g, 'P3', 'F11 9/1'), 'layTile', { hex: 'G14', tile: '9', turn: 2 })).toBeUndefined();
  });

  test('[RHL-4.1.1-n] it brings no station', () => {
    const g = lay(owning('P3', 'ADR', 'track', { tiles: { K4: '4/1' } }), 'P3', 'D13 202/0');
    expect(cited(g, 'placeWith', { private: 'P3', hex: 'D13', city: 0 })).toBe('station.at-once RHL-4.1.1-i');
    const token = does(g, 'pass');
    expect(cited(token, 'placeToken', { hex: 'D13', city: 0 })).toBe('token.connected RHL-6.2.2-b');
  });

  test('[RHL-4.1.1-o] not on E14 while PWB keeps it, nor on water', () => {
    const g = turnOf(rhl, 'ADR', 'track', { phase: '3', privates: { P1: { owner: 1 }, P3: { owner: 0 } } });
    expect(noLay(g, 'P3', 'E14 9/0')).toBe('track.reserved RHL-4.1.1-b');
    for (const line of ['C8 9/0', 'D9 925/0']) expect(noLay(g, 'P3', line)).toBe('function.hex RHL-4.1.1-l');
  });

  test('[RHL-N-17] private 3 on E14: not while another owns PWB; who owns both has one extra tile of each', () => {
    const other = turnOf(rhl, 'BME', 'track', { privates: { P1: { owner: 1 }, P3: { owner: 0 } } });
    expect(noLay(other, 'P3', 'E14 9/0')).toBe('track.reserved RHL-4.1.1-b');
    let g = owning('P1 P3', 'BME', 'track');
    expect(noLay(g, 'P3', 'E14 9/0')).toBeUndefined();
    g = lay(lay(g, 'P1', 'E14 9/0'), 'P3', 'G14 9/2');
    expect(Object.keys(g.state.map.tiles)).toEqual(['E14', 'G14']);
    expect(tilesLeft(g, '9')).toBe(7);
    expect(cashOf(g, 'BME')).toBe(470);
  });
});
