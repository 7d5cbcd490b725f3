import { cashOf, colourOf, type Game, question, reachesStop, tilesLeft, tokenOn } from '@roundhouse/engine';
import { cited, does, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

type More = Omit<Scenario, 'at'> & { readonly at?: { readonly acted?: readonly string[] } };
const owning = (ids: string, company: string, step: string, more: More = {}): Game =>
  turnOf(rhl, company, step, {
    phase: '3',
    privates: Object.fromEntries(ids.split(' ').map(id => [id, { owner: 0 }])),
    ...more,
  });
const line = (text: string) => {
  const [hex, tile, turn] = text.split(/[ /]/);
  return { hex, tile, turn: Number(turn) };
};
const lay = (g: Game, id: string, text: string): Game => does(g, 'layWith', { private: id, ...line(text) });
const noLay = (g: Game, id: string, text: string) => cited(g, 'layWith', { private: id, ...line(text) });
const station = (id: string, hex: string, city = 0) => ({ private: id, hex, city });
const OSTERATH = 'E8 935/1';

describe('Essen-Osterath Concession', () => {
  test.each([
    ['start', 'function.phase RHL-4.1.1-f'],
    ['2', 'function.phase RHL-4.1.1-f'],
    ['3', undefined],
    ['4', undefined],
    ['5', 'function.phase RHL-4.1.1-f'],
  ])('[RHL-4.1.1-f] tile 935 in phase %s: %s', (phase, why) => {
    expect(noLay(owning('P2 P3', 'ADR', 'track', { phase }), 'P2', OSTERATH)).toBe(why);
  });

  test.each(['55/2', '88/0', ''])('[RHL-4.1.1-f] it goes over whatever lies on E8: %s', lying => {
    const before = owning('P2', 'ADR', 'track', lying ? { tiles: { E8: lying } } : {});
    const g = lay(before, 'P2', OSTERATH);
    expect(g.state.map.tiles['E8']).toEqual({ tile: '935', turn: 1 });
    const [old = ''] = lying.split('/');
    if (old) expect(tilesLeft(g, old) - tilesLeft(before, old)).toBe(1);
  });

  test('[RHL-4.1.1-f] no other tile, and nowhere else', () => {
    const g = owning('P2', 'ADR', 'track');
    expect(noLay(g, 'P2', 'E8 55/2')).toBe('function.tile RHL-4.1.1-f');
    expect(noLay(g, 'P2', 'F5 935/1')).toBe('function.hex RHL-4.1.1-f');
    // There is one such tile.
    expect(noLay(owning('P2', 'ADR', 'track', { tiles: { F5: '935/1' } }), 'P2', OSTERATH)).toMatch(/^track\.supply /);
  });

  test.each([
    ['P1', 'E14 935/1'],
    ['P3', 'I12 935/1'],
    ['P3', 'H13 935/1'],
    ['P4', 'D9 935/1'],
  ])('[RHL-4.1.1-f] its tile is not for %s: %s', (id, text) => {
    expect(noLay(owning('P1 P2 P3 P4', 'BME', 'track'), id, text)).toBe('track.right RHL-4.1.1-f');
  });

  test('[RHL-4.1.1-g] it is the only tile of the turn, privates included, in either order', () => {
    const g = owning('P1 P2 P3 P4', 'BME', 'track');
    const first = lay(g, 'P2', OSTERATH);
    expect(cited(first, 'layTile', line('G14 9/2'))).toBe('track.allowance RHL-4.1.1-g');
    for (const [id, text] of [
      ['P1', 'E14 9/0'],
      ['P3', 'H13 9/0'],
      ['P4', 'D9 925/0'],
    ] as const) {
      expect(noLay(first, id, text)).toBe('track.allowance RHL-4.1.1-g');
      expect(noLay(lay(g, id, text), 'P2', OSTERATH)).toBe('track.allowance RHL-4.1.1-g');
    }
    expect(noLay(does(g, 'layTile', line('G14 9/2')), 'P2', OSTERATH)).toBe('track.allowance RHL-4.1.1-g');
  });

  test('[RHL-4.1.1-h] a free station at once, with the cheapest token', () => {
    const g = does(lay(owning('P2', 'BME', 'track'), 'P2', OSTERATH), 'placeWith', station('P2', 'E8'));
    expect([cashOf(g, 'BME'), g.state.companies['BME']?.tokens]).toEqual([500, [80, 100]]);
    expect(tokenOn(g, 'BME', 'E8')).toEqual({ by: 'BME', city: 0 });
    const laid = lay(owning('P2 P4', 'BME', 'track'), 'P2', OSTERATH);
    expect(cited(laid, 'placeWith', station('P2', 'D9'))).toBe('station.at-once RHL-4.1.1-i');
    expect(cited(laid, 'placeWith', station('P4', 'E8'))).toBe('station.at-once RHL-4.1.1-q');
  });

  test('[RHL-4.1.1-i] later it takes a route and the full price', () => {
    const g = does(lay(owning('P2', 'ADR', 'track', { tiles: { K4: '4/1' } }), 'P2', OSTERATH), 'pass');
    expect(cited(g, 'placeToken', { hex: 'E8', city: 0 })).toBe('token.connected RHL-6.2.2-b');
    expect(cited(g, 'placeWith', station('P2', 'E8'))).toBe('station.at-once RHL-4.1.1-i');
    const cce = turnOf(rhl, 'CCE', 'token', { phase: '3', tiles: { E6: '202/4', E8: '935/1', F7: '8/1' } });
    expect(cashOf(does(cce, 'placeToken', { hex: 'E8', city: 0 }), 'CCE')).toBe(420);
  });

  test('[RHL-4.1.1-j] the certificate leaves the game', () => {
    const g = lay(owning('P2', 'ADR', 'track'), 'P2', OSTERATH);
    expect(g.state.privates['P2']).toEqual({ owner: 0, used: true, closed: true });
    expect(rhl.rules.shares.alsoCount?.(g, 0)).toBe(0);
  });

  test('[RHL-4.1.1-k] one way round, no cost, never upgraded', () => {
    const g = owning('P2', 'ADR', 'track', { cash: { ADR: 0 } });
    for (const turn of [0, 2, 3, 4, 5]) expect(noLay(g, 'P2', `E8 935/${turn}`)).toBe('track.turn RHL-4.1.1-k');
    expect(cashOf(lay(g, 'P2', OSTERATH), 'ADR')).toBe(0);
    const brown = turnOf(rhl, 'CCE', 'track', { phase: '5', tiles: { E6: '202/4', E8: '935/1' } });
    expect(cited(brown, 'layTile', line('E8 933/0'))).toBe('track.colour RHL-2.5-a');
  });

  test('[RHL-N-18] over a double town: the towns vanish, the station refused at once goes to a competitor', () => {
    const tiles = { E6: '202/4', E8: '69/2', F7: '8/1' };
    const g = lay(owning('P2', 'ADR', 'track', { tiles }), 'P2', OSTERATH);
    expect(tilesLeft(g, '69')).toBe(2);
    expect(reachesStop(g, 'CCE', 'E8', 0)).toBe(false);
    const cce = turnOf(rhl, 'CCE', 'token', { phase: '3', tiles: { ...tiles, E8: '935/1' } });
    const built = does(cce, 'placeToken', { hex: 'E8', city: 0 });
    expect(tokenOn(built, 'CCE', 'E8')).toBeDefined();
    const adr = turnOf(rhl, 'ADR', 'token', {
      phase: '3',
      tiles: { ...tiles, E8: '935/1', K4: '4/1' },
      tokens: { CCE: ['E6', 'E8'] },
      par: { CCE: 60 },
      shares: { CCE: { 1: 5 } },
    });
    expect(cited(adr, 'placeToken', { hex: 'E8', city: 0 })).toBe('token.place RHL-6.2.2-a');
  });
});

describe('Train Ferry', () => {
  test('[RHL-4.1.1-p] one yellow Metropolis becomes green for nothing, beside the normal tile', () => {
    const g = owning('P4', 'BME', 'track');
    for (const text of ['D9 925/0', 'D9 926/0', 'F9 921/0', 'F9 922/0', 'I10 923/0', 'I10 924/0'])
      expect(cashOf(lay(g, 'P4', text), 'BME')).toBe(500);
    expect(cited(lay(g, 'P4', 'D9 925/0'), 'layTile', line('G14 9/2'))).toBeUndefined();
    expect(noLay(owning('P3 P4', 'BME', 'track', { phase: '2' }), 'P4', 'D9 925/0')).toBe('function.phase RHL-4.1.1-p');
  });

  test('[RHL-4.1.1-p] with all three upgraded it is worth nothing', () => {
    const tiles = { D9: '925/0', F9: '921/0', I10: '923/0' };
    const g = owning('P4', 'BME', 'track', { tiles });
    expect(noLay(g, 'P4', 'D9 926/0')).toBe('function.hex RHL-4.1.1-p');
  });

  test('[RHL-4.1.1-q] a station there at once, at full price and without a route', () => {
    const g = lay(owning('P4', 'ADR', 'track'), 'P4', 'D9 925/0');
    const built = does(g, 'placeWith', station('P4', 'D9', 1));
    expect([cashOf(built, 'ADR'), tokenOn(built, 'ADR', 'D9')?.city]).toEqual([440, 1]);
    const later = turnOf(rhl, 'ADR', 'token', { phase: '3', tiles: { D9: '925/0', K4: '4/1' } });
    expect(cited(later, 'placeToken', { hex: 'D9', city: 1 })).toBe('token.connected RHL-6.2.2-b');
  });

  test('[RHL-4.1.1-q] not without a free place, nor twice on one hex', () => {
    const full = lay(owning('P4', 'ADR', 'track'), 'P4', 'I10 923/0');
    for (const city of [0, 1])
      expect(cited(full, 'placeWith', station('P4', 'I10', city))).toBe('token.home RHL-6.2.2-h');
    const own = lay(owning('P4', 'CME', 'track'), 'P4', 'I10 923/0');
    expect(cited(own, 'placeWith', station('P4', 'I10', 0))).toBe('token.one-a-hex RHL-6.2.2-c');
    const poor = lay(owning('P3 P4', 'ADR', 'track', { cash: { ADR: 59 } }), 'P4', 'D9 925/0');
    expect(cited(poor, 'placeWith', station('P4', 'D9', 0))).toBe('token.funds RHL-6.2.2-a');
  });

  test('[RHL-4.1.1-ad] the ferry is private 4: private 3 lays no Metropolis', () => {
    expect(noLay(owning('P3', 'MKB', 'track'), 'P3', 'D9 925/0')).toBe('function.hex RHL-4.1.1-l');
    expect(noLay(owning('P4', 'MKB', 'track'), 'P4', 'D9 925/0')).toBeUndefined();
  });
});

describe('Moerser Kreisbahn before the brown phase', () => {
  test('[RHL-4.2.2-d] operates without track, and gets a connection through private 2 or 4', () => {
    const idle = turnOf(rhl, 'MKB', 'track', { phase: '3', cash: { MKB: 0 } });
    expect(question(idle)).toMatchObject({ step: 'stock' });
    expect(idle.state.companies['MKB']).toMatchObject({ operated: true, revenue: 0 });
    const ferry = does(lay(owning('P4', 'MKB', 'track'), 'P4', 'D9 926/0'), 'placeWith', station('P4', 'D9', 0));
    expect(tokenOn(ferry, 'MKB', 'D9')).toBeDefined();
    const concession = does(lay(owning('P2', 'MKB', 'track'), 'P2', OSTERATH), 'placeWith', station('P2', 'E8'));
    expect(tokenOn(concession, 'MKB', 'E8')).toBeDefined();
    expect(colourOf(concession, 'D7')).toBe('green');
  });

  test('[RHL-N-5] in yellow it can do nothing and falls every round, until private 4 connects it', () => {
    const mkb = { shares: { MKB: { 0: 6 } }, par: { MKB: 65 }, floated: ['MKB'] };
    const g = turnOf(rhl, 'MKB', 'track', { ...mkb, cash: { MKB: 90 } });
    expect(question(g)?.step).toBe('stock');
    expect(g.state.companies['MKB']?.cell).toBe('3.0');
    expect(rhl.parts.market.cell('3.0').price).toBe(60);
    const next = does(lay(owning('P4', 'MKB', 'track', mkb), 'P4', 'D9 926/0'), 'placeWith', station('P4', 'D9', 0));
    expect(cited(next, 'layTile', line('E8 55/2'))).toBeUndefined();
  });
});
