import {
  cashOf,
  check,
  countedPapers,
  drawNumber,
  type Game,
  isUnknown,
  onSale,
  play,
  question,
  sharesOf,
  start,
  TURNS,
  turnBar,
  view,
  winners,
  withState,
} from '@roundhouse/engine';
import { cited, does, inStock, inTurn, refusal, type Scenario, scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18czBohemia as bohemia } from './bohemia.ts';
import { isHis, VACLAV } from './vaclav.ts';

const begin = (seed = 'bohemia'): Game => start(bohemia, { players: 2, options: {}, seed });
const his = (g: Game) => Object.keys(g.state.companies).filter(c => isHis(g, c));
const [drawn = ''] = his(scenario(bohemia, { players: 2, at: inStock(0) }));
const others = ['EKJ', 'BCB', 'VBW'].filter(c => c !== drawn);
const [own = ''] = others;
const HOME: Readonly<Record<string, string>> = { EKJ: 'D5', BCB: 'E16', VBW: 'I10' };

/** A human’s small company at its train step, about to buy the first card of a letter. */
const buying = (sold: Readonly<Record<string, number>>, phase: string, more: Omit<Scenario, 'at'> = {}): Game =>
  turnOf(bohemia, own, 'trains', {
    players: 2,
    phase,
    sold,
    tokens: { [own]: [HOME[own] as string] },
    trains: { [own]: ['2a'] },
    ...more,
  });

describe('setup', () => {
  test('[CZ-XI.1-a] two players, 280 each, limit 14, on the map of Bohemia', () => {
    const g = begin();
    expect(bohemia.players).toEqual([2]);
    expect(g.state.seating.map(seat => cashOf(g, seat))).toEqual([280, 280]);
    expect(bohemia.rules.shares.certificateLimit(g, 0)).toBe(14);
    /** Nine papers, and so many ordinary shares. */
    const holding = (shares: number): Game =>
      scenario(bohemia, {
        players: 2,
        phase: 'd',
        cash: { 0: 900 },
        par: { BTE: 60, BN: 60, SX: 90 },
        shares: { BTE: { 1: 2, 0: 1 }, BN: { 1: 2, 0: 1 }, SX: { 1: 4, 0: shares - 2 } },
        privates: Object.fromEntries(Object.keys(bohemia.parts.privates).map(id => [id, { owner: 0 }])),
        at: inStock(0),
      });
    expect(countedPapers(holding(5), 0)).toBe(14);
    const founding = { company: own, par: 50 };
    expect(cited(holding(5), 'startCompany', founding)).toBe('shares.certificates CZ-XI.1-a');
    expect(cited(holding(4), 'startCompany', founding)).toBeUndefined();
    expect(bohemia.parts.map.ids).toHaveLength(73);
    expect(() => start(bohemia, { players: 3, options: {}, seed: '' })).toThrow(RangeError);
  });

  test('[CZ-XI.1-c] Local Railways are sold as in the base game', () => {
    const paper = { privates: { L1: { owner: 0 } } };
    const g = turnOf(bohemia, own, 'track', { players: 2, ...paper, tokens: { [own]: [HOME[own] as string] } });
    expect(cited(g, 'buyPrivate', { private: 'L1', price: 1 })).toBe('private.phase CZ-IV.1-f');
  });

  test('[CZ-XI.1-b] five companies are out', () => {
    const by = (kind: string) =>
      Object.values(bohemia.parts.companies)
        .filter(c => c.kind === kind)
        .map(c => c.id);
    expect([by('small'), by('medium'), by('large')]).toEqual([
      ['EKJ', 'BCB', 'VBW'],
      ['BN', 'NWB', 'ATE', 'BTE'],
      ['SX', 'BY', 'kk'],
    ]);
  });

  test('[CZ-XI.1-c] nine Local Railways on the top three rows', () => {
    expect(Object.values(bohemia.parts.privates).map(p => p.price)).toEqual([25, 30, 35, 40, 45, 50, 55, 60, 65]);
  });

  test('[CZ-XI.1-d] a human may hold 70 % of a large company', () => {
    const g = (units: number) =>
      scenario(bohemia, {
        players: 2,
        phase: 'd',
        par: { SX: 90 },
        shares: { SX: { 0: units } },
        cash: { 0: 500 },
        at: inStock(0),
      });
    expect(refusal(g(6), 'buyShare', { company: 'SX', from: 'ipo' })).toBeUndefined();
    expect(cited(g(7), 'buyShare', { company: 'SX', from: 'ipo' })).toBe('shares.one-company CZ-XI.1-d');
    const medium = scenario(bohemia, {
      players: 2,
      phase: 'b',
      par: { BTE: 60 },
      shares: { BTE: { 0: 3 } },
      cash: { 0: 500 },
      at: inStock(0),
    });
    expect(cited(medium, 'buyShare', { company: 'BTE', from: 'ipo' })).toBe('shares.one-company CZ-VII.4-c');
  });

  test('[CZ-XI.1-e] Priority Deal is who holds card 1: least cash after the draft, most after a stock round', () => {
    const draft = scenario(bohemia, {
      players: 2,
      cash: { 0: 200, 1: 150 },
      at: [{ at: 'draft', done: [], place: 0, turn: 0, passed: [1] } as never],
    });
    expect(does(draft, 'pass').state.seating).toEqual([1, 0]);
    const stock = scenario(bohemia, { players: 2, cash: { 0: 150, 1: 200 }, at: inStock(0, { passes: 1 }) });
    expect(does(stock, 'pass').state.seating).toEqual([1, 0]);
  });
});

