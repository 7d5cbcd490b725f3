import { colourOpen, type Event, type Game, onSale, phaseOf, play, question, trainLimitOf } from '@roundhouse/engine';
import { action, cited, does, lays, noLay, refusal, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { bankRevenue } from './bank-of-england.ts';
import { t1848 } from './index.ts';

type Position = Omit<Scenario, 'at'>;
/** Cards sold so that the named one is next. */
const BEFORE = {
  2: {},
  3: { 2: 6 },
  4: { 2: 6, 3: 5 },
  5: { 2: 6, 3: 5, 4: 4 },
  6: { 2: 6, 3: 5, 4: 4, 5: 3 },
  8: { 2: 6, 3: 5, 4: 4, 5: 3, 6: 2 },
} as const;

const south = {
  tokens: { SAR: ['G3'] },
  tiles: { G3: '57/2', F3: '57/2' },
  shares: { QR: { 0: 6 }, VR: { 1: 6 } },
  par: { QR: 90, VR: 80 },
  floated: ['QR', 'VR'],
  cash: { SAR: 3000 },
};
const at = (step: string, more: Position): Game => turnOf(t1848, 'SAR', step, { ...south, ...more });
const buy = (train: string) => ({ train, from: 'bank' });

/** Buys the first card of a phase in the one before. */
const opening = (card: keyof typeof BEFORE, more: Position = {}): Game => {
  const phase = ['start', '2', '3', '4', '5', '6'][['2', '3', '4', '5', '6', '8'].indexOf(String(card))] as string;
  return at('trains', { phase, sold: BEFORE[card], ...more });
};

/** What a phase allows. */
const allows = (phase: string) => {
  const g = at('track', { phase });
  const trains = at('trains', { phase, sold: BEFORE[8], trains: { QR: ['3'] } });
  return {
    colours: ['yellow', 'green', 'brown', 'grey'].filter(c => colourOpen(g, c as 'yellow')).join(' '),
    secondYellow: !noLay(lays(g, 'H4 6/2'), 'E2 57/2'),
    upgrade: !noLay(g, 'F3 15/2'),
    trainLimit: trainLimitOf(g, 'SAR'),
    rounds: phaseOf(g).rounds,
    loans: !refusal(g, 'takeLoan'),
    trade: !refusal(trains, 'buyTrain', { train: '3', from: 'QR', price: 1 }),
    ghan: onSale(g).some(c => c.id === '2E'),
    bank: bankRevenue(g),
  };
};

const START = {
  colours: 'yellow',
  secondYellow: false,
  upgrade: false,
  trainLimit: 4,
  rounds: 1,
  loans: false,
  trade: false,
  ghan: false,
  bank: 0,
};
const GREEN = {
  ...START,
  colours: 'yellow green',
  secondYellow: true,
  upgrade: true,
  rounds: 2,
  loans: true,
  trade: true,
  bank: 100,
};
const BROWN = { ...GREEN, colours: 'yellow green brown', trainLimit: 2, rounds: 3, ghan: true, bank: 200 };

describe('phases', () => {
  test('[48-9.1-a] seven, each beginning with the first sale of its train', () => {
    expect(t1848.parts.phases.map(p => p.id)).toEqual(['start', '2', '3', '4', '5', '6', '8']);
    for (const card of [2, 3, 4, 5, 6, 8] as const) {
      const g = opening(card);
      expect(g.state.phase).not.toBe(String(card));
      expect(does(g, 'buyTrain', buy(String(card))).state.phase).toBe(String(card));
      expect(does(g, 'buyTrain', buy(card === 8 ? 'D' : `${card}+`)).state.phase).toBe(String(card));
    }
    const second = at('trains', { phase: '3', sold: { 2: 6, 3: 1 } });
    expect(does(second, 'buyTrain', buy('3')).state.phase).toBe('3');
  });

  test('[48-9.1-a] what it brings holds at once for everybody', () => {
    const g = does(opening(3), 'buyTrain', buy('3'));
    expect(refusal(g, 'takeLoan')).toBeUndefined();
    const next = does(g, 'pass');
    expect(question(next)?.company).toBe('QR');
    expect(refusal(next, 'takeLoan')).toBeUndefined();
  });

  test.each([
    ['[48-9.1-b]', 'start', START],
    ['[48-9.2-a]', '2', START],
    ['[48-9.3-a]', '3', GREEN],
    ['[48-9.4-a]', '4', { ...GREEN, trainLimit: 3 }],
    ['[48-9.5-a]', '5', BROWN],
    ['[48-9.6-a]', '6', BROWN],
    ['[48-9.7-a]', '8', { ...BROWN, colours: 'yellow green brown grey', bank: 300 }],
  ])('%s what phase %s allows', (_, phase, expected) => {
    expect(allows(phase)).toEqual(expected);
  });

  test('[48-9.1-b] [48-9.2-a] what the first phases refuse', () => {
    for (const phase of ['start', '2']) {
      const g = at('track', { phase, privates: { P1: { owner: 0 }, P3: { owner: 0 } } });
      expect(noLay(g, 'F3 15/2')).toBe('track.phase 48-7.5.2-a');
      expect(cited(g, 'takeLoan')).toBe('loan.phase 48-5.6.1-a');
      expect(cited(g, 'buyPrivate', { private: 'P1', price: 1 })).toBe('private.phase 48-4.1-d');
      expect(cited(g, 'placeTasmania', { hex: 'I4' })).toBe('tasmania.phase 48-4.4-b');
    }
  });

  test('[48-9.3-a] from the third on companies buy privates and use their powers', () => {
    const g = at('track', { phase: '3', privates: { P1: { owner: 0 }, P3: { owner: 0 } } });
    expect(refusal(g, 'buyPrivate', { private: 'P1', price: 1 })).toBeUndefined();
    expect(refusal(g, 'placeTasmania', { hex: 'I4' })).toBeUndefined();
  });

  test.each([
    ['[48-9.4-a]', 4, ['2', '2+'], ['3', '3+']],
    ['[48-9.6-a]', 6, ['3', '3+'], ['4', '5']],
    ['[48-9.7-a]', 8, ['4', '4+'], ['5', '6+']],
  ] as const)('%s the first %i rusts %s, not %s', (_, card, old, rest) => {
    const g = does(opening(card, { trains: { QR: old, VR: rest } }), 'buyTrain', buy(String(card)));
    expect(g.state.companies['QR']?.trains).toEqual([]);
    expect(g.state.companies['VR']?.trains).toEqual(rest);
  });

  test('[48-9.5-a] the first 5/5+ closes the privates and has Tasmania placed', () => {
    const privates = { P1: { owner: 0 }, P2: { owner: 'QR' }, P3: { owner: 2 }, P6: { owner: 1 } };
    let g = does(opening(5, { privates }), 'buyTrain', buy('5'));
    expect(Object.values(g.state.privates).every(p => p.closed)).toBe(true);
    expect(question(g)).toMatchObject({ by: 2, step: 'tasmania' });
    expect(cited(g, 'pass')).toBe('tasmania.compulsory 48-4.4-e');
    g = does(g, 'placeTasmania', { hex: 'I4' });
    expect(question(g)).toMatchObject({ by: 0, step: 'trains', company: 'SAR' });
  });

  test('[48-9.6-a] the first 6/6+ makes COM’s link needless', () => {
    const com = { shares: { ...south.shares, COM: { 2: 6 } }, par: { ...south.par, COM: 70 } };
    const before = opening(6, com);
    expect(before.state.companies['COM']?.floated).toBeUndefined();
    const g = does(before, 'buyTrain', buy('6'));
    expect(g.state.companies['COM']?.floated).toBe(true);
    expect(g.state.money?.['COM']).toBe(700);
  });
});

describe('what follows what', () => {
  const happened = (g: Game, train: string): readonly Event[] => {
    const outcome = play(g, action(g, 'buyTrain', buy(train)));
    return 'game' in outcome ? outcome.events : [];
  };

  test('[48-9.8-a] the train is paid, then old ones rust', () => {
    const events = happened(opening(4, { trains: { QR: ['2'] } }), '4').map(e => e.type);
    const order = ['trainBought', 'trainsGone', 'phase'].map(type => events.indexOf(type as Event['type']));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  test('[48-9.8-a] first the train limit, then Tasmania, then the buyer goes on', () => {
    const trains = { SAR: ['4', '4'], VR: ['4', '4', '4'] };
    let g = does(opening(5, { trains, privates: { P3: { owner: 3 } } }), 'buyTrain', buy('5'));
    const asked: (string | undefined)[] = [];
    for (const [type, fields] of [
      ['discardTrain', { train: '4' }],
      ['discardTrain', { train: '4' }],
      ['placeTasmania', { hex: 'I5' }],
    ] as const) {
      const q = question(g);
      asked.push(`${q?.step} ${q?.company ?? q?.by}`);
      g = does(g, type, fields);
    }
    expect(asked).toEqual(['discard SAR', 'discard VR', 'tasmania 3']);
    expect(question(g)).toMatchObject({ step: 'trains', company: 'SAR' });
  });

  test('[N-38] [48-9.8-a] trains rust before the limit counts them', () => {
    const trains = { QR: ['2', '2+', '3', '3'], VR: ['3', '3', '3', '3+'] };
    const g = does(opening(4, { trains }), 'buyTrain', buy('4'));
    expect(question(g)).toMatchObject({ step: 'discard', company: 'VR' });
    expect(g.state.companies['QR']?.trains).toEqual(['3', '3']);
    expect(question(does(g, 'discardTrain', { train: '3' }))).toMatchObject({ step: 'trains', company: 'SAR' });
  });

  test.each([
    ['2', 6, '4'],
    ['3', 5, '6'],
    ['4', 4, '8'],
    ['5', 3, undefined],
    ['6', 2, undefined],
    ['2E', undefined, undefined],
    ['8', undefined, undefined],
  ])('[48-9-EX1] %s: %s cards, rusting with the first %s', (id, count, rusts) => {
    const card = t1848.parts.trains.cards.find(c => c.id === id);
    expect([card?.count, card?.sides[0]?.rusts?.[0]]).toEqual([count, rusts]);
  });
});
