import { type Game, start, type Title } from '@roundhouse/engine';

/** A position with tiles of every colour and some tokens, to look at. */
export const scene = (title: Title): Game => {
  const game = start(title, { players: Math.min(...title.players), options: {}, seed: 'scene' });
  const colours = ['yellow', 'green', 'brown', 'grey'] as const;
  const cities = title.parts.map.ids.filter(id => {
    const hex = title.parts.map.hexes[id];
    return !hex?.fixed && hex?.layout.nodes.length === 1 && hex.layout.nodes[0]?.kind === 'city';
  });
  const tiles = Object.fromEntries(
    cities.map((hex, i) => {
      const tile = Object.values(title.parts.tiles).find(
        t => t.colour === colours[i % 4] && t.layout.nodes.length === 1 && t.layout.nodes[0]?.kind === 'city',
      );
      return [hex, tile ? { tile: tile.id, turn: 0 as const } : undefined];
    }),
  );
  const homes = Object.values(title.parts.companies).flatMap(c => c.homes.map(h => ({ ...h, by: c.id })));
  const tokens = Object.fromEntries(homes.map(({ hex, city, by }) => [hex, [{ by, city }]]));
  const laid = Object.fromEntries(Object.entries(tiles).flatMap(([hex, tile]) => (tile ? [[hex, tile]] : [])));
  return { title, state: { ...game.state, map: { tiles: laid, tokens } } };
};
