import {
  colourOpen,
  type Event,
  type Game,
  play,
  question,
  trainLimitOf,
  trainPool,
  withState,
} from '@roundhouse/engine';
import { action, cited, does, earns, inStock, inTurn, type Scenario, scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18cz } from './index.ts';

type Position = Partial<Scenario>;
const LETTERS = 'abcdefghij';
const COUNTS = [5, 4, 4, 4, 4, 4, 4, 2, 2];
/** Cards sold so that this one is next. */
const before = (letter: string): Readonly<Record<string, number>> =>
  Object.fromEntries([...LETTERS].slice(0, LETTERS.indexOf(letter)).map((id, i) => [id, COUNTS[i] as number]));
const previous = (letter: string) => LETTERS[LETTERS.indexOf(letter) - 1] as string;

const table = {
  shares: { SX: { 0: 5 }, BTE: { 1: 3 }, EKJ: { 0: 2 }, VBW: { 1: 2 }, MW: { 2: 2 } },
  par: { SX: 100, BTE: 80, EKJ: 70, VBW: 65, MW: 60 },
  tokens: { SX: ['B5'], BTE: ['D3'], EKJ: ['D5'], VBW: ['I10'], MW: ['F23'] },
  tiles: { B5: 'SX/5', D5: '6/2', C4: '8/3', D3: '57/1' },
  cash: { SX: 3000, BTE: 3000, EKJ: 3000, VBW: 3000, MW: 0, 0: 300, 1: 300, 2: 300, 3: 300 },
  slices: { timetable: { at: 2 } },
} satisfies Position;
/** A company about to buy the first card of a letter. */
const opening = (letter: string, company: string, more: Position = {}): Game => {
  const position = { phase: previous(letter), sold: before(letter), at: inTurn(company, 'trains') };
  return scenario(t18cz, { ...table, ...position, ...more });
};
const buys = (g: Game, train: string, from = 'bank'): Game => does(g, 'buyTrain', { train, from });
const trainsOf = (g: Game, company: string) => g.state.companies[company]?.trains;

/** What holds in a phase. */
const allows = (phase: string) => {
  const sold = { ...before(phase), [phase]: 1 };
  const privates = { S1: { owner: 0 } };
  const base = { ...table, phase, sold, privates, trains: { EKJ: ['3c'] } };
  const trains = scenario(t18cz, { ...base, trains: { SX: ['3d'] }, at: inTurn('EKJ', 'trains') });
  const stock = scenario(t18cz, { ...base, cash: { 0: 900 }, at: inStock(0) });
  const run = scenario(t18cz, { ...base, at: inTurn('EKJ', 'run') });
  return {
    colours: ['yellow', 'green', 'brown', 'grey'].filter(c => colourOpen(trains, c as 'yellow')).join(' '),
    limits: ['EKJ', 'BTE', 'SX'].map(c => trainLimitOf(trains, c)).join('/'),
    trade: cited(trains, 'buyTrain', { train: '3d', from: 'SX', price: 1 }) ?? 'yes',
    locals: cited(trains, 'buyPrivate', { private: 'S1', price: 1 }) ?? 'yes',
    medium: cited(stock, 'startCompany', { company: 'KFN', par: 60 }) ?? 'yes',
    large: cited(stock, 'startCompany', { company: 'kk', par: 90 }) ?? 'yes',
    red: Number(earns(run, ['3c', 'D5 C4 B5'])) - 20,
  };
};

const A = {
  colours: 'yellow',
  limits: '3/3/3',
  trade: 'trains.trade CZ-VIII.10-h',
  locals: 'private.phase CZ-IV.1-f',
  medium: 'buy.phase CZ-VII.3-b',
  large: 'buy.phase CZ-VII.3-b',
  red: 20,
};
const B = { ...A, trade: 'yes', locals: 'yes', medium: 'yes' };
const D = { ...B, colours: 'yellow green', large: 'yes', red: 30 };
const G = { ...D, colours: 'yellow green brown', limits: '2/2/3', red: 40 };
const I = { ...G, colours: 'yellow green brown grey', limits: '1/1/3', red: 50 };

