import { type Game, onSale, question, roundLine, trainLimitOf, trainPool, withState } from '@roundhouse/engine';
import { cited, does, inOperating, inTurn, refusal, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18cz } from './index.ts';

type Position = Partial<Scenario>;
const LETTERS = 'abcdefghij';
const COUNTS = [5, 4, 4, 4, 4, 4, 4, 2, 2];
/** Cards sold so that this one is next. */
const before = (letter: string): Readonly<Record<string, number>> =>
  Object.fromEntries([...LETTERS].slice(0, LETTERS.indexOf(letter)).map((id, i) => [id, COUNTS[i] as number]));
const previous = (letter: string) => LETTERS[Math.max(0, LETTERS.indexOf(letter) - 1)] as string;

/** The last turn of a set is over and this card is next; what is done about it is up to the game. */
const after = (letter: string, more: Position = {}): Game =>
  scenario(t18cz, {
    phase: previous(letter),
    sold: before(letter),
    shares: { EKJ: { 0: 2 }, VBW: { 1: 2 } },
    par: { EKJ: 60, VBW: 60 },
    tokens: { EKJ: ['D5'], VBW: ['I10'] },
    slices: { timetable: { at: 3 } },
    at: inOperating({ set: 3, acted: ['EKJ', 'VBW'] }),
    ...more,
  });
const trainsOf = (g: Game, company: string) => g.state.companies[company]?.trains;

/** One company for each type that can be scrapped, and one for each that cannot. */
const ALL = {
  ...{ EKJ: ['2b'], OFE: ['3c'], BN: ['2+2b'], NWB: ['3+3d'], SX: ['3Ed'], PR: ['4Ef'] },
  ...{ BCB: ['4e'], MW: ['5g'], ATE: ['4+4f'], KFN: ['5+5h'], BY: ['5Eh'], kk: ['6Ei'], Ug: ['8Ej'] },
};
/** The types that are no more. */
const gone = (g: Game): string =>
  Object.entries(ALL)
    .filter(([company]) => !trainsOf(g, company)?.length)
    .map(([, [train = '']]) => train.slice(0, -1))
    .join(' ');

describe('export', () => {
  test('[CZ-VIII.13-a] after the last round of a set the top card leaves the game', () => {
    const g = after('c', { sold: { ...before('c'), c: 1 }, phase: 'c' });
    expect(g.state.depot).toEqual({ a: 5, b: 4, c: 2 });
    expect(roundLine(g)).toBe('SR 4');
    const within = after('c', { at: inOperating({ set: 5, round: 1, of: 2, acted: ['EKJ', 'VBW'] }) });
    expect(within.state.depot).toEqual(before('c'));
    expect(roundLine(within)).toBe('OR 5.2');
  });

  test('[CZ-VIII.13-a] never one of the pool', () => {
    const at = inTurn('EKJ', 'trains', { set: 3, acted: ['EKJ', 'VBW'] });
    const turn = after('c', { at, privates: { S1: { owner: 'EKJ' } }, trains: { EKJ: ['2a'], VBW: ['2a'] } });
    const g = does(withState(turn, { ...turn.state, trainPool: ['2b'] }), 'pass');
    expect([g.state.depot, trainPool(g)]).toEqual([{ a: 5, b: 4, c: 1 }, ['2b']]);
  });

  test('[CZ-VIII.13-a] [CZ-VIII.12-a] with the first of its letter its phase begins', () => {
    for (const letter of [...LETTERS].slice(1)) expect(after(letter).state.phase).toBe(letter);
    expect(after('a', { sold: {} }).state.phase).toBe('a');
    const last = after('d', { sold: { ...before('d'), d: 3 }, phase: 'd' });
    expect([last.state.phase, onSale(last)[0]?.id]).toEqual(['d', 'e']);
  });

  test('[CZ-VIII.13-b] not after the final round', () => {
    const at = inOperating({ set: 8, round: 3, of: 3, acted: ['EKJ', 'VBW'] });
    const g = after('h', { at, slices: { timetable: { at: 13 } } });
    expect(g.state.over).toBe(true);
    expect([g.state.depot, g.state.phase]).toEqual([before('h'), 'g']);
    const earlier = after('h', { slices: { timetable: { at: 10 } } });
    expect(earlier.state.depot).toEqual({ ...before('h'), h: 1 });
  });
});