describe('Vaclav’s companies', () => {
  test('[CZ-XI.1-f] a small one is drawn before the game: 50 %, price 50, the top train', () => {
    const g = begin();
    const [company = '', ...more] = his(g);
    expect(more).toEqual([]);
    expect(['EKJ', 'BCB', 'VBW']).toContain(company);
    expect(g.state.companies[company]).toMatchObject({ par: 50, cell: '2', trains: ['2a'], floated: true });
    expect([sharesOf(g, company, VACLAV), g.state.depot]).toEqual([2, { a: 1 }]);
    const seen = new Set(Array.from({ length: 30 }, (_, n) => his(begin(`draw ${n}`))[0]));
    expect(seen.size).toBe(3);
  });

  test.each([
    ['[CZ-XI.1-g]', 'medium', { a: 5 }, 'a', '2b', 3, 60, '2+2b', 'b'],
    ['[CZ-XI.1-h]', 'large', { a: 5, b: 4, c: 4 }, 'c', '3d', 5, 90, '3Ed', 'd'],
  ])(
    '%s a %s one comes with the first card of its letter and takes the next',
    (_, kind, sold, phase, train, units, par, takes, letter) => {
      const g = buying(sold, phase);
      const bought = does(g, 'buyTrain', { train, from: 'bank' });
      const [company = ''] = his(bought).filter(c => bohemia.parts.companies[c]?.kind === kind);
      expect(bought.state.companies[company]).toMatchObject({ par, trains: [takes], floated: true });
      expect([sharesOf(bought, company, VACLAV), bought.state.depot[letter], cashOf(bought, company)]).toEqual([
        units,
        2,
        0,
      ]);
      // It waits for the next operating round.
      const [round, turn] = bought.state.agenda;
      const settled = { ...bought.state, agenda: [{ ...round, order: [own] }, turn] } as Game['state'];
      expect(question(does({ ...bought, state: settled }, 'pass'))?.step).toBe('stock');
    },
  );

  test('[CZ-XI.1-i] they begin at the lowest price, under what lies there, and never have money', () => {
    const g = buying({ a: 5 }, 'a', {
      par: { [own]: 100, [others[1] as string]: 60 },
      shares: { [others[1] as string]: { 1: 2 } },
    });
    const bought = does(g, 'buyTrain', { train: '2b', from: 'bank' });
    const medium = his(bought).find(c => c !== drawn) as string;
    expect(bought.state.chart.indexOf(medium)).toBeGreaterThan(bought.state.chart.indexOf(others[1] as string));
    expect(bought.state.companies[medium]?.cell).toBe(bought.state.companies[others[1] as string]?.cell);
    expect(his(bought).map(c => cashOf(bought, c))).toEqual([0, 0]);
  });

  test('[CZ-XI.1-j] their other shares are for sale, and he leads them for good', () => {
    const g = scenario(bohemia, { players: 2, cash: { 0: 500, 1: 500 }, at: inStock(0) });
    const one = does(does(g, 'buyShare', { company: drawn, from: 'ipo' }), 'pass');
    const two = does(one, 'buyShare', { company: drawn, from: 'ipo' });
    expect([sharesOf(two, drawn, 0), isHis(two, drawn)]).toEqual([2, true]);
    expect(cited(one, 'startCompany', { company: drawn, par: 50 })).toBe('start.taken CZ-IV.2.a-a');
  });

  test('[CZ-XI.1-k] his shares count for selling out; he has no cash, no turn and no rank', () => {
    const g = scenario(bohemia, {
      players: 2,
      shares: { [drawn]: { [VACLAV]: 2, 0: 2 } },
      director: { [drawn]: VACLAV },
      cash: { 0: 0, 1: 0 },
      privates: { S1: { owner: 0 } },
      at: inStock(0, { passes: 1, number: 3 }),
    });
    expect(question(g)?.by).toBe(0);
    const next = does(g, 'pass');
    expect(next.state.companies[drawn]?.cell).not.toBe(g.state.companies[drawn]?.cell);
    expect(next.state.seating).toHaveLength(2);
    expect(next.state.money?.[VACLAV]).toBeUndefined();
    expect(winners(next)).not.toContain(VACLAV);
  });

  test('[CZ-XI.1-l] they are not taken over, own no Local Railways and sell no trains', () => {
    const more = {
      players: 2,
      phase: 'd',
      sold: { a: 5, b: 4, c: 4, d: 1 },
      trains: { [drawn]: ['3d'], BTE: ['2+2b'] },
      privates: { S1: { owner: 0 } },
      slices: { timetable: { at: 5 } },
    };
    const g = turnOf(bohemia, 'BTE', 'acquire', {
      ...more,
      tokens: { BTE: ['D3'], [own]: [HOME[own] as string] },
      par: { [own]: 50 },
      shares: { [own]: { 0: 2 } },
    });
    expect(cited(g, 'acquire', { target: drawn, price: 50 })).toBe('acquire.automatic CZ-XI.1-l');
    expect(refusal(g, 'acquire', { target: own, price: 50 })).toBeUndefined();
    const buys = does(g, 'pass');
    expect(cited(buys, 'buyTrain', { train: '3d', from: drawn, price: 10 })).toBe('trains.automatic CZ-XI.1-l');
    const turn = turnOf(bohemia, drawn, 'track', {
      ...more,
      shares: { [drawn]: { [VACLAV]: 2 } },
      tokens: { [drawn]: [HOME[drawn] as string] },
      cash: { [drawn]: 100 },
    });
    expect(cited(turn, 'buyPrivate', { private: 'S1', price: 1 })).toBe('private.automatic CZ-XI.1-l');
  });
});

