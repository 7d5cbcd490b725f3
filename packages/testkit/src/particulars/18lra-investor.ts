import { type Event, type Game, type Turn, topFrame } from '@roundhouse/engine';
import type { Corner, Feat, Particulars } from '../goals.ts';
import { inStock, type Scenario } from '../scenario.ts';
import { border, cornered, noHarbour, particulars18lra, poor, ring } from './18lra.ts';
import { exchange } from './18rhl.ts';

const HARBOUR: Readonly<Record<string, string>> = { BME: 'B14', RhE: 'H14', CCE: 'E13', ADR: 'E13' };

interface Affairs {
  readonly company: string;
  readonly linked?: true;
}
const affairs = (g: Game): Affairs => g.state.slices['investor'] as Affairs;

type Of<T extends Event['type']> = Event & { readonly type: T };

const when =
  <T extends Event['type']>(type: T, is: (e: Of<T>, g: Game) => boolean): Feat =>
  (g, events) =>
    events.some(e => e.type === type && is(e as Of<T>, g));

const isHis = (g: Game, company: string | undefined): boolean => affairs(g).company === company;

/** Its company's turn has come to a later step. */
const past = (g: Game): Turn | undefined => {
  const f = topFrame(g) as Turn | undefined;
  return f?.at === 'turn' && isHis(g, f.company) && f.step !== 'track' ? f : undefined;
};

const laid = (f: Turn): number => f.done.filter(a => a.type === 'layTile').length;

/** Its card has been offered for. */
const answered =
  (yes: boolean): Feat =>
  (_, events) =>
    events.some(e => e.type === 'answered' && e.yes === yes) && events.some(e => e.type === 'managed');

/** Every branch of what it does by itself, and of what its manager decides. */
const deeds: NonNullable<Particulars['deeds']> = {
  ...Object.fromEntries(Object.keys(HARBOUR).map(c => [`${c} is the Investor's`, (g: Game) => isHis(g, c)])),
  'it takes from the pool': when('invested', e => e.from === 'pool'),
  'it takes from a charter': when('invested', (e, g) => e.from === 'charter' && !isHis(g, e.company)),
  'it takes of its own': when('invested', (e, g) => isHis(g, e.company)),
  'it takes 20 % at once': when('invested', e => e.shares === 2),
  'it settles a tie by the order': when('invested', e => e.before !== undefined),
  'it exchanges at the limit': when('invested', e => e.for !== undefined),
  'it exchanges its own': when('invested', (e, g) => e.for !== undefined && isHis(g, e.for)),
  'it leaves with nothing to take': when('retired', e => e.why === 'nothing'),
  'it leaves with its number taken': when('retired', e => e.why === 'number'),
  'its line is finished': when('linked', () => true),
  'no tile serves its line': g => {
    const f = past(g);
    return !!f && !affairs(g).linked && !laid(f);
  },
  'it lays two tiles': g => {
    const f = topFrame(g) as Turn | undefined;
    return f?.at === 'turn' && isHis(g, f.company) && laid(f) === 2;
  },
  'it upgrades once linked': (g, events) =>
    !!affairs(g).linked &&
    events.some(e => e.type === 'laid' && isHis(g, e.company)) &&
    !events.some(e => e.type === 'linked'),
  'its token comes to its harbour': when('token', (e, g) => !!e.kind && e.hex === HARBOUR[affairs(g).company]),
  'its token comes to another harbour': when(
    'token',
    (e, g) => !!e.kind && isHis(g, e.company) && e.hex !== HARBOUR[e.company],
  ),
  'it has another station': when('token', (e, g) => !e.kind && isHis(g, e.company)),
  'it pays out': when('paid', (e, g) => isHis(g, e.company)),
  'it keeps its income for a train': when('withheld', (e, g) => isHis(g, e.company) && e.revenue > 0),
  'it takes two trains at once': (g, events) =>
    events.filter(e => e.type === 'trainBought' && isHis(g, e.company)).length > 1,
  'the offer for its card is accepted': answered(true),
  'the offer for its card is refused': answered(false),
};

/** RhE is the Investor's in what is laid out here, with BME, ADR, CCE, MKB and CME. */
const third: Omit<Scenario, 'at'> = { players: 2, options: { scenario: 3 } };
const managed = { investor: { company: 'RhE', card: 3, manager: 1 } };

/** A share of RhE would leave too little for any director's certificate. */
const saving: Corner = {
  position: { ...third, cash: { 0: 180 }, at: inStock(0, { number: 1 }) },
  tries: [{ type: 'buyShare', company: 'RhE', from: 'charter' }],
};

/** The richer player has two cards to choose from. */
const choosing: Corner = {
  position: { ...third, at: [{ at: 'cards', done: [], ...{ by: 0 } }] },
  tries: [{ type: 'pass' }],
};

/** Fourteen certificates, and those of its own company are the cheapest. */
const full: Corner = {
  position: {
    ...third,
    phase: '3',
    sold: { 2: 5, 3: 1 },
    slices: managed,
    director: { RhE: 'Investor' },
    par: { RhE: 90, CME: 100, BME: 70, CCE: 65, ADR: 60 },
    cells: { RhE: '5.0' },
    shares: {
      RhE: { Investor: 10 },
      CCE: { 1: 5, Investor: 2, CCE: 3 },
      BME: { 1: 5, Investor: 2, BME: 3 },
      ADR: { 0: 5, Investor: 1, P5: 1, ADR: 3 },
      CME: { 0: 5, CME: 5 },
    },
    floated: ['RhE', 'CME', 'BME', 'CCE', 'ADR'],
    at: inStock(0),
  },
};

/** A corner of 18LRA with the companies of a scenario, RhE among them. */
const forTwo = ({ position, tries = [] }: Corner, scenario: number): Corner => ({
  position: { ...position, players: 2, options: { scenario }, slices: { ...position.slices, ...managed } },
  tries,
});

export const particularsInvestor: Particulars = {
  ...particulars18lra,
  deeds: { ...particulars18lra.deeds, ...deeds },
  unmet: {
    ...particulars18lra.unmet,
    'card.once': 'once offered, the step is over',
    'investor.turned': 'nothing else could be placed then, and the step is skipped',
  },
  corners: [
    saving,
    choosing,
    full,
    forTwo(exchange, 3),
    forTwo(ring, 3),
    forTwo(poor, 4),
    forTwo(noHarbour, 4),
    forTwo(border, 3),
    forTwo(cornered('ADR'), 3),
  ],
};
