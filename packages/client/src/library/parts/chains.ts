import { type Game, type HexId, start, type TileId, type Title, upgradesOf } from '@roundhouse/engine';

/** What may replace a tile: on ordinary hexes, and on hexes that ask for a label. */
export interface Chain {
  readonly label?: string;
  readonly to: readonly TileId[];
}

/** Hexes that take the same tiles, each kind by one of its hexes. */
const kindsOf = (title: Title): readonly HexId[] => {
  const seen = new Map<string, HexId>();
  for (const id of title.parts.map.ids) {
    const { layout, label, stubs, fixed, colour } = title.parts.map.hexes[id] ?? {};
    if (!fixed) {
      const kind = JSON.stringify([layout, label, stubs, colour]);
      if (!seen.has(kind)) seen.set(kind, id);
    }
  }
  return [...seen.values()];
};

const laidOn = (g: Game, hex: HexId, tile: TileId, turn: number): Game => ({
  ...g,
  state: { ...g.state, map: { ...g.state.map, tiles: { [hex]: { tile, turn: turn as 0 } } } },
});

/** The chains of every tile, found by asking the title what may lie where. */
export const chainsOf = (title: Title): Readonly<Record<TileId, readonly Chain[]>> => {
  const g = start(title, { players: Math.min(...title.players), options: {}, seed: 'chains' });
  const found: Record<TileId, Map<string, Set<TileId>>> = {};
  for (const hex of kindsOf(title)) {
    const label = title.parts.map.hexes[hex]?.label?.text ?? '';
    const tried = new Set<TileId>();
    const follow = (at: Game, from: TileId | undefined) => {
      for (const { tile, turn } of upgradesOf(at, hex)) {
        if (from !== undefined) {
          found[from] ??= new Map();
          const to = found[from].get(label) ?? new Set<TileId>();
          found[from].set(label, to.add(tile));
        }
        if (tried.has(tile)) continue;
        tried.add(tile);
        follow(laidOn(g, hex, tile, turn), tile);
      }
    };
    follow(g, undefined);
  }
  return Object.fromEntries(
    Object.entries(found).map(([tile, chains]) => [
      tile,
      [...chains]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([label, to]) => ({ ...(label ? { label } : {}), to: [...to] })),
    ]),
  );
};
