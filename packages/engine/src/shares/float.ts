import type { CompanyId } from '../core/ids.ts';
import { pay } from '../core/money.ts';
import { withState } from '../core/play.ts';
import { companyOf, type Game } from '../core/state.ts';
import { emit, type Table, write } from '../core/table.ts';

/** Companies that have met their condition since begin to exist: they get their capital and will operate. */
export const floatReady = (t: Table): void => {
  for (const id in t.state.companies) {
    const company = companyOf(t, id);
    if (company.floated || company.closed || company.par === undefined || !t.title.rules.float.ready(t, id)) continue;
    float(t, id);
  }
};

const float = (t: Table, company: CompanyId): void => {
  const capital = t.title.rules.float.capital(t, company);
  write(t, 'companies', company).floated = true;
  pay(t, 'bank', company, capital);
  emit(t, { type: 'floated', company, capital });
  t.title.rules.float.done(t, company);
};

/** How many more shares must be bought before the company floats: none, if it has; nothing, if shares alone do not do it. */
export const sharesToFloat = (g: Game, company: CompanyId): number | undefined => {
  const now = companyOf(g, company);
  if (now.floated) return 0;
  const sizes = g.title.parts.companies[company]?.certificates ?? [];
  const held = [...now.held];
  let bought = 0;
  for (let paper = 0; ; paper++) {
    const companies = { ...g.state.companies, [company]: { ...now, held: [...held] } };
    if (g.title.rules.float.ready(withState(g, { ...g.state, companies }), company)) return bought;
    while (paper < held.length && held[paper] !== 'ipo') paper++;
    if (paper >= held.length) return undefined;
    held[paper] = 0;
    bought += sizes[paper] ?? 0;
  }
};
