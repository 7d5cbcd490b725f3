import {
  COLOURS,
  type CompanyId,
  colourOf,
  type Game,
  type HexId,
  type Lay,
  type TileId,
  tileOf,
  upgradesOf,
  type Violation,
  verbOf,
  withState,
} from '@roundhouse/engine';

/** A tile that may come to lie on a hex, and what stands against it now. */
export interface Prospect {
  readonly tile: TileId;
  readonly turn: number;
  /** Companies that could lay it now, were it their turn. */
  readonly companies: readonly CompanyId[];
  /** What forbids it to the others. */
  readonly reason?: Violation;
}

/** Tiles that fit next, with what the rules say to each company's laying them. */
export const prospectsOf = (g: Game, hex: HexId): readonly Prospect[] => {
  const lays = upgradesOf(g, hex);
  const floated = Object.keys(g.state.companies).filter(
    c => g.state.companies[c]?.floated && !g.state.companies[c]?.closed,
  );
  return [...new Set(lays.map(l => l.tile))].map(tile => {
    const ways = lays.filter(l => l.tile === tile);
    const answers = floated.map(company => ({ company, refusal: refusalOf(g, hex, company, ways) }));
    const companies = answers.filter(a => !a.refusal).map(a => a.company);
    const reason = answers.find(a => a.refusal)?.refusal;
    return { tile, turn: ways[0]?.turn ?? 0, companies, ...(reason && !companies.length ? { reason } : {}) };
  });
};

/** Why a company could not lay any of these at the start of a turn; nothing, if it could. */
const refusalOf = (g: Game, hex: HexId, company: CompanyId, ways: readonly Lay[]): Violation | undefined => {
  const verb = g.title.verbs['layTile'] && verbOf(g, 'layTile');
  const frame = { at: 'turn', company, step: 'track', done: [] };
  let first: Violation | undefined;
  for (const { tile, turn } of ways) {
    const lay = { type: 'layTile', by: 0, at: 'track', company, hex, tile, turn };
    const refusal = verb?.forbid(g, frame, lay);
    if (!refusal) return undefined;
    if (!first || refusal.clause.endsWith('.funds')) first = refusal;
  }
  return first;
};

/** Every tile that may ever lie on the hex from here on, by colour. */
export const everOn = (
  g: Game,
  hex: HexId,
): readonly { readonly colour: string; readonly tiles: readonly TileId[] }[] => {
  const seen = new Map<string, TileId>();
  const queue: Lay[] = [...upgradesOf(g, hex)];
  for (const lay of queue) {
    const key = `${lay.tile} ${lay.turn}`;
    if (seen.has(key)) continue;
    seen.set(key, lay.tile);
    const tiles = { ...g.state.map.tiles, [hex]: lay };
    queue.push(...upgradesOf(withState(g, { ...g.state, map: { ...g.state.map, tiles } }), hex));
  }
  const now = (COLOURS as readonly string[]).indexOf(colourOf(g, hex));
  const ids = [...new Set(seen.values())];
  return COLOURS.slice(now + 1).flatMap(colour => {
    const tiles = ids.filter(id => tileOf(g, id).colour === colour);
    return tiles.length ? [{ colour, tiles }] : [];
  });
};