describe('random draws', () => {
  test('[CZ-RND-c] [CZ-RND-e] each draw is even, comes at its moment and cannot be foreseen', () => {
    const counts = [0, 0, 0, 0];
    for (let n = 0; n < 400; n++) {
      const at = drawNumber(`seed ${n}`, 'Vaclav medium', 4);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    for (const c of counts) expect(c).toBeGreaterThan(60);
    const g = buying({ a: 5 }, 'a');
    expect('hidden' in view(g, 0).setup.seed).toBe(true);
    const seen = withState(g, view(g, 0));
    const act = { type: 'buyTrain', by: 0, at: 'trains', company: own, train: '2b', from: 'bank' };
    expect(check(seen, act)).toBeUndefined();
    expect(isUnknown(play(seen, act))).toBe(true);
    const bought = does(g, 'buyTrain', { train: '2b', from: 'bank' });
    expect(bought.state.revealed).toBe(1);
  });

  test('[CZ-BO-b] narrow places at the cut: kk’s red tile on I18 has one way, C20 one tile', () => {
    const g = scenario(bohemia, {
      players: 2,
      phase: 'd',
      par: { kk: 90 },
      shares: { kk: { 0: 5 } },
      floated: ['kk'],
      at: inTurn('kk', 'begin'),
    });
    const ways = [0, 1, 2, 3, 4, 5].filter(turn => !refusal(g, 'layRed', { hex: 'I18', turn }));
    expect(ways).toEqual([2]);
    const edge = turnOf(bohemia, 'BCB', 'track', {
      players: 2,
      shares: { BCB: { 0: 2 } },
      director: { BCB: 0 },
      tokens: { BCB: ['E16'] },
      tiles: { E16: '57/1', E18: '8/1', D19: '8/0' },
    });
    const lays = ['3', '4', '58'].flatMap(tile =>
      TURNS.filter(turn => !turnBar(edge, 'C20', tile, turn)).map(turn => `${tile}/${turn}`),
    );
    expect(lays).toEqual(['3/0']);
    expect(onSale(edge)[0]?.id).toBe('a');
  });
});
