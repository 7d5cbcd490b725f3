import { cashOf } from '@roundhouse/engine';
import { does, earns, type Scenario, trackThrough, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

const alt = (...numbers: readonly number[]) => Object.fromEntries(numbers.map(n => [`lot${n}`, 'alternative']));
const ALL = alt(1, 2, 3, 4, 5, 6);

describe('with the alternative package', () => {
  test('[RHL-8.5.3-a] a station off the board costs half as much again', () => {
    const tiles = trackThrough(rhl, 'C2 C4 D5 E6');
    const cost = (options: NonNullable<Scenario['options']>) =>
      500 - cashOf(does(turnOf(rhl, 'CCE', 'token', { options, tiles }), 'placeToken', { hex: 'C2', city: 0 }), 'CCE');
    expect([cost({}), cost(alt(4)), cost(ALL)]).toEqual([80, 120, 120]);
    const grey = turnOf(rhl, 'BME', 'token', { options: ALL, tiles: { G14: '9/2' } });
    expect(cashOf(does(grey, 'placeToken', { hex: 'J15', city: 0 }), 'BME')).toBe(440);
  });

  /** Duisburg with steel, coal in Oberhausen, the quarry, Essen, and steel in the Ruhr. */
  const quarry = (phase: string, card = 9) =>
    turnOf(rhl, 'BME', 'run', {
      options: alt(1),
      phase,
      trains: { BME: ['4'] },
      tokens: { BME: ['F13.1', 'D13'] },
      tiles: { D9: '925/0', D11: '938/3', E12: '2/1', D13: '934/0' },
      slices: { sites: { card } },
    });
  const STOPS = 40 + 30 + 10 + 40 + 30;

  test('[RHL-8.5.3-b] ten for every steel mill on a route with the quarry, in addition to industry', () => {
    expect(earns(quarry('3'), ['4', 'D11 E12 D13 C14'])).toBe(STOPS - 40 + 10 + 20);
    expect(earns(quarry('3'), ['4', 'D13 C14'])).toBe(70);
    const base = turnOf(rhl, 'BME', 'run', {
      phase: '3',
      trains: { BME: ['4'] },
      tokens: { BME: ['F13.1', 'D13'] },
      tiles: { E12: '2/1', D13: '934/0' },
      slices: { sites: { card: 9 } },
    });
    expect(earns(base, ['4', 'E12 D13 C14'])).toBe(10 + 40 + 30);
  });

  test.each([
    ['RHL-8.5.3-EX1', '3', 20 + 20],
    ['RHL-8.5.3-EX2', '5', 20 + 40],
  ])('[%s] phase %s, one coalmine, two steel mills and the quarry: %i', (_, phase, bonus) => {
    expect(earns(quarry(phase), ['4', 'D9.1 D11 E12 D13 C14'])).toBe(STOPS + bonus);
  });

  test('[RHL-8.5.3-EX2] quarry and steel without coal: ten a mill', () => {
    expect(earns(quarry('5', 2), ['4', 'D9.1 D11 E12 D13 C14'])).toBe(STOPS + 20);
  });
});
