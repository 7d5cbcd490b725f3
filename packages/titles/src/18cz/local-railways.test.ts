import { cashOf, decide, type Game, question, wealthOf } from '@roundhouse/engine';
import { cited, does, inStock, lays, refusal, scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18cz } from './index.ts';
import { localPrice } from './timetable.ts';

type More = Parameters<typeof turnOf>[3];

/** Track round Pardubice and a phase in which everything may be laid. */
const GREY = { a: 5, b: 4, c: 4, d: 4, e: 4, f: 4, g: 4, h: 2, i: 1 };
const at = (company: string, step: string, more: More = {}): Game =>
  turnOf(t18cz, company, step, { phase: 'b', sold: { a: 5, b: 1 }, slices: { timetable: { at: 5 } }, ...more });
const bcb = (step: string, more: More = {}): Game => at('BCB', step, { tokens: { BCB: ['E16'] }, ...more });

describe('income and price', () => {
  test('[CZ-IV.1-b] at the start of a round the bank pays every owner, player or company, used or not', () => {
    const g = scenario(t18cz, {
      phase: 'b',
      par: { BCB: 60 },
      shares: { BCB: { 0: 2 } },
      tokens: { BCB: ['E16'] },
      trains: { BCB: ['2a'] },
      cash: { 0: 0, 1: 0, BCB: 100 },
      privates: { S1: { owner: 0 }, M1: { owner: 1 }, L1: { owner: 'BCB', used: true }, S2: { closed: true } },
      at: inStock(0, { passes: 3 }),
    });
    const begun = does(g, 'pass');
    expect(question(begun)?.company).toBe('BCB');
    expect([cashOf(begun, 0), cashOf(begun, 1), cashOf(begun, 'BCB')]).toEqual([5, 10, 120]);
  });

  test.each([
    [0, 40],
    [1, 45],
    [3, 55],
    [8, 80],
    [9, 90],
    [11, 110],
  ])('[CZ-IV.1-d] all have one price; after %i rounds the next one moves it to %i', (before, price) => {
    const g = scenario(t18cz, {
      par: { BCB: 60 },
      shares: { BCB: { 0: 2 } },
      floated: ['BCB'],
      slices: { timetable: { at: before } },
      at: inStock(0, { passes: 3 }),
    });
    let now = g;
    while (question(now)?.step === 'stock') now = does(now, 'pass');
    expect(localPrice(now)).toBe(price);
  });

  test('[CZ-IV.1-e] the round at 120 is played, and then the game ends', () => {
    const g = bcb('trains', {
      trains: { BCB: ['5g'] },
      slices: { timetable: { at: 13 } },
      at: { set: 8, round: 3, of: 3 },
    });
    expect([localPrice(g), g.state.over]).toEqual([120, undefined]);
    const over = does(g, 'pass');
    expect([over.state.over, over.state.ending]).toEqual([true, 'timetable']);
  });

  test('[CZ-IV.1-k] in a player’s hand it is worth 120 at the end, in a company’s nothing', () => {
    const g = bcb('track', {
      cash: { 0: 100, 1: 0 },
      privates: { S1: { owner: 1 }, L1: { owner: 'BCB' } },
      shares: { BCB: { 0: 2 } },
    });
    expect(wealthOf(g, 1)).toBe(120);
    expect(wealthOf(g, 0)).toBe(100 + 2 * 100);
  });
});

