import { type CompanyId, type Game, grid, phaseOf, reach, valueIn } from '@roundhouse/engine';

/** So many of the best places count in full, as many again by half, the rest by a quarter. */
const FULL = 5;

/** What the places are worth that a company's track reaches: longer trains will want them. */
export const networkOf = (g: Game, company: CompanyId): number => {
  const layouts = grid(g);
  const { stops } = reach(g, company);
  const { colour } = phaseOf(g);
  const values: number[] = [];
  for (let i = 0; i < layouts.length; i++) {
    const reached = stops[i] as number;
    if (reached)
      layouts[i]?.nodes.forEach((node, n) => {
        if (reached & (1 << n)) values.push(valueIn(node, colour));
      });
  }
  return values
    .sort((a, b) => b - a)
    .reduce((sum, value, i) => sum + value * (i < FULL ? 1 : i < 2 * FULL ? 0.5 : 0.25), 0);
};
