import type { CompanyId, HexId } from '../core/ids.ts';
import { memo } from '../core/memo.ts';
import type { Game } from '../core/state.ts';
import type { Node } from './layout.ts';
import { grid, lying } from './tile.ts';
import { freePlaces, tokenOn, tokensAt } from './token.ts';
import { type Reached, type Start, walk } from './track.ts';

/** Whether trains of the company may go through this stop. */
export const passes = (g: Game, company: CompanyId, hex: HexId, node: number): boolean =>
  opens(g, company, hex, node, lying(g, hex).nodes[node]);

const opens = (g: Game, company: CompanyId, hex: HexId, node: number, stop: Node | undefined): boolean => {
  if (!stop || stop.end) return false;
  return stop.kind === 'town' || tokenOn(g, company, hex)?.city === node || freePlaces(g, hex, node) > 0;
};

/** What a company's stations reach. */
export const reach = memo(
  g => g.state.map,
  (g, company): Reached => {
    const { map } = g.title.parts;
    const layouts = grid(g);
    return walk(map, layouts, startsOf(g, company), (hex, node) =>
      opens(g, company, map.ids[hex] as HexId, node, layouts[hex]?.nodes[node]),
    );
  },
);

const startsOf = (g: Game, company: CompanyId): readonly Start[] =>
  Object.keys(g.state.map.tokens).flatMap(hex =>
    tokensAt(g, hex)
      .filter(t => t.by === company)
      .map(t => ({ hex: g.title.parts.map.index[hex] as number, node: t.city })),
  );

/** Whether the company could run from a station of its own to another stop, with a train of any length. */
export const hasRoute = (g: Game, company: CompanyId): boolean => reach(g, company).joined;

/** Whether the company's trains can come to this stop. */
export const reachesStop = (g: Game, company: CompanyId, hex: HexId, node: number): boolean =>
  ((reach(g, company).stops[g.title.parts.map.index[hex] as number] as number) & (1 << node)) !== 0;

/** Whether track joins two cities for a train of any length; tokens are ignored. */
export const linked = (g: Game, from: HexId, to: HexId): boolean => links(g, `${from} ${to}`);

const links = memo(
  g => g.state.map.tiles,
  (g, ends): boolean => {
    const [from = '', to = ''] = ends.split(' ');
    const { index } = g.title.parts.map;
    const all = grid(g);
    const start = index[from] as number;
    const starts = (all[start]?.nodes ?? []).map((_, node) => ({ hex: start, node }));
    const reached = walk(g.title.parts.map, all, starts, (hex, node) => !all[hex]?.nodes[node]?.end);
    return (reached.stops[index[to] as number] as number) !== 0;
  },
);
