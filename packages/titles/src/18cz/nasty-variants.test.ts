import {
  borderId,
  type Card,
  cashOf,
  frameAt,
  type Game,
  inOrder,
  Operating,
  question,
  sharesOf,
  stationsOf,
  trainsOf,
  winners,
  withState,
} from '@roundhouse/engine';
import { cited, does, earns, inStock, noRun, type Scenario, scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18czBohemia as bohemia } from './bohemia.ts';
import { t18czMoraviaSilesia as moravia } from './moravia-silesia.ts';
import { isHis, VACLAV } from './vaclav.ts';

const his = (g: Game) => Object.keys(g.state.companies).filter(c => isHis(g, c));
const [drawn = ''] = his(scenario(bohemia, { players: 2, at: inStock(0) }));
const HOME: Readonly<Record<string, string>> = { EKJ: 'D5', BCB: 'E16', VBW: 'I10' };
const own = Object.keys(HOME).find(c => c !== drawn) as string;

describe('Bohemia', () => {
  /** Between two sets; his small company and, where it is his, the NWB exchange their trains. */
  const exchanged = (more: Partial<Scenario>): Game => {
    const waiting = [drawn, ...(more.shares?.['NWB'] ? ['NWB'] : [])];
    return scenario(bohemia, { players: 2, ...more, at: [{ at: 'interval', done: [], set: 2, waiting } as never] });
  };
  const medium = { shares: { NWB: { [VACLAV]: 3 } }, par: { NWB: 60 }, floated: ['NWB'] };

  test('[CZ-N-39] S takes the first d, L comes with the next card, M exchanges, a human loses trains, L keeps its own', () => {
    const g = exchanged({
      ...medium,
      phase: 'c',
      sold: { a: 5, b: 4, c: 4, d: 0 },
      trains: { [drawn]: ['3c'], NWB: ['2+2c'], [own]: ['2a'] },
    });
    const large = his(g).find(c => bohemia.parts.companies[c]?.kind === 'large') as string;
    expect([large, drawn, 'NWB'].map(c => g.state.companies[c]?.trains)).toEqual([['3Ed'], ['3d'], ['3+3d']]);
    expect([g.state.phase, g.state.depot['d'], g.state.companies[own]?.trains]).toEqual(['d', 3, ['2a']]);
    const rusty = exchanged({
      ...medium,
      phase: 'd',
      sold: { a: 5, b: 4, c: 4, d: 4 },
      trains: { [drawn]: ['3d'], NWB: ['3+3d'], [own]: ['2a', '2b'], BTE: ['2+2b'] },
    });
    expect([drawn, own, 'BTE'].map(c => rusty.state.companies[c]?.trains)).toEqual([['4e'], [], ['2+2b']]);
  });

  /** A human’s small company at its train step, Vaclav’s to follow in the first of two rounds. */
  const before = (more: Parameters<typeof turnOf>[3]): Game =>
    turnOf(bohemia, own, 'trains', {
      players: 2,
      tokens: { [own]: [HOME[own] as string], [drawn]: [HOME[drawn] as string] },
      slices: { timetable: { at: 5 } },
      ...more,
      at: { order: [own, drawn], of: 2 },
    });
  const passUntil = (g: Game, ready: (g: Game) => boolean): Game => {
    let now = g;
    while (!ready(now)) now = does(now, 'pass');
    return now;
  };
  const roundOf = (g: Game) => frameAt(g, Operating);

  test('[CZ-N-40] the first b bought with the last money: M appears at once with the next card and waits for the next round', () => {
    const g = before({ sold: { a: 5 }, trains: { [own]: ['2a'], [drawn]: ['2a'] }, cash: { [own]: 70 } });
    const bought = does(g, 'buyTrain', { train: '2b', from: 'bank' });
    const m = his(bought).find(c => c !== drawn) as string;
    expect(bought.state.companies[m]).toMatchObject({ floated: true, par: 60, trains: ['2+2b'] });
    expect([bought.state.phase, bought.state.depot['b']]).toEqual(['b', 2]);
    // At 60 it would come after the buyer, at 100, and before Vaclav’s small company, at 50.
    expect(inOrder(bought)).toEqual([own, m, drawn]);
    expect(roundOf(bought)?.order).toEqual([own, drawn]);
    let last = bought;
    const later = passUntil(bought, now => {
      if (roundOf(now)?.round === 1) last = now;
      return roundOf(now)?.round === 2;
    });
    expect(last.state.companies[m]?.operated).toBeUndefined();
    expect(roundOf(later)?.order).toEqual(inOrder(last).filter(c => [own, m, drawn].includes(c)));
  });

  test('[CZ-N-40] M may take the first c itself', () => {
    const g = before({ sold: { a: 5, b: 3 }, phase: 'a', trains: { [own]: ['2a'] }, cash: { [own]: 70 } });
    const first = withState(g, { ...g.state, depot: { a: 5 } });
    const last = { ...bohemia.parts.trains.cards[1], count: 1 };
    const short = {
      ...bohemia,
      parts: {
        ...bohemia.parts,
        trains: trainsOf(bohemia.parts.trains.cards.map(c => (c.id === 'b' ? last : c) as Card)),
      },
    };
    const bought = does({ ...first, title: short }, 'buyTrain', { train: '2b', from: 'bank' });
    const m = his(bought).find(c => c !== drawn) as string;
    expect([bought.state.phase, bought.state.companies[m]?.trains]).toEqual(['c', ['2+2c']]);
  });

  test('[CZ-N-41] his 2-train scrapped by another’s purchase: it runs for nothing, falls, and buys none', () => {
    const g = before({
      phase: 'd',
      sold: { a: 5, b: 4, c: 4, d: 4 },
      par: { [drawn]: 60 },
      cells: { [drawn]: '6' },
      tiles: { D5: '57/1', D3: '57/1' },
      trains: { [own]: ['3c'], [drawn]: ['2a'] },
      cash: { [own]: 250, [drawn]: 0 },
    });
    const bought = does(g, 'buyTrain', { train: '4e', from: 'bank' });
    expect(bought.state.companies[drawn]?.trains).toEqual([]);
    const asked: (string | undefined)[] = [];
    const after = passUntil(bought, now => {
      if (question(now)?.company === drawn) asked.push(question(now)?.step);
      return roundOf(now)?.round === 2;
    });
    expect(asked).not.toContain('trains');
    expect(after.state.companies[drawn]).toMatchObject({ cell: '4', revenue: 0, trains: [] });
    expect([cashOf(after, drawn), after.state.depot['e']]).toEqual([0, 1]);
  });

  test.each([
    ['small', drawn, 1, '2'],
    ['large', 'BY', 4, '14'],
  ])(
    '[CZ-N-42] half of his %s company in one hand changes no director; all in hands, it rises',
    (kind, company, held, cell) => {
      const led = kind === 'small' ? 2 : 5;
      const g = scenario(bohemia, {
        players: 2,
        phase: 'd',
        sold: { a: 5, b: 4, c: 4, d: 2 },
        shares: { [company]: { [VACLAV]: led, 0: held, ipo: 1 } },
        director: { [company]: VACLAV },
        floated: [company],
        cells: { [company]: cell },
        par: { [company]: kind === 'small' ? 50 : 90 },
        cash: { 0: 90, 1: 0 },
        at: inStock(0, { number: 4 }),
      });
      const bought = does(g, 'buyShare', { company, from: 'ipo' });
      expect([isHis(bought, company), sharesOf(bought, company, 0), sharesOf(bought, company, VACLAV)]).toEqual([
        true,
        held + 1,
        led,
      ]);
      const ended = passUntil(bought, now => question(now)?.step !== 'stock');
      expect(ended.state.companies[company]?.cell).toBe(String(Number(cell) + 1));
    },
  );

  test('[CZ-N-43] 70 % of a large company of one’s own is legal, 80 % is not', () => {
    const g = (units: number) =>
      scenario(bohemia, {
        players: 2,
        phase: 'd',
        par: { kk: 90 },
        shares: { kk: { 0: units } },
        cash: { 0: 500 },
        at: inStock(0),
      });
    expect(sharesOf(does(g(6), 'buyShare', { company: 'kk', from: 'ipo' }), 'kk', 0)).toBe(7);
    expect(cited(g(7), 'buyShare', { company: 'kk', from: 'ipo' })).toBe('shares.one-company CZ-XI.1-d');
  });
});

