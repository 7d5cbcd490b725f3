import { cashOf, type Game, play, priceOf, question, sharesOf, start, tokensAt, view } from '@roundhouse/engine';
import { along, cited, does, inOperating, inStock, inTurn, scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';
import { ASIDE } from './links.ts';
import { ORDER_CARDS, sites } from './montan.ts';
import { orderCards } from './setup.ts';

const begin = (players: number, seed = 'setup', options: object = {}): Game =>
  start(rhl, { players, options: options as Game['state']['setup']['options'], seed });
const { companies, tiles, trains, privates, map } = rhl.parts;
const EIGHT = ['ADR', 'BME', 'CCE', 'CME', 'DEE', 'GVE', 'MKB', 'RhE'];

describe('frame', () => {
  test('[RHL-1.1-a] a stock round, then a set of operating rounds, and the next stock round', () => {
    const bme = { par: { BME: 80 }, shares: { BME: { 0: 6 } }, floated: ['BME'], cash: { BME: 400 } };
    const sold = scenario(rhl, { ...bme, at: inStock(0) });
    const passed = [0, 1, 2, 3].reduce(g => does(g, 'pass'), sold);
    expect(passed.state.agenda[0]).toMatchObject({ at: 'operating', set: 2, round: 1 });
    const after = scenario(rhl, { at: inOperating({ set: 2, round: 1, of: 1 }) });
    expect(after.state.agenda[0]).toMatchObject({ at: 'stock', number: 3 });
  });

  test.each([3, 4, 5])('[RHL-1.2-a] %i may play', players => {
    expect(begin(players).state.seating).toHaveLength(players);
  });

  test.each([1, 2, 6, 3.5])('[RHL-1.2-a] %d may not', players => {
    expect(() => begin(players)).toThrow(RangeError);
  });
});

describe('components', () => {
  test('[RHL-2.1.1-a] every hex is of one kind', () => {
    for (const { id, layout, fixed, label } of Object.values(map.hexes)) {
      const kinds = new Set(layout.nodes.map(n => n.kind));
      expect([id, kinds.size]).toEqual([id, layout.nodes.length ? 1 : 0]);
      if (kinds.has('offboard')) expect(fixed).toBe(true);
      if (label) expect([...kinds]).toEqual(['city']);
    }
  });

  test.each(['E2 57/0', 'A4 9/0', 'B7 9/1', 'J15 57/0'])(
    '[RHL-2.1.1-a] no tile goes on a red or grey hex: %s',
    line => {
      const [hex, tile, turn] = line.split(/[ /]/);
      const g = turnOf(rhl, 'BME', 'track');
      expect(cited(g, 'layTile', { hex, tile, turn: Number(turn) })).toBe('track.hex RHL-2.1.1-a');
    },
  );

  test('[RHL-2.1.1-b] a site without token means nothing, a printed steel mill counts from the start', () => {
    const g = scenario(rhl, { slices: { sites: { card: 1 } }, at: inOperating() });
    const tags = (hex: string) => rhl.rules.routes.tags(g, hex, 0, 'BME').filter(t => /^(coal|steel)$/.test(t));
    expect([tags('J3'), tags('E6'), tags('J15')]).toEqual([['coal'], ['steel'], ['steel']]);
    expect([tags('K4'), tags('D9'), tags('D13'), tags('C12'), tags('D11')]).toEqual([[], [], [], [], []]);
  });

  test('[RHL-2.1.2-a] one value for every purchase and sale', () => {
    const g = scenario(rhl, {
      par: { BME: 80 },
      cells: { BME: '1.4' },
      shares: { BME: { 0: 4, 1: 2, pool: 2, BME: 2 } },
      floated: ['BME'],
      cash: { 0: 400 },
      at: inStock(0),
    });
    expect(priceOf(g, 'BME')).toBe(100);
    for (const from of ['pool', 'charter']) expect(cashOf(does(g, 'buyShare', { company: 'BME', from }), 0)).toBe(300);
    expect(cashOf(does(g, 'sellShares', { company: 'BME', shares: 2 }), 0)).toBe(600);
  });

  test('[RHL-2.1.2-b] founding values are those of the pink spaces', () => {
    const g = scenario(rhl, { cash: { 0: 900 }, at: inStock(0) });
    expect(rhl.rules.shares.pars(g, 'BME')).toEqual([60, 65, 70, 75, 80, 90, 100]);
    expect(priceOf(does(g, 'startCompany', { company: 'BME', par: 65 }), 'BME')).toBe(65);
    expect(cited(g, 'startCompany', { company: 'BME', par: 110 })).toBe('start.par RHL-2.1.2-b');
  });

  test('[RHL-2.1.2-c] certificates and trains in the pool are for all to see', () => {
    const g = scenario(rhl, { shares: { BME: { 0: 4, pool: 3 } }, par: { BME: 80 }, at: inOperating() });
    const seen = view({ ...g, state: { ...g.state, trainPool: ['3'] } }, undefined);
    expect(seen.trainPool).toEqual(['3']);
    expect(seen.companies['BME']?.held.filter(h => h === 'pool')).toHaveLength(3);
  });

  test('[RHL-2.2.2-a] the last revenue stays visible until the next run', () => {
    const g = turnOf(rhl, 'ADR', 'run', { tiles: { K4: '4/1' }, trains: { ADR: ['2'] } });
    const path = along(g, 'K2 K4');
    const ran = does(g, 'runRoutes', { routes: [{ train: '2', path }] });
    expect(view(ran, 3).companies['ADR']?.revenue).toBe(30);
    expect(does(ran, 'payDividend', { how: 'pay' }).state.companies['ADR']?.revenue).toBe(30);
  });

  test('[RHL-2.3-a] a treasury is not its director’s cash', () => {
    const trains = { trains: { ADR: ['2'] }, shares: { ADR: { 1: 5 } }, par: { ADR: 70 }, floated: ['ADR'] };
    const poor = turnOf(rhl, 'BME', 'trains', { ...trains, cash: { BME: 90, 0: 900 } });
    expect(cited(poor, 'buyTrain', { train: '2', from: 'bank' })).toBe('trains.funds RHL-6.2.6-a');
    const rich = turnOf(rhl, 'BME', 'trains', { ...trains, cash: { BME: 190, 0: 900 } });
    const paid = does(rich, 'buyTrain', { train: '2', from: 'bank' });
    expect([cashOf(paid, 'BME'), cashOf(paid, 0)]).toEqual([90, 900]);
  });

  test('[RHL-2.3-b] the director runs the company, whoever has sold it to them', () => {
    const g = scenario(rhl, {
      par: { BME: 80 },
      shares: { BME: { 0: 3, 1: 3 } },
      director: { BME: 1 },
      floated: ['BME'],
      cash: { BME: 100 },
      at: inTurn('BME', 'track'),
    });
    expect(question(g)?.by).toBe(1);
  });

  test('[RHL-2.4.1-a] nine order cards', () => {
    expect(Object.keys(ORDER_CARDS)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  test('[RHL-2.4.2-a] who holds the priority deal card begins the stock round', () => {
    const g = scenario(rhl, { priority: 2, at: inOperating() });
    expect(question(g)).toEqual({ by: 2, step: 'stock' });
  });

  test('[RHL-2.4.4-a] certificates add up to ten shares, 70 of them in eight corporations', () => {
    expect(Object.keys(companies).sort()).toEqual(EIGHT);
    const all = Object.values(companies).map(c => c.certificates);
    for (const sizes of all) expect(sizes.reduce((a, b) => a + b)).toBe(10);
    expect(all.flat()).toHaveLength(70);
    expect(new Set(all.flat())).toEqual(new Set([2, 1]));
  });

  test('[RHL-2.5-a] colours follow each other', () => {
    const g = turnOf(rhl, 'ADR', 'track', { phase: '8', cash: { ADR: 500 } });
    expect(cited(g, 'layTile', { hex: 'K2', tile: '931', turn: 0 })).toBe('track.colour RHL-2.5-a');
    expect(cited(g, 'layTile', { hex: 'K2', tile: '930', turn: 0 })).toBeUndefined();
    const colours = new Set(Object.values(tiles).map(t => t.colour));
    expect([...colours].sort()).toEqual(['brown', 'green', 'grey', 'orange', 'yellow']);
  });

  test('[RHL-2.6-a] each corporation has exactly its tokens', () => {
    const count = { ADR: 3, BME: 4, CCE: 3, CME: 4, DEE: 2, GVE: 2, MKB: 2, RhE: 4 };
    for (const [id, n] of Object.entries(count)) expect(companies[id]?.tokens).toHaveLength(n);
    const g = turnOf(rhl, 'DEE', 'token', {
      phase: '3',
      tiles: { F9: '921/0', G10: '55/2' },
      tokens: { DEE: ['F9.1', 'K6'] },
    });
    expect(g.state.companies['DEE']?.tokens).toEqual([]);
    expect(question(g)?.step).not.toBe('token');
    expect(rhl.cites['token.left']).toBe('RHL-2.6-a');
  });

  test('[RHL-2.6-b] location tokens lie on the hexes of the card drawn', () => {
    const g = begin(4);
    const [coal, steel] = ORDER_CARDS[sites.of(g).card] ?? [];
    const tags = (hex = '') => rhl.rules.routes.tags(g, hex, 0, 'BME');
    expect(tags(coal)).toContain('coal');
    expect(tags(steel)).toContain('steel');
  });
});

describe('preparation', () => {
  test('[RHL-3.1-a] the director’s certificate lies on top, then the others by number', () => {
    const g = scenario(rhl, { cash: { 0: 900 }, at: inStock(0) });
    expect(companies['MKB']?.certificates).toEqual([2, 2, 2, 1, 1, 1, 1]);
    expect(cited(g, 'buyShare', { company: 'MKB', from: 'ipo' })).toBe('buy.priced RHL-5.1.2-b');
    const founded = scenario(rhl, { par: { MKB: 60 }, shares: { MKB: { 1: 2 } }, at: inStock(0) });
    const next = does(founded, 'buyShare', { company: 'MKB', from: 'ipo' });
    expect(sharesOf(next, 'MKB', 0)).toBe(2);
  });

  test('[RHL-3.1-b] eight corporations, no KEG', () => {
    expect(Object.keys(begin(4).state.companies).sort()).toEqual(EIGHT);
  });

  test('[RHL-3.1-c] home tokens lie face down on their places', () => {
    const g = begin(4);
    expect(tokensAt(g, 'I10')).toEqual([
      { by: 'CCE', city: 1, faceDown: true },
      { by: 'CME', city: 2, faceDown: true },
      { by: 'RhE', city: 0, faceDown: true },
    ]);
    expect(Object.values(g.state.map.tokens).flat()).toHaveLength(9);
  });

  test('[RHL-3.1-c] others may not build there', () => {
    const tiles = { K4: '4/1', K8: '9/1' };
    const g = turnOf(rhl, 'ADR', 'token', {
      tokens: { ADR: ['K2'] },
      tiles: { ...tiles, J9: '7/0', I10: '923/0' },
      phase: '3',
    });
    expect(cited(g, 'placeToken', { hex: 'K6', city: 0 })).toBeUndefined();
    expect(cited(g, 'placeToken', { hex: 'I10', city: 0 })).toBe('token.home RHL-6.2.2-h');
  });

  test('[RHL-3.1-d] the game starts in the first stock round', () => {
    expect(begin(4).state.agenda).toMatchObject([{ at: 'lots' }]);
    expect(question(begin(4))?.step).toBe('lots');
  });

  test('[RHL-3.2-a] six 2-trains; a seventh only as an option', () => {
    expect(trains.sides['2']?.card.count).toBe(6);
    expect(begin(3, 'x', { optionalTrain: true }).title.parts.trains.sides['2']?.card.count).toBe(7);
  });

  test('[RHL-3.2-b] overlays and tiles of the alternative package are not in the base game', () => {
    for (const id of ['1910', '1911', '1990', '1991']) expect(tiles[id]).toBeUndefined();
    expect([map.hexes['E10']?.label, map.hexes['G12']?.label?.text]).toEqual([undefined, 'OO']);
  });

  test('[RHL-3.2-c] six lots in this order; tile 935 is no tile of the supply', () => {
    expect(Object.keys(privates)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5']);
    let g = scenario(rhl, { cash: { 0: 900, 1: 900, 2: 900, 3: 900 }, at: begin(4).state.agenda });
    for (const lot of ['P1', 'P2', 'P3', 'P4', 'P5', 'RhE']) {
      expect(cited(g, 'buyLot', { lot })).toBeUndefined();
      g = does(g, 'buyLot', { lot });
    }
    expect(question(g)?.step).toBe('stock');
    const turn = turnOf(rhl, 'CCE', 'track', { phase: '3' });
    expect(cited(turn, 'layTile', { hex: 'E8', tile: '935', turn: 1 })).toBe('track.right RHL-4.1.1-f');
  });

  test('[RHL-3.2-d] a GVE certificate waits with private 5', () => {
    const g = begin(4);
    expect([sharesOf(g, 'GVE', 'P5'), sharesOf(g, 'GVE', 'ipo')]).toEqual([1, 9]);
  });

  test('[RHL-3.2-e] three RhE certificates in the pool, its marker on 70', () => {
    const g = begin(4);
    expect([sharesOf(g, 'RhE', 'pool'), priceOf(g, 'RhE')]).toEqual([3, 70]);
    expect(rhl.parts.market.cell(g.state.companies['RhE']?.cell ?? '').par).toBe(true);
  });

  test('[RHL-3.2-f] the industry card is drawn at random and public', () => {
    const drawn = new Set(Array.from({ length: 60 }, (_, n) => sites.of(begin(4, `card ${n}`)).card));
    expect([...drawn].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(view(begin(4), undefined).slices['sites']).toEqual(begin(4).state.slices['sites']);
  });

  test.each([
    [3, 600],
    [4, 450],
    [5, 360],
  ])('[RHL-3.2-g] %i players get %i each out of 9,000', (players, capital) => {
    const g = begin(players);
    for (const seat of g.state.seating) expect(cashOf(g, seat)).toBe(capital);
    expect(cashOf(g, ASIDE)).toBe(210);
    expect(Object.values(g.state.money ?? {}).reduce((a, b) => a + b)).toBe(9000);
  });

  test('[RHL-3.2-EX1] four players: 6,990 in the bank', () => {
    const g = begin(4);
    expect([cashOf(g, 'bank'), cashOf(g, 0)]).toEqual([6990, 450]);
  });

  test('[RHL-3.2-h] what is set aside pays for nothing else', () => {
    const g = scenario(rhl, {
      par: { BME: 80 },
      shares: { BME: { 0: 4, 1: 2 } },
      floated: ['BME'],
      cash: { bank: 70 },
      at: inStock(0),
    });
    const sold = does(g, 'sellShares', { company: 'BME', shares: 1 });
    expect([sold.state.ending, cashOf(sold, ASIDE), cashOf(sold, 'bank')]).toEqual(['bank', 210, -10]);
  });

  test('[RHL-3.4-a] the lowest order card begins, the others sit by their numbers', () => {
    for (let n = 0; n < 20; n++) {
      const g = begin(5, `seats ${n}`);
      const cards = g.state.seating.map(seat => orderCards.of(g)[seat] ?? 0);
      expect(cards).toEqual([...cards].sort((a, b) => a - b));
      expect(g.state.priority).toBe(g.state.seating[0]);
      expect(question(g)?.by).toBe(g.state.seating[0]);
    }
  });

  test('[RHL-3.4-b] the industry card is shuffled back before seats are dealt', () => {
    const again = Array.from({ length: 60 }, (_, n) => begin(5, `again ${n}`)).filter(g =>
      Object.values(orderCards.of(g)).includes(sites.of(g).card),
    );
    expect(again.length).toBeGreaterThan(10);
  });

  test('[RHL-3.4-c] cash, certificates, tiles, trains and charters are open to all', () => {
    const g = begin(4);
    const { setup, ...seen } = view(g, undefined);
    const { setup: _, ...all } = g.state;
    expect(seen).toEqual(all);
    expect(setup.seed).toEqual({ sees: [], hidden: true });
    expect(play(g, { type: 'pass', by: g.state.seating[0], at: 'lots' })).not.toHaveProperty('violation');
  });
});
