import { cashOf, decide, directorOf, type Frame, type Game, type Stock } from '@roundhouse/engine';
import { barred, barredIn, cited, does, inStock, inTurn, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { lraInvestor } from './index.ts';
import { affairs, INVESTOR } from './investor.ts';

const first = (more: Partial<Omit<Scenario, 'at'>> = {}, frame: Partial<Stock> = {}): Game =>
  scenario(lraInvestor, {
    players: 2,
    options: { scenario: 3 },
    ...more,
    at: inStock(0, { number: 1, ...frame }),
  });

describe('the players', () => {
  test('[LRA-9.3-b] each must buy a director’s certificate in the first round while they can', () => {
    const g = first({ cash: { 0: 400, 1: 400 } });
    expect(cited(g, 'pass')).toBe('stock.director LRA-9.3-b');
    expect(cited(g, 'buyShare', { company: 'RhE', from: 'charter' })).toBeUndefined();
    expect(cited(first({ cash: { 0: 180 } }), 'buyShare', { company: 'RhE', from: 'charter' })).toBe(
      'buy.saving LRA-9.3-b',
    );
    expect(cited(first({ cash: { 0: 119 } }), 'pass')).toBeUndefined();
    const led = does(g, 'startCompany', { company: 'CME', par: 60 });
    expect(directorOf(led, 'CME')).toBe(0);
    const other = does(led, 'startCompany', { company: 'BME', par: 60 });
    expect(cited(other, 'pass')).toBeUndefined();
    expect(cited(first({ cash: { 0: 119 } }, { number: 2 }), 'pass')).toBeUndefined();
  });

  const choosing = (cash: Record<number, number>, priority = 0): Game => {
    let g = first({
      cash,
      priority,
      par: { CME: 60, BME: 60 },
      shares: { CME: { 0: 2 }, BME: { 1: 2 } },
    });
    while (decide(g)?.step === 'stock') g = does(g, 'pass');
    return g;
  };

  test('[LRA-9.3-c] after it the richer player takes Priority Deal or the Investor card, the other gets the other', () => {
    const g = choosing({ 0: 200, 1: 300 });
    expect(decide(g)).toMatchObject({ step: 'cards', by: 1, mayPass: false });
    expect(cited(g, 'pass')).toBe('card.choose LRA-9.3-c');
    const deal = does(g, 'chooseCard', { card: 'priority' });
    expect([deal.state.priority, affairs.of(deal).manager]).toEqual([1, 0]);
    const manager = does(g, 'chooseCard', { card: 'investor' });
    expect([manager.state.priority, affairs.of(manager).manager]).toEqual([0, 1]);
    expect(manager.state.agenda[0]?.at).toBe('operating');
    // Of equals the first clockwise after the holder of Priority Deal, who comes last.
    expect([0, 1].map(seat => decide(choosing({ 0: 200, 1: 200 }, seat))?.by)).toEqual([1, 0]);
  });

  /** RhE has just taken its trains. */
  const handing = (options: Scenario['options'], cash: Record<number, number> = { 0: 100, 1: 100 }): Game =>
    scenario(lraInvestor, {
      players: 2,
      options: { scenario: 3, ...options },
      phase: '3',
      sold: { 2: 5, 3: 1 },
      par: { RhE: 70, CME: 80 },
      shares: { RhE: { Investor: 5, RhE: 5 }, CME: { 0: 5, CME: 5 } },
      director: { RhE: INVESTOR },
      tokens: { RhE: ['K11'] },
      tiles: { J10: '6/3', I11: '8/4', I13: '58/1' },
      trains: { RhE: ['2', '3'] },
      floated: ['CME'],
      cash,
      slices: { investor: { company: 'RhE', card: 3, manager: 0, linked: true } },
      at: inTurn('RhE', 'trains'),
    });

  test('[LRA-9.3-e] after the last step of its corporation the card passes on', () => {
    expect(affairs.of(handing({})).manager).toBe(1);
    expect(decide(handing({}))?.company).not.toBe('RhE');
  });

  test('[LRA-9.4-a] [LRA-9.4-b] [LRA-9.4-EX1] the holder may offer money for keeping it', () => {
    const g = handing({ investorCard: true });
    expect(decide(g)).toMatchObject({ step: 'card', by: 0, mayPass: true });
    const free = does(g, 'pass');
    expect([affairs.of(free).manager, cashOf(free, 0), cashOf(free, 1)]).toEqual([1, 100, 100]);
    const offered = does(g, 'offerForCard', { amount: 30 });
    expect(decide(offered)).toMatchObject({ step: 'cardOffer', by: 1, mayPass: false });
    expect(cited(offered, 'pass')).toBe('consent.answer LRA-9.4-b');
    const accepted = does(offered, 'answerForCard', { yes: true });
    expect([affairs.of(accepted).manager, cashOf(accepted, 0), cashOf(accepted, 1)]).toEqual([0, 70, 130]);
    const refused = does(offered, 'answerForCard', { yes: false });
    expect([affairs.of(refused).manager, cashOf(refused, 0), cashOf(refused, 1)]).toEqual([1, 130, 70]);
    const twice = { type: 'answerForCard', by: 1, at: 'cardOffer', yes: true };
    const asked = { at: 'owed', done: [twice], by: 1, step: 'cardOffer', amount: 30 } as Frame;
    expect(barredIn(offered, asked, twice)).toMatch(/^consent\.once /);
    const again = { type: 'offerForCard', by: 0, at: 'card', company: 'RhE', amount: 40 };
    expect(barred(g, 'RhE', 'card', 'offerForCard', again, [again])).toBe('card.once LRA-9.4-a');
  });

  test('[LRA-9.4-c] [LRA-N-27] whole Marks up to the holder’s cash; who cannot pay as much cannot refuse', () => {
    const g = handing({ investorCard: true }, { 0: 100, 1: 60 });
    expect(cited(g, 'offerForCard', { amount: 101 })).toBe('card.funds LRA-9.4-c');
    expect(cited(g, 'offerForCard', { amount: 0 })).toBeUndefined();
    expect(cited(g, 'offerForCard', { amount: 1.5 })).toMatch(/^action.shape/);
    const all = does(g, 'offerForCard', { amount: 100 });
    expect(cited(all, 'answerForCard', { yes: false })).toBe('card.refuse LRA-9.4-c');
    const kept = does(all, 'answerForCard', { yes: true });
    expect([affairs.of(kept).manager, cashOf(kept, 0), cashOf(kept, 1)]).toEqual([0, 0, 160]);
  });

  test('[LRA-N-25] where only a sale to the Investor’s profit would raise the money, the bank lends it', () => {
    const g = scenario(lraInvestor, {
      players: 2,
      options: { scenario: 3 },
      phase: '3',
      sold: { 2: 5, 3: 1 },
      par: { RhE: 70, CME: 60 },
      shares: { RhE: { Investor: 5, RhE: 5 }, CME: { 0: 3, 1: 2, Investor: 2, pool: 3 } },
      director: { RhE: INVESTOR },
      tokens: { CME: ['K15'], RhE: ['K11'] },
      tiles: { J14: '9/2', I13: '58/5' },
      trains: { RhE: ['2', '3'] },
      cash: { 0: 0, CME: 0 },
      slices: { investor: { company: 'RhE', card: 3, manager: 0 } },
      at: inTurn('CME', 'trains'),
    });
    const short = does(g, 'buyTrain', { train: '3', from: 'bank' });
    expect(decide(short)).toMatchObject({ step: 'raise', by: 0 });
    expect(cited(short, 'sellShares', { company: 'CME', shares: 2 })).toBe('sell.automaton LRA-9.3-f');
    expect(cited(short, 'takeCredit')).toBeUndefined();
  });
});
