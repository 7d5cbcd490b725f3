import { cashOf, freePlaces, type Game, question, withState } from '@roundhouse/engine';
import { cited, does, inTurn, lays, type Scenario, scenario, section } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18cz } from './index.ts';

type Position = Partial<Scenario>;

/** SX of seat 0 may take over BTE and EKJ, which are its director's, too. */
const table = {
  phase: 'g',
  shares: { SX: { 0: 5 }, BTE: { 0: 3 }, EKJ: { 0: 2 }, NWB: { 1: 3 } },
  par: { SX: 100, BTE: 60, EKJ: 60, NWB: 60 },
  tokens: { SX: ['B5'], BTE: ['D3'], EKJ: ['D5'], NWB: ['E12'] },
  tiles: { B5: 'SX/5', D3: '57/1', D5: '57/1' },
  cash: { SX: 2000, BTE: 1000, EKJ: 0, bank: 9000 },
} satisfies Position;
const at = (company: string, more: Position): Game =>
  scenario(t18cz, { ...table, at: inTurn(company, 'acquire'), ...more });
const takes = (g: Game, target: string): Game => does(g, 'acquire', { target, price: 60 });
const trainsOf = (g: Game, company: string) => g.state.companies[company]?.trains;

describe('stations on one hex', () => {
  test('[CZ-VIII.9-j] in one city: one of them goes back, to be placed for 100', () => {
    const g = takes(
      at('BTE', { tokens: { BTE: ['D3', 'D5'], EKJ: ['D5'] }, tiles: { D3: '57/1', D5: '14/0' } }),
      'EKJ',
    );
    expect(question(g)?.step).not.toBe('mergeStations');
    expect(g.state.map.tokens['D5']).toEqual([{ by: 'BTE', city: 0 }]);
    expect(g.state.companies['BTE']?.tokens).toEqual([100, 100, 100, 100]);
  });

  /** Both on the two cities of C8. */
  const most = { tokens: { BTE: ['D3', 'C8.0'], EKJ: ['D5', 'C8.1'] }, tiles: { ...table.tiles, C8: '8885/0' } };
  test.each([
    ['the acquirer’s', 0],
    ['the other', 1],
  ])('[CZ-VIII.9-j] in two cities: the director chooses %s', (_, city) => {
    const g = takes(at('BTE', most), 'EKJ');
    expect(question(g)).toMatchObject({ by: 0, step: 'mergeStations', company: 'BTE' });
    expect(cited(g, 'pass')).toBe('merge.compulsory CZ-VIII.9-j');
    expect(cited(g, 'returnStation', { city: 2 })).toBe('merge.city CZ-VIII.9-j');
    const after = does(g, 'returnStation', { city });
    expect(after.state.map.tokens['C8']).toEqual([{ by: 'BTE', city: 1 - city }]);
    expect(after.state.companies['BTE']?.tokens).toEqual([100, 100, 100]);
    expect(question(after)?.step).not.toBe('mergeStations');
  });

  test('[CZ-N-15] [CZ-VIII.9-j] [CZ-VIII.6-f] both in Praha: one goes back, and brown has room for all', () => {
    const tokens = { SX: ['B5', 'E12.2'], NWB: ['E12.3'], BN: ['E12.1'], EKJ: ['D5', 'E12.0'] };
    const shares = { ...table.shares, NWB: { 0: 3 }, BN: { 1: 3 } };
    const par = { ...table.par, BN: 60 };
    const position = { tokens, shares, par, tiles: { ...table.tiles, E12: '8891/1' } };
    let g = takes(at('SX', position), 'NWB');
    expect(question(g)?.step).toBe('mergeStations');
    g = does(g, 'returnStation', { city: 2 });
    expect(g.state.map.tokens['E12']).toEqual([
      { by: 'SX', city: 3 },
      { by: 'BN', city: 1 },
      { by: 'EKJ', city: 0 },
    ]);
    g = lays(withState(g, { ...g.state, agenda: inTurn('SX', 'track') }), 'E12 8892/0');
    expect(g.state.map.tokens['E12']?.map(k => k.city)).toEqual([0, 0, 0]);
    expect(freePlaces(g, 'E12', 0)).toBe(1);
  });
});

