import { type CompanyId, directorOf, type Game, type Seat } from '@roundhouse/engine';

/** The companies a seat directs, floated or not. */
export const directed = (g: Game, seat: Seat): readonly CompanyId[] =>
  Object.keys(g.state.companies).filter(c => directorOf(g, c) === seat);