describe('companies buy them', () => {
  const owned = { privates: { S1: { owner: 0 }, M1: { owner: 0 }, L1: { owner: 1 }, S2: { owner: 'MW' } } };

  test('[CZ-IV.1-f] from phase b on, at any point of the turn', () => {
    const buy = { private: 'S1', price: 10 };
    const early = bcb('track', { ...owned, phase: 'a', sold: {} });
    expect(cited(early, 'buyPrivate', buy)).toBe('private.phase CZ-IV.1-f');
    for (const step of ['track', 'trains'])
      expect(refusal(bcb(step, { ...owned, trains: { BCB: ['2a'] } }), 'buyPrivate', buy)).toBeUndefined();
    const bought = does(bcb('track', { ...owned, cash: { 0: 0 } }), 'buyPrivate', buy);
    expect([bought.state.privates['S1']?.owner, cashOf(bought, 0), cashOf(bought, 'BCB')]).toEqual(['BCB', 10, 490]);
  });

  test('[CZ-IV.1-g] for 1 up to the price of the day, out of the treasury', () => {
    const g = bcb('track', owned);
    expect(localPrice(g)).toBe(60);
    expect(cited(g, 'buyPrivate', { private: 'S1', price: 0 })).toBe('private.price CZ-IV.1-g');
    expect(cited(g, 'buyPrivate', { private: 'S1', price: 61 })).toBe('private.price CZ-IV.1-g');
    expect(refusal(g, 'buyPrivate', { private: 'S1', price: 60 })).toBeUndefined();
    const poor = bcb('track', { ...owned, cash: { BCB: 30 } });
    expect(cited(poor, 'buyPrivate', { private: 'S1', price: 31 })).toBe('private.funds CZ-IV.1-g');
    expect(refusal(poor, 'buyPrivate', { private: 'S1', price: 30 })).toBeUndefined();
  });

  test('[CZ-IV.1-h] none bigger than itself', () => {
    const small = bcb('track', owned);
    expect(cited(small, 'buyPrivate', { private: 'M1', price: 10 })).toBe('private.size CZ-IV.1-h');
    const medium = at('BTE', 'track', { ...owned, tokens: { BTE: ['D3'] } });
    expect(refusal(medium, 'buyPrivate', { private: 'M1', price: 10 })).toBeUndefined();
    expect(cited(medium, 'buyPrivate', { private: 'L1', price: 10 })).toBe('private.size CZ-IV.1-h');
    const large = at('SX', 'track', { ...owned, phase: 'd', tokens: { SX: ['A8'] }, tiles: { A8: 'SX/4' } });
    expect(refusal(large, 'buyPrivate', { private: 'L1', price: 10 })).toBeUndefined();
  });

  test('[CZ-IV.1-i] only from a player, who must agree', () => {
    const g = bcb('track', { ...owned, privates: { ...owned.privates, S3: { owner: 1 } } });
    expect(cited(g, 'buyPrivate', { private: 'S2', price: 10 })).toBe('private.owner CZ-IV.1-i');
    expect(cited(g, 'buyPrivate', { private: 'S5', price: 10 })).toBe('private.owner CZ-IV.1-i');
    const asked = does(g, 'buyPrivate', { private: 'S3', price: 10 });
    expect(question(asked)).toEqual({ by: 1, step: 'consent' });
    expect(does(asked, 'answer', { yes: false }).state.privates['S3']?.owner).toBe(1);
    expect(does(asked, 'answer', { yes: true }).state.privates['S3']?.owner).toBe('BCB');
  });

  test('[CZ-IV.1-j] in a player’s hand it has no power, cannot go to the bank and counts as a certificate', () => {
    const g = bcb('track', owned);
    expect(cited(g, 'sellLocal', { private: 'S1' })).toBe('power.owner CZ-IV.1-p');
    expect(cited(g, 'layTile', { hex: 'E16', tile: '57', turn: 0, using: 'S1' })).toBe('track.power CZ-IV.1-n');
    const stock = scenario(t18cz, { players: 3, privates: owned.privates, at: inStock(0) });
    expect(t18cz.rules.shares.alsoCount?.(stock, 0)).toBe(2);
    expect(cited(stock, 'sellLocal', { company: 'BCB', private: 'S1' })).toBe('turn.verb CZ-VII.1-b');
  });
});

