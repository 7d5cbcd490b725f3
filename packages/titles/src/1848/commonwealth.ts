import {
  type CompanyId,
  emit,
  freePlaces,
  type Game,
  type HexId,
  keptPlaces,
  linked,
  nextToken,
  putToken,
  sharesOf,
  since,
  type Table,
  tokenCost,
  write,
} from '@roundhouse/engine';
import { companies } from './companies.ts';

export const COM = 'COM';

/** Sydney and Adelaide joined by track, or the first 6/6+ sold. [48-5.3.*] */
const linkMade = (g: Game): boolean => since(g, '6') || linked(g, 'F9', 'G3');

/** Six shares have left the new ones; Commonwealth Railways wait for their link as well. [48-5.1.*] */
export const ready = (g: Game, company: CompanyId): boolean =>
  sharesOf(g, company, 'ipo') <= 4 && (company !== COM || linkMade(g));

/** Home tokens are free and placed by themselves; where a home has no place left, the token lies beside it. [48-7.7.1 48-7.7.3] */
export const placeHomes = (t: Table, company: CompanyId): void => {
  if (t.state.companies[company]?.operated) return;
  for (const { hex, city } of companies[company]?.homes ?? []) {
    const cost = tokenCost(t, company, hex);
    nextToken(t, company);
    const place = hasPlace(t, hex, city, company);
    putToken(t, hex, { by: company, city, ...(place ? {} : { beside: true as const }) });
    emit(t, { type: 'token', company, hex, cost });
  }
  write(t, 'companies', company).operated = true;
};

const hasPlace = (g: Game, hex: HexId, city: number, company: CompanyId): boolean =>
  freePlaces(g, hex, city) > keptPlaces(g, hex, city, company);
