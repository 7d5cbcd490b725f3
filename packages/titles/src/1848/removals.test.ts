import { type Game, onSale, question } from '@roundhouse/engine';
import { cited, does, inTurn, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

const fallen = (n: number) => ({
  receivership: ['WA', 'QR', 'CAR', 'NSW', 'COM', 'FED'].slice(0, n).map(company => ({ company, seat: 3 })),
});

/** SAR is one loan away from receivership, as the nth company. */
const nth = (n: number, more: Partial<Scenario> = {}) =>
  scenario(t1848, {
    phase: '4',
    sold: { 2: 6, 3: 5, 4: 2 },
    shares: { SAR: { 0: 6 }, VR: { 1: 6 } },
    par: { SAR: 80, VR: 70 },
    cells: { SAR: '2.2', VR: '4.5' },
    tokens: { SAR: ['G3'], VR: ['H6'] },
    slices: fallen(n - 1),
    at: inTurn('SAR', 'track'),
    ...more,
  });
const falls = (g: Game) => does(g, 'takeLoan');
const sale = (g: Game) => onSale(g).map(c => c.id);
const trainsOf = (g: Game, company: string) => g.state.companies[company]?.trains;

describe('trains removed by takeovers', () => {
  test.each([
    ['5/5+', { 2: 6, 3: 5, 4: 2 }, '5'],
    ['6/6+ when no 5/5+ is left', { 2: 6, 3: 5, 4: 4, 5: 3 }, '6'],
    ['8/D when no 6/6+ is left', { 2: 6, 3: 5, 4: 4, 5: 3, 6: 2 }, '8'],
  ])('[48-5.4.4-a] the second takeover removes a %s', (_, sold, card) => {
    const g = nth(2, { sold, phase: card === '5' ? '4' : card === '6' ? '5' : '6' });
    const after = falls(g);
    expect(after.state.depot).toEqual({ ...sold, [card]: 1 });
    expect(Object.values(after.state.companies).flatMap(c => c.trains)).not.toContain(card);
  });

  test.each([
    [1, 0],
    [2, 1],
    [3, 0],
    [4, 0],
    [5, 1],
    [6, 0],
    [7, 0],
  ])('[48-5.4.4-b] takeover number %i removes %i trains', (n, removed) => {
    const { depot } = falls(nth(n)).state;
    expect([depot['5'] ?? 0, depot['2E'] ?? 0]).toEqual([removed, 0]);
  });

  test('[48-5.4.4-c] a removed 5/5+ closes the privates, demands Tasmania, lowers the limit and opens brown', () => {
    const g = nth(2, { privates: { P1: { owner: 2 }, P3: { owner: 2 } }, trains: { VR: ['3', '4', '4+'] } });
    const after = falls(g);
    expect(after.state.phase).toBe('5');
    expect(after.state.privates['P1']?.closed).toBe(true);
    expect(question(after)).toMatchObject({ by: 1, step: 'discard', company: 'VR' });
    const discarded = does(after, 'discardTrain', { train: '3' });
    expect(question(discarded)).toMatchObject({ by: 2, step: 'tasmania' });
    expect(cited(discarded, 'pass')).toBe('tasmania.compulsory 48-4.4-e');
    expect(question(does(discarded, 'placeTasmania', { hex: 'I4' }))).toMatchObject({ by: 1, company: 'VR' });
  });

  test('[48-5.4.4-c] the last 5/5+ removed puts the 6/6+ on sale; a removed 6/6+ rusts the 3/3+', () => {
    const last = falls(nth(5, { phase: '5', sold: { 2: 6, 3: 5, 4: 4, 5: 2 }, trains: { VR: ['3'] } }));
    expect(sale(last)).toEqual(['6', '2E']);
    expect(trainsOf(last, 'VR')).toEqual(['3']);
    const six = falls(nth(5, { phase: '5', sold: { 2: 6, 3: 5, 4: 4, 5: 3 }, trains: { VR: ['3', '5'] } }));
    expect(trainsOf(six, 'VR')).toEqual(['5']);
    expect(six.state.phase).toBe('6');
  });

  test('[48-5.4.4-d] cheaper trains stay on sale and must still be bought first', () => {
    const after = falls(nth(2, { cash: { VR: 2000 } }));
    expect(sale(after)).toEqual(['4', '2E']);
    const buying = does(after, 'pass');
    expect(question(buying)).toMatchObject({ company: 'VR', step: 'trains' });
    expect(cited(buying, 'buyTrain', { train: '5', from: 'bank' })).toBe('trains.on-sale 48-8.3.2-a');
    expect(cited(buying, 'buyTrain', { train: '4', from: 'bank' })).toBeUndefined();
  });

  const early = { phase: '3', sold: { 2: 6, 3: 2 }, trains: { VR: ['2', '3'] } } as const;
  const buys = (g: Game, train: string) => does(g, 'buyTrain', { train, from: 'bank' });
  const atTrains = (sold: Readonly<Record<string, number>>, trains: readonly string[]) =>
    nth(3, { phase: '5', sold, trains: { VR: trains }, cash: { VR: 1000 }, at: inTurn('VR', 'trains') });

  test('[48-5.4.4-e] a skipped type takes effect with its own first sale, and the phase stays', () => {
    const after = falls(nth(2, early));
    expect([after.state.phase, trainsOf(after, 'VR')]).toEqual(['5', ['2', '3']]);
    const three = buys(atTrains({ 2: 6, 3: 4, 5: 1 }, ['2']), '3');
    expect([three.state.phase, trainsOf(three, 'VR')]).toEqual(['5', ['2', '3']]);
    const four = buys(atTrains({ 2: 6, 3: 5, 5: 1 }, ['2']), '4');
    expect([four.state.phase, trainsOf(four, 'VR')]).toEqual(['5', ['4']]);
  });

  test('[N-11] [48-5.4.4-d] second takeover in the 4/4+ phase with two 4/4+ unsold', () => {
    const g = nth(2, { privates: { P3: { owner: 1 }, P4: { owner: 2 } }, trains: { VR: ['3', '3+', '4'] } });
    const after = does(does(falls(g), 'discardTrain', { train: '3' }), 'placeTasmania', { hex: 'I5' });
    expect(after.state.phase).toBe('5');
    expect(after.state.privates['P4']).toEqual({ owner: 2, closed: true });
    expect(trainsOf(after, 'VR')).toEqual(['3+', '4']);
    expect(sale(after)).toEqual(['4', '2E']);
  });

  test('[N-12] [48-5.4.4-e] second takeover in the 3/3+ phase: the first 4/4+ neither lowers the phase nor raises the limit', () => {
    const after = does(falls(nth(2, { ...early, trains: { VR: ['2', '2+', '3'] } })), 'discardTrain', { train: '2' });
    expect([after.state.phase, trainsOf(after, 'VR')]).toEqual(['5', ['2+', '3']]);
    const four = buys(atTrains({ 2: 6, 3: 5, 5: 1 }, ['3']), '4');
    expect([four.state.phase, trainsOf(four, 'VR')]).toEqual(['5', ['3', '4']]);
    expect(cited(four, 'buyTrain', { train: '4', from: 'bank' })).toBe('trains.limit 48-8.3.5-a');
  });

  test('[N-13] [48-5.4.4-c] [48-8.2.4-b] fifth takeover with only 8/D left: all 4/4+ rust, no trade-in ever', () => {
    const g = nth(5, { phase: '6', sold: { 2: 6, 3: 5, 4: 4, 5: 3, 6: 2 }, trains: { VR: ['4', '4+'] } });
    const after = falls(g);
    expect([after.state.phase, trainsOf(after, 'VR')]).toEqual(['8', []]);
    const sold = { ...after.state.depot };
    const buyer = nth(6, { phase: '8', sold, trains: { VR: ['4'] }, cash: { VR: 2000 }, at: inTurn('VR', 'trains') });
    const trade = { train: 'D', from: 'bank', exchange: '4' };
    expect(cited(buyer, 'buyTrain', trade)).toBe('trains.discount 48-8.2.4-b');
  });

  test('[N-15] [48-5.5.5-b] [48-5.5.8-a] the second company owned P3 unplaced: Tasmania is never placed', () => {
    const after = falls(nth(2, { privates: { P3: { owner: 'SAR' } } }));
    expect(after.state.phase).toBe('5');
    expect(question(after)).toMatchObject({ company: 'VR', step: 'track' });
    expect(cited(after, 'placeTasmania', { hex: 'I4' })).toBe('tasmania.owner 48-4.4-b');
  });

  test('[N-16] [48-4.4-e] the first 5/5+ is bought: another player places Tasmania in the middle of the turn', () => {
    const g = nth(1, {
      sold: { 2: 6, 3: 5, 4: 4 },
      privates: { P3: { owner: 2 } },
      cash: { VR: 1000 },
      at: inTurn('VR', 'trains'),
    });
    const bought = buys(g, '5');
    expect(question(bought)).toMatchObject({ by: 2, step: 'tasmania' });
    expect(cited(bought, 'pass')).toBe('tasmania.compulsory 48-4.4-e');
    const placed = does(bought, 'placeTasmania', { hex: 'I5' });
    expect(question(placed)).toMatchObject({ by: 1, step: 'trains', company: 'VR' });
    expect(cited(placed, 'runRoutes', { routes: [] })).toBe('turn.verb 48-7.3-a');
  });
});
