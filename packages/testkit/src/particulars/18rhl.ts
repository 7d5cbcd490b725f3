import type { Frame } from '@roundhouse/engine';
import { rhl } from '@roundhouse/titles';
import { trackThrough } from '../along.ts';
import type { Corner, Feat, Particulars } from '../goals.ts';
import { inStock, inTurn, type Scenario } from '../scenario.ts';

const TURN_OVER = 'after a purchase nothing is left to do and the turn has passed on';
const STEP_OVER = 'once done, the step is over';
const NOT_ASKED = 'the step is skipped when this is so';
const NEVER = 'nothing in this title can break it';

const frame = (at: string, more: object = {}): Frame => ({ at, done: [], ...more });
const rich = { 0: 450, ADR: 900, BME: 900 };

/** BME of seat 0 in its turn, from the green phase on. */
const turn = (step: string, more: Omit<Scenario, 'at'>): Scenario => ({
  phase: '3',
  sold: { 2: 6, 3: 1 },
  par: { BME: 80, ADR: 70 },
  shares: { BME: { 0: 5, BME: 5 }, ADR: { 1: 5, ADR: 5 } },
  floated: ['BME', 'ADR'],
  cash: rich,
  ...more,
  at: inTurn('BME', step),
});

/** Target cards are laid out. */
const picking: Corner = {
  position: {
    options: { targets: true },
    slices: { targets: { open: ['T1', 'T2', 'T3', 'T5', 'T6', 'T7'], held: {} } },
    at: [frame('targets')],
  },
  tries: [{ type: 'pass' }, { type: 'pickTarget', card: 'T8' }],
};

/** Two destiny cards in every hand. */
const choosing: Corner = {
  position: { options: { destinies: true }, at: [frame('destinies')] },
  tries: [{ type: 'pass' }],
};

const contract = {
  options: { lot3: 'alternative', lot4: 'alternative' },
  privates: { P3a: { owner: 0 }, P4a: { owner: 0 } },
};

/** The Rheingold contract and Krupp’s station are still to be used. */
const unassigned: Corner = {
  position: turn('track', { ...contract, tiles: { D13: '202/0' } }),
  tries: [
    { type: 'assignContract', company: 'BME', hex: 'K2' },
    { type: 'placeWith', private: 'P4a', hex: 'D13', city: 0 },
  ],
};

const assigned: Corner = {
  position: turn('track', { ...contract, slices: { contract: { company: 'BME', hex: 'F9' } } }),
  tries: [{ type: 'assignContract', company: 'BME', hex: 'D9' }],
};

/** The first 5-train is sold and the contract unassigned. */
const late: Corner = {
  position: {
    ...turn('trains', { ...contract, phase: '5' }),
    at: [...inTurn('BME', 'trains'), frame('owed', { step: 'contract', by: 0 })],
  },
  tries: [{ type: 'pass' }],
};

/** A train must be paid, and in this game the bank gives no credit. */
const bankrupt: Corner = {
  position: {
    ...turn('trains', { options: { bankruptcy: true } }),
    at: [...inTurn('BME', 'trains'), frame('owed', { step: 'raise', by: 0, company: 'BME', amount: 500 })],
  },
  tries: [{ type: 'takeCredit' }],
};

/** A new director could hand over 20 % or twice 10 %. */
export const exchange: Corner = {
  position: {
    par: { MKB: 70 },
    shares: { MKB: { 0: [1], 1: [2, 1, 1] } },
    director: { MKB: 0 },
    floated: ['MKB'],
    at: [...inStock(0), frame('owed', { step: 'exchange', by: 1, company: 'MKB' })],
  },
  tries: [{ type: 'pass' }],
};

/** Venlo lies on one way of the Rheingold Express, not on the other. */
const venlo: Corner = {
  position: turn('run', {
    phase: '8',
    sold: { 2: 6, 3: 5, 4: 3, 5: 3, 6: 1, 8: 1 },
    trains: { BME: ['8'] },
    tokens: { BME: ['E6', 'G2'] },
    tiles: { C4: '141/5', D3: '9/0', F3: '9/2', G4: '7/1', D5: '9/2', E6: '202/0' },
  }),
  tries: [
    {
      type: 'runRoutes',
      routes: [
        {
          train: '8',
          path: 'A4.0 B3:A4 B3:C4 C4.0 D3:C4 D3:E2 E2.0 F3:E2 F3:G4 G4:G2 G2.0'.split(' '),
        },
      ],
    },
  ],
};

/** Boxtel belongs to another company. */
const boxtel: Corner = {
  position: turn('run', {
    trains: { BME: ['3', '3', '3', '3'] },
    tokens: { BME: ['F13.1', 'E6'], ADR: ['K2', 'C2'] },
    tiles: { C4: '58/5', D5: '9/2', E6: '202/2', E8: '56/0' },
  }),
  tries: [{ type: 'runRoutes', routes: [{ train: '3', path: ['E6.0', 'D5:E6', 'D5:C4', 'C4.0', 'C4:C2', 'C2.0'] }] }],
};

