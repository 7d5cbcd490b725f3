import type { CompanyId } from '../core/ids.ts';
import { pay } from '../core/money.ts';
import type { Company } from '../core/state.ts';
import { emit, type Table, write } from '../core/table.ts';

/** Companies that have met their condition since begin to exist: they get their capital and will operate. */
export const floatReady = (t: Table): void => {
  for (const id in t.state.companies) {
    const company = t.state.companies[id] as Company;
    if (company.floated || company.closed || company.par === undefined || !t.title.rules.float.ready(t, id)) continue;
    float(t, id);
  }
};

const float = (t: Table, company: CompanyId): void => {
  const capital = t.title.rules.float.capital(t, company);
  write(t, 'companies', company).floated = true;
  pay(t, 'bank', company, capital);
  emit(t, { type: 'floated', company, capital });
  t.title.rules.float.done?.(t, company);
};
