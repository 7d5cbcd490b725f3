import { type Action, type Clause, check, type Game, type Title } from '@roundhouse/engine';
import { rhl } from '@roundhouse/titles/18rhl/index';
import { companies } from './parts.ts';

/** What the rows of the peer-differences table mean, in one line each. */
export const rows: Readonly<Record<string, string>> = {
  'RHL-3.1-b': 'played by the edition before ours, with the KEG instead of the MKB',
  'RHL-4.1.1-c': 'a tile was laid on E14 that is another’s right',
  'RHL-4.1.1-g': 'another tile was laid beside tile 935',
  'RHL-4.1.1-u': 'the buyer of the RhE chose its value, and the RhE got the whole bid',
  'RHL-4.1.1-y': 'the link Köln–Düren–Aachen paid three times the value of the RhE',
  'RHL-5.1.1-c': 'a bid was no multiple of 5',
  'RHL-5.1.2-a': 'a share was bought from the pool in the first stock round',
  'RHL-5.2.1-g': 'shares of one company were sold twice in a turn',
  'RHL-6.2.1-d': 'a company laid elsewhere than on its home without track',
  'RHL-6.2.3-a': 'a company ran fewer trains than it could',
  'RHL-6.2.3.1-d': 'a train passed a green Metropolis beside the free place',
  'RHL-6.2.6-f': 'a train was bought that put the company above the new limit',
  'RHL-6.2.6.2-c': 'a director sold shares for a train before the company’s own were sold',
  'RHL-8.3-a': 'a director went bankrupt, and the game went on',
};

const TOLERATED: Readonly<Partial<Record<Clause, string>>> = {
  'bid.step': 'RHL-5.1.1-c',
  'buy.first-round': 'RHL-5.1.2-a',
  'route.blocked': 'RHL-6.2.3.1-d',
  'run.all': 'RHL-6.2.3-a',
  'sell.one-block': 'RHL-5.2.1-g',
  'track.allowance': 'RHL-4.1.1-g',
  'track.home': 'RHL-6.2.1-d',
  'track.reserved': 'RHL-4.1.1-c',
  'trains.new-limit': 'RHL-6.2.6-f',
};

/** What our edition does not know. */
const ONLY_THERE: Readonly<Record<string, readonly string[]>> = {
  chooseValue: ['RHL-3.1-b', 'RHL-4.1.1-u'],
  goBankrupt: ['RHL-8.3-a'],
  payLink: ['RHL-4.1.1-y'],
  sellInNeed: ['RHL-6.2.6.2-c'],
};

/** Our rules for the companies of that edition. */
const book: Title = { ...rhl, parts: { ...rhl.parts, companies } };

/** Where a step departs from the book. What the site asks and we do not is none: the answer can wait. */
export const departures = (before: Game, a: Action, _: Game): readonly string[] => {
  const there = ONLY_THERE[a.type];
  if (there) return there;
  if (!book.steps[a.at] || !book.verbs[a.type] || a.type === 'pass') return [];
  const broken = check({ title: book, state: before.state }, a);
  if (!broken || broken.clause === 'game.over') return [];
  return [TOLERATED[broken.clause] ?? `${broken.clause} (${book.cites[broken.clause]})`];
};
