import type { CompanyId, HexId } from '../core/ids.ts';
import type { Game, Token } from '../core/state.ts';
import { type Table, write } from '../core/table.ts';
import { lying } from './tile.ts';

const NONE: readonly Token[] = [];

export const tokensAt = (g: Game, hex: HexId): readonly Token[] => g.state.map.tokens[hex] ?? NONE;

/** The company's token on this hex, wherever it lies there. */
export const tokenOn = (g: Game, company: CompanyId, hex: HexId): Token | undefined =>
  tokensAt(g, hex).find(t => t.by === company);

/** Places of a city without a token. */
export const freePlaces = (g: Game, hex: HexId, city: number): number =>
  (lying(g, hex).nodes[city]?.slots ?? 0) - tokensAt(g, hex).filter(t => t.city === city && !t.beside).length;

/** The hexes on which a company has a token. */
export const stationsOf = (g: Game, company: CompanyId): readonly HexId[] =>
  Object.keys(g.state.map.tokens).filter(hex => tokenOn(g, company, hex));

export const putToken = (t: Table, hex: HexId, token: Token): void => {
  write(t, 'map', 'tokens')[hex] = [...tokensAt(t, hex), token];
};

/** Places of this hex kept for companies that have their home here and have not begun. */
export const keptPlaces = (g: Game, hex: HexId, city: number, but: CompanyId): number =>
  Object.values(g.title.parts.companies).filter(
    c =>
      c.id !== but &&
      c.keepsHome &&
      c.homes.some(h => h.hex === hex && h.city === city) &&
      !g.state.companies[c.id]?.operated &&
      !g.state.companies[c.id]?.closed,
  ).length;
