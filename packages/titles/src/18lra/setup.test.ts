import { cashOf, certificatesOf, type Game, openPlaces, question, start, tokensAt, view } from '@roundhouse/engine';
import { cited, does, earns, inOperating, inStock, scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { camp } from './camp.ts';
import { lra } from './index.ts';
import { SCENARIOS, scene } from './setup.ts';

const begin = (players: number, options: Game['state']['setup']['options'] = {}, seed = 'setup'): Game =>
  start(lra, { players, options, seed });
const { companies, tiles, trains, privates, map, phases, market } = lra.parts;

describe('frame and components', () => {
  test.each([3, 4])('[LRA-1.2-a] %i may play', players => {
    expect(begin(players).state.seating).toHaveLength(players);
  });

  test.each([1, 2, 5, 6])('[LRA-1.2-a] %i may not, without Investor and Short Game', players => {
    expect(() => begin(players)).toThrow(RangeError);
  });

  test('[LRA-0-a] what is not changed is that of 18Rhl: the value table, the rounds, the lots', () => {
    expect(market.cells).toHaveLength(56);
    expect(Object.values(lra.cites).filter(c => c.startsWith('RHL-')).length).toBeGreaterThan(80);
    expect(lra.inherits).toEqual({ title: '18rhl', clauses: 'RHL-' });
  });

  test('[LRA-2.5-a] colours end at brown', () => {
    expect([...new Set(Object.values(tiles).map(t => t.colour))]).toEqual(['yellow', 'green', 'brown']);
    expect([...new Set(phases.map(p => p.colour))]).toEqual(['yellow', 'green', 'brown']);
  });

  test('[LRA-2.5-b] the tiles of F-L8 and F-L9', () => {
    const plain = Object.values(tiles).filter(t => !t.label);
    const coded = Object.values(tiles).filter(t => t.label);
    expect([plain.length, coded.length]).toEqual([45, 43]);
    expect(coded.map(t => t.id).sort()).toEqual(
      Array.from({ length: 44 }, (_, i) => `L${String(i + 1).padStart(2, '0')}`).filter(id => id !== 'L31'),
    );
    expect(plain.reduce((n, t) => n + t.count, 0)).toBe(89);
  });

  test('[LRA-2.6-a] every corporation but GVE has one harbour token, harbour side up', () => {
    for (const { id, tokens } of Object.values(companies)) {
      const special = tokens.filter(t => typeof t === 'object');
      expect([id, special.length]).toEqual([id, id === 'GVE' ? 0 : 1]);
      for (const t of special) expect(t).toMatchObject({ kind: 'harbour', turns: true });
    }
  });
});

describe('setup', () => {
  test('[LRA-3.1-a] eight corporations, DEE is not among them', () => {
    expect(Object.keys(companies)).toEqual(['ADR', 'BME', 'CCE', 'CME', 'GVE', 'KEG', 'MKB', 'RhE']);
  });

  test('[LRA-3.3-a] the train supply of F-L5', () => {
    const count = (g: Game) => g.title.parts.trains.cards.map(c => `${c.count}x${c.id}`).join(' ');
    expect(count(begin(4))).toBe('5x2 4x3 2x4 2x5 10x6 1x2+4');
    expect(trains.cards.map(c => c.sides[0]?.price)).toEqual([100, 200, 300, 500, 600, 0]);
  });

  test('[LRA-8.1-a] the option brings a sixth 2-train', () => {
    const cards = begin(4, { optionalTrain: true }).title.parts.trains.cards;
    expect([cards[0]?.count, cards.length]).toEqual([6, 6]);
  });

  test('[LRA-3.3-b] six lots, all of them privates, in their order', () => {
    expect(Object.values(privates).map(p => [p.id, p.price, p.income])).toEqual([
      ['P1', 20, 5],
      ['P2', 40, 15],
      ['P3', 50, 15],
      ['P4', 60, 15],
      ['P5', 80, 20],
      ['P6', 100, 10],
    ]);
    const g = begin(4);
    expect(cited(g, 'buyLot', { lot: 'P6' })).toBe('lot.lowest RHL-5.1.1-a');
    expect(cited(g, 'bid', { lot: 'P6', amount: 105 })).toBeUndefined();
  });

  test('[LRA-3.3-c] the camp is under construction in Dalheim, I3', () => {
    expect(camp.of(begin(4))).toEqual({});
    expect(map.hexes['I3']).toMatchObject({ name: 'Dalheim', colour: 'yellow' });
  });

  test('[LRA-3.3-d] a certificate of ADR lies with private 5', () => {
    const g = begin(4);
    expect(g.state.companies['ADR']?.held.filter(h => h === 'P5')).toHaveLength(1);
    expect(g.state.companies['ADR']?.held[0]).toBe('ipo');
  });

  test('[LRA-3.3-e] four players: all eight', () => {
    const g = begin(4);
    expect([scene.of(g).number, Object.values(g.state.companies).some(c => c.closed)]).toEqual([0, false]);
  });

  test.each([1, 2, 3, 4])('[LRA-3.3-f] three players, scenario %i: six take part', scenario => {
    const g = begin(3, { scenario });
    const open = Object.keys(g.state.companies).filter(c => !g.state.companies[c]?.closed);
    expect(open.sort()).toEqual([...(SCENARIOS[scenario - 1] ?? [])].sort());
    expect(open).toContain('ADR');
  });

  test('[LRA-3.3-f] or it is drawn, and everybody sees it', () => {
    const drawn = Array.from({ length: 20 }, (_, i) => scene.of(begin(3, {}, `seed ${i}`)).number);
    expect([...new Set(drawn)].sort()).toEqual([1, 2, 3, 4]);
    const g = begin(3);
    expect(scene.of({ ...g, state: view(g, 1) as Game['state'] })).toEqual(scene.of(g));
  });

  test('[LRA-3.3-g] [LRA-N-16] missing corporations: certificates gone, homes occupied but never blocking', () => {
    const g = begin(3, { scenario: 1 });
    for (const [id, hex] of [
      ['BME', 'G15'],
      ['MKB', 'C11'],
    ] as const) {
      expect(g.state.companies[id]?.held.every(h => h === 'gone')).toBe(true);
      expect(tokensAt(g, hex)).toEqual([{ by: id, city: 0, faceDown: true }]);
    }
    const all = { players: 3, options: { scenario: 1 } };
    const duesseldorf = {
      ...all,
      phase: '3',
      tokens: { RhE: ['K11', 'C15'] },
      tiles: { G15: 'L04/0', E15: '58/3', C15: 'L16/0' },
    };
    const token = turnOf(lra, 'RhE', 'token', duesseldorf);
    expect(cited(token, 'placeToken', { hex: 'G15', city: 0 })).toBe('token.home RHL-6.2.2-h');
    expect(openPlaces(token, 'G15', 0)).toBe(1);
    const run = turnOf(lra, 'RhE', 'run', { ...duesseldorf, trains: { RhE: ['3'] } });
    expect(earns(run, ['3', 'C15 D16 E15 F16 G15 H16'])).toBe(40 + 10 + 30 + 20);
    const moers = begin(3, { scenario: 3 });
    expect(tokensAt(moers, 'F10')).toEqual([{ by: 'KEG', city: 0, faceDown: true }]);
    const stock = scenario(lra, { ...all, at: inStock(0) });
    expect(cited(stock, 'startCompany', { company: 'BME', par: 60 })).toBe('shares.gone LRA-3.3-g');
  });
  test.each([
    [3, 6000, 600, 500],
    [4, 8000, 450, 375],
  ])('[LRA-3.3-h] [LRA-8.2-a] %i players: bank %i, capital %i, or %i', (players, bank, capital, lower) => {
    for (const [options, each] of [
      [{}, capital],
      [{ lowerCapital: true }, lower],
    ] as const) {
      const g = begin(players, options);
      expect(g.state.seating.map(seat => cashOf(g, seat))).toEqual(g.state.seating.map(() => each));
      expect(cashOf(g, 'bank')).toBe(bank - players * each);
    }
  });

  test('[LRA-3.3-EX1] the bank then holds 4,200 or 6,200', () => {
    expect([cashOf(begin(3), 'bank'), cashOf(begin(4), 'bank')]).toEqual([4200, 6200]);
  });

  test('[LRA-3.3-i] coalmines and steel mills are printed, none is drawn', () => {
    const tags = (g: Game, hex: string) =>
      lra.rules.routes.tags(g, hex, 0, 'ADR').filter(t => /^(coal|steel)$/.test(t));
    for (const seed of ['a', 'b', 'c']) {
      const g = begin(4, {}, seed);
      for (const hex of ['A15', 'B8', 'C9', 'C11', 'C13', 'J2', 'K3']) expect(tags(g, hex)).toEqual(['coal']);
      for (const hex of ['B16', 'C15', 'D14', 'F10']) expect(tags(g, hex)).toEqual(['steel']);
    }
  });

  test('[LRA-3.3-h] the certificate limit is 14 with three, 15 with four players', () => {
    expect([3, 4].map(n => lra.rules.shares.certificateLimit(begin(n), 0))).toEqual([14, 15]);
    expect(certificatesOf(begin(4), 0)).toBe(0);
  });

  test('[LRA-8.3-a] bankruptcy instead of a credit is an option', () => {
    expect(lra.options['bankruptcy']).toMatchObject({ values: [false, true], cites: 'LRA-8.3-a' });
    // BME must buy; its director has nothing to sell.
    const short = (bankruptcy: boolean) =>
      does(
        turnOf(lra, 'BME', 'trains', {
          options: { bankruptcy },
          sold: { 2: 1 },
          phase: '2',
          tokens: { BME: ['G15'] },
          tiles: { G15: 'L04/0' },
          shares: { BME: { 0: 2, 1: 1, 2: 1, 3: 1, pool: 5 } },
          cash: { BME: 0, 0: 40 },
        }),
        'buyTrain',
        { train: '2', from: 'bank' },
      );
    expect(question(short(false))).toMatchObject({ step: 'raise', by: 0 });
    const lent = does(short(false), 'takeCredit');
    expect([lent.state.debts?.[0], lent.state.companies['BME']?.trains]).toEqual([60, ['2']]);
    const broke = short(true);
    expect([broke.state.over, broke.state.ending, cashOf(broke, 0)]).toEqual([true, 'bankruptcy', 0]);
  });

  test('[LRA-N-30] a bank broken in the first round of three ends the game after the set', () => {
    const g = scenario(lra, {
      players: 3,
      options: { scenario: 1 },
      phase: '5',
      ending: 'bank',
      at: inOperating({ set: 3, round: 1, of: 3 }),
    });
    expect(g.state.over).toBe(true);
  });
});
