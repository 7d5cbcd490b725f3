import {
  byFrame,
  cashOf,
  changesDirector,
  colourOf,
  frameAt,
  type Game,
  type HexId,
  hexIn,
  hexOf,
  type PrivateId,
  type Referee,
  since,
  type Tried,
  Turn,
  type Violation,
} from '@roundhouse/engine';
import { bankTrains, cheapestNew } from './forced-purchase.ts';
import { isLaidWith } from './functions.ts';
import { hasFerry } from './rhine.ts';
import { mustBuy } from './trade.ts';

/** Whoever must buy a train may not choose freely once the treasury is too small. [RHL-6.2.6.1 RHL-6.2.6.2] */
const forcedBy = (g: Game, no: Violation, { company = '', from }: Tried): Violation | string | undefined => {
  if (from !== 'bank' && from !== 'pool') return 'RHL-6.2.6-d';
  if (!mustBuy(g, company)) return undefined;
  const cash = cashOf(g, company);
  const paid = bankTrains(g).find(([, price]) => price <= cash)?.[0];
  if (paid !== undefined) return { ...no, clause: 'trains.treasury', facts: { train: paid, cash } };
  return { ...no, clause: 'trains.forced', facts: { train: cheapestNew(g), cash } };
};

/** How uncoded tiles go on. [RHL-6.2.1.1] */
const FOLLOWS: Readonly<Record<string, string>> = { town: 'RHL-6.2.1.1-f', city: 'RHL-6.2.1.1-g' };

/** What both games of the Rhine print alike. */
export const common: Referee = {
  'turn.seat': byFrame({
    lots: 'RHL-5.1.1-b',
    bidding: 'RHL-5.1.1-h',
    offer: 'RHL-5.1.1-p',
    stock: 'RHL-5-a',
  }),
  'turn.step': byFrame({ lots: 'RHL-5.1.1-b', bidding: 'RHL-5.1.1-h', offer: 'RHL-5.1.1-p', stock: 'RHL-5.2-b' }),
  'turn.verb': byFrame({ lots: 'RHL-5.1.1-b', bidding: 'RHL-5.1.1-h', offer: 'RHL-5.1.1-p', stock: 'RHL-5.2-b' }),
  'buy.funds': (_, __, { type }) => (type === 'buyShare' ? 'RHL-5.1.4-b' : undefined),
  'game.over': g => (g.state.ending === 'bankruptcy' ? 'RHL-8.3-b' : undefined),
  'sell.certificates': (g, _, { by, company = '', shares = 0 }) =>
    changesDirector(g, by, company, shares) ? { clause: 'sell.heir', facts: { company } } : undefined,
  'track.connected': (g, _, { hex = '' }) => (colourOf(g, hex) === 'white' ? undefined : 'RHL-6.2.1.1-i'),
  'track.kind': (g, _, { hex = '' }) =>
    colourOf(g, hex) === 'white' ? undefined : FOLLOWS[hexOf(g, hex).layout.nodes[0]?.kind ?? ''],
  'trains.funds': forcedBy,
};

/** Where each private's function is printed: when it may be used, the hex it keeps, the station that goes with it. */
const FUNCTIONS: Readonly<Record<PrivateId, Readonly<Record<string, string>>>> = {
  P1: { reserved: 'RHL-4.1.1-b' },
  P2: { phase: 'RHL-4.1.1-f', alone: 'RHL-4.1.1-g', turn: 'RHL-4.1.1-k', station: 'RHL-4.1.1-i', hex: 'RHL-4.1.1-f' },
  P3: { hex: 'RHL-4.1.1-l' },
  P4: { phase: 'RHL-4.1.1-p', station: 'RHL-4.1.1-q', hex: 'RHL-4.1.1-p' },
  P1a: { phase: 'RHL-8.5.2-a', reserved: 'RHL-8.5.2-a', hex: 'RHL-8.5.2-a' },
  P2a: {
    phase: 'RHL-8.5.2-c',
    alone: 'RHL-8.5.2-c',
    reserved: 'RHL-8.5.2-c',
    station: 'RHL-8.5.2-d',
    hex: 'RHL-8.5.2-c',
  },
  P3a: { phase: 'RHL-8.5.2-e' },
  P4a: { phase: 'RHL-8.5.2-i', hex: 'RHL-8.5.2-i' },
};

const printed =
  (what: string) =>
  (_: Game, __: Violation, { private: id = '' }: Tried): string | undefined =>
    FUNCTIONS[id]?.[what];

/** Whose hex it is. */
const RESERVED: Readonly<Record<HexId, PrivateId>> = { E14: 'P1', E12: 'P1a', G12: 'P2a' };

/** The function that is to be the only tile of its turn: the one used before, or the one tried now. */
const alone = (g: Game, id: PrivateId | undefined): string | undefined => {
  const used =
    frameAt(g, Turn)
      ?.done.filter(isLaidWith)
      .map(a => a.private) ?? [];
  return [...used, id ?? ''].flatMap(one => FUNCTIONS[one]?.['alone'] ?? [])[0];
};

/** What lies apart on the board and is one place all the same. */
const AREAS: Readonly<Record<string, string>> = {
  'north-east': 'RHL-6.2.3-f',
  Ruhr: 'RHL-6.2.3-f',
  Netherlands: 'RHL-6.2.3-g',
  south: 'RHL-6.2.3-g',
};

const placeAt = (g: Game, no: Violation): string => g.title.parts.map.hexes[hexIn(no)]?.place ?? '';

/** Where one paragraph for a clause would be too coarse in 18Rhl. */
export const referee: Referee = {
  ...common,
  'function.hex': printed('hex'),
  'function.phase': (g, no, tried) =>
    tried.private === 'P4a'
      ? { clause: 'station.tile', facts: { hex: 'D13' } }
      : (printed('phase')(g, no, tried) ?? (tried.type === 'assignContract' ? FUNCTIONS['P3a']?.['phase'] : undefined)),
  'station.at-once': printed('station'),
  'route.blocked': (g, no) => (hasFerry(g, hexIn(no)) ? 'RHL-6.2.3.1-d' : undefined),
  'route.needs': (_, no) =>
    no.facts?.['tag'] === 'Boxtel'
      ? { clause: 'route.closed', facts: { hex: 'B15' }, cites: 'RHL-8.4.1-j' }
      : undefined,
  'route.visit': (g, no) => AREAS[placeAt(g, no)],
  'track.allowance': (g, _, tried) => alone(g, tried.private),
  'track.reserved': (g, _, { hex = '' }) =>
    hex === 'E12' && !since(g, '3') ? 'RHL-8.5.2-b' : FUNCTIONS[RESERVED[hex] ?? '']?.['reserved'],
  'track.stub': (_, __, { hex }) => (hex === 'E12' ? 'RHL-8.5.2-a' : undefined),
  'track.turn': (g, no, tried) =>
    printed('turn')(g, no, tried) ?? (hexOf(g, tried.hex ?? '').label?.text === 'RS' ? 'RHL-8.5.2-c' : undefined),
};