describe('powers', () => {
  const PAPERS = { S1: { owner: 'BCB' }, M1: { owner: 'BTE' }, L1: { owner: 'SX' } };
  /** A yellow city of the company’s own, green tiles allowed. */
  const green = (more: More = {}) =>
    bcb('trains', {
      phase: 'd',
      sold: { a: 5, b: 4, c: 4, d: 1 },
      tiles: { E16: '6/3' },
      trains: { BCB: ['3c'] },
      privates: PAPERS,
      ...more,
    });

  test('[CZ-IV.1-l] one power, once; it then still pays and can still be sold', () => {
    const g = green();
    const used = does(g, 'layPurple', { hex: 'E16', tile: '15p', turn: 2, using: 'S1' });
    expect(used.state.privates['S1']).toEqual({ owner: 'BCB', used: true });
    expect(cited(used, 'layPurple', { hex: 'E16', tile: '14p', turn: 0, using: 'S1' })).toBe('power.used CZ-IV.1-l');
    expect(cited(g, 'layPurple', { hex: 'E16', tile: '15p', turn: 2, using: 'M1' })).toBe('power.owner CZ-IV.1-l');
    const sold = does(used, 'sellLocal', { private: 'S1' });
    expect(cashOf(sold, 'BCB')).toBe(560);
  });

  test('[CZ-IV.1-m] a purple tile comes beside the normal build, by all other rules for tiles', () => {
    const first = { phase: 'd', tiles: { E16: '6/3' }, trains: { BCB: ['3c'] }, privates: PAPERS };
    const built = lays(bcb('track', first), 'F17 9/2');
    expect(refusal(built, 'layPurple', { hex: 'E16', tile: '15p', turn: 2, using: 'S1' })).toBeUndefined();
    const yellow = bcb('trains', { phase: 'c', tiles: { E16: '6/3' }, trains: { BCB: ['3c'] }, privates: PAPERS });
    const lay = { hex: 'E16', tile: '15p', turn: 2, using: 'S1' };
    expect(cited(yellow, 'layPurple', lay)).toBe('track.phase CZ-VIII.5-b');
    expect(cited(green(), 'layPurple', { ...lay, turn: 5 })).toBe('track.preserve CZ-VIII.5-f');
    expect(cited(green({ tiles: { E16: '6/3', D5: '6/0' } }), 'layPurple', { ...lay, hex: 'D5', turn: 0 })).toBe(
      'track.connected CZ-VIII.5-e',
    );
    expect(cited(green({ tiles: { E16: '6/3', D5: '15p/0' } }), 'layPurple', lay)).toBe('track.supply CZ-VIII.4-p');
  });

  test('[CZ-IV.1-m] at any point of the turn: a pass declines ordinary track alone', () => {
    // A 3-train that gets its only route by the purple tile.
    let g = bcb('track', {
      phase: 'd',
      sold: { a: 5, b: 4, c: 4, d: 1 },
      tiles: { E16: '6/3', D17: '6/0' },
      trains: { BCB: ['3c'] },
      privates: PAPERS,
    });
    while (question(g)?.step !== 'run') g = does(g, 'pass');
    expect(question(g)?.company).toBe('BCB');
    expect(decide(g)?.verbs).toContain('layPurple');
  });

  test('[CZ-IV.1-n] or the terrain of one tile of the normal build is free', () => {
    const g = bcb('track', { privates: PAPERS, cash: { BCB: 0 } });
    const built = does(g, 'layTile', { hex: 'E16', tile: '57', turn: 0, using: 'S1' });
    expect([cashOf(built, 'BCB'), built.state.privates['S1']?.used]).toEqual([0, true]);
    const used = bcb('track', { privates: { S1: { owner: 'BCB', used: true } } });
    expect(cited(used, 'layTile', { hex: 'E16', tile: '57', turn: 0, using: 'S1' })).toBe('track.power CZ-IV.1-n');
    const free = bcb('track', { tiles: { E16: '57/1' }, privates: PAPERS });
    expect(cited(free, 'layTile', { hex: 'E14', tile: '55', turn: 1, using: 'S1' })).toBe('track.power CZ-IV.1-n');
  });

  const terrain = (company: string, home: string, more: More) =>
    at(company, 'track', { tokens: { [company]: [home] }, phase: 'd', ...more });
  test.each([
    ['small', 'S1', 'river', true],
    ['small', 'S1', 'hill', false],
    ['small', 'S1', 'mountain', false],
    ['medium', 'M1', 'hill', true],
    ['medium', 'M1', 'mountain', false],
    ['large', 'L1', 'mountain', true],
    ['large', 'L1', 'river', true],
  ])('[CZ-IV.1-o] a %s one (%s) makes a %s free: %s', (_, using, kind, free) => {
    const hex = { river: 'C10', hill: 'E6', mountain: 'C4' }[kind] as string;
    const g = terrain('SX', 'A8', {
      tiles: { A8: 'SX/4', B7: '9/2', C6: '3/1', C8: '8859/1', D5: '57/5', D7: '9/4' },
      privates: { [using]: { owner: 'SX' } },
    });
    expect(t18cz.rules.track.cost(g, 'SX', hex, using)).toBe(free ? 0 : undefined);
  });

  test.each([
    ['S1', '14p 15p 887p 888p 8866p', true],
    ['S1', '611p 889p 8894p 595p', false],
    ['M1', '611p 216p 889p 8894p 14p', true],
    ['M1', '595p 8857p', false],
    ['L1', '595p 8857p 611p 15p', true],
    ['S1', '14 611 57', false],
  ])('[CZ-IV.1-o] %s lays %s: %s', (using, tiles, may) => {
    const g = at('SX', 'trains', {
      phase: 'i',
      sold: GREY,
      tiles: { A8: 'SX/4' },
      tokens: { SX: ['A8'] },
      trains: { SX: ['6Ei'] },
      privates: { [using]: { owner: 'SX' } },
    });
    for (const tile of tiles.split(' ')) {
      const broken = cited(g, 'layPurple', { hex: 'A10', tile, turn: 0, using });
      expect(broken === 'power.tile CZ-IV.1-o', `${tile}: ${broken}`).toBe(!may);
    }
  });
});

describe('the bank buys them', () => {
  test('[CZ-IV.1-p] from a company, for exactly the price of the day; then they are gone', () => {
    const g = bcb('track', { privates: { S1: { owner: 'BCB' } } });
    const sold = does(g, 'sellLocal', { private: 'S1' });
    expect([cashOf(sold, 'BCB'), sold.state.privates['S1']]).toEqual([560, { closed: true }]);
    expect(cited(sold, 'sellLocal', { private: 'S1' })).toBe('power.owner CZ-IV.1-p');
    expect(cited(sold, 'buyPrivate', { private: 'S1', price: 1 })).toBe('private.closed CZ-IV.1-p');
  });

  test('[CZ-IV.1-q] bought for 1, used and sold in one turn, several of them', () => {
    let g = bcb('track', { cash: { BCB: 2 }, privates: { S1: { owner: 0 }, S2: { owner: 0 } } });
    g = does(g, 'buyPrivate', { private: 'S1', price: 1 });
    g = does(g, 'layTile', { hex: 'E16', tile: '57', turn: 0, using: 'S1' });
    g = does(g, 'sellLocal', { private: 'S1' });
    g = does(does(g, 'buyPrivate', { private: 'S2', price: 1 }), 'sellLocal', { private: 'S2' });
    expect(cashOf(g, 'BCB')).toBe(2 - 1 + 60 - 1 + 60);
  });
});