describe('phases', () => {
  test.each([...LETTERS].slice(1))(
    '[CZ-VIII.12-a] %s begins with the first card of its letter, on any side',
    letter => {
      for (const { id } of t18cz.parts.trains.cards.find(c => c.id === letter)?.sides ?? []) {
        const g = opening(letter, 'SX');
        expect(g.state.phase).toBe(previous(letter));
        expect(buys(g, id).state.phase).toBe(letter);
      }
      const second = scenario(t18cz, {
        ...table,
        phase: letter,
        sold: { ...before(letter), [letter]: 1 },
        at: inTurn('SX', 'trains'),
      });
      const [side] = t18cz.parts.trains.cards.find(c => c.id === letter)?.sides ?? [];
      expect(buys(second, side?.id ?? '').state.phase).toBe(letter);
    },
  );

  test.each([
    ['[CZ-VIII.12-b]', 'a', A],
    ['[CZ-VIII.12-c]', 'b', B],
    ['[CZ-VIII.12-d]', 'c', B],
    ['[CZ-VIII.12-e]', 'd', D],
    ['[CZ-VIII.12-f]', 'e', { ...D, limits: '2/3/3' }],
    ['[CZ-VIII.12-g]', 'f', { ...D, limits: '2/2/3' }],
    ['[CZ-VIII.12-h]', 'g', G],
    ['[CZ-VIII.12-i]', 'h', { ...G, limits: '1/2/3' }],
    ['[CZ-VIII.12-j]', 'i', I],
    ['[CZ-VIII.12-k]', 'j', { ...I, limits: '1/1/2' }],
  ])('%s what holds in phase %s', (_, phase, expected) => {
    expect(allows(phase)).toEqual(expected);
  });

  test('[CZ-N-2] [CZ-VIII.12-a] the first b-train: others may trade trains and buy Local Railways at once', () => {
    const position = {
      privates: { S1: { owner: 1 } },
      trains: { EKJ: ['2a'], VBW: ['2a'], MW: ['2a'], BTE: ['2+2b'], SX: ['3Ed'] },
      shares: { ...table.shares, VBW: { 0: 2 } },
      tiles: {},
    };
    let g = opening('b', 'EKJ', position);
    const inNextStock = (now: Game) =>
      cited(withState(now, { ...now.state, agenda: inStock(0) }), 'startCompany', { company: 'KFN', par: 60 });
    expect(cited(g, 'buyPrivate', { private: 'S1', price: 1 })).toBe('private.phase CZ-IV.1-f');
    expect(cited(g, 'buyTrain', { train: '2a', from: 'VBW', price: 1 })).toBe('trains.trade CZ-VIII.10-h');
    expect(inNextStock(g)).toBe('buy.phase CZ-VII.3-b');
    g = does(buys(g, '2b'), 'pass');
    while (question(g)?.company !== 'VBW') g = does(g, 'pass');
    while (question(g)?.step !== 'trains') g = does(g, 'pass');
    expect(cited(g, 'buyPrivate', { private: 'S1', price: 1 })).toBeUndefined();
    expect(cited(g, 'buyTrain', { train: '2a', from: 'EKJ', price: 1 })).toBeUndefined();
    expect(cited(g, 'startCompany', { company: 'KFN', par: 60 })).toBe('turn.verb CZ-VIII.3-a');
    expect(inNextStock(g)).toBeUndefined();
  });

  test.each([
    ['b', 'track.phase CZ-VIII.5-b'],
    ['d', undefined],
  ])(
    '[CZ-N-1] [CZ-VIII.12-c] a Local Railway for 1 after the first %s-train, its power, and its sale',
    (letter, power) => {
      const privates = { S1: { owner: 0 } };
      let g = opening(letter, 'EKJ', { privates, trains: { EKJ: ['2a'] }, tiles: { D5: '57/1' }, cash: { EKJ: 500 } });
      g = buys(g, letter === 'b' ? '2b' : '3d');
      g = does(g, 'buyPrivate', { private: 'S1', price: 1 });
      const lay = { hex: 'D5', tile: '14p', turn: 0, using: 'S1' };
      expect(cited(g, 'layPurple', lay)).toBe(power);
      if (!power) g = does(g, 'layPurple', lay);
      const treasury = g.state.money?.['EKJ'] ?? 0;
      g = does(g, 'sellLocal', { private: 'S1' });
      expect(g.state.money?.['EKJ']).toBe(treasury + 45);
      expect(g.state.privates['S1']?.closed).toBe(true);
    },
  );
});

