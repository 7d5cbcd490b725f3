import type { Frame } from '@roundhouse/engine';
import type { Corner, Particulars } from '../goals.ts';
import { inStock, inTurn, type Scenario } from '../scenario.ts';

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

/** The two biggest purple tiles fit, and there are unused Local Railways to lay them with. */
const greyCities: Corner = {
  position: {
    phase: 'i',
    sold: { a: 5, b: 4, c: 4, d: 4, e: 4, f: 4, g: 4, h: 2, i: 1 },
    par: { SX: 100 },
    shares: { SX: { 0: 5 } },
    cash: { SX: 500 },
    trains: { SX: ['6Ei'] },
    tiles: { B5: 'SX/5', E10: '611/0', F7: '216/0' },
    tokens: { SX: ['B5', 'E10', 'F7'] },
    privates: { L1: { owner: 'SX' }, L2: { owner: 'SX' } },
    slices: { timetable: { at: 10 } },
    at: inTurn('SX', 'track'),
  },
};

/** One yellow tile of a first turn is laid: a second may follow, an upgrade may not. */
const secondTile: Corner = {
  position: {
    phase: 'd',
    sold: { a: 5, b: 4, c: 4, d: 1 },
    par: { BTE: 80 },
    shares: { BTE: { 0: 3 } },
    cash: { BTE: 500 },
    tiles: { D3: '57/1', D5: '57/1' },
    tokens: { BTE: ['D3'] },
    at: inTurn('BTE', 'track', {
      ...{ first: true },
      done: [{ type: 'layTile', by: 0, at: 'track', ...{ company: 'BTE', hex: 'D5', tile: '57', turn: 1 } }],
    }),
  },
  tries: [{ type: 'layTile', hex: 'D3', tile: '14', turn: 0 }],
};

const takeover: Scenario = {
  phase: 'd',
  sold: { a: 5, b: 4, c: 4, d: 1 },
  par: { BTE: 80, NWB: 60 },
  shares: { BTE: { 0: 3 }, NWB: { 0: 3 } },
  cash: { BTE: 500 },
  trains: { BTE: ['3+3d'], EKJ: ['3c'] },
  tiles: { D3: '57/1', C8: '8885/0' },
  tokens: { BTE: ['D3', 'C8.0', 'C8.1'] },
  at: [],
};
const during = (step: string, more: object): readonly Frame[] => [
  ...inTurn('BTE', 'acquire'),
  { at: 'owed', done: [], step, by: 0, company: 'BTE', ...more } as Frame,
];

/** A company has two stations on one hex from a takeover. */
const twoStations: Corner = {
  position: { ...takeover, at: during('mergeStations', { hex: 'C8' }) },
  tries: [{ type: 'pass' }, { type: 'returnStation', city: 2 }],
};

/** A train of a company taken over waits to be fitted in. */
const trainTaken: Corner = {
  position: { ...takeover, at: during('fitTrains', { target: 'EKJ' }) },
  tries: [{ type: 'pass' }, { type: 'keepTrain', train: '3c', as: '3+3d' }],
};

/** More certificates than anybody may hold. */
const tooMany: Corner = {
  position: {
    phase: 'd',
    sold: { a: 5, b: 4, c: 4, d: 1 },
    par: { SX: 100, BY: 100, kk: 100, BTE: 60 },
    shares: { SX: { 0: 7 }, BY: { 0: 6 }, kk: { 0: 4 }, BTE: { 0: 3 } },
    at: inStock(0, { number: 4 }),
  },
  tries: [{ type: 'pass' }],
};

/** Track leads from a city back to itself: no route. */
const roundHulin: Corner = {
  position: {
    players: 3,
    phase: 'd',
    sold: { 'a+b': 6, d: 1, '3E': 1 },
    par: { Ug: 60 },
    shares: { Ug: { 0: 5 } },
    cash: { Ug: 500 },
    trains: { Ug: ['2'] },
    tiles: { I24: 'Ug/2', H23: '7/3', H25: '7/1', G24: '15/5', G22: '4/1' },
    tokens: { Ug: ['I24', 'G24'] },
    at: inTurn('Ug', 'run'),
  },
  tries: [{ type: 'runRoutes', routes: [{ train: '2', path: ['G24.0', 'H23:G24', 'H23:H25', 'H25:G24', 'G24.0'] }] }],
};

/** The same in Moravia and Silesia. */
const tooManyPapers: Corner = {
  position: {
    players: 3,
    phase: 'd',
    sold: { 'a+b': 6, d: 1, '3E': 1 },
    par: { SX: 60, BY: 60, kk: 60 },
    shares: { SX: { 0: 7 }, BY: { 0: 6 }, kk: { 0: 5 } },
    at: inStock(0, { number: 4 }),
  },
  tries: [{ type: 'pass' }],
};

const CORNERS = [greyCities, roundPraha, secondTile, twoStations, trainTaken, tooMany];

const LOCALS = ['S', 'M', 'L'].flatMap(letter => [1, 2, 3, 4, 5, 6].map(n => `${letter}${n}`));

export const particulars18cz: Particulars = {
  endings: ['timetable'],
  powers: LOCALS,
  unmet: { ...COMMON, ...MERGING, ...VACLAV, ...PAPERS },
  corners: CORNERS,
};

export const particularsBohemia: Particulars = {
  endings: ['timetable'],
  powers: LOCALS.filter(id => Number(id[1]) <= 3),
  unmet: { ...COMMON, ...MERGING, ...PAPERS },
  corners: CORNERS.map(c => ({ ...c, position: { ...c.position, players: 2 } })),
};

const LATE_PURPLE = ['889p', '611p', '216p', '8894p', '8895p', '8896p', '595p', '8857p'];

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
  never: {
    ...Object.fromEntries(
      LATE_PURPLE.map(id => [`tile ${id} laid`, 'papers close with the train that brings brown tiles']),
    ),
    'train 3E bought': 'it is a paper, lent to a company',
  },
  corners: [roundHulin, tooManyPapers],
};
