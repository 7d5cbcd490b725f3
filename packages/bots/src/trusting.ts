import type { Game } from '@roundhouse/engine';

/** A company that has earned nothing yet is trusted to find track, as if it had not begun. */
export const trusting = (g: Game): Game => {
  const companies = Object.entries(g.state.companies).map(([id, company]) => {
    if (!company.operated || company.revenue) return [id, company] as const;
    const { operated: _, ...rest } = company;
    return [id, rest] as const;
  });
  return { title: g.title, state: { ...g.state, companies: Object.fromEntries(companies) } };
};