describe('scrapping', () => {
  const red = { VBW: ['2a', '3c'], MW: ['2b'] };

  test.each([
    ['[CZ-VIII.12-f]', 'e', 'EKJ', '4e', ['2a', '2b'], ['3c']],
    ['[CZ-VIII.12-f]', 'f', 'EKJ', '4f', ['2a', '2b'], ['3c']],
    ['[CZ-VIII.12-g]', 'f', 'BTE', '4+4f', ['2+2b', '2+2c'], ['3+3d', '2a']],
    ['[CZ-VIII.12-g]', 'g', 'BTE', '4+4g', ['2+2b', '2+2c'], ['3+3d', '2a']],
    ['[CZ-VIII.12-h]', 'g', 'EKJ', '5g', ['3c', '3d', '2a'], ['4e']],
    ['[CZ-VIII.12-i]', 'h', 'BTE', '5+5h', ['3+3d', '2+2c'], ['4+4f']],
    ['[CZ-VIII.12-j]', 'i', 'SX', '6Ei', ['3Ed', '3Ee'], ['4Ef']],
    ['[CZ-VIII.12-k]', 'j', 'SX', '8Ej', ['4Ef', '3Ee'], ['5Eh']],
  ])('%s the first %s of %s as %s scraps %j, not %j', (_, letter, company, train, old, rest) => {
    const position = { shares: { ...table.shares, PR: { 3: 5 } }, par: { ...table.par, PR: 90 } };
    const g = opening(letter, company, { ...position, trains: { PR: old, kk: rest } });
    const after = buys(g, train);
    expect([trainsOf(after, 'PR'), trainsOf(after, 'kk')]).toEqual([[], rest]);
  });

  test.each([
    ['4e', []],
    ['3+3e', ['2a', '2b']],
    ['3Ee', ['2a', '2b']],
  ])('[CZ-VIII.12-EX2] the first e-card as %s leaves %j of the 2-trains; small companies may have 2', (train, left) => {
    const g = buys(opening('e', 'SX', { trains: { VBW: ['2a'], MW: ['2b'] } }), train);
    expect([...(trainsOf(g, 'VBW') ?? []), ...(trainsOf(g, 'MW') ?? [])]).toEqual(left);
    expect(trainLimitOf(g, 'EKJ')).toBe(2);
  });

  test('[CZ-VIII.12-t] [CZ-N-10] everywhere: in companies, in the pool, with the buyer', () => {
    const g = opening('e', 'EKJ', { trains: { ...red, EKJ: ['2a'] } });
    const pooled = withState(g, { ...g.state, trainPool: ['2b', '2+2b'] });
    expect(cited(pooled, 'buyTrain', { train: '2b', from: 'pool' })).toBeUndefined();
    const after = buys(pooled, '4e');
    expect(['EKJ', 'VBW', 'MW'].map(c => trainsOf(after, c))).toEqual([['4e'], ['3c'], []]);
    expect(trainPool(after)).toEqual(['2+2b']);
    expect(cited(after, 'buyTrain', { train: '2b', from: 'pool' })).toBe('trains.on-sale CZ-VIII.10-f');
  });

  test('[CZ-N-9] [CZ-VIII.12-h] 2-trains alive in phase h go together with the 3-trains', () => {
    const sold = { ...before('h'), h: 1 };
    const trains = { VBW: ['2a'], MW: ['3c'] };
    const g = scenario(t18cz, { ...table, phase: 'h', sold, trains, at: inTurn('EKJ', 'trains') });
    const after = buys(g, '5h');
    expect([trainsOf(after, 'VBW'), trainsOf(after, 'MW')]).toEqual([[], []]);
  });
});