describe('Moravia-Silesia', () => {
  type More = Parameters<typeof turnOf>[3];
  const turn = (company: string, step: string, more: More = {}): Game =>
    turnOf(moravia, company, step, { players: 3, par: { [company]: 60 }, ...more });
  const route = (g: Game, line: string): readonly string[] => {
    const words = line.split(' ');
    return words.flatMap((word, i) => {
      const [hex, before] = [word.replace('.', ''), words[i - 1]?.replace('.', '')];
      return [...(before ? [borderId(g, before, hex)] : []), ...(word.endsWith('.') ? [`${hex}.0`] : [])];
    });
  };
  test('[CZ-N-44] the token of the MW fills yellow Přerov: nobody runs through, until green or until he owns it', () => {
    const tiles = { F15: 'BY/4', F17: '9/1', F19: '9/1', F21: '55/1', F25: '7/0', G24: '57/0' };
    const running = (f23: string) =>
      turn('BY', 'run', {
        phase: 'd',
        sold: { 'a+b': 6, d: 1, '3E': 1 },
        tiles: { ...tiles, F23: f23 },
        tokens: { BY: ['F15'], MW: ['F23'] },
        trains: { BY: ['4'] },
        privates: { MW: { owner: 0 } },
        slices: { timetable: { at: 3 } },
      });
    const far = ['4', 'F15 F17 F19 F21.0 F23 F25 G24'] as const;
    const yellow = running('57/1');
    expect(noRun(yellow, far)).toBe('route.blocked CZ-VIII.7-j');
    expect(earns(yellow, ['4', 'F15 F17 F19 F21.0 F23'])).toBe(30 + 10 + 20);
    expect(earns(running('14/1'), far)).toBe(30 + 10 + 30 + 20);
    const bought = does(yellow, 'buyPrivate', { private: 'MW', price: 1 });
    expect([stationsOf(bought, 'BY'), bought.state.privates['MW']]).toEqual([['F15', 'F23'], { closed: true }]);
    expect(earns(bought, far)).toBe(30 + 10 + 20 + 20);
  });

  test('[CZ-N-45] a company with its own station in Přerov gets the MW’s token on its charter', () => {
    const g = turn('BY', 'track', {
      phase: 'd',
      tiles: { F15: 'BY/4', F23: '14/1' },
      tokens: { BY: ['F15', 'F23'], MW: ['F23'] },
      privates: { MW: { owner: 0 } },
      slices: { timetable: { at: 3 } },
    });
    const bought = does(g, 'buyPrivate', { private: 'MW', price: 1 });
    expect([stationsOf(bought, 'BY'), bought.state.companies['BY']?.tokens]).toEqual([
      ['F15', 'F23'],
      [100, 100],
    ]);
    expect(bought.state.map.tokens['F23']).toHaveLength(1);
  });

  test('[CZ-N-46] the first 4+4 is exported: papers close before the stock round, the 3E is lost, the token gone', () => {
    const g = turn('BY', 'trains', {
      phase: 'e',
      sold: { 'a+b': 6, d: 5, e: 3, '3E': 1 },
      tokens: { BY: ['F15'], MW: ['F23'] },
      trains: { BY: ['4'] },
      privates: { MW: { owner: 1 }, '3E': { owner: 0 }, S3: { owner: 'BY' } },
      slices: { timetable: { at: 4 } },
    });
    const next = does(g, 'pass');
    expect([next.state.phase, question(next)?.step]).toEqual(['g', 'stock']);
    expect(['MW', '3E', 'S3'].map(id => next.state.privates[id])).toEqual([
      { closed: true },
      { closed: true },
      { closed: true },
    ]);
    expect(next.state.map.tokens['F23']).toEqual([]);
  });

  test('[CZ-N-47] 3E and another train share track at a full limit; with the 3E alone a train must still be bought', () => {
    const tiles = { F15: 'BY/4', G16: '57/2' };
    const g = turn('BY', 'track', {
      tiles,
      tokens: { BY: ['F15'] },
      trains: { BY: ['2', '2', '2', '2'] },
      sold: { 'a+b': 4, '3E': 1 },
      privates: { '3E': { owner: 0 } },
    });
    let now = does(g, 'lendTrain');
    while (question(now)?.step !== 'run') now = does(now, 'pass');
    const path = route(now, 'F15. G16.');
    expect(
      does(now, 'runRoutes', { routes: ['2', '3E'].map(train => ({ train, path })) }).state.companies['BY']?.revenue,
    ).toBe(40 + 90);
    const bare = turn('BY', 'run', {
      tiles,
      tokens: { BY: ['F15'] },
      sold: { '3E': 1 },
      privates: { '3E': { owner: 0 } },
    });
    const lent = does(bare, 'lendTrain');
    const ran = does(lent, 'runRoutes', { routes: [{ train: '3E', path }] });
    const paid = does(ran, 'payDividend', { how: 'pay' });
    expect([question(paid)?.step, paid.state.companies['BY']?.trains]).toEqual(['trains', []]);
    expect(cited(paid, 'pass')).toBe('trains.duty CZ-VIII.10-a');
  });

  test('[CZ-N-48] nobody bids on anything: the first player wins; one sold and four refused: the game goes on', () => {
    const begin = () =>
      scenario(moravia, { players: 3, at: [{ at: 'papers', done: [], starter: 0, barren: 0 } as never] });
    const none = does(does(does(begin(), 'pass'), 'pass'), 'pass');
    expect([none.state.over, winners(none)]).toEqual([true, [0]]);
    let one = does(does(does(does(begin(), 'putUp', { lot: 'S3' }), 'bid', { lot: 'S3', amount: 25 }), 'pass'), 'pass');
    for (const _ of [1, 2, 3]) one = does(one, 'pass');
    expect([one.state.over, question(one)?.step]).toEqual([undefined, 'stock']);
  });

  test('[CZ-N-49] a 4+4 between two foreign red tiles gets 100 more, a 4-train at its own home nothing', () => {
    const tiles = { F15: 'BY/4', G16: '611/0', F17: '8/4', F19: '8/5', G20: '216/0', H19: '9/0', I18: 'kk/2' };
    const ran = (company: string, train: string) => {
      const g = turn(company, 'run', {
        phase: 'g',
        sold: { 'a+b': 6, d: 5, e: 3, g: 1 },
        tiles,
        tokens: { BY: ['F15'], kk: ['I18'], PR: ['G20'] },
        trains: { [company]: [train] },
      });
      return does(g, 'runRoutes', { routes: [{ train, path: route(g, 'F15. G16. F17 F19 G20. H19 I18.') }] }).state
        .companies[company]?.revenue;
    };
    expect(ran('PR', '4+4')).toBe(40 + 40 + 50 + 40 + 100);
    expect(ran('BY', '4')).toBe(40 + 40 + 50 + 40);
  });
});
