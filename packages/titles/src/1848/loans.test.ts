import { type Event, type Game, play, priceOf, question } from '@roundhouse/engine';
import {
  action,
  cited,
  does,
  inOperating,
  inStock,
  inTurn,
  refusal,
  type Scenario,
  scenario,
} from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

/** Adelaide joined to Port Pirie: a route, so that a train must be had. */
const base = {
  phase: '3',
  shares: { SAR: { 0: 4, 1: 2 }, VR: { 0: 2, 1: 4 } },
  par: { SAR: 80, VR: 70 },
  cells: { SAR: '2.7' },
  tiles: { G3: '5/2', F3: '57/2' },
  tokens: { SAR: ['G3'], VR: ['H6'] },
  cash: { SAR: 0 },
} as const;

const issued = (n: number, own = 0, thisTurn = 0) => ({ loans: { issued: n, by: { SAR: own }, thisTurn } });
const inStep = (step: string, more: Partial<Scenario> = {}) =>
  scenario(t1848, { ...base, at: inTurn('SAR', step), ...more });
const cellOf = (g: Game) => g.state.companies['SAR']?.cell;
const cash = (g: Game, who: string) => g.state.money?.[who];

/** The five is on sale, none sold. */
const fives = { phase: '4', sold: { 2: 6, 3: 5, 4: 4 } } as const;
const FIVE = { train: '5', from: 'bank' } as const;

const eventsOf = (g: Game, type: string, fields: object): readonly Event[] => {
  const outcome = play(g, action(g, type, fields));
  if (outcome.violation) throw new Error(outcome.violation.clause);
  return outcome.events;
};
/** The cells SAR's marker comes to. */
const path = (events: readonly Event[]) =>
  events.flatMap(e => (e.type === 'moved' && e.company === 'SAR' ? [e.to] : []));