describe('trains', () => {
  test('[CZ-VIII.9-k] each is taken over or scrapped', () => {
    const trains = { EKJ: ['3d', '4f'], BTE: ['4+4f'] };
    const g = takes(at('SX', { trains }), 'EKJ');
    expect(question(g)).toMatchObject({ by: 0, step: 'fitTrains', company: 'SX' });
    expect(cited(g, 'pass')).toBe('fit.compulsory CZ-VIII.9-k');
    const one = does(g, 'scrapTrain', { train: '3d' });
    expect(question(one)?.step).toBe('fitTrains');
    const both = does(one, 'keepTrain', { train: '4f' });
    expect(trainsOf(both, 'SX')).toEqual(['4f']);
    expect([trainsOf(both, 'EKJ'), both.state.trainPool ?? []]).toEqual([[], []]);
    expect(question(both)?.step).toBe('acquire');
  });

  test.each([
    ['small to medium', 'EKJ', '4f', '4+4f', 150],
    ['small to large', 'EKJ', '4f', '4Ef', 100],
    ['medium to large', 'BTE', '3+3d', '3Ed', 70],
    ['cheaper ones for nothing', 'EKJ', '4e', '3Ee', 0],
  ])('[CZ-VIII.9-l] may be turned: %s', (_, target, train, as, cost) => {
    const g = takes(
      at('SX', { trains: { [target]: [train] }, cash: { SX: 2000, BTE: 0, EKJ: 0, bank: 9000 } }),
      target,
    );
    const before = cashOf(g, 'SX');
    const after = does(g, 'keepTrain', { train, as });
    expect(trainsOf(after, 'SX')).toEqual([as]);
    expect(before - cashOf(after, 'SX')).toBe(cost);
    expect(cashOf(after, 'bank')).toBe(9000 + cost);
  });

  test('[CZ-VIII.9-l] only to a bigger train on the same card, and if there is money', () => {
    const g = takes(at('SX', { trains: { BTE: ['3+3d'] }, cash: { SX: 249, BTE: 0 } }), 'BTE');
    expect(cashOf(g, 'SX')).toBe(69);
    expect(cited(g, 'keepTrain', { train: '3+3d', as: '3Ed' })).toBe('fit.funds CZ-VIII.9-l');
    for (const as of ['3d', '3+3d', '3Ee', '4Ef'])
      expect(cited(g, 'keepTrain', { train: '3+3d', as })).toBe('fit.card CZ-VIII.9-l');
    expect(cited(g, 'keepTrain', { train: '3+3d' })).toBeUndefined();
  });

  test('[CZ-VIII.9-m] turned or scrapped now or never, and none but those just taken over', () => {
    const g = takes(at('SX', { trains: { SX: ['3d'], EKJ: ['4f'], NWB: ['4+4f'] } }), 'EKJ');
    for (const train of ['3d', '4+4f']) {
      expect(cited(g, 'keepTrain', { train })).toBe('fit.train CZ-VIII.9-m');
      expect(cited(g, 'scrapTrain', { train })).toBe('fit.train CZ-VIII.9-m');
    }
    const kept = does(g, 'keepTrain', { train: '4f' });
    expect(cited(kept, 'keepTrain', { train: '4f', as: '4Ef' })).toBe('turn.verb CZ-VIII.3-a');
    expect(cited(kept, 'scrapTrain', { train: '4f' })).toBe('turn.verb CZ-VIII.3-a');
    const next = takes(withState(kept, { ...kept.state, agenda: inTurn('SX', 'acquire') }), 'BTE');
    expect(question(next)?.step).not.toBe('fitTrains');
  });

  test('[CZ-VIII.9-n] only to what the acquirer may own', () => {
    const g = takes(at('BTE', { trains: { EKJ: ['4f'] } }), 'EKJ');
    expect(cited(g, 'keepTrain', { train: '4f', as: '4Ef' })).toBe('trains.size CZ-VIII.10-k');
    expect(cited(g, 'keepTrain', { train: '4f', as: '4+4f' })).toBeUndefined();
  });

  test('[CZ-N-12] [CZ-VIII.9-n] not to what has been scrapped', () => {
    const after44 = { trains: { EKJ: ['2b'] }, slices: { soldTrains: ['4+4f'] } };
    const g = takes(at('BTE', after44), 'EKJ');
    expect(cited(g, 'keepTrain', { train: '2b', as: '2+2b' })).toBe('fit.obsolete CZ-VIII.9-n');
    expect(cited(g, 'keepTrain', { train: '2b' })).toBeUndefined();
    expect(cited(g, 'scrapTrain', { train: '2b' })).toBeUndefined();
    const before = takes(at('BTE', { trains: { EKJ: ['2b'] } }), 'EKJ');
    expect(cited(before, 'keepTrain', { train: '2b', as: '2+2b' })).toBeUndefined();
    const trading = { phase: 'f', sold: { a: 5, b: 4, c: 4, d: 4, e: 4, f: 1 }, trains: { EKJ: ['2b'] } };
    const buying = at('BTE', { ...trading, at: inTurn('BTE', 'trains') });
    const bought = does(buying, 'buyTrain', { train: '4+4f', from: 'bank' });
    const then = takes(withState(bought, { ...bought.state, agenda: inTurn('BTE', 'acquire') }), 'EKJ');
    expect(cited(then, 'keepTrain', { train: '2b', as: '2+2b' })).toBe('fit.obsolete CZ-VIII.9-n');
    expect(trainsOf(does(then, 'keepTrain', { train: '2b' }), 'BTE')).toEqual(['4+4f', '2b']);
  });

  test('[CZ-N-11] [CZ-VIII.9-n] turning scraps like a sale, everywhere, but begins no phase', () => {
    const trains = { BTE: ['2+2b'], EKJ: ['4f', '2b'], NWB: ['2+2c', '3+3d'] };
    const g = takes(at('BTE', { phase: 'f', trains, sold: { a: 5, b: 4, c: 4, d: 4, e: 4, f: 1 } }), 'EKJ');
    const turned = does(g, 'keepTrain', { train: '4f', as: '4+4f' });
    expect(trainsOf(turned, 'BTE')).toEqual(['4+4f']);
    expect(trainsOf(turned, 'NWB')).toEqual(['3+3d']);
    expect(trainsOf(turned, 'EKJ')).toEqual(['2b']);
    expect([turned.state.phase, turned.state.depot]).toEqual(['f', { a: 5, b: 4, c: 4, d: 4, e: 4, f: 1 }]);
    expect(trainsOf(does(g, 'keepTrain', { train: '2b' }), 'NWB')).toEqual(['2+2c', '3+3d']);
    const full = takes(at('BTE', { phase: 'f', trains: { ...trains, BTE: ['2+2b', '2+2c'] } }), 'EKJ');
    expect(cited(full, 'keepTrain', { train: '2b' })).toBe('trains.limit CZ-VIII.9-o');
    expect(trainsOf(does(full, 'keepTrain', { train: '4f', as: '4+4f' }), 'BTE')).toEqual(['4+4f']);
  });

  test('[CZ-VIII.9-o] first the money, then the stations, then the trains, turned with the joint treasury', () => {
    const tokens = { BTE: ['D3', 'C8.0'], EKJ: ['D5', 'C8.1'] };
    const position = { tokens, tiles: { ...table.tiles, C8: '8885/0' }, trains: { EKJ: ['4f'] } };
    const g = takes(at('BTE', { ...position, cash: { BTE: 120, EKJ: 150 } }), 'EKJ');
    expect(cashOf(g, 'BTE')).toBe(150);
    expect(question(g)?.step).toBe('mergeStations');
    const next = does(g, 'returnStation', { city: 0 });
    expect(question(next)?.step).toBe('fitTrains');
    expect(cashOf(does(next, 'keepTrain', { train: '4f', as: '4+4f' }), 'BTE')).toBe(0);
  });

  test('[CZ-VIII.9-o] at the end it is within its limit', () => {
    const full = takes(at('SX', { trains: { SX: ['3Ed', '3Ed'], EKJ: ['4f', '4f'] } }), 'EKJ');
    const one = does(full, 'keepTrain', { train: '4f' });
    expect(cited(one, 'keepTrain', { train: '4f' })).toBe('trains.limit CZ-VIII.9-o');
    expect(trainsOf(does(one, 'scrapTrain', { train: '4f' }), 'SX')).toEqual(['3Ed', '3Ed', '4f']);
  });

  test('[CZ-VIII.10-e] the last place of a company without a train to run is not filled with another', () => {
    const g = takes(at('BTE', { trains: { BTE: ['3d'], EKJ: ['4f'] } }), 'EKJ');
    expect(cited(g, 'keepTrain', { train: '4f' })).toBe('trains.last-place CZ-VIII.10-e');
    expect(cited(g, 'keepTrain', { train: '4f', as: '4+4f' })).toBeUndefined();
    expect(cited(g, 'scrapTrain', { train: '4f' })).toBeUndefined();
    const runs = takes(at('BTE', { trains: { BTE: ['3+3d'], EKJ: ['4f'] } }), 'EKJ');
    expect(cited(runs, 'keepTrain', { train: '4f' })).toBeUndefined();
  });

  test('[CZ-N-17] [CZ-VIII.9-o] three trains and two more: both are scrapped, its own are not', () => {
    const g = takes(at('SX', { trains: { SX: ['3Ed', '3Ed', '3d'], EKJ: ['4f', '5g'] } }), 'EKJ');
    for (const train of ['4f', '5g']) expect(cited(g, 'keepTrain', { train })).toBe('trains.limit CZ-VIII.9-o');
    for (const train of ['3Ed', '3d']) expect(cited(g, 'scrapTrain', { train })).toBe('fit.train CZ-VIII.9-m');
    const done = does(does(g, 'scrapTrain', { train: '4f' }), 'scrapTrain', { train: '5g' });
    expect(trainsOf(done, 'SX')).toEqual(['3Ed', '3Ed', '3d']);
    expect(done.state.trainPool ?? []).toEqual([]);
  });
});

