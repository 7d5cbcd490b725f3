import {
  type CompanyId,
  cashOf,
  emit,
  type Game,
  linked,
  type Money,
  pay,
  slice,
  type Table,
} from '@roundhouse/engine';
import { leadCompany } from './options.ts';
import { KOELN } from './rhine.ts';

/** Money set aside for the company of the sixth lot; nobody's until its line is built. */
export const ASIDE = 'aside';
export const SUBSIDY: Money = 210;

/** Köln–Düren–Aachen for RhE, Deutz–Düsseldorf–Duisburg for CME: one run of track, tokens ignored. */
const LINES: Readonly<Record<CompanyId, (g: Game) => boolean>> = {
  RhE: g => linked(g, KOELN.left(g), 'K2', { via: 'K6' }),
  CME: g => linked(g, KOELN.right(g), 'D9', { via: 'F9' }),
};

/** Whether the subsidy has been paid. */
export const line = slice<{ readonly built: boolean }>('line', { built: false });

/** As soon as the line is there its company gets the money, whoever laid the last tile. */
export const paySubsidy = (t: Table): void => {
  const company = leadCompany(t.state.setup.options);
  if (line.of(t).built || !t.state.companies[company]?.floated || !LINES[company]?.(t)) return;
  line.write(t).built = true;
  const amount = cashOf(t, ASIDE);
  pay(t, ASIDE, company, amount);
  emit(t, { type: 'subsidy', company, amount });
};
