import {
  type Action,
  type Choice,
  check,
  type Game,
  type HexId,
  leaves,
  type TileId,
  tileOf,
  tilesLeft,
  turned,
  upgradesOf,
  type Violation,
  whyNotAny,
} from '@roundhouse/engine';
import type { Answer } from '../../store/draft.ts';

/** What a tile looks like after turning; two turnings of a straight track look the same. */
const lookOf = (g: Game, tile: TileId, turn: number): string => {
  const { nodes, paths } = turned(tileOf(g, tile).layout, turn);
  const ways = paths.map(([a, b]) => (a < b ? `${a}-${b}` : `${b}-${a}`)).sort();
  return `${nodes.length} ${ways.join()}`;
};

/** Of several turnings of a tile each really different one. */
export const differentTurns = (g: Game, tile: TileId, turns: readonly Answer[]): readonly Answer[] => {
  const seen = new Set<string>();
  return turns.filter(turn => {
    const look = lookOf(g, tile, Number(turn));
    const isNew = !seen.has(look);
    seen.add(look);
    return isNew;
  });
};

/** The next of the different turnings after this one, or the one before. */
export const nextTurn = (g: Game, tile: TileId, turns: readonly Answer[], now: Answer, by: 1 | -1): Answer => {
  const all = differentTurns(g, tile, turns);
  const at = all.findIndex(t => lookOf(g, tile, Number(t)) === lookOf(g, tile, Number(now)));
  return all[(at + by + all.length) % all.length] ?? now;
};

/** The first turning in which each tile on offer may lie. */
export const firstTurns = (tiles: Choice<Action>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    tiles.kind === 'pick'
      ? tiles.from.map(o => {
          const first = leaves(o.then()).next().value as (Action & { readonly turn?: number }) | undefined;
          return [o.value, first?.turn ?? 0];
        })
      : [],
  );

/** A tile that would fit and may not be laid now. */
interface Barred {
  readonly tile: TileId;
  readonly turn: number;
  /** None left in the box; otherwise what the rules say. */
  readonly isGone: boolean;
  readonly reason?: Violation;
}

/** Tiles that fit on the hex but are not on offer, each with what stands against it. */
export const barredOn = (g: Game, hex: HexId, like: Action, offered: readonly Answer[]): readonly Barred[] => {
  const lays = upgradesOf(g, hex).filter(l => !offered.includes(l.tile));
  return [...new Set(lays.map(l => l.tile))].map(tile => {
    const ways = lays.filter(l => l.tile === tile);
    const reason = whyNotAny(ways.flatMap(l => check(g, { ...like, hex, ...l }) ?? []));
    return { tile, turn: ways[0]?.turn ?? 0, isGone: !tilesLeft(g, tile), ...(reason ? { reason } : {}) };
  });
};
