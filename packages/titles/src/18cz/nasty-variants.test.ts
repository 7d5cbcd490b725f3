import { borderId, cashOf, type Game, openTable, question, sharesOf, stationsOf, winners } from '@roundhouse/engine';
import { cited, does, inStock, refusal, type Scenario, scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18czBohemia as bohemia } from './bohemia.ts';
import { t18czMoraviaSilesia as moravia } from './moravia-silesia.ts';
import { exportTrain } from './timetable.ts';
import { exchangeTrains, isHis, VACLAV } from './vaclav.ts';

const his = (g: Game) => Object.keys(g.state.companies).filter(c => isHis(g, c));
const [drawn = ''] = his(scenario(bohemia, { players: 2, at: inStock(0) }));

describe('Bohemia', () => {
  const exchanged = (more: Partial<Scenario>): Game => {
    const t = openTable(scenario(bohemia, { players: 2, ...more, at: inStock(0) }));
    exchangeTrains(t);
    return { title: t.title, state: t.state };
  };
  const medium = { shares: { NWB: { [VACLAV]: 3 } }, par: { NWB: 60 }, floated: ['NWB'] };

  test('[CZ-N-39] S takes the first d, L comes with the next card, M exchanges, a human loses trains, L keeps its own', () => {
    const g = exchanged({
      ...medium,
      phase: 'c',
      sold: { a: 5, b: 4, c: 4, d: 0 },
      trains: { [drawn]: ['3c'], NWB: ['2+2c'] },
    });
    const large = his(g).find(c => bohemia.parts.companies[c]?.kind === 'large') as string;
    expect([large, drawn, 'NWB'].map(c => g.state.companies[c]?.trains)).toEqual([['3Ed'], ['3d'], ['3+3d']]);
    const rusty = exchanged({
      ...medium,
      phase: 'd',
      sold: { a: 5, b: 4, c: 4, d: 4 },
      trains: { [drawn]: ['3d'], NWB: ['3+3d'], BCB: ['2a', '2b'] },
    });
    expect(rusty.state.companies['BCB']?.trains).toEqual([]);
  });

  test('[CZ-N-40] the first b bought last of all: M appears at once with the next card and waits for the next round', () => {
    const g = turnOf(bohemia, 'BCB', 'trains', {
      players: 2,
      sold: { a: 5 },
      tokens: { BCB: ['E16'] },
      trains: { BCB: ['2a'] },
      cash: { BCB: 70 },
    });
    const [round, turn] = g.state.agenda;
    const last = { ...g, state: { ...g.state, agenda: [{ ...round, order: ['BCB'] }, turn] } } as Game;
    const bought = does(last, 'buyTrain', { train: '2b', from: 'bank' });
    const m = his(bought).find(c => c !== drawn) as string;
    expect(bought.state.companies[m]).toMatchObject({ floated: true, par: 60 });
    expect([question(bought)?.step, bought.state.companies[m]?.operated]).toEqual(['stock', undefined]);
  });

  test('[CZ-N-41] without a train his company runs for nothing, falls, and buys none', () => {
    const g = turnOf(bohemia, drawn, 'run', {
      players: 2,
      par: { [drawn]: 60 },
      cells: { [drawn]: '6' },
      shares: { [drawn]: { [VACLAV]: 2 } },
      tokens: { [drawn]: ['D5'] },
      sold: { a: 5, b: 4, c: 4, d: 4, e: 1 },
      phase: 'e',
      at: { round: 1, of: 2 },
      slices: { timetable: { at: 5 } },
      cash: { [drawn]: 0 },
    });
    expect(Number(g.state.companies[drawn]?.cell)).toBeLessThan(6);
    expect([g.state.companies[drawn]?.revenue, cashOf(g, drawn)]).toEqual([0, 0]);
  });

  test('[CZ-N-42] half of his company in one hand changes no director; all in hands, it rises', () => {
    const g = scenario(bohemia, {
      players: 2,
      shares: { [drawn]: { [VACLAV]: 2, 0: 2 } },
      director: { [drawn]: VACLAV },
      cells: { [drawn]: '2' },
      par: { [drawn]: 50 },
      privates: { S1: { owner: 0 } },
      at: inStock(0, { passes: 1 }),
    });
    expect([isHis(g, drawn), sharesOf(g, drawn, 0)]).toEqual([true, 2]);
    expect(does(g, 'pass').state.companies[drawn]?.cell).toBe('3');
  });

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
    expect(cited(g(7), 'buyShare', { company: 'kk', from: 'ipo' })).toBe('shares.one-company CZ-VII.4-c');
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
    const reaches = (tokens: Readonly<Record<string, readonly string[]>>, f23 = '57/1') =>
      refusal(
        turn('BY', 'track', {
          tiles: { F15: 'BY/4', F17: '9/1', F19: '9/1', F21: '55/1', F23: f23 },
          tokens,
          phase: 'd',
        }),
        'layTile',
        { hex: 'F25', tile: '9', turn: 1 },
      )?.clause;
    expect(reaches({ BY: ['F15'], MW: ['F23'] })).toBe('track.connected');
    expect(reaches({ BY: ['F15'], MW: ['F23'] }, '14/1')).toBeUndefined();
    expect(reaches({ BY: ['F15', 'F23'] })).toBeUndefined();
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
    expect(exportTrain).toBeDefined();
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
    const alone = turn('BY', 'trains', { tiles, tokens: { BY: ['F15'] }, trains: { BY: ['3E'] }, sold: { '3E': 1 } });
    expect(cited(alone, 'pass')).toBe('trains.duty CZ-VIII.10-a');
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
