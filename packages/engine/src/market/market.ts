import type { CellId, CompanyId, Money } from '../core/ids.ts';
import type { Game } from '../core/state.ts';
import { companyOf } from '../core/state.ts';
import { emit, type Table, write } from '../core/table.ts';

/** A step on the chart; `under` stays in the cell, beneath all that lie there. */
export type Direction = 'left' | 'right' | 'up' | 'down' | 'under';

/** What moves a marker; a title says for each in which directions. */
export type Cause = string;
export type Movement = readonly Direction[];

/** A share chart. */
export interface Market<Z extends string = string> {
  readonly cells: readonly Cell<Z>[];
  readonly cell: (id: CellId) => Cell<Z>;
  /** This chart's own edges, ledges and corners; the same cell where there is nowhere to go. */
  step(id: CellId, d: Direction): CellId;
}

export interface Cell<Z extends string = string> {
  readonly id: CellId;
  readonly price: Money;
  readonly row: number;
  readonly column: number;
  readonly par?: true;
  /** What happens to a marker that arrives. */
  readonly zone?: Z;
}

/** The price of one share; nothing, while the company has none. */
export const priceOf = (g: Game, company: CompanyId): Money | undefined => g.title.rules.shares.price(g, company);

/** The price on which the company's marker lies. */
export const markerPrice = (g: Game, company: CompanyId): Money | undefined => {
  const cell = g.state.companies[company]?.cell;
  return cell === undefined ? undefined : g.title.parts.market.cell(cell).price;
};

/** The companies on the chart as they operate: dearest first, further right first, top of a stack first. */
export const inOrder = (g: Game): readonly CompanyId[] => {
  const { market } = g.title.parts;
  const at = (c: CompanyId) => market.cell(g.state.companies[c]?.cell as CellId);
  return g.state.chart
    .map((company, arrived) => ({ company, arrived, cell: at(company) }))
    .sort((a, b) => b.cell.price - a.cell.price || b.cell.column - a.cell.column || a.arrived - b.arrived)
    .map(m => m.company);
};

/** Puts a marker on a cell, under all that lie there, and lets the cell do what it does. */
export const putMarker = (t: Table, company: CompanyId, cell: CellId): void => {
  const chart = write(t, 'chart');
  const at = chart.indexOf(company);
  if (at >= 0) chart.splice(at, 1);
  chart.push(company);
  write(t, 'companies', company).cell = cell;
};

/** Moves a marker as the title's table says for this cause. A cell with an effect ends the move. */
export const moveMarker = (t: Table, company: CompanyId, cause: Cause): void => {
  const { market } = t.title.parts;
  const from = companyOf(t, company).cell as CellId;
  const directions = t.title.rules.market.moves[cause] ?? [];
  let to = from;
  for (const direction of directions) {
    to = market.step(to, direction);
    if (market.cell(to).zone) break;
  }
  if (to === from && directions.includes('under')) putMarker(t, company, to);
  if (to === from) return;
  putMarker(t, company, to);
  emit(t, { type: 'moved', company, from, to });
  const zone = market.cell(to).zone;
  if (zone) t.title.zones[zone]?.(t, company);
};

/** Where a marker would go, for ghosts and previews. */
export const markerAfter = (g: Game, company: CompanyId, cause: Cause): CellId | undefined => {
  const { market } = g.title.parts;
  const from = g.state.companies[company]?.cell;
  return from && (g.title.rules.market.moves[cause] ?? []).reduce((to, d) => market.step(to, d), from);
};
