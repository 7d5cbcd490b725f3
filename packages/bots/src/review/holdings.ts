import { type CompanyId, directorOf, type Event, type Game, type Money, type Seat, sharesOf } from '@roundhouse/engine';
import type { Played, RoundStart } from './played.ts';

/** Who held how many shares of a company, at the beginning of each round. */
export interface Holdings {
  readonly company: CompanyId;
  /** By round as `roundStarts` lists them, by seat. */
  readonly shares: readonly (readonly number[])[];
  readonly directors: readonly (Seat | undefined)[];
}

/** Companies nobody ever held shares of are left out. */
export const holdingsIn = (
  { games }: Played,
  starts: readonly RoundStart[],
  seats: readonly Seat[],
): readonly Holdings[] => {
  const shown = starts.map(s => games[s.at] as Game);
  return Object.keys(games[0]?.state.companies ?? {})
    .map(company => ({
      company,
      shares: shown.map(g => seats.map(seat => sharesOf(g, company, seat))),
      directors: shown.map(g => directorOf(g, company)),
    }))
    .filter(h => h.shares.some(row => row.some(n => n > 0)));
};

/** A company came into other hands. */
export interface NewDirector {
  /** Number of the position in which the deed was decided. */
  readonly at: number;
  readonly company: CompanyId;
  readonly from?: Seat;
  readonly to?: Seat;
}

export const directorsIn = ({ games }: Played): readonly NewDirector[] =>
  games.slice(1).flatMap((after, at) => {
    const before = games[at] as Game;
    if (before.state.companies === after.state.companies) return [];
    return Object.keys(after.state.companies).flatMap(company => {
      const [from, to] = [directorOf(before, company), directorOf(after, company)];
      if (from === to) return [];
      return [{ at, company, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }];
    });
  });

/** What a company paid for one share, or kept. */
export interface Payment {
  readonly at: number;
  readonly company: CompanyId;
  readonly revenue: Money;
  /** 0, if it was kept. */
  readonly perShare: Money;
}

export const paymentsIn = (events: readonly (readonly Event[])[]): readonly Payment[] =>
  events.flatMap((list, at) =>
    list.flatMap(e => {
      if (e.type === 'paid') return [{ at, company: e.company, revenue: e.revenue, perShare: e.perShare }];
      return e.type === 'withheld' && e.revenue > 0
        ? [{ at, company: e.company, revenue: e.revenue, perShare: 0 }]
        : [];
    }),
  );
