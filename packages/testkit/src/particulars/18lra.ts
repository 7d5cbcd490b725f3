import { lra } from '@roundhouse/titles';
import { trackThrough } from '../along.ts';
import type { Corner, Feat, Particulars } from '../goals.ts';
import { inStock, inTurn, type Scenario } from '../scenario.ts';
import { exchange, particulars18rhl } from './18rhl.ts';

const NEVER = 'nothing in this title can break it';
const STEP_OVER = 'once done, the step is over';
const OTHER_MAP = 'belongs to rules of 18Rhl that this title leaves out';

const sold = { 2: 5, 3: 4, 4: 2 };

/** A company of seat 0 in its turn. */
const turn = (company: string, step: string, more: Omit<Scenario, 'at'>): Scenario => ({
  phase: '3',
  sold: { 2: 5, 3: 1 },
  par: { [company]: 80 },
  shares: { [company]: { 0: 6, [company]: 4 } },
  floated: [company],
  cash: { [company]: 500 },
  ...more,
  at: inTurn(company, step),
});

const brown = { phase: '5', sold: { ...sold, 5: 1, '2+4': 1 }, slices: { light: { owner: 0, company: 'KEG' } } };

/** The light railway has its train: it builds, it runs, and its income is kept apart. */
const light: Corner = {
  position: turn('KEG', 'track', { ...brown, tokens: { KEG: ['F10'] }, trains: { KEG: ['2+4', '4'] } }),
  tries: [
    { type: 'layLight', hex: 'G11', tile: '9', turn: 2 },
    { type: 'layLight', hex: 'B2', tile: '4', turn: 2 },
    { type: 'layLight', hex: 'D4', tile: '4', turn: 2 },
  ],
};
const lightRun: Corner = {
  position: turn('KEG', 'run', {
    ...brown,
    tokens: { KEG: ['F10', 'E1'] },
    trains: { KEG: ['2+4', '4'] },
    tiles: { B2: '4/2', F12: '56/0' },
  }),
  tries: [{ type: 'runRoutes', routes: [{ train: '2+4', path: ['F10.0', 'F12:F10', 'F12.1'] }] }],
};
const noLight: Corner = {
  position: turn('BME', 'track', { phase: '3', tokens: { BME: ['G15'] }, tiles: { G15: 'L04/0' } }),
  tries: [{ type: 'layLight', hex: 'B2', tile: '4', turn: 2 }],
};

/** The last tile between Dalheim and the right bank. */
const line = trackThrough(lra, 'I3 I5 H6 H8 H10 H12 H14 G15');
const { H12: _, ...open } = line;
const camp: Corner = {
  position: {
    ...turn('BME', 'track', { tokens: { BME: ['G15'] }, tiles: open, privates: { P1: { owner: 1 } } }),
    par: { BME: 80, ADR: 80 },
    shares: { BME: { 0: 6, BME: 4 }, ADR: { 1: 6, ADR: 4 } },
    floated: ['BME', 'ADR'],
  },
};

/** Somebody else's harbour, and Krefeld for CCE alone. */
const reserved: Corner = {
  position: turn('KEG', 'token', {
    tokens: { KEG: ['F10'] },
    tiles: { E13: 'L29/1', F12: '56/0' },
    privates: { P2: { owner: 1 } },
  }),
  tries: [
    { type: 'placeToken', hex: 'E13', city: 0, kind: 'harbour' },
    { type: 'placeKrefeld', city: 1 },
  ],
};
const own: Corner = {
  position: turn('KEG', 'token', {
    tokens: { KEG: ['F10'] },
    tiles: { E13: 'L29/1', F12: '56/0' },
    privates: { P2: { owner: 0 } },
  }),
  tries: [{ type: 'placeToken', hex: 'E13', city: 0, kind: 'harbour' }],
};

