import type { CompanyId, HexId } from '../core/ids.ts';
import { memo } from '../core/memo.ts';
import type { Game } from '../core/state.ts';
import type { Node } from './layout.ts';
import { grid, lying } from './tile.ts';
import { isOpen, tokenOn, tokensAt } from './token.ts';
import { type Reached, type Start, walk } from './track.ts';

/** Whether trains of the company may go through this stop. */
export const passes = (g: Game, company: CompanyId, hex: HexId, node: number): boolean =>
  opens(g, company, hex, node, lying(g, hex).nodes[node]);

const opens = (g: Game, company: CompanyId, hex: HexId, node: number, stop: Node | undefined): boolean => {
  if (!stop || stop.end) return false;
  return stop.kind === 'town' || isStation(g, company, hex, node, stop) || isOpen(g, hex, node);
};

/** Whether the company has a station at this stop or at another one of the same place. */
const isStation = (g: Game, company: CompanyId, hex: HexId, node: number, { place }: Node): boolean => {
  const city = tokenOn(g, company, hex)?.city;
  if (city === undefined || city === node) return city === node;
  return place !== undefined && lying(g, hex).nodes[city]?.place === place;
};

/** What a company's stations reach. */
export const reach = memo(
  g => g.state.map,
  (g, company): Reached => {
    const { map } = g.title.parts;
    const layouts = grid(g);
    return walk(map, layouts, startsOf(g, company), (hex, node) =>
      opens(g, company, map.ids[hex] ?? '', node, layouts[hex]?.nodes[node]),
    );
  },
);

/** What trains reach that may use the stops of these hexes as if the company had a station there. */
export const reachWith = (g: Game, company: CompanyId, also: readonly HexId[]): Reached =>
  also.length ? wider(g, [company, ...also].join(' ')) : reach(g, company);

const wider = memo(
  g => g.state.map,
  (g, words): Reached => {
    const [company = '', ...also] = words.split(' ');
    const { map } = g.title.parts;
    const layouts = grid(g);
    const stopsIn = (hex: HexId) => layouts[map.index[hex] ?? -1]?.nodes ?? [];
    const starts = also.flatMap(hex => stopsIn(hex).map((_, node) => ({ hex: map.index[hex] ?? -1, node })));
    return walk(map, layouts, [...startsOf(g, company), ...starts], (hex, node) => {
      const id = map.ids[hex] ?? '';
      return also.includes(id) || opens(g, company, id, node, layouts[hex]?.nodes[node]);
    });
  },
);

/** What the company's trains reach from the stops of these hexes alone, whatever stations it has elsewhere. */
export const reachFrom = (g: Game, company: CompanyId, hexes: readonly HexId[]): Reached =>
  alone(g, [company, ...hexes].join(' '));

const alone = memo(
  g => g.state.map,
  (g, words): Reached => {
    const [company = '', ...hexes] = words.split(' ');
    const { map } = g.title.parts;
    const layouts = grid(g);
    const starts = hexes.flatMap(id => {
      const hex = map.index[id] ?? -1;
      return (layouts[hex]?.nodes ?? []).map((_, node) => ({ hex, node }));
    });
    return walk(map, layouts, starts, (hex, node) =>
      opens(g, company, map.ids[hex] ?? '', node, layouts[hex]?.nodes[node]),
    );
  },
);

const startsOf = (g: Game, company: CompanyId): readonly Start[] =>
  Object.keys(g.state.map.tokens).flatMap(hex =>
    tokensAt(g, hex)
      .filter(t => t.by === company && !t.faceDown)
      .map(t => ({ hex: g.title.parts.map.index[hex] ?? -1, node: t.city })),
  );

/** Whether the company could run from a station of its own to another stop, with a train of any length. */
export const hasRoute = (g: Game, company: CompanyId): boolean => reach(g, company).joined;

/** Whether the company's trains can come to this stop. */
export const reachesStop = (g: Game, company: CompanyId, hex: HexId, node: number): boolean =>
  ((reach(g, company).stops[g.title.parts.map.index[hex] ?? -1] ?? 0) & (1 << node)) !== 0;
