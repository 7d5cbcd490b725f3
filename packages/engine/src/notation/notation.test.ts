import { choose, dice, inTurn, STYLES, scenario } from '@roundhouse/testkit';
import { t1848 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { play, start } from '../core/play.ts';
import { actionLine, readAction } from './action.ts';
import { positionLines } from './position.ts';

const g = scenario(t1848, {
  players: 3,
  phase: '3',
  sold: { 2: 6, 3: 1 },
  shares: { SAR: { 0: 4, 1: 2, pool: 1 }, BOE: { 1: 2 } },
  par: { SAR: 80 },
  cash: { 0: 12, SAR: 345 },
  debts: { 1: 40 },
  trains: { SAR: ['3+'] },
  tiles: { G3: '57/0' },
  tokens: { SAR: ['G3'], WA: ['D1'] },
  privates: { P2: { owner: 'SAR' }, P4: { owner: 0 } },
  slices: { loans: { issued: 0, by: {}, thisTurn: 0 } },
  at: inTurn('SAR', 'track'),
});

describe('notation', () => {
  test('a position is a few lines', () => {
    expect(positionLines(g)).toEqual([
      '1848 Australia, OR 2.1, phase 3, bank £7480',
      'seat 0 is asked: track of SAR',
      'seat 0   £12, SAR 4*, P4, priority',
      'seat 1   £840, owes £40, BOE 2 SAR 2',
      'seat 2   £840',
      'SAR      £80 at 3.5, treasury £345, trains 3+, tokens left 3, P2',
      'BOE      £70',
      'pool     BOE 8 SAR 1',
      'trains   2/2+ ×0, 3/3+ ×4, 4/4+ ×4, 5/5+ ×3, 6/6+ ×2, 8/D, 2E',
      'tiles    G3 57/0',
      'tokens   D1 WA, G3 SAR',
      'loans    {"issued":0,"by":{},"thisTurn":0}',
    ]);
  });

  test.each([
    ['SAR layTile G3 14/2', { type: 'layTile', company: 'SAR', hex: 'G3', tile: '14', turn: 2 }],
    ['SAR layTile C2 8/0 using=P2', { type: 'layTile', company: 'SAR', hex: 'C2', tile: '8', turn: 0, using: 'P2' }],
    ['SAR placeToken G5.1', { type: 'placeToken', company: 'SAR', hex: 'G5', city: 1 }],
    ['SAR buyTrain 3+ VR price=60', { type: 'buyTrain', company: 'SAR', train: '3+', from: 'VR', price: 60 }],
    [
      'SAR buyTrain D bank exchange="4+"',
      { type: 'buyTrain', company: 'SAR', train: 'D', from: 'bank', exchange: '4+' },
    ],
    ['SAR payDividend withhold', { type: 'payDividend', company: 'SAR', how: 'withhold' }],
    ['SAR takeLoan', { type: 'takeLoan', company: 'SAR' }],
    ['SAR runRoutes nothing', { type: 'runRoutes', company: 'SAR', routes: [] }],
    [
      'SAR runRoutes 3+(G3.0 F3:G3 F3.0)',
      { type: 'runRoutes', company: 'SAR', routes: [{ train: '3+', path: ['G3.0', 'F3:G3', 'F3.0'] }] },
    ],
    ['seat 0 buyShare VR ipo', { type: 'buyShare', company: 'VR', from: 'ipo' }],
    ['seat 0 sellShares VR 2', { type: 'sellShares', company: 'VR', shares: 2 }],
    ['seat 0 startCompany VR 90', { type: 'startCompany', company: 'VR', par: 90 }],
    ['seat 0 buyLot lot=P3', { type: 'buyLot', lot: 'P3' }],
    ['seat 0 answer yes=true', { type: 'answer', yes: true }],
    ['seat 0 pass', { type: 'pass' }],
  ])('%s', (line, fields) => {
    const action = { by: 0, at: 'track', ...fields };
    expect(actionLine(action)).toBe(line);
    expect(readAction(g, line)).toEqual(action);
  });

  test.each(['', 'SAR', 'SAR fly', 'SAR layTile', 'SAR layTile G3', 'SAR layTile G3 57'])('%s means nothing', line => {
    expect(readAction(g, line)).toBeUndefined();
  });

  test('every action of a game is its line again', () => {
    const roll = dice('notation');
    let now = start(t1848, { players: 4, options: {}, seed: 'notation' });
    for (let n = 0; n < 300; n++) {
      const action = choose(now, roll, STYLES.builder);
      if (!action) break;
      expect(readAction(now, actionLine(action))).toEqual(action);
      const outcome = play(now, action);
      if (outcome.violation) throw new Error(outcome.violation.clause);
      now = outcome.game;
    }
  });
});
