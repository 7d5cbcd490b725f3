import {
  byFrame,
  colourOf,
  frameAt,
  type Game,
  type HexId,
  hexIn,
  hexOf,
  type Referee,
  since,
  Turn,
} from '@roundhouse/engine';

/** What a hex takes as its first tile, by what is printed there. [48-7.4.6] */
const FIRST: Readonly<Record<string, string>> = {
  '': '48-7.4.6-a',
  'town,town': '48-7.4.6-b',
  city: '48-7.4.6-c',
  'city,city': '48-7.4.6-e',
};

const kindBy = (g: Game, hex: HexId): string | undefined =>
  colourOf(g, hex) === 'white'
    ? FIRST[
        hexOf(g, hex)
          .layout.nodes.map(n => n.kind)
          .join()
      ]
    : undefined;

/** A yellow tile and an upgrade in one turn, in either order. */
const isMixed = (g: Game, hex: HexId): boolean => {
  const laid = frameAt(g, Turn)?.done.flatMap(a => ('tile' in a ? `${a.tile}` : [])) ?? [];
  const yellow = laid.filter(tile => g.title.parts.tiles[tile]?.colour === 'yellow').length;
  return colourOf(g, hex) === 'white' ? yellow < laid.length : yellow > 0;
};

/** Where one paragraph for a clause would be too coarse in 1848. */
export const referee: Referee = {
  'turn.seat': byFrame({ auction: '48-3.1.1-a', stock: '48-2.1-b' }),
  'turn.step': byFrame({ auction: '48-3.2-a', stock: '48-12.1.1-a' }),
  'turn.verb': byFrame({ auction: '48-3.2-a', stock: '48-12.1.1-a' }),
  'route.length': (_, no) => (`${no.facts?.['train']}`.endsWith('+') ? '48-8.2.3-a' : undefined),
  'route.visit': (g, no) => (g.title.parts.map.hexes[hexIn(no)]?.fixed ? '48-10.1.2-c' : undefined),
  'track.allowance': (g, _, { hex = '' }) => (isMixed(g, hex) ? '48-7.5.1-a' : undefined),
  'track.connected': (g, _, { hex = '' }) => (colourOf(g, hex) === 'white' ? undefined : '48-7.5.3-a'),
  'track.kind': (g, _, { hex = '' }) => kindBy(g, hex),
  'track.label': (g, _, { hex = '' }) => kindBy(g, hex),
  'track.power': (g, _, { using = '' }) => {
    if (using !== 'P2') return undefined;
    if (!since(g, '3')) return { clause: 'oodnadatta.phase' };
    return g.state.privates[using]?.used ? { clause: 'oodnadatta.used' } : undefined;
  },
  'trains.funds': (_, __, { from }) => (from === 'bank' ? undefined : '48-8.3.4-b'),
  'trains.on-sale': (_, __, { train }) => (train === '2E' ? { clause: 'ghan.phase' } : undefined),
};
