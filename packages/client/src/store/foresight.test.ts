import { type Action, start } from '@roundhouse/engine';
import { does, inTurn, scenario, turnOf } from '@roundhouse/testkit';
import { rhl, t18cz, t1848 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { burdenOf, eventsOf, foresee, tagOf } from './foresight.ts';

const game = start(t1848, { players: 4, options: {}, seed: 'foresight' });
const [first = 0] = game.state.seating;
const lot = (type: string, which: string): Action => ({ type, by: first, at: 'auction', lot: which }) as Action;

describe('what an action would bring', () => {
  test('is worked out once and changes nothing', () => {
    expect(foresee(game, lot('buyLot', 'P3'))).toBe(foresee(game, lot('buyLot', 'P3')));
    expect(game.state.privates['P3']?.owner).toBeUndefined();
  });

  test('has a price tag taken from what would happen', () => {
    expect(tagOf(game, lot('buyLot', 'P3'))).toBe(110);
    expect(tagOf(game, lot('lowerLot', 'P3'))).toBe(105);
  });

  test('has none where it is not allowed', () => {
    const pass: Action = { type: 'pass', by: first, at: 'auction' };
    expect(foresee(game, pass).violation?.clause).toBe('lot.compulsory');
    expect(eventsOf(game, pass)).toEqual([]);
    expect(tagOf(game, pass)).toBeUndefined();
  });
});

describe('a train that the treasury cannot pay', () => {
  const buying = (company: string, train: string): Action =>
    ({ type: 'buyTrain', by: 0, at: 'trains', company, train, from: 'bank' }) as Action;

  test('has its own price on it, and says what the director adds and borrows', () => {
    const g = scenario(t18cz, {
      phase: 'd',
      sold: { a: 5, b: 4, c: 4, d: 1 },
      shares: { BTE: { 0: 3 } },
      par: { BTE: 80 },
      tokens: { BTE: ['D3'] },
      cash: { BTE: 37, 0: 50, bank: 9000 },
      at: inTurn('BTE', 'trains'),
    });
    expect([tagOf(g, buying('BTE', '3+3d')), burdenOf(g, buying('BTE', '3+3d'))]).toEqual([
      180,
      { adds: 50, borrows: 93, finds: 0 },
    ]);
    const rich = scenario(t18cz, {
      ...g.state.setup,
      par: { BTE: 80 },
      shares: { BTE: { 0: 3 } },
      at: inTurn('BTE', 'trains'),
    });
    expect(burdenOf(rich, buying('BTE', '2+2b'))).toBeUndefined();
  });

  test('leads to a credit of what is still missing', () => {
    const g = turnOf(rhl, 'BME', 'trains', {
      phase: '4',
      sold: { 2: 6, 3: 5, 4: 1 },
      tokens: { BME: ['F13.1'] },
      tiles: { G14: '7/1' },
      cells: { BME: '3.0' },
      shares: { BME: { 0: 6, 1: 2, BME: 2 } },
      cash: { BME: 40, 0: 70, bank: 5000 },
    });
    expect(burdenOf(g, buying('BME', '4'))).toEqual({ adds: 0, borrows: 0, finds: 300 - 40 - 2 * 60 });
    const asked = does(g, 'buyTrain', { train: '4', from: 'bank' });
    expect(tagOf(asked, { type: 'takeCredit', by: 0, at: 'raise' })).toBe(70);
  });
});
