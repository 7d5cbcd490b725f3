import type { HexId } from '../core/ids.ts';
import { memo } from '../core/memo.ts';
import type { Game } from '../core/state.ts';
import type { Board } from './board.ts';
import { type Geometry, NODE } from './layout.ts';
import { grid } from './tile.ts';
import { farEnd, keyOf, onward, PATIENCE, type Passable, type Start, walk } from './track.ts';

/** Hexes, or single stops of them such as `I10.2`. */
export type Ends = string | readonly string[];

/** What a link must do besides: lead through a stop of this hex, pass through none of that one. */
export interface LinkTerms {
  readonly via?: HexId;
  readonly not?: HexId;
}

/**
 * Whether one continuous run of track joins two places for a train of any length: no reversing, nothing used twice, not
 * through places that only end routes. Tokens are ignored.
 */
export const linked = (g: Game, from: Ends, to: Ends, { via = '', not = '' }: LinkTerms = {}): boolean =>
  links(g, [[from].flat().join(), [to].flat().join(), via, not].join(' '));

const links = memo(
  g => g.state.map.tiles,
  (g, words): boolean => {
    const [from = '', to = '', via = '', not = ''] = words.split(' ');
    const { map } = g.title.parts;
    const all = grid(g);
    const barred = map.index[not];
    const passable: Passable = (hex, node) => hex !== barred && !all[hex]?.nodes[node]?.end;
    const [starts, goals] = [stopsAt(g, from), stopsAt(g, to)];
    if (via) return stopsAt(g, via).some(middle => joins(map, all, passable, middle, starts, goals));
    const { stops } = walk(map, all, starts, passable);
    return goals.some(s => (stops[s.hex] ?? 0) & (1 << s.node));
  },
);

/** The stops of a list such as `I10.0,I10.1,K2`. */
const stopsAt = (g: Game, list: string): readonly Start[] =>
  list.split(',').flatMap(word => {
    const [id = '', node] = word.split('.');
    const hex = g.title.parts.map.index[id] ?? -1;
    if (node !== undefined) return [{ hex, node: Number(node) }];
    return (grid(g)[hex]?.nodes ?? []).map((_, n) => ({ hex, node: n }));
  });

const arcsFrom = (all: readonly Geometry[], { hex, node }: Start): readonly number[] =>
  (all[hex]?.from[NODE + node] ?? []).map(local => (hex << 5) | local);

/** Whether two ways that share nothing lead from the middle to both ends. */
const joins = (
  map: Board,
  all: readonly Geometry[],
  passable: Passable,
  middle: Start,
  starts: readonly Start[],
  goals: readonly Start[],
): boolean => {
  if (!passable(middle.hex, middle.node)) return false;
  const arcs = arcsFrom(all, middle);
  const leads = (far: Far) => arcs.some(arc => far.has(arc ^ 1));
  const back = distances(map, all, passable, starts);
  const on = leads(back) ? distances(map, all, passable, goals) : new Map<number, number>();
  if (!leads(on)) return false;
  const used = new Set<number>();
  let steps = 0;
  /** Tries all ways from these arcs to the ends, nearest first, until what comes then succeeds. */
  const reaches = (arcs: readonly number[], ends: readonly Start[], far: Far, then: () => boolean): boolean =>
    arcs
      .filter(arc => far.has(arc ^ 1) && !used.has(keyOf(map, all, arc)))
      .sort((a, b) => (far.get(a ^ 1) ?? 0) - (far.get(b ^ 1) ?? 0))
      .some(arc => {
        if (++steps > PATIENCE) return false;
        const key = keyOf(map, all, arc);
        used.add(key);
        const end = farEnd(all, arc);
        const there = ends.some(s => s.hex === arc >> 5 && s.node === end - NODE);
        const found = (there && then()) || reaches(onward(map, all, passable, arc), ends, far, then);
        used.delete(key);
        return found;
      });
  return arcs.some(first =>
    arcs.some(
      second =>
        second !== first &&
        on.has(second ^ 1) &&
        reaches([first], starts, back, () => reaches([second], goals, on, () => true)),
    ),
  );
};

/** How far from the ends each arc lies that leads away from them. */
type Far = ReadonlyMap<number, number>;

const distances = (map: Board, all: readonly Geometry[], passable: Passable, ends: readonly Start[]): Far => {
  const far = new Map(ends.flatMap(s => arcsFrom(all, s)).map(arc => [arc, 0]));
  for (const [arc, steps] of far)
    for (const next of onward(map, all, passable, arc)) if (!far.has(next)) far.set(next, steps + 1);
  return far;
};
