import {
  type CompanyId,
  cashOf,
  frameAt,
  type Game,
  inOrder,
  type Money,
  Operating,
  priceOf,
  roundOf,
  sharesToFloat,
} from '@roundhouse/engine';
import type { Sample } from '../../store/series.ts';

/** A company as a row of a spreadsheet. */
export interface CompanyRow {
  readonly id: CompanyId;
  readonly order: number | undefined;
  readonly kind: string;
  readonly par: Money | undefined;
  readonly price: Money | undefined;
  readonly cash: Money;
  readonly trains: readonly string[];
  readonly tokens: number;
  /** What the title counts on its charter, such as loans. */
  readonly counts: Readonly<Record<string, number>>;
  /** Shares to be bought before it floats; none, once it has. */
  readonly toFloat: number | undefined;
  /** What it earned in each operating round. */
  readonly revenues: readonly (Money | undefined)[];
}

/** An operating round with the position at its beginning and the one after it, or the present. */
export interface Earned {
  readonly begin: Game;
  readonly end: Game;
  readonly isOver: boolean;
}

/** The operating rounds among the samples. */
export const earnedIn = (samples: readonly Sample[]): readonly Earned[] =>
  samples.flatMap(({ game }, i) => {
    const end = samples[i + 1]?.game;
    if (!end || !frameAt(game, Operating)) return [];
    return [{ begin: game, end, isOver: JSON.stringify(roundOf(game)) !== JSON.stringify(roundOf(end)) }];
  });

const revenueIn = ({ begin, end, isOver }: Earned, company: CompanyId): Money | undefined => {
  if (!begin.state.companies[company]?.floated || end.state.companies[company]?.closed) return undefined;
  const acted = frameAt(end, Operating)?.acted ?? [];
  const isDone = isOver || (acted.includes(company) && acted.at(-1) !== company);
  return isDone ? end.state.companies[company]?.revenue : undefined;
};

/** Every company as a row: those with a price in operating order, then the others. */
export const companyRows = (g: Game, rounds: readonly Earned[]): readonly CompanyRow[] => {
  const order = inOrder(g);
  const ids = [...new Set([...order, ...Object.keys(g.state.companies)])].filter(id => !g.state.companies[id]?.closed);
  return ids.map(id => {
    const now = g.state.companies[id];
    return {
      id,
      order: now?.floated && order.includes(id) ? order.indexOf(id) + 1 : undefined,
      kind: g.title.parts.companies[id]?.kind ?? '',
      par: now?.par,
      price: priceOf(g, id),
      cash: cashOf(g, id),
      trains: now?.trains ?? [],
      tokens: now?.tokens.length ?? 0,
      counts: g.title.shows?.counts?.(g, id) ?? {},
      toFloat: sharesToFloat(g, id),
      revenues: rounds.map(r => revenueIn(r, id)),
    };
  });
};
