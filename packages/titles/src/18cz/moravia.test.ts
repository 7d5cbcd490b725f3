import {
  borderId,
  cashOf,
  type Game,
  onSale,
  question,
  start,
  stationsOf,
  wealthOf,
  withState,
} from '@roundhouse/engine';
import { cited, does, inStock, inTurn, refusal, type Scenario, scenario, tableOf, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18czMoraviaSilesia as title } from './moravia-silesia.ts';
import { localPrice } from './timetable.ts';

type More = Omit<Scenario, 'at'> & { readonly at?: Parameters<typeof inTurn>[2] };
const turn = (company: string, step: string, more: More = {}): Game =>
  turnOf(title, company, step, { players: 3, par: { [company]: 60 }, ...more });
const stock = (more: Partial<Scenario> = {}): Game =>
  scenario(title, { players: 3, cash: { 0: 500, 1: 500, 2: 500 }, at: inStock(0), ...more });

/** A path from hexes in order, stops marked by a point. */
const pathOf = (g: Game, line: string): readonly string[] => {
  const words = line.split(' ');
  return words.flatMap((word, i) => {
    const [hex, before] = [word.replace('.', ''), words[i - 1]?.replace('.', '')];
    return [...(before ? [borderId(g, before, hex)] : []), ...(word.endsWith('.') ? [`${hex}.0`] : [])];
  });
};

describe('companies', () => {
  test('[CZ-XI.2-c] a home marker, one for 40 and one for 100; the token of the MW changes nothing', () => {
    expect(['SX', 'PR', 'BY', 'kk', 'Ug'].map(id => title.parts.companies[id]?.tokens)).toEqual(
      Array(5).fill([0, 40, 100]),
    );
    const tiles = { F15: 'BY/4', F17: '9/1', F19: '9/1', F21: '55/1', F23: '57/1', G16: '57/2' };
    const g = turn('BY', 'token', { tokens: { BY: ['F15'] }, tiles });
    expect(cashOf(does(g, 'placeToken', { hex: 'F23', city: 0 }), 'BY')).toBe(460);
    const west = turn('BY', 'token', {
      tokens: { BY: ['F15'], MW: ['F23'] },
      tiles: { ...tiles, F23: '14/1', F25: '7/0', G24: '57/0' },
      phase: 'd',
      privates: { MW: { owner: 0 } },
      slices: { timetable: { at: 3 } },
    });
    const bought = does(west, 'buyPrivate', { private: 'MW', price: 1 });
    expect(stationsOf(bought, 'BY')).toEqual(['F15', 'F23']);
    const second = does(bought, 'placeToken', { hex: 'G16', city: 0 });
    expect(cashOf(second, 'BY')).toBe(500 - 1 - 40);
    const later = withState(second, { ...second.state, agenda: inTurn('BY', 'token') });
    expect(cashOf(does(later, 'placeToken', { hex: 'G24', city: 0 }), 'BY')).toBe(459 - 100);
  });

  test('[CZ-XI.2-d] up to 70 % of a company', () => {
    const g = (units: number) => stock({ par: { SX: 60 }, shares: { SX: { 0: units } } });
    expect(refusal(g(6), 'buyShare', { company: 'SX', from: 'ipo' })).toBeUndefined();
    expect(cited(g(7), 'buyShare', { company: 'SX', from: 'ipo' })).toBe('shares.one-company CZ-XI.2-d');
  });

  test('[CZ-XI.2-e] initial prices 50 to 70, capital ten times that, floating at half', () => {
    const g = stock();
    for (const par of [50, 55, 60, 65, 70]) expect(refusal(g, 'startCompany', { company: 'SX', par })).toBeUndefined();
    for (const par of [90, 100, 45])
      expect(cited(g, 'startCompany', { company: 'SX', par })).toBe('start.par CZ-XI.2-e');
    const four = stock({ par: { SX: 55 }, shares: { SX: { 0: 4 } } });
    expect(four.state.companies['SX']?.floated).toBeUndefined();
    expect(cashOf(does(four, 'buyShare', { company: 'SX', from: 'ipo' }), 'SX')).toBe(550);
  });

  test('[CZ-XI.2-f] all are for sale from the first stock round on, in which nothing is sold', () => {
    const first = stock({ par: { SX: 60 }, shares: { SX: { 0: 3 } }, at: inStock(0, { number: 1 }) });
    for (const company of ['PR', 'BY', 'kk', 'Ug'])
      expect(refusal(first, 'startCompany', { company, par: 50 })).toBeUndefined();
    expect(cited(first, 'sellShares', { company: 'SX', shares: 1 })).toBe('sell.first-round CZ-XI.2-f');
  });

  test('[CZ-XI.2-g] a dividend moves the price one space', () => {
    const g = turn('SX', 'dividend', { tokens: { SX: ['D17'] }, cells: { SX: '6' }, at: { income: 100 } });
    expect(does(g, 'payDividend', { how: 'pay' }).state.companies['SX']?.cell).toBe('8');
    expect(does(g, 'payDividend', { how: 'withhold' }).state.companies['SX']?.cell).toBe('4');
  });

  test('[CZ-XI.2-h] nothing is taken over and no card is turned', () => {
    expect(Object.values(title.turn).flat()).not.toContain('acquire');
    for (const verb of ['acquire', 'keepTrain', 'scrapTrain']) expect(title.verbs[verb]).toBeUndefined();
    expect(title.parts.trains.cards.every(c => c.sides.length === 1)).toBe(true);
  });
});

