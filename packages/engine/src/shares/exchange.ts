import type { CompanyId, Seat } from '../core/ids.ts';
import type { Game } from '../core/state.ts';
import { ordinaryOf, partOf } from './certificate.ts';

/** Shares on each of several certificates, largest first. */
export type Sizes = readonly number[];

/** Every way to make up so many shares of certificates of these sizes; none can be split. */
export const waysToMake = (sizes: Sizes, shares: number): readonly Sizes[] => {
  if (shares === 0) return [[]];
  const fit = sizes.filter(s => s <= shares).sort((a, b) => b - a);
  const [size] = fit;
  if (size === undefined) return [];
  if (size === fit.at(-1)) {
    const many = shares / size;
    return Number.isInteger(many) && many <= fit.length ? [fit.slice(0, many)] : [];
  }
  return [...new Set(fit)].flatMap(size =>
    waysToMake(fit.slice(fit.indexOf(size) + 1), shares - size).map(way => [size, ...way]),
  );
};

export const sameSizes = (a: Sizes, b: Sizes): boolean => a.length === b.length && a.every((s, i) => s === b[i]);

/** What a new director may hand over for the director's certificate, so that the old one can make up so many shares to sell. */
export const handovers = (g: Game, of: CompanyId, from: Seat, to: Seat, shares = 0): readonly Sizes[] => {
  const own = ordinaryOf(g, of, from);
  return waysToMake(ordinaryOf(g, of, to), partOf(g, of).certificates[0] ?? 0).filter(
    way => waysToMake([...own, ...way], shares).length > 0,
  );
};
