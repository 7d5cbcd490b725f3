import type { Action } from '../core/action.ts';
import { automataOf } from '../core/automaton.ts';
import type { CompanyId, Seat } from '../core/ids.ts';
import type { Game } from '../core/state.ts';
import { owe } from '../core/step.ts';
import { emit, type Table } from '../core/table.ts';
import { exchange } from '../verbs/handOver.ts';
import { directorOf, ordinaryOf, partOf, passCertificate, passDirector, sharesOf } from './certificate.ts';
import { handovers, type Sizes, sameSizes, waysToMake } from './exchange.ts';

/** The seats clockwise, beginning after this one. */
export const clockwiseFrom = (g: Game, seat: Seat): readonly Seat[] => {
  const at = g.state.seating.indexOf(seat);
  return [...g.state.seating.slice(at + 1), ...g.state.seating.slice(0, at)];
};

/** The seat to the left. */
export const leftOf = (g: Game, seat: Seat): Seat => clockwiseFrom(g, seat)[0] ?? seat;

/** Who has more shares than the director would have; the most, and of equals the first clockwise. */
export const successor = (g: Game, company: CompanyId, director: Seat, left: number): Seat | undefined => {
  const { seating } = g.state;
  const at = seating.indexOf(director);
  let best: Seat | undefined;
  let most = left;
  for (let i = 1; i <= seating.length; i++) {
    const seat = seating[(at + i) % seating.length] ?? 0;
    if (seat === director) continue;
    const shares = sharesOf(g, company, seat);
    if (shares > most) {
      best = seat;
      most = shares;
    }
  }
  return best;
};

/** Whether an automaton would lead the company then: it holds enough and the most, and of equals sits nearest. */
export const automatonLeads = (g: Game, company: CompanyId, director: Seat, left: number): boolean => {
  const heir = successor(g, company, director, left);
  const most = heir === undefined ? left : sharesOf(g, company, heir);
  const order = [director, ...clockwiseFrom(g, director)];
  const isNearer = (sits: Seat) => heir !== undefined && order.indexOf(sits) < order.indexOf(heir);
  return automataOf(g).some(({ holder, sits }) => {
    const shares = sits ? sharesOf(g, company, holder) : 0;
    if (!sits || shares < (partOf(g, company).certificates[0] ?? 0)) return false;
    return shares > most || (shares === most && isNearer(sits(g)));
  });
};

/** Who leads the company once the seat has sold so many shares, if that is somebody else then. */
export const heirOf = (g: Game, company: CompanyId, seat: Seat, shares: number): Seat | undefined =>
  directorOf(g, company) === seat ? successor(g, company, seat, sharesOf(g, company, seat) - shares) : undefined;

/** Certificates the seat may wish to sell, those a new director could hand over included. */
export const salesOf = (g: Game, company: CompanyId, seat: Seat, shares: number): readonly Sizes[] => {
  const own = ordinaryOf(g, company, seat);
  const heir = heirOf(g, company, seat, shares);
  if (heir === undefined) return waysToMake(own, shares);
  const ways = handovers(g, company, seat, heir).flatMap(way => waysToMake([...own, ...way], shares));
  return ways.filter((way, i) => ways.findIndex(w => sameSizes(w, way)) === i);
};

/** A sale by which a company changes hands. */
type Sale = Action & { readonly shares: number };

/** Changes the director if somebody now holds more. */
export const checkDirector = (t: Table, company: CompanyId): void => {
  const director = directorOf(t, company);
  if (director === undefined) return;
  const next = successor(t, company, director, sharesOf(t, company, director));
  if (next !== undefined) succeed(t, company, director, next);
};

/**
 * Another seat leads the company. If it could hand over different certificates it is asked which, and the sale waits;
 * says whether all is done.
 */
export const succeed = (t: Table, company: CompanyId, from: Seat, to: Seat, sale?: Sale): boolean => {
  const ways = handovers(t, company, from, to, sale?.shares);
  if (ways.length > 1) owe(t, exchange, { by: to, company, ...(sale ? { then: sale } : {}) });
  else changeDirector(t, company, from, to, ways[0] ?? []);
  return ways.length <= 1;
};

/** The director's certificate against certificates of as many shares. */
export const changeDirector = (t: Table, company: CompanyId, from: Seat, to: Seat, handed: Sizes): void => {
  for (const size of handed) passCertificate(t, company, to, from, size);
  passDirector(t, company, to);
  emit(t, { type: 'director', company, seat: to });
};
