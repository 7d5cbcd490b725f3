import {
  type Board,
  type CompanyId,
  type Game,
  grid,
  type HexId,
  hexOf,
  phaseOf,
  reach,
  valueIn,
} from '@roundhouse/engine';

const distances = new WeakMap<Board, Map<number, Int8Array>>();

/** How many hexes lie between, from one hex to all others. */
const distancesFrom = (b: Board, from: number): Int8Array => {
  const known = distances.get(b) ?? new Map<number, Int8Array>();
  if (!known.size) distances.set(b, known);
  const before = known.get(from);
  if (before) return before;
  const far = new Int8Array(b.ids.length).fill(99);
  far[from] = 0;
  const queue = [from];
  for (const at of queue)
    for (let side = 0; side < 6; side++) {
      const next = b.near[at * 6 + side] ?? -1;
      if (next < 0 || (far[next] as number) < 99) continue;
      far[next] = (far[at] as number) + 1;
      queue.push(next);
    }
  known.set(from, far);
  return far;
};

/** How near the company's open track leads to places that pay and that it does not reach yet. */
export const lureOf = (g: Game, company: CompanyId): number => {
  const { map } = g.title.parts;
  const layouts = grid(g);
  const { entries, stops } = reach(g, company);
  const { colour } = phaseOf(g);
  const goals = map.ids.flatMap((_, i) => {
    const nodes = layouts[i]?.nodes ?? [];
    const open = nodes.reduce(
      (most, node, n) => ((stops[i] as number) & (1 << n) ? most : Math.max(most, valueIn(node, colour))),
      0,
    );
    return open || (nodes.length && !stops[i]) ? [{ i, value: Math.max(10, open) }] : [];
  });
  let lure = 0;
  for (let i = 0; i < map.ids.length; i++) {
    if (!entries[i] || !isOpen(g, map.ids[i] as HexId)) continue;
    const far = distancesFrom(map, i);
    let best = 0;
    for (const goal of goals) best = Math.max(best, goal.value / (1 + (far[goal.i] as number)) ** 2);
    lure = Math.max(lure, best) + 0.15 * best;
  }
  return lure;
};

/** Whether track could go on there. */
const isOpen = (g: Game, hex: HexId): boolean => !g.state.map.tiles[hex] && !hexOf(g, hex).fixed;
