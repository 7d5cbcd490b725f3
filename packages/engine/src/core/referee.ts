import type { Action } from './action.ts';
import type { Clause } from './clause.ts';
import { topFrame } from './frame.ts';
import type { CompanyId, HexId, Money, PrivateId, TileId, TrainId, Turns } from './ids.ts';
import type { Game } from './state.ts';
import type { Violation } from './violation.ts';

/** An action that was refused, with whatever fields it has. */
export interface Tried extends Action {
  readonly company?: CompanyId;
  readonly hex?: HexId;
  readonly tile?: TileId;
  readonly turn?: Turns;
  readonly using?: PrivateId;
  readonly private?: PrivateId;
  readonly lot?: string;
  readonly train?: TrainId;
  readonly from?: string;
  readonly price?: Money;
  readonly shares?: number;
}

/**
 * Where one paragraph for a clause would be too coarse: the paragraph for just this case, or a clause with words of its
 * own. A referee forbids nothing; nothing, if what the title cites is exact.
 */
export type Referee = Readonly<
  Partial<Record<Clause, (g: Game, no: Violation, tried: Tried) => string | Violation | undefined>>
>;

/** The "no" as a referee of this title would put it. */
export const refereed = (g: Game, no: Violation, tried: Tried): Violation => {
  const found = g.title.referee?.[no.clause]?.(g, no, tried);
  if (found === undefined) return no;
  return typeof found === 'string' ? { ...no, cites: found } : found;
};

/** The paragraph by the kind of frame that asks now: rounds have their own on whose turn it is and what it holds. */
export const byFrame =
  (paragraphs: Readonly<Record<string, string>>) =>
  (g: Game): string | undefined =>
    paragraphs[topFrame(g)?.at ?? ''];

/** The hex of a stop or place a "no" speaks of. */
export const hexIn = ({ facts }: Violation): HexId => /^[A-Z]\d+/.exec(`${facts?.['at'] ?? facts?.['hex']}`)?.[0] ?? '';
