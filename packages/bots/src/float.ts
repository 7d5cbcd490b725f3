import { type CompanyId, cashOf, directorOf, type Game, type Money, partOf, priceOf } from '@roundhouse/engine';

/** How many more shares players must take before the company begins; asked of the title's own rule. */
export const sharesToFloat = (g: Game, company: CompanyId): number => {
  const now = g.state.companies[company];
  if (!now || now.floated) return 0;
  const { certificates } = partOf(g, company);
  const buyer = directorOf(g, company) ?? g.state.seating[0] ?? 0;
  const held = [...now.held];
  let missing = 0;
  const at = (): Game => ({
    title: g.title,
    state: {
      ...g.state,
      companies: { ...g.state.companies, [company]: { ...now, held: [...held], par: now.par ?? 1 } },
    },
  });
  while (!g.title.rules.float.ready(at(), company)) {
    const next = held.indexOf('ipo');
    if (next < 0) return missing;
    missing += certificates[next] ?? 0;
    held[next] = buyer;
  }
  return missing;
};

/** How likely a company that has been started will begin: whether the purses of those who lead it reach. */
export const chanceToFloat = (g: Game, company: CompanyId): number => {
  const now = g.state.companies[company];
  if (!now || now.closed) return 0;
  if (now.floated) return 1;
  const director = directorOf(g, company);
  const price = now.par ?? priceOf(g, company);
  if (price === undefined || director === undefined) return 0;
  const due = sharesToFloat(g, company) * price;
  if (cashOf(g, director) >= due) return 0.95;
  const others = g.state.seating.filter(s => s !== director).reduce<Money>((sum, s) => sum + cashOf(g, s), 0);
  return Math.min(0.7, (0.75 * (cashOf(g, director) + 0.3 * others)) / due);
};
