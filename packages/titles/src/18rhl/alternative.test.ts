import {
  cashOf,
  type Frame,
  freePlaces,
  type Game,
  passes,
  priceOf,
  question,
  sharesOf,
  start,
  tokenOn,
  tokensAt,
} from '@roundhouse/engine';
import { barred, cited, does, inTurn, type Scenario, scenario, trackThrough, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { CHOSEN } from './chosen.ts';
import { rhl } from './index.ts';
import { ASIDE } from './links.ts';

type More = Omit<Scenario, 'at'>;
const alt = (...numbers: readonly number[]) => Object.fromEntries(numbers.map(n => [`lot${n}`, 'alternative']));
const ALL = alt(1, 2, 3, 4, 5, 6);
const begin = (options: Scenario['options'] = ALL): Game =>
  start(rhl, { players: 4, options: options ?? {}, seed: 'alternative' });
/** A turn of a company of seat 0, who owns these privates of the alternative package. */
const owning = (ids: string, company: string, step: string, more: More = {}): Game =>
  turnOf(rhl, company, step, {
    options: ALL,
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

describe('the package', () => {
  test('[RHL-8.5-a] replaces lots 1 to 5 and makes the CME certificate the sixth', () => {
    const g = begin();
    expect(Object.keys(g.state.privates)).toEqual(['P1a', 'P2a', 'P3a', 'P4a', 'P5a']);
    let now: Game = scenario(rhl, { options: ALL, cash: { 0: 900, 1: 900, 2: 900, 3: 900 }, at: g.state.agenda });
    for (const lot of ['P1a', 'P2a', 'P3a', 'P4a', 'P5a', 'CME']) now = does(now, 'buyLot', { lot });
    expect(question(now)?.step).toBe('stock');
    expect(noLay(owning('P1a', 'ADR', 'track'), 'P1a', 'E12 56/1')).toBeUndefined();
  });

  test('[RHL-8.5-b] its privates serve companies their owner directs, and are not sold', () => {
    expect(noLay(owning('P3a', 'ADR', 'track', { privates: { P1a: { owner: 1 } } }), 'P1a', 'E12 56/1')).toBe(
      'function.owner RHL-4.1-e',
    );
    expect(Object.keys(rhl.verbs)).not.toContain('buyPrivate');
  });

  test('[RHL-8.5-c] each number may be of either package, with its own preparations', () => {
    for (let bits = 0; bits < 64; bits++) {
      const numbers = [1, 2, 3, 4, 5, 6].filter(n => bits & (1 << (n - 1)));
      const g = begin(alt(...numbers));
      const has = (n: number) => numbers.includes(n);
      expect(Object.keys(g.state.privates)).toEqual([1, 2, 3, 4, 5].map(n => (has(n) ? `P${n}a` : `P${n}`)));
      expect(!!g.title.parts.tiles['1910']).toBe(has(1));
      expect([!!g.title.parts.tiles['1990'], !!g.title.parts.tiles['935']]).toEqual([has(2), !has(2)]);
      expect([sharesOf(g, 'GVE', 'P5'), sharesOf(g, 'ADR', 'P5a')]).toEqual(has(5) ? [0, 1] : [1, 0]);
      expect([sharesOf(g, 'RhE', 'pool'), sharesOf(g, 'CME', 'pool')]).toEqual(has(6) ? [0, 3] : [3, 0]);
      expect(rhl.variant?.({ players: 4, options: alt(...numbers) })).toBe(g.title);
    }
  });

  test('[RHL-8.5.1-a] with no. 1: overlays on E10 and E12, tiles 1910 and 1911, E14 not blocked', () => {
    const { map, tiles } = begin(alt(1)).title.parts;
    expect(map.hexes['E10']).toMatchObject({ label: { text: 'RA' }, stubs: [0, 2] });
    expect(map.hexes['E12']?.stubs).toEqual([1]);
    expect([tiles['1910']?.label, tiles['1911']?.label]).toEqual(['RA', 'RA']);
    const g = turnOf(rhl, 'BME', 'track', { options: alt(1), privates: { P1a: { owner: 1 } } });
    expect(cited(g, 'layTile', line('E14 9/0'))).toBeUndefined();
    const tags = g.title.rules.routes.tags(g, 'E12', 0, 'BME');
    expect(tags).toContain('quarry');
  });

  test('[RHL-8.5.1-b] with no. 2: the overlay on G12, tiles 1990 and 1991', () => {
    const { map, tiles } = begin(alt(2)).title.parts;
    expect(map.hexes['G12']).toMatchObject({ label: { text: 'RS' }, colour: 'yellow', terrain: { cost: 30 } });
    expect(['1990', '1991'].map(id => [tiles[id]?.colour, tiles[id]?.label])).toEqual([
      ['green', 'RS'],
      ['brown', 'RS'],
    ]);
    expect(tiles['1960']).toBeUndefined();
  });

  test('[RHL-8.5.1-c] with no. 3: the RGE tokens lie on the certificate, assigned to nobody', () => {
    expect(begin(alt(3)).state.slices['contract']).toBeUndefined();
    expect(cited(owning('P3a', 'ADR', 'track'), 'assignContract', { company: 'ADR', hex: 'D9' })).toBeUndefined();
  });

  test('[RHL-8.5.1-d] with no. 6: CME in the pool and on 70, 210 aside, track from Köln to Bonn; RhE ordinary', () => {
    const g = begin(alt(6));
    expect([priceOf(g, 'CME'), priceOf(g, 'RhE'), cashOf(g, ASIDE), sharesOf(g, 'RhE', 'ipo')]).toEqual([
      70,
      undefined,
      210,
      10,
    ]);
    const [tile, turn] = CHOSEN.bonn.J9;
    expect(g.state.map.tiles).toEqual({ J9: { tile, turn }, K10: { tile: '57', turn: 2 } });
    const stock = scenario(rhl, {
      options: alt(6),
      cash: { 0: 500 },
      at: [{ at: 'stock', done: [], number: 1, turn: 0, passes: 0, cleared: [], sold: {} } as Frame],
    });
    const founded = does(stock, 'startCompany', { company: 'RhE', par: 90 });
    expect([priceOf(founded, 'RhE'), founded.state.companies['RhE']?.floated]).toEqual([90, undefined]);
  });

  test('[RHL-8.5.1-e] the quarry lies on E12, not on E10', () => {
    const g = begin(alt(1));
    const tags = (hex: string) => g.title.rules.routes.tags(g, hex, 0, 'BME');
    expect([tags('E12').includes('quarry'), tags('E10').includes('quarry')]).toEqual([true, false]);
  });
});

describe('Angertalbahn', () => {
  test('[RHL-8.5.2-a] the owner lays the first tile on E12 from green on, free and beside the normal one', () => {
    const g = lay(owning('P1a', 'BME', 'track'), 'P1a', 'E12 56/1');
    expect(cashOf(g, 'BME')).toBe(500);
    expect(cited(g, 'layTile', line('G14 9/2'))).toBeUndefined();
    expect(noLay(owning('P1a P4a', 'BME', 'track', { phase: '2' }), 'P1a', 'E12 56/1')).toBe(
      'function.phase RHL-8.5.2-a',
    );
    expect(noLay(owning('P1a', 'BME', 'track'), 'P1a', 'E12 56/2')).toBe('track.stub RHL-8.5.2-a');
  });

  test('[RHL-8.5.2-b] in yellow nobody lays there, then only the owner, after the first 5-train anybody', () => {
    const turn = (phase: string, owner: number, closed = false) =>
      turnOf(rhl, 'BME', 'track', {
        options: ALL,
        phase,
        tokens: { BME: ['F13.0'] },
        privates: { P1a: { owner, ...(closed ? { closed: true as const } : {}) } },
      });
    expect(cited(turn('2', 0), 'layTile', line('E12 69/1'))).toBe('track.reserved RHL-8.5.2-b');
    expect(cited(turn('3', 1), 'layTile', line('E12 69/1'))).toBe('track.reserved RHL-8.5.2-a');
    expect(cited(turn('3', 0), 'layTile', line('E12 69/1'))).toBeUndefined();
    expect(cited(turn('5', 1, true), 'layTile', line('E12 69/1'))).toBeUndefined();
    const used = lay(owning('P1a', 'BME', 'track'), 'P1a', 'E12 56/1');
    expect(used.state.privates['P1a']?.closed).toBeUndefined();
    const upgrade = turnOf(rhl, 'BME', 'track', {
      options: ALL,
      phase: '3',
      tokens: { BME: ['F13.0'] },
      tiles: { E12: '69/1' },
      privates: { P1a: { owner: 1 } },
    });
    expect(cited(upgrade, 'layTile', line('E12 204/1'))).toBeUndefined();
  });
});

describe('Müngsten Bridge', () => {
  test('[RHL-8.5.2-c] only the owner upgrades G12 to green, with 1990 free as the only tile', () => {
    const other = turnOf(rhl, 'BME', 'track', {
      options: ALL,
      phase: '3',
      tokens: { BME: ['G12.1'] },
      privates: { P2a: { owner: 1 } },
    });
    expect(cited(other, 'layTile', line('G12 1990/0'))).toBe('track.reserved RHL-8.5.2-c');
    expect(noLay(owning('P2a P4a', 'BME', 'track', { phase: '2' }), 'P2a', 'G12 1990/0')).toBe(
      'function.phase RHL-8.5.2-c',
    );
    const g = lay(owning('P2a', 'BME', 'track'), 'P2a', 'G12 1990/0');
    expect(cashOf(g, 'BME')).toBe(500);
    expect(cited(g, 'layTile', line('G14 9/2'))).toBe('track.allowance RHL-8.5.2-c');
    const closed = {
      ...{ options: ALL, phase: '5', tokens: { BME: ['G12.1'] } },
      privates: { P2a: { owner: 1, closed: true as const } },
    };
    expect(cited(turnOf(rhl, 'BME', 'track', closed), 'layTile', line('G12 1990/0'))).toBeUndefined();
  });

  test('[RHL-8.5.2-d] a station there at once at full price; later with a route', () => {
    const g = lay(owning('P2a', 'ADR', 'track', { tiles: { K4: '4/1' } }), 'P2a', 'G12 1990/0');
    expect(cashOf(does(g, 'placeWith', { private: 'P2a', hex: 'G12', city: 0 }), 'ADR')).toBe(440);
    expect(cited(does(g, 'pass'), 'placeToken', { hex: 'G12', city: 0 })).toBe('token.connected RHL-6.2.2-b');
    const station = { private: 'P2a', hex: 'G12', city: 0 };
    expect(cited(does(g, 'pass'), 'placeWith', station)).toBe('station.at-once RHL-8.5.2-d');
  });
});

describe('Krupp Steel Works', () => {
  const krupp = { private: 'P4a', hex: 'D13', city: 0 };

  test('[RHL-8.5.2-i] a free station in Essen once it has a tile, with the cheapest token', () => {
    const g = does(owning('P4a', 'ADR', 'token', { tiles: { D13: '202/0', K4: '4/1' } }), 'placeWith', krupp);
    expect([cashOf(g, 'ADR'), g.state.companies['ADR']?.tokens, tokenOn(g, 'ADR', 'D13')]).toEqual([
      500,
      [80],
      { by: 'ADR', city: 0 },
    ]);
    expect(question(g)?.step).not.toBe('token');
    const empty = owning('P4a', 'ADR', 'token', { tiles: { K4: '4/1' } });
    expect(cited(empty, 'placeWith', krupp)).toBe('station.tile RHL-8.5.2-i');
    const essen = { tiles: { D13: '202/0', K4: '4/1' } };
    const ready = owning('P4a', 'ADR', 'token', essen);
    expect(cited(ready, 'placeWith', { ...krupp, hex: 'F9' })).toBe('function.hex RHL-8.5.2-i');
    const others = owning('P4a', 'ADR', 'token', { ...essen, privates: { P4a: { owner: 1 } } });
    expect(barred(others, 'ADR', 'token', 'placeWith', krupp)).toMatch(/^function\.owner /);
    const built = [{ type: 'placeToken', by: 0, at: 'token' }];
    expect(barred(ready, 'ADR', 'token', 'placeWith', krupp, built)).toMatch(/^token\.one-a-turn /);
    const track = owning('P4a', 'ADR', 'track', { tiles: { D13: '202/0', K4: '4/1' } });
    expect(cited(track, 'placeWith', krupp)).toBe('station.step RHL-8.5.2-i');
  });

  const full = { D13: '202/0', K4: '4/1' };
  const others = { tokens: { ADR: ['K2'], DEE: ['D13'] }, par: { DEE: 60 }, shares: { DEE: { 1: 5 } } };

  test('[RHL-8.5.2-j] beside full places, and into a new one with an upgrade', () => {
    const g = does(owning('P4a', 'ADR', 'token', { tiles: full, ...others }), 'placeWith', krupp);
    expect(tokenOn(g, 'ADR', 'D13')).toEqual({ by: 'ADR', city: 0, beside: true });
    const tokens = { ADR: ['K2', 'D13*'], DEE: ['D13'] };
    const upgrade = turnOf(rhl, 'ADR', 'track', { options: ALL, phase: '3', tiles: full, ...others, tokens });
    const moved = does(upgrade, 'layTile', line('D13 934/0'));
    expect(tokensAt(moved, 'D13')).toEqual(
      [
        { by: 'DEE', city: 0 },
        { by: 'ADR', city: 0 },
      ].toReversed(),
    );
  });

  test('[RHL-8.5.2-k] beside the places it blocks nobody; not where the company has a station', () => {
    const essen = (place: string) =>
      turnOf(rhl, 'ADR', 'track', {
        options: ALL,
        phase: '3',
        tiles: { D13: '201/5' },
        tokens: { ADR: ['K2', place] },
      });
    const opens = (g: Game) => [freePlaces(g, 'D13', 0), passes(g, 'GVE', 'D13', 0), passes(g, 'ADR', 'D13', 0)];
    expect(opens(essen('D13*'))).toEqual([1, true, true]);
    expect(opens(essen('D13'))).toEqual([0, false, true]);
    const again = owning('P4a', 'ADR', 'token', { tiles: full, tokens: { ADR: ['K2', 'D13'] } });
    expect(cited(again, 'placeWith', krupp)).toBe('token.one-a-hex RHL-6.2.2-c');
  });
});

describe('the other certificates', () => {
  test('[RHL-8.5.2-l] no. 5 brings an ADR certificate; ADR floats with 40 % from the stack', () => {
    const at = [{ at: 'lots', done: [], turn: 0, passes: 0 } as Frame];
    const slices = { lots: { bids: {}, sold: ['P1a', 'P2a', 'P3a', 'P4a'] } };
    const g = does(scenario(rhl, { options: ALL, slices, at }), 'buyLot', { lot: 'P5a' });
    expect(sharesOf(g, 'ADR', 0)).toBe(1);
    const stock = scenario(rhl, {
      options: ALL,
      par: { ADR: 70 },
      shares: { ADR: { 1: 2, 0: 1, 2: 1 } },
      at: [{ at: 'stock', done: [], number: 2, turn: 1, passes: 0, cleared: [], sold: {} } as Frame],
    });
    const floated = does(stock, 'buyShare', { company: 'ADR', from: 'ipo' });
    expect([cashOf(floated, 'ADR'), priceOf(floated, 'ADR')]).toEqual([350, 75]);
  });

  test('[RHL-8.5.2-m] lot 6: CME at 70, 140 to CME, the rest to the bank, at once at 75', () => {
    const at = [{ at: 'lots', done: [], turn: 0, passes: 0 } as Frame];
    const slices = { lots: { bids: { CME: [{ by: 2, amount: 160 }] }, sold: ['P1a', 'P2a', 'P3a', 'P4a'] } };
    const before = scenario(rhl, { options: ALL, slices, at });
    const g = does(before, 'buyLot', { lot: 'P5a' });
    expect([cashOf(g, 'CME'), priceOf(g, 'CME'), cashOf(g, 'bank') - cashOf(before, 'bank')]).toEqual([
      140,
      75,
      120 + 20,
    ]);
    expect(['CME', 'pool', 2].map(h => sharesOf(g, 'CME', h))).toEqual([5, 3, 2]);
  });

  test('[RHL-8.5.2-n] CME has the 210 when Deutz, Düsseldorf and Duisburg are linked, by ferry if need be', () => {
    const tiles = trackThrough(rhl, 'I10 H11 G10 F9 E10 D9');
    const led = { par: { CME: 70 }, shares: { CME: { 0: 2, pool: 3, CME: 5 } }, floated: ['CME'], options: alt(6) };
    const yellow = scenario(rhl, { ...led, tiles, at: inTurn('CME', 'track') });
    expect([tiles['F9'], cashOf(yellow, 'CME')]).toEqual(['921/0', 210]);
    const none = scenario(rhl, { ...led, tiles: { ...tiles, H11: '9/1' }, at: inTurn('CME', 'track') });
    expect(cashOf(none, 'CME')).toBe(0);
    const left = trackThrough(rhl, 'I10 H9 G8 F9 E8 D9');
    const wrong = scenario(rhl, { ...led, tiles: left, at: inTurn('CME', 'track') });
    expect([left['F9'], cashOf(wrong, 'CME')]).toEqual(['922/0', 0]);
  });

  test('[RHL-N-31] base 1 and alternative 6: PWB blocks E14, RhE is ordinary, only CME has a line', () => {
    const g = begin(alt(6));
    expect([Object.keys(g.state.privates)[0], cashOf(g, ASIDE)]).toEqual(['P1', 210]);
    expect(['RhE', 'CME'].map(c => [sharesOf(g, c, 'ipo'), sharesOf(g, c, 'pool'), priceOf(g, c)])).toEqual([
      [10, 0, undefined],
      [7, 3, 70],
    ]);
    const turn = turnOf(rhl, 'BME', 'track', { options: alt(6), privates: { P1: { owner: 1 } } });
    expect(cited(turn, 'layTile', line('E14 9/0'))).toBe('track.reserved RHL-4.1.1-b');
    const aachen = { J9: '9/0', K8: '8/1', K4: '4/1' };
    const rhe = turnOf(rhl, 'RhE', 'track', { options: alt(6), tiles: aachen, cash: { RhE: 0 } });
    expect([cashOf(rhe, 'RhE'), cashOf(rhe, ASIDE)]).toEqual([0, 210]);
  });
});
