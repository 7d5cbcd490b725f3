import type { CompanyId, Seat } from '../core/ids.ts';
import type { Game } from '../core/state.ts';
import { emit, type Table } from '../core/table.ts';
import { directorOf, partOf, passDirector, passShares, sharesOf } from './certificate.ts';

/** The seats clockwise, beginning after this one. */
export const clockwiseFrom = (g: Game, seat: Seat): readonly Seat[] => {
  const at = g.state.seating.indexOf(seat);
  return [...g.state.seating.slice(at + 1), ...g.state.seating.slice(0, at)];
};

/** Who has more shares than the director would have; the most, and of equals the first clockwise. */
export const successor = (g: Game, company: CompanyId, director: Seat, left: number): Seat | undefined => {
  let best: Seat | undefined;
  let most = left;
  for (const seat of clockwiseFrom(g, director)) {
    const shares = sharesOf(g, company, seat);
    if (shares > most) {
      best = seat;
      most = shares;
    }
  }
  return best;
};

/** Changes the director if somebody now holds more, certificate against single shares. */
export const checkDirector = (t: Table, company: CompanyId): void => {
  const director = directorOf(t, company);
  if (director === undefined) return;
  const next = successor(t, company, director, sharesOf(t, company, director));
  if (next !== undefined) changeDirector(t, company, director, next);
};

export const changeDirector = (t: Table, company: CompanyId, from: Seat, to: Seat): void => {
  passShares(t, company, to, from, partOf(t, company).certificates[0] as number);
  passDirector(t, company, to);
  emit(t, { type: 'director', company, seat: to });
};