describe('loans', () => {
  test.each(['start', '2'])('[48-5.6.1-a] no loan in phase %s', phase => {
    expect(cited(inStep('track', { phase }), 'takeLoan')).toBe('loan.phase 48-5.6.1-a');
  });

  test.each(['track', 'token', 'run', 'dividend', 'trains'])('[48-5.6.1-a] a loan of 100 in step %s', step => {
    const g = scenario(t1848, {
      ...base,
      trains: { SAR: ['3'] },
      cash: { SAR: 400 },
      at: inTurn('SAR', step, { income: 60 }),
    });
    const after = does(g, 'takeLoan', { at: step });
    expect([cash(after, 'SAR'), cash(after, 'boe')]).toEqual([500, 1900]);
  });

  test('[48-5.6.1-a] a moment for a loan is left between the last build and the fall of the price', () => {
    const g = inStep('track', { cells: { SAR: '2.1' }, tokens: { SAR: ['G3', 'F3'] }, cash: { SAR: 0, 0: 60, 1: 0 } });
    const built = does(g, 'layTile', { hex: 'F3', tile: '15', turn: 2 });
    const ruined = does(built, 'takeLoan', { company: 'SAR' });
    expect([cash(ruined, '0'), cash(ruined, '1')]).toEqual([0, 160]);
    expect(question(does(built, 'pass'))).toMatchObject({ by: 0, step: 'compensate' });
  });

  test('[48-5.6.1-a] no loan out of turn', () => {
    expect(refusal(inStep('track'), 'takeLoan', { company: 'VR' })?.clause).toBe('turn.company');
    const stock = scenario(t1848, { ...base, at: inStock(0) });
    expect(refusal(stock, 'takeLoan', { company: 'SAR' })?.clause).toBe('turn.verb');
  });

  test('[48-5.6.1-b] the price of the bank is the one the marker uncovers', () => {
    const ladder = [
      70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 195, 210, 225, 240, 260, 280, 300, 320, 340,
    ];
    const prices = ladder.slice(1).map((_, n) => {
      const g = inStep('track', { slices: issued(n) });
      expect(priceOf(g, 'BOE')).toBe(ladder[n]);
      return priceOf(does(g, 'takeLoan'), 'BOE');
    });
    expect(prices).toEqual(ladder.slice(1));
  });

  test('[48-5.6.1-c] loans bear no interest and cannot be repaid', () => {
    const g = scenario(t1848, { ...base, cash: { SAR: 500 }, slices: issued(4, 4), at: inOperating({ of: 2 }) });
    expect(cash(g, 'SAR')).toBe(500);
    expect(Object.keys(t1848.verbs).filter(v => /loan|repay/i.test(v))).toEqual(['takeLoan']);
    expect(refusal(g, 'repayLoan')?.clause).toBe('action.shape');
  });

  test('[48-5.6.2-a] the first loan of a round moves the marker two to the left', () => {
    const after = does(inStep('track'), 'takeLoan');
    expect(cellOf(after)).toBe('2.5');
    expect(refusal(after, 'takeLoan')?.clause).toBe('loan.one-a-turn');
  });

  test('[48-5.6.2-a] every further one moves it three', () => {
    const g = inStep('trains', { ...fives, cells: { SAR: '1.12' }, cash: { SAR: 250 } });
    expect(path(eventsOf(g, 'buyTrain', FIVE))).toEqual(['1.10', '1.7', '1.4']);
  });

  test.each(['2.1', '2.2'])('[48-5.6.2-a] column 0 stops the move from %s', from => {
    const events = eventsOf(inStep('track', { cells: { SAR: from } }), 'takeLoan', {});
    expect(path(events)).toEqual(['2.0']);
    expect(events.filter(e => e.type === 'receivership')).toHaveLength(1);
  });

  test.each([
    ['compulsory', 0],
    ['the sixth of the company', 5],
  ])('[48-5.6.2-b] the first of a round costs two spaces even if %s', (_, own) => {
    const g = inStep('trains', { ...fives, cells: { SAR: '1.12' }, cash: { SAR: 400 }, slices: issued(own, own) });
    expect(path(eventsOf(g, 'buyTrain', FIVE))).toEqual(['1.10']);
  });

  test('[48-5.6.3-a] one loan a round, and again in the next', () => {
    const g = scenario(t1848, {
      ...base,
      cells: { SAR: '1.12' },
      slices: issued(1, 1, 1),
      at: inOperating({ of: 2, acted: ['SAR', 'VR'] }),
    });
    const after = does(g, 'takeLoan');
    expect(cited(after, 'takeLoan')).toBe('loan.one-a-turn 48-5.6.3-a');
  });

  test('[48-5.6.3-a] a company with five loans, however it came by them, gets no more', () => {
    expect(refusal(inStep('track', { slices: issued(4, 4) }), 'takeLoan')).toBeUndefined();
    expect(cited(inStep('track', { slices: issued(5, 5) }), 'takeLoan')).toBe('loan.limit 48-5.6.3-a');
    const forced = inStep('trains', { ...fives, cells: { SAR: '1.12' }, cash: { SAR: 300 }, slices: issued(3, 3) });
    const bought = does(does(forced, 'buyTrain', FIVE), 'pass');
    const next = scenario(t1848, { ...base, slices: bought.state.slices, at: inTurn('SAR', 'begin') });
    expect(refusal(next, 'takeLoan')?.clause).toBe('loan.limit');
  });

  test('[48-5.6.3-b] several loans pay for a train of the bank, never for one of another company', () => {
    const g = inStep('trains', { cells: { SAR: '1.12' }, sold: { 2: 6, 3: 1 }, trains: { VR: ['3'] } });
    expect(refusal(g, 'buyTrain', { train: '3', from: 'VR', price: 200 })?.clause).toBe('trains.funds');
    const one = does(g, 'takeLoan');
    expect(refusal(one, 'buyTrain', { train: '3', from: 'VR', price: 200 })?.clause).toBe('trains.funds');
    expect(does(one, 'buyTrain', { train: '3', from: 'bank' }).state.companies['SAR']?.trains).toEqual(['3']);
  });

  test('[48-5.6.3-b] no second loan without compulsion', () => {
    const more = { trains: { SAR: ['2'] }, privates: { P1: { owner: 0 } }, cash: { SAR: 50 } };
    const g = inStep('trains', { ...more, slices: issued(1, 1, 1) });
    expect(refusal(g, 'takeLoan')?.clause).toBe('loan.one-a-turn');
    expect(refusal(g, 'buyTrain', { train: '2', from: 'bank' })?.clause).toBe('trains.funds');
  });

  test('[48-5.6.3-c] no loan when all twenty markers are out', () => {
    expect(refusal(inStep('track', { slices: issued(19) }), 'takeLoan')).toBeUndefined();
    expect(cited(inStep('track', { slices: issued(20) }), 'takeLoan')).toBe('loan.markers 48-5.6.3-c');
  });

  test('[48-5.6.3-d] a loan may ruin the company; its 100 pay compensation', () => {
    const g = inStep('track', { cells: { SAR: '2.2' }, cash: { SAR: 0, 0: 500, 1: 0 } });
    const after = does(g, 'takeLoan');
    expect([cash(after, '0'), cash(after, '1')]).toEqual([440, 160]);
  });

  test('[48-5.6-EXd] 120, then 90, then 60, then receivership; the bank rises three entries', () => {
    const g = inStep('trains', { ...fives, cash: { SAR: 200 } });
    const first = does(g, 'takeLoan');
    expect([cellOf(first), priceOf(first, 'SAR')]).toEqual(['2.5', 90]);
    expect(path(eventsOf(first, 'buyTrain', FIVE))).toEqual(['2.2', '2.0']);
    const after = does(first, 'buyTrain', FIVE);
    expect(after.state.companies['SAR']).toMatchObject({ closed: true });
    expect([priceOf(g, 'BOE'), priceOf(after, 'BOE')]).toEqual([70, 100]);
  });

  test('[N-2] [48-5.6.3-d] [48-5.5.1-b] a loan in column 2 before track: no track, no run, the turn is over', () => {
    const g = inStep('track', { cells: { SAR: '2.2' }, trains: { SAR: ['3'] } });
    const after = does(g, 'takeLoan');
    expect(after.state.agenda.at(-1)).toMatchObject({ at: 'turn', company: 'VR' });
    expect(cash(after, 'SAR')).toBe(0);
  });

  test('[N-3] [48-8.4.2-a] the last loan suffices but ruins the company: the train stays first in the bank', () => {
    const g = inStep('trains', { ...fives, cells: { SAR: '2.4' }, cash: { SAR: 300 } });
    const after = does(g, 'buyTrain', FIVE);
    expect(after.state.companies['SAR']).toMatchObject({ closed: true, trains: [] });
    expect(after.state.phase).toBe('4');
    expect(after.state.depot).toEqual(g.state.depot);
  });

  test('[N-4] [48-5.6.2-a] after the ordinary loan before track every compulsory one costs three', () => {
    const g = inStep('track', { ...fives, cells: { SAR: '1.12' }, cash: { SAR: 200 } });
    let now = does(g, 'takeLoan');
    while (now.state.agenda.at(-1)?.at === 'turn' && refusal(now, 'buyTrain', FIVE)) now = does(now, 'pass');
    expect(cellOf(now)).toBe('1.9');
    expect(path(eventsOf(now, 'buyTrain', FIVE))).toEqual(['1.6', '1.3']);
  });

  test('[N-5] [48-5.6.2-b] [48-5.6.3-b] five loans, none this round: the sixth moves two spaces, the seventh three', () => {
    const g = inStep('trains', { ...fives, cells: { SAR: '1.12' }, cash: { SAR: 300 }, slices: issued(5, 5) });
    expect(refusal(g, 'takeLoan')?.clause).toBe('loan.limit');
    expect(path(eventsOf(g, 'buyTrain', FIVE))).toEqual(['1.10', '1.7']);
    expect(does(g, 'buyTrain', FIVE).state.companies['SAR']?.trains).toEqual(['5']);
  });

  test('[N-6] [48-8.4.4-a] nineteen issued, two needed: the twentieth is taken, then receivership at any price', () => {
    const g = inStep('trains', { ...fives, cells: { SAR: '1.12' }, cash: { SAR: 300 }, slices: issued(19) });
    expect(g.state.ending).toBe('loans');
    const after = does(g, 'buyTrain', FIVE);
    expect(path(eventsOf(g, 'buyTrain', FIVE))).toEqual(['1.10']);
    expect(priceOf(after, 'BOE')).toBe(340);
    expect(cash(after, 'boe')).toBe(1900);
    expect(after.state.companies['SAR']).toMatchObject({ closed: true, trains: [] });
  });
});
