import {
  type CompanyId,
  type Game,
  type HexId,
  type Money,
  type Route,
  unless,
  type Violation,
} from '@roundhouse/engine';
import { bestRun } from '../best-run.ts';

/** Nobody may run for less than can be shown. [CZ-VIII.7 CZ-VIII.8] */
export const whyNotRun = (g: Game, company: CompanyId, _: readonly Route[], total: Money): Violation | undefined => {
  const { revenue } = bestRun(g, company);
  return unless(total >= revenue, 'run.maximum', { most: revenue });
};

/** The red tile of a company is tagged for its own trains, and for those that count every red tile. */
export const redTags = (g: Game, hex: HexId, _: number, company: CompanyId): readonly string[] => {
  const tile = g.state.map.tiles[hex]?.tile;
  if (tile === undefined || !Object.hasOwn(g.title.parts.companies, tile)) return [];
  return tile === company ? ['red', 'home'] : ['red'];
};
