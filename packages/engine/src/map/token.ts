import type { CompanyId, HexId, Money } from '../core/ids.ts';
import type { Game, Token, TokenPart } from '../core/state.ts';
import { companyOf } from '../core/state.ts';
import { type Table, write } from '../core/table.ts';
import type { Home } from '../core/title.ts';
import { exitsOf } from './layout.ts';
import { lying } from './tile.ts';

const NONE: readonly Token[] = [];

export const tokensAt = (g: Game, hex: HexId): readonly Token[] => g.state.map.tokens[hex] ?? NONE;

/** The company's token on this hex, wherever it lies there. */
export const tokenOn = (g: Game, company: CompanyId, hex: HexId): Token | undefined =>
  tokensAt(g, hex).find(t => t.by === company);

/** Places of a city for tokens of this kind, or for ordinary ones. */
const placesFor = (g: Game, hex: HexId, city: number, kind?: string): number => {
  const { slots = 0, asks } = lying(g, hex).nodes[city] ?? {};
  if (kind !== undefined) return asks === kind ? 1 : 0;
  return asks === undefined ? slots : slots - 1;
};

/** Places of a city for tokens of this kind, or for ordinary ones, without a token. */
export const freePlaces = (g: Game, hex: HexId, city: number, kind?: string): number =>
  placesFor(g, hex, city, kind) - tokensAt(g, hex).filter(t => t.city === city && !t.beside && t.kind === kind).length;

/** Of those, also the ones with a token that is face down: it stops nobody. */
export const openPlaces = (g: Game, hex: HexId, city: number, kind?: string): number =>
  freePlaces(g, hex, city, kind) +
  tokensAt(g, hex).filter(t => t.city === city && t.faceDown && t.kind === kind).length;

/** Whether some place of the city, of whatever kind, stops nobody. */
export const isOpen = (g: Game, hex: HexId, city: number): boolean => {
  const { slots = 0 } = lying(g, hex).nodes[city] ?? {};
  return slots > tokensAt(g, hex).filter(t => t.city === city && !t.beside && !t.faceDown).length;
};

export const kindOf = (token: TokenPart): string | undefined => (typeof token === 'number' ? undefined : token.kind);

export const printedCost = (token: TokenPart): Money => (typeof token === 'number' ? token : token.price);

/** The token of the charter that would come to lie in a place of this kind, or in an ordinary one. */
export const tokenFor = (g: Game, company: CompanyId, kind?: string): TokenPart | undefined => {
  const left = companyOf(g, company).tokens;
  const [only] = left;
  const turned = kind === undefined && left.length === 1 && typeof only === 'object' && only.turns;
  return left.find(t => kindOf(t) === kind) ?? (turned ? only : undefined);
};

/** The hexes on which a company has a token. */
export const stationsOf = (g: Game, company: CompanyId): readonly HexId[] =>
  Object.keys(g.state.map.tokens).filter(hex => tokenOn(g, company, hex));

export const putToken = (t: Table, hex: HexId, token: Token): void => {
  write(t, 'map', 'tokens')[hex] = [...tokensAt(t, hex), token];
};

/** Turns the company's tokens face up, wherever they lie. */
export const turnUp = (t: Table, company: CompanyId): void => {
  for (const [hex, tokens] of Object.entries(t.state.map.tokens))
    if (tokens.some(k => k.by === company && k.faceDown))
      write(t, 'map', 'tokens')[hex] = tokens.map(({ faceDown, ...k }) =>
        k.by === company || !faceDown ? k : { ...k, faceDown },
      );
};

/** A token beside its city moves into the first place that comes free. */
export const slideIn = (t: Table, hex: HexId): void => {
  const waiting = tokensAt(t, hex).find(k => k.beside);
  if (!waiting || freePlaces(t, hex, waiting.city) <= keptPlaces(t, hex, waiting.city, waiting.by)) return;
  write(t, 'map', 'tokens')[hex] = tokensAt(t, hex).map(k => (k === waiting ? { by: k.by, city: k.city } : k));
};

/** The city of a home as its hex lies now. */
export const homeCity = (g: Game, { hex, city, side }: Home): number => {
  if (side === undefined) return city;
  const now = lying(g, hex);
  return now.nodes.findIndex((_, node) => exitsOf(now, node) & (1 << side));
};

/** Places of this hex kept for companies that have their home here and have not begun. */
export const keptPlaces = (g: Game, hex: HexId, city: number, but: CompanyId): number =>
  Object.values(g.title.parts.companies).filter(
    c =>
      c.id !== but &&
      c.keepsHome &&
      c.homes.some(h => h.hex === hex && homeCity(g, h) === city) &&
      !g.state.companies[c.id]?.operated &&
      !g.state.companies[c.id]?.closed,
  ).length;