describe('what an exported card does', () => {
  test.each([
    ['a', ''],
    ['b', ''],
    ['c', ''],
    ['d', ''],
    ['e', '2'],
    ['f', '2 2+2'],
    ['g', '2 3 2+2'],
    ['h', '2 3 2+2 3+3'],
    ['i', '2 3 2+2 3+3 3E'],
    ['j', '2 3 2+2 3+3 3E 4E'],
  ])('[CZ-VIII.12-EX3] %s scraps “%s”', (letter, types) => {
    expect(gone(after(letter, { trains: ALL }))).toBe(types);
  });

  test('[CZ-VIII.12-s] as much as one train of each of its types', () => {
    const sold = { f: '4f 4+4f 4Ef', h: '5h 5+5h 5Eh', j: '5j 5+5j 8Ej' };
    for (const [letter, sides] of Object.entries(sold)) {
      const each = sides.split(' ').flatMap(side => {
        const buyer = side.includes('E') ? 'Ug' : side.includes('+') ? 'BTE' : 'VBW';
        const g = scenario(t18cz, {
          phase: previous(letter),
          sold: before(letter),
          shares: { [buyer]: { 0: buyer === 'Ug' ? 5 : 3 } },
          par: { [buyer]: 100 },
          tokens: { [buyer]: ['D3'] },
          trains: { ...ALL, Ug: [] },
          cash: { [buyer]: 2000 },
          at: inTurn(buyer, 'trains'),
        });
        const bought = does(g, 'buyTrain', { train: side, from: 'bank' });
        return gone(bought)
          .split(' ')
          .filter(type => type && type !== '8E');
      });
      const exported = gone(after(letter, { trains: ALL })).split(' ');
      expect(new Set(exported)).toEqual(new Set(each));
    }
  });

  test('[CZ-N-7] [CZ-VIII.12-s] [CZ-VIII.13-a] an e-card: 2-trains go and small companies give trains up before the stock round', () => {
    const trains = { EKJ: ['3c', '3c', '3d'], VBW: ['2a', '3c', '3c'] };
    let g = after('e', { trains });
    expect([g.state.phase, trainsOf(g, 'VBW'), trainLimitOf(g, 'EKJ')]).toEqual(['e', ['3c', '3c'], 2]);
    expect(question(g)).toMatchObject({ by: 0, step: 'discard', company: 'EKJ' });
    expect(cited(g, 'pass')).toBe('discard.compulsory CZ-VIII.12-u');
    expect(refusal(g, 'buyShare', { company: 'VBW', from: 'ipo' })?.clause).toBe('turn.verb');
    g = does(g, 'discardTrain', { train: '3c' });
    expect([roundLine(g), trainPool(g)]).toEqual(['SR 4', ['3c']]);
  });

  test('[CZ-N-8] [CZ-VIII.12-EX3] an h-card: exported it scraps red and blue, bought as a 5E nothing', () => {
    expect(gone(after('h', { trains: ALL }))).toBe('2 3 2+2 3+3');
    const turn = scenario(t18cz, {
      phase: 'g',
      sold: before('h'),
      shares: { Ug: { 0: 5 }, VBW: { 1: 2 } },
      par: { Ug: 100, VBW: 60 },
      tokens: { Ug: ['I24'], VBW: ['I10'] },
      trains: { ...ALL, Ug: [], VBW: ['3c', '4e'] },
      cash: { Ug: 700 },
      at: inTurn('Ug', 'trains'),
    });
    const g = does(turn, 'buyTrain', { train: '5Eh', from: 'bank' });
    expect(gone(g)).toBe('');
    expect(trainLimitOf(g, 'VBW')).toBe(1);
    expect(question(g)).toMatchObject({ by: 1, step: 'discard', company: 'VBW' });
  });
});
