import {
  type CompanyId,
  colourOf,
  colourOpen,
  type Game,
  type Geometry,
  type HexId,
  type Lay,
  lying,
  NODE,
  openTable,
  passes,
  putTile,
  type Title,
  tileOf,
  tokensAt,
  turnBar,
  upgradesOf,
  withState,
} from '@roundhouse/engine';
import { borderBar } from '../track.ts';

/** Tile actions needed on one hex: from side to side, from the company's station out, and in to a stop. */
export interface Ways {
  /** At `in * 6 + out`. */
  readonly through: readonly number[];
  readonly out: readonly number[];
  readonly stop: readonly number[];
}

const SIDES = [0, 1, 2, 3, 4, 5];
const NEVER = Number.POSITIVE_INFINITY;

/** The game with one more tile on the map, whoever laid it. */
export const withTile = (g: Game, hex: HexId, { tile, turn }: Lay): Game => {
  const t = openTable(g);
  putTile(t, hex, tile, turn);
  return withState(g, t.state);
};

/** Where track leads on this hex from a side or a stop, through stops that are open. */
const leadsTo = (tile: Geometry, from: number, isOpen: (node: number) => boolean): ReadonlySet<number> => {
  const found = new Set([from]);
  for (const end of found) {
    const closed = end !== from && (end < NODE || !isOpen(end - NODE));
    if (!closed) for (const arc of tile.from[end] ?? []) found.add(tile.far[arc] ?? 0);
  }
  return found;
};

/**
 * What lies on the hex opens these ways. A tile with both sides on track that does not meet counts as a way, too: a route may come back to it.
 */
const opened = (g: Game, company: CompanyId, hex: HexId, isNew: boolean) => {
  const tile = lying(g, hex);
  const isOpen = (node: number) => passes(g, company, hex, node);
  const station = tokensAt(g, hex).find(t => t.by === company && !t.faceDown);
  const has = (side: number) => (tile.exits & (1 << side)) !== 0;
  const open = SIDES.map(side => leadsTo(tile, side, isOpen));
  const drawn = SIDES.map(side => leadsTo(tile, side, node => !tile.nodes[node]?.end));
  return {
    through: (a: number, b: number) =>
      a !== b && has(a) && has(b) && (!!open[a]?.has(b) || (isNew && !drawn[a]?.has(b) && !isEnd(tile, a, b))),
    out: (b: number) => !!station && leadsTo(tile, NODE + station.city, isOpen).has(b),
    stop: (a: number) => [...(open[a] ?? [])].some(end => end >= NODE),
  };
};

/** Whether both sides lead to a stop that only ends routes. */
const isEnd = (tile: Geometry, a: number, b: number): boolean =>
  tile.nodes.some(
    (n, i) => n.end && [a, b].every(side => (tile.from[side] ?? []).some(arc => tile.far[arc] === NODE + i)),
  );

const tables = new WeakMap<Title, Map<string, Ways>>();

/** The ways over a hex as it lies, by the fewest tile actions each would need in this phase; the supply is not looked at. */
export const waysOn = (g: Game, company: CompanyId, hex: HexId): Ways => {
  const laid = g.state.map.tiles[hex];
  const tokens = tokensAt(g, hex).map(
    t => `${t.by === company ? '+' : '-'}${t.city}${t.faceDown ? 'd' : ''}${t.kind ?? ''}`,
  );
  const key = [hex, laid?.tile, laid?.turn, g.state.phase, ...tokens].join(' ');
  const known = tables.get(g.title) ?? new Map<string, Ways>();
  tables.set(g.title, known);
  const ways = known.get(key) ?? explore(g, company, hex);
  known.set(key, ways);
  return ways;
};

const explore = (g: Game, company: CompanyId, hex: HexId): Ways => {
  const ways = {
    through: Array<number>(36).fill(NEVER),
    out: Array<number>(6).fill(NEVER),
    stop: Array<number>(6).fill(NEVER),
  };
  const note = (list: number[], at: number, actions: number) => {
    list[at] = Math.min(list[at] ?? NEVER, actions);
  };
  let lies: readonly Game[] = [g];
  for (let actions = 0; lies.length; actions++) {
    for (const now of lies) {
      const way = opened(now, company, hex, actions > 0);
      for (const a of SIDES) {
        if (way.out(a)) note(ways.out, a, actions);
        if (way.stop(a)) note(ways.stop, a, actions);
        for (const b of SIDES) if (way.through(a, b)) note(ways.through, a * 6 + b, actions);
      }
    }
    lies = next(lies, company, hex);
  }
  return ways;
};

/** Every tile that may come next, each once. */
const next = (lies: readonly Game[], company: CompanyId, hex: HexId): readonly Game[] => {
  const found = new Map<string, Game>();
  for (const g of lies)
    for (const lay of upgradesOf(g, hex)) {
      const key = `${lay.tile}/${lay.turn}`;
      const fits = !found.has(key) && colourOpen(g, tileOf(g, lay.tile).colour) && !borderBar(g, company, hex);
      if (fits && !turnBar(g, hex, lay.tile, lay.turn)) found.set(key, withTile(g, hex, lay));
    }
  return [...found.values()];
};

/** Whether a hex has a green tile or a better one. */
export const isGreen = (g: Game, hex: HexId): boolean => !['white', 'yellow'].includes(colourOf(g, hex));
