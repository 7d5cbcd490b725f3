import {
  byFrame,
  colourOf,
  frameAt,
  type Game,
  type HexId,
  hexOf,
  type Referee,
  type Tried,
  Turn,
  tileOf,
  type Violation,
} from '@roundhouse/engine';
import { isDouble } from './homes.ts';
import { PRAHA } from './map.ts';
import { type Size, trainSize } from './sizes.ts';
import { ateBar } from './stations.ts';
import { PREROV } from './westbahn.ts';

/** Red-edged hexes take no tile but the red one of their company. */
const redEdgeBar = (g: Game, hex: HexId): Violation | undefined => {
  const company = hexOf(g, hex).label?.text ?? '';
  return Object.hasOwn(g.title.parts.companies, company) && colourOf(g, hex) === 'white'
    ? { clause: 'red.edge', facts: { hex, company } }
    : undefined;
};

/** What a bare hex takes, by what is printed there. [CZ-VIII.4] */
const FIRST: Readonly<Record<string, string>> = { '': 'CZ-VIII.4-h', city: 'CZ-VIII.4-g', town: 'CZ-VIII.4-f' };

/** On a bare hex what is printed decides, on a tile what lies there. */
const kindBy = (g: Game, _: Violation, { hex = PREROV }: Tried): string | undefined =>
  colourOf(g, hex) === 'white' ? FIRST[hexOf(g, hex).layout.nodes[0]?.kind ?? ''] : 'CZ-VIII.5-g';

/** Each kind of train has its range in a paragraph of its own. [CZ-VIII.7] */
const RANGE: Readonly<Record<Size, string>> = { small: 'CZ-VIII.7-c', medium: 'CZ-VIII.7-d', large: 'CZ-VIII.7-e' };

const rangeBy = (_: Game, no: Violation): string => RANGE[trainSize(`${no.facts?.['train'] ?? ''}`)];

const builtPraha = (g: Game): boolean => !!frameAt(g, Turn)?.done.some(a => 'hex' in a && a.hex === PRAHA);

/** Where one paragraph for a clause would be too coarse in 18CZ. */
export const referee: Referee = {
  'turn.seat': byFrame({ draft: 'CZ-VI-a', turn: 'CZ-VIII.1-a', owed: 'CZ-VIII.1-a' }),
  'turn.step': byFrame({ draft: 'CZ-VI-b', stock: 'CZ-VII.1-b' }),
  'turn.verb': byFrame({ draft: 'CZ-VI-b', stock: 'CZ-VII.1-b' }),
  'power.owner': (_, __, { type }) => (type === 'sellLocal' ? 'CZ-IV.1-p' : undefined),
  'route.length': rangeBy,
  'route.skips': rangeBy,
  'shares.gone': (_, __, { type }) => (type === 'startCompany' ? 'CZ-VIII.9-q' : undefined),
  'token.home': (g, _, { company = '', hex = '' }) => ateBar(g, company, hex),
  'track.colour': (g, _, { hex = PREROV, tile = '' }) =>
    redEdgeBar(g, hex) ??
    (isDouble(g, hex) && !g.state.map.tiles[hex] && tileOf(g, tile).colour === 'yellow' ? 'CZ-VIII.4-a' : undefined),
  'track.connected': (g, _, { hex = PREROV }) => (colourOf(g, hex) === 'white' ? undefined : 'CZ-VIII.5-e'),
  'track.kind': kindBy,
  'track.label': (g, _, { hex = PREROV }) => redEdgeBar(g, hex),
  'track.mixed': (g, _, { hex = PREROV }) => (hex === PRAHA || builtPraha(g) ? 'CZ-VIII.4-c' : undefined),
  'track.right': (g, _, { tile = '' }) =>
    tileOf(g, tile).special ? { clause: 'red.tile', facts: { company: tile } } : undefined,
  'trains.funds': (_, __, { from }) => (from === 'bank' || from === 'pool' ? undefined : 'CZ-VIII.10-h'),
  'trains.limit': (_, __, { type }) => (type === 'keepTrain' ? 'CZ-VIII.9-o' : undefined),
};

/** In Moravia and Silesia papers are auctioned, and no company is taken over. */
export const inMoravia: Referee = {
  ...referee,
  'turn.seat': byFrame({ papers: 'CZ-XI.2-n', auction: 'CZ-XI.2-o', turn: 'CZ-VIII.1-a', owed: 'CZ-VIII.1-a' }),
  'turn.step': byFrame({ papers: 'CZ-XI.2-n', auction: 'CZ-XI.2-o', stock: 'CZ-VII.1-b' }),
  'turn.verb': byFrame({ papers: 'CZ-XI.2-n', auction: 'CZ-XI.2-o', stock: 'CZ-VII.1-b' }),
  'shares.gone': () => 'CZ-XI.2-b',
};
