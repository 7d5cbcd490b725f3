import { cashOf, certificatesOf, directorOf, type Game, liquidOf, priceOf, sharesOf } from '@roundhouse/engine';
import { cited, does, inStock, inTurn, refusal, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

const holding = (shares: Readonly<Record<string, number>>, turn: number, more: Partial<Scenario> = {}) =>
  scenario(t1848, { shares: { COM: shares }, par: { COM: 80 }, at: inStock(turn), ...more });

const sells = (g: Game, shares: number) => does(g, 'sellShares', { company: 'COM', shares });
const mayNotSell = (g: Game, shares: number) => cited(g, 'sellShares', { company: 'COM', shares });
const buys = (g: Game, from = 'ipo') => does(g, 'buyShare', { company: 'COM', from });
const held = (g: Game, ...who: readonly (number | string)[]) => who.map(h => sharesOf(g, 'COM', h));

describe('directors', () => {
  test('[48-6.1-a] whoever holds most of a priced company leads it, launched or not', () => {
    const g = holding({ 1: 3, 2: 2 }, 0);
    expect(g.state.companies['COM']?.floated).toBeUndefined();
    expect(directorOf(g, 'COM')).toBe(1);
    expect(directorOf(g, 'VR')).toBeUndefined();
  });

  test('[48-6.1-a] only the director acts for the company', () => {
    const g = scenario(t1848, {
      phase: '3',
      shares: { SAR: { 0: 2, 1: 4 } },
      par: { SAR: 80 },
      tokens: { SAR: ['G3'] },
      at: inTurn('SAR', 'track'),
    });
    expect(refusal(g, 'takeLoan', { by: 1 })).toBeUndefined();
    expect(cited(g, 'takeLoan', { by: 0 })).toBe('turn.seat 48-6.1-a');
  });

  test.each([
    ['as many as the director', { 0: 3, 1: 2 }, 0],
    ['more than the director', { 0: 3, 1: 3 }, 1],
  ])('[48-6.2-a] a purchase that gives somebody %s', (_, shares, director) => {
    expect(directorOf(buys(holding(shares, 1, { director: { COM: 0 } })), 'COM')).toBe(director);
  });

  test.each([
    ['to equality', 1, 0],
    ['below another', 2, 1],
  ])('[48-6.2-a] a director who sells %s', (_, shares, director) => {
    expect(directorOf(sells(holding({ 0: 4, 1: 3 }, 0), shares), 'COM')).toBe(director);
  });

  test.each([
    ['the first clockwise', { 2: 3, 0: 2, 1: 2 }, 2, 0],
    ['not the lowest seat', { 1: 3, 0: 2, 3: 2 }, 1, 3],
    ['whoever has most, though he sits further', { 0: 3, 1: 2, 2: 1, 3: 3 }, 0, 3],
  ])('[48-6.2-b] of several with most the office passes to %s', (_, shares, director, heir) => {
    const left = (shares as Record<number, number>)[director] ?? 0;
    expect(directorOf(sells(holding(shares, director), left - 1), 'COM')).toBe(heir);
  });

  test('[48-6.2-c] the new director gives two shares for the certificate and takes the company as it is', () => {
    const g = scenario(t1848, {
      shares: { SAR: { 0: 4, 1: 3 } },
      par: { SAR: 80 },
      tokens: { SAR: ['G3'] },
      trains: { SAR: ['2'] },
      cash: { SAR: 130 },
      at: inStock(0),
    });
    const after = does(g, 'sellShares', { company: 'SAR', shares: 2 });
    expect(after.state.companies['SAR']?.held.filter(h => h === 0)).toHaveLength(2);
    expect(certificatesOf(after, 1)).toBe(2);
    expect(sharesOf(after, 'SAR', 1)).toBe(3);
    const { trains, tokens } = g.state.companies['SAR'] ?? {};
    expect(after.state.companies['SAR']).toMatchObject({ trains, tokens });
    expect(after.state.money?.['SAR']).toBe(130);
  });

  test('[48-6.2-d] office is given up only by selling, and only to somebody with two shares', () => {
    expect(mayNotSell(holding({ 0: 2, 1: 1 }, 0), 1)).toBe('sell.director 48-6.2-d');
    expect(mayNotSell(holding({ 0: 2, 1: 1 }, 0), 2)).toBe('sell.director 48-6.2-d');
    expect(directorOf(sells(holding({ 0: 2, 1: 2 }, 0), 1), 'COM')).toBe(1);
    expect(Object.keys(t1848.verbs).filter(v => /resign|director/i.test(v))).toEqual([]);
  });

  test.each([
    ['one share where the pool takes one', { 0: 2, 1: 2, pool: 4 }, 1],
    ['both shares where the pool takes two', { 0: 2, 1: 2, pool: 3 }, 2],
    ['everything else with it', { 0: 5, 1: 3 }, 5],
  ])('[48-6.2-e] the certificate may be broken into %s if that changes the director', (_, shares, sold) => {
    const g = sells(holding(shares, 0), sold);
    expect(directorOf(g, 'COM')).toBe(1);
    expect(g.state.companies['COM']?.held[0]).toBe(1);
  });

  test('[48-6.2-EX1] Bill leads COM with 6, Fred has 3; Bill sells 4 and keeps two ordinary shares', () => {
    const [bill, fred] = [0, 1];
    const g = sells(holding({ [bill]: 6, [fred]: 3 }, bill), 4);
    expect(held(g, bill, fred, 'pool')).toEqual([2, 3, 4]);
    expect(directorOf(g, 'COM')).toBe(fred);
    expect(certificatesOf(g, bill)).toBe(2);
  });

  test('[48-6.2-EXd] four in the pool, only the certificate in hand', () => {
    const g = holding({ 0: 2, 1: 2, pool: 4 }, 0);
    expect(mayNotSell(g, 2)).toBe('sell.pool 48-5.1.6-b');
    // One share is all that could be turned into money.
    expect(liquidOf(g, 0) - cashOf(g, 0)).toBe(priceOf(g, 'COM'));
    const after = sells(g, 1);
    expect(held(after, 0, 1, 'pool')).toEqual([1, 2, 5]);
    expect(directorOf(after, 'COM')).toBe(1);
    const alone = holding({ 0: 2, 1: 1, 2: 1, pool: 4 }, 0);
    expect(mayNotSell(alone, 1)).toBe('sell.director 48-6.2-d');
    expect(mayNotSell(alone, 2)).toBe('sell.pool 48-5.1.6-b');
  });

  test('[N-36] [48-6.2-EXd] [48-6.2-b] the one share that fits the pool goes, and the next clockwise of two equals leads', () => {
    const g = sells(holding({ 1: 2, 0: 2, 3: 2, pool: 4 }, 1, { director: { COM: 1 } }), 1);
    expect(held(g, 0, 1, 3, 'pool')).toEqual([2, 1, 2, 5]);
    expect(directorOf(g, 'COM')).toBe(3);
  });
});
