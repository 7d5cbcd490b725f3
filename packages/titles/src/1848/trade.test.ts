import { type Game, question, withState } from '@roundhouse/engine';
import { cited, does, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

/** SAR of seat 0 buys; QR belongs to seat 0 as well, VR to seat 1. */
const position = {
  phase: '3',
  sold: { 2: 6, 3: 3 },
  shares: { QR: { 0: 6 }, VR: { 1: 6 } },
  par: { QR: 90, VR: 80 },
  tokens: { SAR: ['G3'], QR: ['B10'], VR: ['H6'] },
  tiles: { G3: '57/2', F3: '57/2', H6: '57/1', H5: '57/1', B10: '5/1' },
  trains: { SAR: ['2'], QR: ['3+'], VR: ['3+', '2'] },
  cash: { SAR: 300 },
} satisfies Omit<Scenario, 'at'>;

const at = (more: Omit<Scenario, 'at'> = {}, step = 'trains'): Game =>
  turnOf(t1848, 'SAR', step, { ...position, ...more });
const no = (g: Game, from: string, train: string, price?: number) =>
  cited(g, 'buyTrain', { train, from, ...(price === undefined ? {} : { price }) });
const trainsOf = (g: Game, company: string) => g.state.companies[company]?.trains;

describe('trains of other companies', () => {
  test('[48-8.3.4-a] from the first 3/3+ on, and only in step 5', () => {
    expect(no(at(), 'QR', '3+', 100)).toBeUndefined();
    expect(no(at({ phase: '2', sold: { 2: 5 } }), 'QR', '3+', 100)).toBe('trains.trade 48-8.3.4-a');
    expect(no(at({}, 'run'), 'QR', '3+', 100)).toBe('turn.verb 48-7.3-a');
  });

  test.each([
    ['one pound', 1, undefined],
    ['the whole treasury', 300, undefined],
    ['more than the treasury', 301, 'trains.funds 48-8.3.4-b'],
    ['nothing', 0, 'trains.trade-price 48-8.3.4-b'],
    ['half a pound', 0.5, 'action.shape undefined'],
    ['no price', undefined, 'trains.trade-price 48-8.3.4-b'],
  ])('[48-8.3.4-b] under one director for %s', (_, price, clause) => {
    expect(no(at(), 'QR', '3+', price)).toBe(clause);
  });

  test.each([
    ['3+', 230],
    ['2', 100],
    ['D', 1100],
  ])('[48-8.3.4-b] [48-8.1-c] under another director a %s costs %i, neither more nor less', (train, face) => {
    const g = at({ trains: { VR: [train] }, cash: { SAR: 2000 } });
    expect(no(g, 'VR', train, face)).toBeUndefined();
    for (const price of [1, face - 1, face + 1])
      expect(no(g, 'VR', train, price)).toBe('trains.fixed-price 48-8.3.4-b');
  });

  test('[48-8.3.4-c] the buyer’s limit holds', () => {
    const full = at({ trains: { ...position.trains, SAR: ['2', '2', '3', '3'] } });
    expect(no(full, 'QR', '3+', 1)).toBe('trains.limit 48-8.3.5-a');
    const nearly = at({ trains: { ...position.trains, SAR: ['2', '2', '3'] } });
    expect(no(nearly, 'QR', '3+', 1)).toBeUndefined();
  });

  test('[48-8.3.4-c] the seller may sell its last train', () => {
    const g = does(at(), 'buyTrain', { train: '3+', from: 'QR', price: 50 });
    expect([trainsOf(g, 'SAR'), trainsOf(g, 'QR')]).toEqual([['2', '3+'], []]);
    expect(g.state.money).toMatchObject({ SAR: 250, QR: 50 });
  });

  test('[48-8.3.4-d] neither the Bank of England nor a company in receivership has trains to sell', () => {
    const open = at();
    const companies = {
      ...open.state.companies,
      VR: { ...open.state.companies['VR'], trains: [], closed: true as const },
    };
    const g = withState(open, { ...open.state, companies: companies as typeof open.state.companies });
    expect(no(g, 'BOE', '3', 200)).toBe('trains.seller 48-8.3.4-d');
    expect(no(g, 'VR', '3+', 230)).toBe('trains.seller 48-8.3.4-d');
    expect(no(g, 'SAR', '2', 1)).toBe('trains.seller 48-8.3.4-d');
    expect(no(open, 'VR', '3+', 230)).toBeUndefined();
  });

  test('[48-8.3.4-e] a sale between directors needs the seller’s consent', () => {
    const asked = does(at(), 'buyTrain', { train: '3+', from: 'VR', price: 230 });
    expect(question(asked)).toMatchObject({ by: 1, step: 'consent' });
    expect(trainsOf(asked, 'SAR')).toEqual(['2']);
    expect(cited(asked, 'pass')).toBe('consent.answer 48-8.3.4-e');
    expect(cited(asked, 'answer', { by: 0, yes: true })).toMatch(/^turn.seat/);
    const sold = does(asked, 'answer', { yes: true });
    expect([trainsOf(sold, 'SAR'), trainsOf(sold, 'VR')]).toEqual([['2', '3+'], ['2']]);
    expect(sold.state.money).toMatchObject({ SAR: 70, VR: 230 });
    const kept = does(asked, 'answer', { yes: false });
    expect([trainsOf(kept, 'SAR'), trainsOf(kept, 'VR')]).toEqual([['2'], ['3+', '2']]);
    expect(kept.state.money).toMatchObject({ SAR: 300, VR: 0 });
    expect(question(kept)).toMatchObject({ by: 0, step: 'trains', company: 'SAR' });
  });

  test('[48-8.3.4-f] what was refused stays so in that turn: the price is fixed', () => {
    const kept = does(does(at(), 'buyTrain', { train: '3+', from: 'VR', price: 230 }), 'answer', { yes: false });
    expect(no(kept, 'VR', '3+', 230)).toBe('consent.refused 48-8.3.4-f');
    expect(no(kept, 'QR', '3+', 230)).toBeUndefined();
  });

  test('[48-8.3.4-e] one director needs to ask nobody', () => {
    const g = does(at(), 'buyTrain', { train: '3+', from: 'QR', price: 1 });
    expect(question(g)).toMatchObject({ by: 0, step: 'trains', company: 'SAR' });
  });

  test('[N-46] [48-8.3.4-b] [48-8.3.4-c] a company emptied for £1 runs nothing, falls, and must buy', () => {
    const tiles = { ...position.tiles, B9: '235/4' };
    let g = does(at({ tiles }), 'buyTrain', { train: '3+', from: 'QR', price: 1 });
    while (question(g)?.company === 'SAR') g = does(g, 'pass');
    expect(question(g)?.company).toBe('QR');
    while (question(g)?.step !== 'trains') g = does(g, 'pass');
    expect(g.state.companies['QR']).toMatchObject({ cell: '2.4', revenue: 0 });
    expect(cited(g, 'pass')).toBe('trains.duty 48-8.1-a');
  });
});