/** KEG has three trains, of which the 2+4 stays. */
const over: Corner = {
  position: turn('KEG', 'trains', {
    ...brown,
    tokens: { KEG: ['F10'] },
    trains: { KEG: ['4', '5'] },
    slices: { light: { owner: 0 } },
  }),
  tries: [{ type: 'assignLightRailway', company: 'KEG' }],
};
/** Another company would buy it. */
const trade: Corner = {
  position: {
    ...turn('BME', 'trains', { ...brown, tokens: { BME: ['G15'], KEG: ['F10'] }, trains: { KEG: ['2+4'] } }),
    par: { BME: 80, KEG: 80 },
    shares: { BME: { 0: 6, BME: 4 }, KEG: { 0: 6, KEG: 4 } },
    floated: ['BME', 'KEG'],
  },
  tries: [{ type: 'buyTrain', train: '2+4', from: 'KEG', price: 1 }],
};
export const border: Corner = {
  position: turn('CCE', 'track', { phase: '2', sold: { 2: 1 }, tokens: { CCE: ['A5'] } }),
  tries: [{ type: 'layTile', hex: 'B6', tile: '9', turn: 2 }],
};
const manchester: Corner = {
  position: turn('CME', 'track', {
    phase: '2',
    sold: { 2: 1 },
    tokens: { CME: ['K15'] },
    privates: { P5: { owner: 0 } },
  }),
  tries: [
    { type: 'layWith', private: 'P5', hex: 'H8', tile: 'L06', turn: 1 },
    { type: 'layWith', private: 'P5', hex: 'G7', tile: '57', turn: 1 },
    { type: 'placeWith', private: 'P5', hex: 'H8', city: 0 },
  ],
};
/** From one city of Rheydt round to the other. */
export const ring: Corner = {
  position: turn('BME', 'run', {
    tokens: { BME: ['G15', 'I7.1'] },
    trains: { BME: ['2'] },
    tiles: { I7: 'L21/2', I5: '7/3', H6: '7/5', J6: '4/0' },
  }),
  tries: [{ type: 'runRoutes', routes: [{ train: '2', path: ['I7.0', 'H6:I7', 'H6:I5', 'I5:I7', 'I7.1'] }] }],
};
/** The treasury pays for the harbour and not for an ordinary token. */
export const poor: Corner = {
  position: { ...own.position, cash: { KEG: 45 } },
  tries: [{ type: 'placeToken', hex: 'E13', city: 0 }],
};
export const noHarbour: Corner = {
  position: turn('GVE', 'token', { tokens: { GVE: ['G7', 'F10'] }, tiles: { E13: 'L29/1', F12: '56/0' } }),
  tries: [{ type: 'placeToken', hex: 'E13', city: 0, kind: 'harbour' }],
};
/** Seventeen certificates, of which only three can be sold. */
export const cornered = (last: string): Corner => ({
  position: {
    par: { BME: 80, CME: 70, CCE: 70, [last]: 70 },
    shares: {
      BME: { 0: 4, 1: 4, pool: 2 },
      CME: { 0: 5, pool: 5 },
      CCE: { 0: 5, pool: 5 },
      [last]: { 0: 5, pool: 5 },
    },
    director: { BME: 1 },
    floated: ['BME', 'CME', 'CCE', last],
    privates: { P1: { owner: 0 } },
    at: inStock(0),
  },
  tries: [{ type: 'sellShares', company: 'BME', shares: 1 }],
});
/** The camp has opened and its owner is asked. */
const opened: Corner = {
  position: { ...camp.position, tiles: line },
  tries: [{ type: 'pass' }, { type: 'assignCamp', company: 'BME' }],
};
const full: Corner = {
  position: {
    cash: { 0: 450 },
    par: { KEG: 80 },
    shares: { KEG: { 0: 3, 1: 2, KEG: 5 } },
    floated: ['KEG'],
    at: inStock(0),
  },
  tries: [{ type: 'sellShares', company: 'KEG', shares: 1 }],
};

const paid: Feat = (_, events) => events.some(e => e.type === 'subsidy' && e.company === 'GVE');

export const particulars18lra: Particulars = {
  endings: ['bank', 'bankruptcy'],
  powers: ['P5'],
  deeds: {
    'GVE paid for its line': paid,
    'a harbour token placed': (_, events) => events.some(e => e.type === 'token' && e.kind !== undefined),
    'the camp opened before brown': g =>
      (g.state.slices['camp'] as { owner?: number } | undefined)?.owner !== undefined &&
      !g.state.privates['P1']?.closed,
    'a company left out': g => Object.values(g.state.companies).some(c => c.closed),
  },
  never: { 'train 2+4 bought': 'it is given, never bought' },
  unmet: {
    ...Object.fromEntries(
      Object.entries(particulars18rhl.unmet).filter(([clause]) => !['token.left'].includes(clause)),
    ),
    'contract.assigned': OTHER_MAP,
    'contract.company': OTHER_MAP,
    'contract.compulsory': OTHER_MAP,
    'contract.hex': OTHER_MAP,
    'destiny.compulsory': OTHER_MAP,
    'target.compulsory': OTHER_MAP,
    'target.open': OTHER_MAP,
    'track.reserved': OTHER_MAP,
    'station.step': OTHER_MAP,
    'function.tile': OTHER_MAP,
    'route.barred': OTHER_MAP,
    'route.closed': OTHER_MAP,
    'route.needs': OTHER_MAP,
    'station.tile': OTHER_MAP,
    'grant.once': STEP_OVER,
    'track.power': NEVER,
    'track.right': NEVER,
    'trains.power': NEVER,
  },
  corners: [
    light,
    lightRun,
    noLight,
    camp,
    reserved,
    own,
    over,
    trade,
    border,
    manchester,
    full,
    ring,
    poor,
    noHarbour,
    cornered('GVE'),
    opened,
    exchange,
  ],
};