/** A token costs more than there is, but Krupp’s would be free. */
const poor: Corner = {
  position: turn('token', {
    options: { lot4: 'alternative' },
    privates: { P4a: { owner: 0 } },
    cash: { BME: 10 },
    tiles: { D13: '202/0', G14: '9/2' },
  }),
  tries: [{ type: 'placeToken', hex: 'J15', city: 0 }],
};

const holding = (card: string, sites: number) => ({
  targets: { open: [], held: { 0: card } },
  sites: { card: sites },
});

/** Two coalmines and two steel mills lie on the line of MKB. */
const montan: Corner = {
  position: {
    options: { targets: true },
    phase: '5',
    sold: { 2: 6, 3: 5, 4: 3, 5: 1 },
    par: { MKB: 100 },
    shares: { MKB: { 0: 6 } },
    floated: ['MKB'],
    trains: { MKB: ['5'] },
    tiles: { D7: '947/1', D9: '929/0', D11: '916/0', D13: '216/0' },
    slices: holding('T1', 4),
    at: inTurn('MKB', 'run'),
  },
  tries: [{ type: 'runRoutes', routes: [] }],
};

/** CCE could run from Boxtel to Berlin, where another has a station. */
const berlin: Corner = {
  position: {
    options: { targets: true },
    phase: '3',
    sold: { 2: 6, 3: 5, 4: 1 },
    par: { CCE: 100, DEE: 60 },
    shares: { CCE: { 0: 6 }, DEE: { 1: 5 } },
    tokens: { CCE: ['E6', 'I10.1'], DEE: ['F9.1', 'B15'] },
    trains: { CCE: ['4'] },
    tiles: trackThrough(rhl, 'C2 C4 D5 E6 E8 D9 C10 B11 B13 B15'),
    slices: holding('T5', 1),
    at: inTurn('CCE', 'run'),
  },
  tries: [{ type: 'runRoutes', routes: [] }],
};

const targetMet =
  (card: string): Feat =>
  (_, events) =>
    events.some(e => e.type === 'goalMet' && e.goal === card);

/** Shown at the end, in which a hand has one card. */
const destinyShown =
  (card: string): Feat =>
  g =>
    Object.values((g.state.slices['destinies'] as Cards | undefined)?.shown ?? {}).some(s => s.card === card);
type Cards = { readonly shown: Readonly<Record<string, { readonly card: string; readonly bonus: number }>> };

const subsidised =
  (company: string): Feat =>
  (_, events) =>
    events.some(e => e.type === 'subsidy' && e.company === company);

const deedsFor = (names: readonly string[], what: string, deed: (name: string) => Feat) =>
  Object.fromEntries(names.map(name => [`${name} ${what}`, deed(name)]));

const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

const deeds: NonNullable<Particulars['deeds']> = {
  ...deedsFor(numbered('T', 8), 'fulfilled', targetMet),
  ...deedsFor(numbered('D', 12), 'shown', destinyShown),
  ...deedsFor(['RhE', 'CME'], 'paid for its line', subsidised),
  'a destiny fulfilled': g =>
    Object.values((g.state.slices['destinies'] as Cards | undefined)?.shown ?? {}).some(s => s.bonus > 0),
  'the optional 2-train bought': g => (g.state.depot['2'] ?? 0) === 7,
  'a station beside the places': g =>
    Object.values(g.state.map.tokens).some(tokens => tokens.some(token => token.beside)),
  'charter shares sold in need': (_, events) => events.some(e => e.type === 'charterSold'),
};

export const particulars18rhl: Particulars = {
  endings: ['bank', 'bankruptcy'],
  powers: ['P1', 'P2', 'P3', 'P4', 'P1a', 'P2a', 'P3a', 'P4a'],
  deeds,
  unmet: {
    'buy.one-a-turn': TURN_OVER,
    'sell.before-buying': TURN_OVER,
    'consent.once': STEP_OVER,
    'destiny.once': STEP_OVER,
    'dividend.once': STEP_OVER,
    'exchange.once': STEP_OVER,
    'run.once': STEP_OVER,
    'token.one-a-turn': STEP_OVER,
    'credit.needed': NOT_ASKED,
    'discard.needed': NOT_ASKED,
    'dividend.income': NOT_ASKED,
    'run.route': NOT_ASKED,
    'run.trains': NOT_ASKED,
    'token.left': NOT_ASKED,
    'trains.limit': NOT_ASKED,
    'shares.one-company': NEVER,
    'start.none': NEVER,
    'trains.fixed-price': NEVER,
    'trains.trade': NEVER,
  },
  corners: [
    ...[picking, choosing, unassigned, assigned, late, bankrupt, exchange],
    ...[venlo, boxtel, poor, montan, berlin],
  ],
};
