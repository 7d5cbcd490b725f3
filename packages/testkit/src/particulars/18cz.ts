import type { Corner, Particulars } from '../goals.ts';
import { inTurn } from '../scenario.ts';

const TURN_OVER = 'after a purchase nothing is left to do and the turn has passed on';
const STEP_OVER = 'once done, the step is over';
const NOT_ASKED = 'the step is skipped when this is so';
const NEVER = 'nothing in this title can break it';
const ELSEWHERE = 'a rule of another game in the same box';

const each = (clauses: string, why: string): Readonly<Record<string, string>> =>
  Object.fromEntries(clauses.split(' ').map(clause => [clause, why]));

const COMMON = {
  ...each('buy.one-a-turn sell.before-buying', TURN_OVER),
  ...each('consent.once dividend.once run.once token.one-a-turn red.once', STEP_OVER),
  ...each('discard.needed dividend.income token.left', NOT_ASKED),
  ...each('route.ends sell.priced', NEVER),
};
const MERGING = each('home.once merge.one', STEP_OVER);
const VACLAV = each('acquire.automatic private.automatic', ELSEWHERE);
const PAPERS = each('bid.funds bid.least bid.lot extra.late extra.owner private.never west.once', ELSEWHERE);

/** Track leads from one city of Praha to another: no route. */
const roundPraha: Corner = {
  position: {
    phase: 'd',
    sold: { a: 5, b: 4, c: 4, d: 1 },
    par: { BN: 80 },
    shares: { BN: { 0: 3 } },
    cash: { BN: 500 },
    trains: { BN: ['3+3d'] },
    tiles: { E12: '8891/5', D11: '7/4', D13: '7/0', E16: '57/1', E14: '55/1' },
    tokens: { BN: ['E12.3', 'E16'] },
    at: inTurn('BN', 'run'),
  },
  tries: [
    { type: 'runRoutes', routes: [{ train: '3+3d', path: ['E12.3', 'D13:E12', 'D11:D13', 'D11:E12', 'E12.2'] }] },
  ],
};

const LOCALS = ['S', 'M', 'L'].flatMap(letter => [1, 2, 3, 4, 5, 6].map(n => `${letter}${n}`));

export const particulars18cz: Particulars = {
  endings: ['timetable'],
  powers: LOCALS,
  unmet: { ...COMMON, ...MERGING, ...VACLAV, ...PAPERS },
  corners: [roundPraha],
};

export const particularsBohemia: Particulars = {
  endings: ['timetable'],
  powers: LOCALS.filter(id => Number(id[1]) <= 3),
  unmet: { ...COMMON, ...MERGING, ...PAPERS },
  corners: [],
};

export const particularsMoravia: Particulars = {
  endings: ['timetable', 'papers'],
  powers: ['S3', 'M4', 'L1'],
  unmet: {
    ...COMMON,
    ...VACLAV,
    'west.once': STEP_OVER,
    ...each('acquire.floated acquire.funds acquire.price acquire.smaller buy.phase discard.other', ELSEWHERE),
    ...each('fit.card fit.compulsory fit.funds fit.obsolete fit.train home.city home.compulsory home.once', ELSEWHERE),
    ...each('lot.funds merge.city merge.compulsory merge.one private.size', ELSEWHERE),
    ...each('track.home-first trains.last-place trains.size token.home', ELSEWHERE),
  },
  corners: [],
};