describe('trains', () => {
  test('[CZ-XI.2-i] every company owns and runs them all, and any of them does', () => {
    const g = turn('SX', 'trains', { tokens: { SX: ['D17'] }, sold: { 'a+b': 6, d: 5, e: 3 }, phase: 'e' });
    expect(refusal(g, 'buyTrain', { train: '4+4', from: 'bank' })).toBeUndefined();
    expect(cited(g, 'pass')).toBe('trains.duty CZ-VIII.10-a');
    for (const train of ['2', '3', '4', '4+4', '5+5']) {
      const owned = turn('SX', 'trains', { tokens: { SX: ['D17'] }, trains: { SX: [train] } });
      expect(refusal(owned, 'pass')).toBeUndefined();
    }
  });

  const rows = tableOf('18cz', '12.2');
  test.each(rows)(
    '[CZ-XI.2-EX1] card %s is a %s for %s, %s with two and %s with three players',
    (id = '', train = '', price = '', two = '', three = '') => {
      for (const [players, count] of [
        [2, two],
        [3, three],
      ] as const) {
        const { parts } = start(title, { players, options: {}, seed: 'trains' }).title;
        const card = parts.trains.cards.find(c => c.id === id);
        expect(card?.sides.map(s => [s.id, s.price])).toEqual([[train, Number(price)]]);
        expect(card?.count).toBe(count === '∞' ? undefined : Number(count));
      }
    },
  );

  test('[CZ-XI.2-EX1] limits, colours and what each first card sets off', () => {
    expect(title.parts.phases.map(p => [p.id, p.colour, p.trainLimit])).toEqual([
      ['a+b', 'yellow', 4],
      ['d', 'green', 4],
      ['e', 'green', 4],
      ['g', 'brown', 3],
      ['j', 'grey', 2],
    ]);
    const owners = { SX: ['2', '3'], PR: ['2', '3', '4'] };
    const buy = (sold: Readonly<Record<string, number>>, phase: string, train: string) =>
      does(
        turn('BY', 'trains', {
          tokens: { BY: ['F15'] },
          sold,
          phase,
          cash: { BY: 900 },
          trains: owners,
          privates: { S3: { owner: 0 } },
          par: { BY: 60, SX: 60, PR: 60 },
          shares: { SX: { 1: 5 }, PR: { 2: 5 } },
        }),
        'buyTrain',
        { train, from: 'bank' },
      );
    const fours = buy({ 'a+b': 6, d: 5 }, 'd', '4');
    expect([fours.state.companies['SX']?.trains, fours.state.companies['PR']?.trains]).toEqual([['3'], ['3', '4']]);
    const plus = buy({ 'a+b': 6, d: 5, e: 3 }, 'e', '4+4');
    expect([plus.state.privates['S3']?.closed, plus.state.companies['SX']?.trains]).toEqual([true, ['2', '3']]);
    const last = buy({ 'a+b': 6, d: 5, e: 3, g: 3 }, 'g', '5+5');
    expect(last.state.companies['PR']?.trains).toEqual(['2', '4']);
    const trade = { train: '2', from: 'SX', price: 10 };
    const early = turn('BY', 'trains', {
      tokens: { BY: ['F15'] },
      trains: owners,
      par: { BY: 60, SX: 60 },
      shares: { SX: { 0: 5 } },
    });
    expect(cited(early, 'buyTrain', trade)).toBe('trains.trade CZ-XI.2-EX1');
    const open = turn('BY', 'trains', {
      phase: 'd',
      sold: { 'a+b': 6, d: 1 },
      tokens: { BY: ['F15'] },
      trains: owners,
      par: { BY: 60, SX: 60 },
      shares: { SX: { 0: 5 } },
    });
    expect(refusal(open, 'buyTrain', trade)).toBeUndefined();
  });

  test('[CZ-XI.2-j] a card is exported at every crossed-out locomotive', () => {
    const g = turn('SX', 'trains', {
      tokens: { SX: ['D17'] },
      trains: { SX: ['2'] },
      sold: { 'a+b': 1, '3E': 1 },
      slices: { timetable: { at: 3 } },
    });
    const next = does(g, 'pass');
    expect([next.state.depot['a+b'], question(next)?.step]).toEqual([2, 'stock']);
    expect(onSale(next)[0]?.id).toBe('a+b');
  });

  /** BY from F15 over Jihlava, F17, F19, Brno and H19 to kk on I18. */
  const LINE = { F15: 'BY/4', G16: '611/0', F17: '8/4', F19: '8/5', G20: '216/0', H19: '9/0', I18: 'kk/2' };
  const runs = (company: string, train: string, line: string) => {
    const sold = { 'a+b': 6, d: 5, e: 3, g: 3, j: 1 };
    const tokens = { BY: ['F15'], kk: ['I18'], SX: ['G16'] };
    const g = turn(company, 'run', { phase: 'j', sold, tokens, tiles: LINE, trains: { [company]: [train] } });
    const routes = [{ train, path: pathOf(g, line) }];
    return does(g, 'runRoutes', { routes }).state.companies[company]?.revenue;
  };

  const ALL = 'F15. G16. F17 F19 G20. H19 I18.';
  test('[CZ-XI.2-EX2] the 5+5 earns 290 on it, a 4-train 190', () => {
    expect([runs('BY', '5+5', ALL), runs('BY', '4', ALL)]).toEqual([290, 190]);
  });

  test('[CZ-XI.2-k] 4+4 and 5+5 add 50 for every red tile, whoever’s; 2, 3 and 4 for none', () => {
    expect(runs('SX', '4+4', ALL)).toBe(50 + 50 + 40 + 50 + 50 + 50);
    expect(runs('kk', '4', ALL)).toBe(190);
    expect(runs('BY', '2', 'F15. G16.')).toBe(90);
  });

  test('[CZ-XI.2-l] red tiles pay 20, 30, 40 or 50 by the colour of the phase', () => {
    for (const [phase, value] of [
      ['a+b', 20],
      ['d', 30],
      ['e', 30],
      ['g', 40],
      ['j', 50],
    ] as const) {
      const g = turn('BY', 'run', {
        phase,
        tokens: { BY: ['F15'] },
        tiles: { F15: 'BY/4', G16: '57/2' },
        trains: { BY: ['2'] },
      });
      const ran = does(g, 'runRoutes', { routes: [{ train: '2', path: pathOf(g, 'F15. G16.') }] });
      expect(ran.state.companies['BY']?.revenue, phase).toBe(value + 20);
    }
  });

  test('[CZ-XI.2-w] it begins left of 50: six sets of 1, 1, 2, 2, 2 and 3 rounds, five exports', () => {
    let g = scenario(title, {
      players: 3,
      par: { SX: 60 },
      shares: { SX: { 0: 5 } },
      tokens: { SX: ['D17'] },
      trains: { SX: ['5+5'] },
      cash: { SX: 2000 },
      at: inStock(0, { number: 1 }),
    });
    const prices: number[][] = [];
    while (!g.state.over) {
      const before = g.state.agenda[0] as { at: string; round?: number };
      g = does(g, 'pass');
      const now = g.state.agenda[0] as { at: string; round?: number } | undefined;
      if (now?.at === 'operating' && before.at === 'stock') prices.push([localPrice(g)]);
      else if (now?.at === 'operating' && before.round !== now.round) prices.at(-1)?.push(localPrice(g));
    }
    expect(prices).toEqual([[50], [55], [60, 65], [70, 75], [80, 90], [100, 110, 120]]);
    expect(Object.entries(g.state.depot).reduce((n, [id, k]) => n + (id === '3E' ? 0 : k), 0)).toBe(5);
  });
});

test('[CZ-XI.2-aj] at the end the MW counts 120 and the 3E-train nothing', () => {
  const g = stock({ cash: { 0: 0 }, privates: { MW: { owner: 0 }, '3E': { owner: 0 }, S3: { owner: 1 } } });
  expect([wealthOf(g, 0), wealthOf(g, 1)]).toEqual([120, 450 + 120]);
  const closed = stock({ cash: { 0: 0 }, privates: { MW: { closed: true } } });
  expect(wealthOf(closed, 0)).toBe(0);
});
