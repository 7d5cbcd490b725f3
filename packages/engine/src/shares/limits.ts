import type { CompanyId, Seat } from '../core/ids.ts';
import type { Game } from '../core/state.ts';
import { unless, type Violation } from '../core/violation.ts';
import { certificatesOf, directorOf, partOf, sharesOf } from './certificate.ts';
import { automatonLeads, successor } from './presidency.ts';

/** Papers of a seat that count towards the certificate limit. */
export const countedPapers = (g: Game, seat: Seat): number =>
  certificatesOf(g, seat) + g.title.rules.shares.alsoCount(g, seat);

/** How many certificates more the seat holds than it may; less than nothing, if it may take more. */
export const excessPapers = (g: Game, seat: Seat): number =>
  countedPapers(g, seat) - g.title.rules.shares.certificateLimit(g, seat);

/** Whether the seat holds more certificates than it may. */
export const overLimit = (g: Game, seat: Seat): boolean => excessPapers(g, seat) > 0;

/** Whether the seat may take one more certificate of this company. */
export const holdBar = (g: Game, seat: Seat, company: CompanyId, shares: number): Violation | undefined => {
  const limit = g.title.rules.shares.certificateLimit(g, seat);
  const most = g.title.rules.shares.mostOfOne(g, company);
  return (
    unless(countedPapers(g, seat) < limit, 'shares.certificates', { limit }) ??
    unless(sharesOf(g, company, seat) + shares <= most, 'shares.one-company', { company, most })
  );
};

/** Whether the company is out of the game. */
export const goneBar = (g: Game, company: CompanyId): Violation | undefined =>
  unless(!g.state.companies[company]?.closed, 'shares.gone', { company });

/** Whether where sold shares go so many more may lie. */
export const poolBar = (g: Game, company: CompanyId, shares: number): Violation | undefined => {
  const { to, most } = g.title.rules.shares.sold(g, company);
  return unless(sharesOf(g, company, to) + shares <= most, 'sell.pool', { company, most });
};

/** Whether a director may sell down so far: the certificate is never sold, only lost to a successor. */
export const directorBar = (g: Game, seat: Seat, company: CompanyId, shares: number): Violation | undefined => {
  if (directorOf(g, company) !== seat) return undefined;
  const left = sharesOf(g, company, seat) - shares;
  const certificate = partOf(g, company).certificates[0] ?? 0;
  const heir = successor(g, company, seat, left);
  return (
    unless(!automatonLeads(g, company, seat, left), 'sell.automaton', { company }) ??
    unless(left >= certificate || (heir !== undefined && sharesOf(g, company, heir) >= certificate), 'sell.director', {
      company,
    })
  );
};

/** Whether a sale would hand the company to somebody else. */
export const changesDirector = (g: Game, seat: Seat, company: CompanyId, shares: number): boolean =>
  directorOf(g, company) === seat && successor(g, company, seat, sharesOf(g, company, seat) - shares) !== undefined;