describe('a lower limit', () => {
  test('[CZ-VIII.12-u] trains above it go to the pool, unpaid, for anybody who may own them', () => {
    const cash = { ...table.cash, VBW: 0 };
    let g = buys(opening('e', 'SX', { trains: { VBW: ['3c', '3c', '3d'] }, cash }), '3Ee');
    expect(question(g)).toMatchObject({ by: 1, step: 'discard', company: 'VBW' });
    expect(cited(g, 'pass')).toBe('discard.compulsory CZ-VIII.12-u');
    g = does(g, 'discardTrain', { train: '3c' });
    expect([trainsOf(g, 'VBW'), trainPool(g), g.state.money?.['VBW']]).toEqual([['3c', '3d'], ['3c'], 0]);
    expect(trainsOf(buys(g, '3c', 'pool'), 'SX')).toEqual(['3Ee', '3c']);
  });

  test('[CZ-VIII.12-v] after scrapping, in operating order, before play goes on', () => {
    const trains = { EKJ: ['3c', '3c', '3c'], VBW: ['2a', '3c', '3c'], MW: ['3c', '3c', '3d'] };
    const g = opening('e', 'SX', { trains: { ...trains, SX: [] } });
    const outcome = play(g, action(g, 'buyTrain', { train: '4e', from: 'bank' }));
    const events: readonly Event[] = 'events' in outcome ? outcome.events : [];
    expect(events.map(e => e.type).filter(type => type === 'trainsGone' || type === 'phase')).toHaveLength(2);
    let now = 'game' in outcome ? outcome.game : g;
    const asked: (string | undefined)[] = [];
    for (const train of ['3c', '3d']) {
      asked.push(`${question(now)?.step} ${question(now)?.company} ${question(now)?.by}`);
      now = does(now, 'discardTrain', { train });
    }
    expect(asked).toEqual(['discard EKJ 0', 'discard MW 2']);
    expect(trainsOf(now, 'VBW')).toEqual(['3c', '3c']);
    expect(question(now)).toMatchObject({ step: 'trains', company: 'SX' });
  });

  test('[CZ-VIII.12-v] each director chooses among the trains of his company', () => {
    const g = buys(opening('e', 'SX', { trains: { VBW: ['3c', '3d', '3d'] } }), '3Ee');
    for (const train of ['3c', '3d']) expect(cited(g, 'discardTrain', { train })).toBeUndefined();
    for (const train of ['4e', '3Ee']) expect(cited(g, 'discardTrain', { train })).toBe('discard.train CZ-VIII.12-v');
    expect(cited(g, 'discardTrain', { train: '3c', by: 0 })).toMatch(/^turn\.seat /);
  });

  test('[CZ-N-3] [CZ-VIII.12-w] the buyer, too, may return any of its trains, even the new one', () => {
    const g = buys(opening('e', 'EKJ', { trains: { EKJ: ['3c', '3d'], VBW: ['2a'] } }), '4e');
    expect(trainsOf(g, 'VBW')).toEqual([]);
    expect(question(g)).toMatchObject({ by: 0, step: 'discard', company: 'EKJ' });
    for (const train of ['3c', '3d', '4e']) expect(cited(g, 'discardTrain', { train })).toBeUndefined();
    const after = does(g, 'discardTrain', { train: '4e' });
    expect([trainsOf(after, 'EKJ'), trainPool(after)]).toEqual([['3c', '3d'], ['4e']]);
  });

  test('[CZ-VIII.12-w] but must then still own a train it can run', () => {
    const g = buys(opening('i', 'BTE', { trains: { BTE: ['4f'] } }), '5+5i');
    expect(question(g)?.step).toBe('discard');
    const bare = does(g, 'discardTrain', { train: '5+5i' });
    expect(trainsOf(bare, 'BTE')).toEqual(['4f']);
    expect(cited(bare, 'pass')).toBe('trains.duty CZ-VIII.10-a');
  });

  test('[CZ-VIII.12-v] a company without trains above it is not asked', () => {
    const g = buys(turnOf(t18cz, 'SX', 'trains', { phase: 'd', sold: before('e'), cash: { SX: 900 } }), '3Ee');
    expect(question(g)?.step).toBe('trains');
  });
});
