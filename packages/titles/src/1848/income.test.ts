import { frameAt, type Game, start, Turn } from '@roundhouse/engine';
import { along, cited, does, earns, refusal, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

type Position = Omit<Scenario, 'at'>;
const run = (company: string, trains: readonly string[], more: Position): Game =>
  turnOf(t1848, company, 'run', { phase: '3', trains: { [company]: trains }, ...more });

describe('harbours and Tasmania', () => {
  test.each([
    ['Port Lincoln', 'CAR', { tokens: { CAR: ['E2'] }, tiles: { E2: '5/1', E1: '5/4' } }, 'E2 E1 F2'],
    ['B11', 'QR', { tokens: { QR: ['B10'] }, tiles: { B10: '57/2', C10: '5/2' } }, 'B10 C10 B11'],
  ])('[48-10.2-a] the harbour %s is free for range', (_, company, more, hexes) => {
    expect(earns(run(company, ['2'], more), ['2', hexes])).toBe(50);
  });

  test('[48-10.2-b] Tasmania counts one, and every company may run to it', () => {
    const vr = {
      tokens: { VR: ['H6'] },
      tiles: { H5: '57/1', H6: '5/0', I5: '241/0' },
      privates: { P3: { owner: 3 } },
    };
    expect(earns(run('VR', ['2'], vr), ['2', 'H6 I5'])).toBe(70);
    expect(earns(run('VR', ['2'], vr), ['2', 'H5 H6 I5'])).toBe('route.length 48-8.2.2-a');
    expect(cited(run('VR', ['2'], { ...vr, tiles: {}, privates: vr.privates }), 'placeTasmania', { hex: 'I5' })).toBe(
      'tasmania.owner 48-4.4-b',
    );
  });
});

describe('income of trains', () => {
  const PHASES = ['2', '3', '4', '5', '6', '8'];
  test.each([
    ['Cairns', 'QR', { tokens: { QR: ['B10'] }, tiles: { B10: '5/1' } }, 'B10 A9', [10, 20, 20, 30, 30, 40]],
    ['Perth', 'CAR', { tokens: { CAR: ['E1'] }, tiles: { E1: '6/2' } }, 'E1 D1', [20, 40, 40, 60, 60, 80]],
    ['a harbour', 'CAR', { tokens: { CAR: ['E1'] }, tiles: { E1: '5/4' } }, 'E1 F2', [10, 10, 10, 20, 20, 20]],
    [
      'Alice Springs',
      'CAR',
      { tokens: { CAR: ['E2'] }, tiles: { E2: '6/3', D3: '9/0', C3: '8/0', B3: '9/2' } },
      'E2 D3 C3 B3 A2',
      [10, 20, 20, 40, 40, 60],
    ],
    [
      'Tasmania',
      'VR',
      { tokens: { VR: ['H6'] }, tiles: { H6: '5/0', I5: '241/0' } },
      'H6 I5',
      [50, 50, 50, 50, 50, 50],
    ],
  ])('[48-10.3.1-a] %s pays by phase', (_, company, more, hexes, values) => {
    const paid = PHASES.map(phase => earns(run(company, ['2'], { ...more, phase }), ['2', hexes]));
    expect(paid).toEqual(values.map(value => 20 + value));
  });

  test('[48-10.3.1-EX1] [N-32] CAR runs to Perth twice, north and south', () => {
    const tiles = { E2: '5/1', E1: '6/2', D2: '56/5' };
    const g = run('CAR', ['2', '3'], { tokens: { CAR: ['E2'] }, tiles });
    expect(earns(g, ['2', 'E2 D2 D1'])).toBe(20 + 10 + 40);
    expect(earns(g, ['3', 'E2 E1 D1'])).toBe(20 + 20 + 40);
    expect(earns(g, ['2', 'E2 D2 D1'], ['3', 'E2 E1 D1'])).toBe(150);
  });

  const fed = { tokens: { FED: ['G7'] }, tiles: { G7: '5/1', G6: '2/2', F7: '5/5' } };
  test('[48-10.3.1-EX2] FED runs by the town over two gauge markers with a 3+, not with a 3', () => {
    expect(earns(run('FED', ['3+'], fed), ['3+', 'G7 G6 F7'])).toBe(50);
    expect(earns(run('FED', ['3'], fed), ['3', 'G7 G6 F7'])).toBe('route.length 48-8.2.2-a');
  });

  test('[48-10.3.1-EX3] with a 2 besides it earns 90', () => {
    expect(earns(run('FED', ['3+', '2'], fed), ['3+', 'G7 G6 F7'], ['2', 'G7 F7'])).toBe(90);
  });
});

describe('income of the company', () => {
  const tiles = { G3: '57/2', H4: '6/2', H5: '57/1', H6: '5/1', F3: '57/2', E2: '57/2' };
  const sar = {
    tokens: { SAR: ['G3'] },
    tiles,
    shares: { SAR: { 0: 4, 1: 3, pool: 2 } },
    cash: { SAR: 0, 0: 0, 1: 0, bank: 1000 },
  };
  const ran = (): Game => {
    const g = run('SAR', ['4+', '3'], sar);
    const routes = [
      { train: '4+', path: along(g, 'G3 H4 H5 H6') },
      { train: '3', path: along(g, 'G3 F3 E2') },
    ];
    return does(g, 'runRoutes', { routes });
  };

  test('[48-10.3.2-a] is the sum of its trains and bonuses, and the bank pays it', () => {
    expect(frameAt(ran(), Turn)?.income).toBe(80 + 50 + 60);
    const kept = does(ran(), 'payDividend', { how: 'withhold' });
    expect(kept.state.money).toMatchObject({ SAR: 190, bank: 810 });
  });

  test('[48-10.3.3-a] is paid out or kept, all of it', () => {
    const paid = does(ran(), 'payDividend', { how: 'pay' });
    expect(paid.state.money).toMatchObject({ SAR: 0, 0: 76, 1: 57, bank: 1000 - 76 - 57 });
    const kept = does(ran(), 'payDividend', { how: 'withhold' });
    expect(kept.state.money).toMatchObject({ SAR: 190, 0: 0, 1: 0 });
    expect(refusal(ran(), 'payDividend', { how: 'half' })?.clause).toBe('action.shape');
    expect(cited(ran(), 'pass')).toBe('dividend.compulsory 48-10.3.3-a');
    expect(cited(kept, 'payDividend', { how: 'pay' })).toBe('turn.verb 48-7.3-a');
  });

  test('[48-10.4-b] the bonus is part of what is paid or kept', () => {
    const g = run('SAR', ['4+'], sar);
    const bonus = does(g, 'runRoutes', { routes: [{ train: '4+', path: along(g, 'G3 H4 H5 H6') }] });
    expect(does(bonus, 'payDividend', { how: 'pay' }).state.money?.[0]).toBe(4 * 13);
    expect(does(bonus, 'payDividend', { how: 'withhold' }).state.money?.['SAR']).toBe(130);
  });

  test('[48-10.5-a] there is no revenue track to keep', () => {
    const g = start(t1848, { players: 4, options: {}, seed: 'track' });
    expect([...Object.keys(g.state), ...Object.keys(t1848.verbs)].filter(name => /revenue/i.test(name))).toEqual([]);
  });
});

describe('the K bonus', () => {
  /** Perth, Adelaide, Melbourne, Sydney and Brisbane on one line. */
  const line = {
    E1: '6/2',
    E2: '6/5',
    F3: '57/2',
    G3: '57/2',
    H4: '6/2',
    H5: '57/1',
    H6: '237/4',
    G6: '1/0',
    G7: '14/0',
    G8: '6/1',
    F9: '236/0',
    E9: '15/0',
    D10: '9/0',
    C10: '15/0',
    B10: '238/5',
  };
  const WEST = 'D1 E1 E2 F3 G3 H4 H5 H6';
  const MIDDLE = 'G6 G7 G8 F9';
  const EAST = 'F9 E9 D10 C10 B10';
  const nsw = (trains: readonly string[]): Game =>
    run('NSW', trains, { phase: '8', tokens: { NSW: ['F9', 'H6', 'G3'] }, tiles: line });

  test.each([
    [1, 'G3 H4 H5', 60, 0],
    [2, 'G3 H4 H5 H6', 100, 50],
    [3, WEST, 240, 100],
    [4, `G3 H4 H5 H6 ${MIDDLE} ${EAST.slice(3)}`, 300, 150],
    [5, `${WEST} ${MIDDLE} ${EAST.slice(3)}`, 440, 200],
  ])('[48-10.4-a] %i K cities on %s', (_, hexes, stops, bonus) => {
    expect(earns(nsw(['D']), ['D', hexes])).toBe(stops + bonus);
  });

  test('[48-10.4-b] K cities of different trains do not add up', () => {
    expect(earns(nsw(['3', '3']), ['3', 'G3 H4'], ['3', 'G8 F9'])).toBe(40 + 60);
  });

  test('[N-29] [48-10.4-a] [48-10.4-b] all five for 200, or three and two for 100 and 50', () => {
    expect(earns(nsw(['D']), ['D', `${WEST} ${MIDDLE} ${EAST.slice(3)}`])).toBe(640);
    expect(earns(nsw(['D', 'D']), ['D', WEST], ['D', EAST])).toBe(240 + 100 + 140 + 50);
    const round = { ...line, D2: '56/5', E2: '15/5' };
    const g = run('CAR', ['D'], { phase: '8', tokens: { CAR: ['E2'] }, tiles: round });
    expect(earns(g, ['D', 'E2 D2 D1 E1'])).toBe('route.through 48-10.1.2-f');
  });

  test('[N-30] [48-10.4-a] [48-7.4.6-d] yellow tiles in K hexes count', () => {
    const yellow = { G3: '57/2', H4: '6/2', H5: '57/1', H6: '5/1' };
    expect(earns(run('SAR', ['5'], { tokens: { SAR: ['G3'] }, tiles: yellow }), ['5', 'G3 H4 H5 H6'])).toBe(80 + 50);
  });
});