describe('what turning costs', () => {
  const listed = (/CZ-VIII.9-EX2.*?costs: (.*)\./.exec(section('18cz', '10.1'))?.[1] ?? '')
    .split(' · ')
    .filter(part => !part.startsWith('a:'))
    .flatMap(part => {
      const [, letter = '', rest = ''] = /^(\w) (.*)$/.exec(part) ?? [];
      return rest.split(', ').map(entry => {
        const [, from = '', to = '', cost = ''] = /^(\S+)→(\S+): (\d+)$/.exec(entry) ?? [];
        return [`${from}${letter}`, `${to}${letter}`, Number(cost)] as const;
      });
    });

  test('[CZ-VIII.9-EX2] is listed for every card with more than one side', () => {
    const pairs = t18cz.parts.trains.cards.map(c => (c.sides.length * (c.sides.length - 1)) / 2);
    expect(listed).toHaveLength(pairs.reduce((a, b) => a + b, 0));
  });

  test.each(listed)('[CZ-VIII.9-EX2] %s → %s: %i', (from, to, cost) => {
    const target = from.includes('+') ? 'BTE' : 'EKJ';
    const g = takes(at('SX', { phase: 'd', trains: { [target]: [from] } }), target);
    expect(cashOf(g, 'SX') - cashOf(does(g, 'keepTrain', { train: from, as: to }), 'SX')).toBe(cost);
  });

  test('[CZ-VIII.9-EX2] an a-card cannot be turned', () => {
    const g = takes(at('SX', { trains: { EKJ: ['2a'] } }), 'EKJ');
    for (const as of ['2+2b', '2b', '3Ed'])
      expect(cited(g, 'keepTrain', { train: '2a', as })).toBe('fit.card CZ-VIII.9-l');
  });
});
