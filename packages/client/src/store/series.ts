import { type Game, priceOf, roundOf, wealthOf } from '@roundhouse/engine';

/** The game at the beginning of a round, or at its end. */
export interface Sample {
  /** Number of the position. */
  readonly at: number;
  readonly game: Game;
}

/** One line of a chart: a value at each sample, none where there was none. */
export interface Line {
  readonly id: string;
  readonly values: readonly (number | undefined)[];
}

const keyOf = (g: Game): string => JSON.stringify(roundOf(g) ?? 'over');

/** The first position of every round, and the last of all. */
export const samplesOf = (games: readonly Game[]): readonly Sample[] =>
  games.flatMap((game, at) => {
    const before = games[at - 1];
    const isNew = !before || keyOf(before) !== keyOf(game);
    return isNew || at === games.length - 1 ? [{ at, game }] : [];
  });

/** What every seat was worth. */
export const worthLines = (samples: readonly Sample[]): readonly Line[] =>
  (samples[0]?.game.state.seating ?? []).map(seat => ({
    id: String(seat),
    values: samples.map(s => wealthOf(s.game, seat)),
  }));

/** The price of every company while it had a marker on the chart. */
export const priceLines = (samples: readonly Sample[]): readonly Line[] =>
  companyLines(samples, (g, c) => (g.state.companies[c]?.cell === undefined ? undefined : priceOf(g, c)));

/** What every company last earned. */
export const incomeLines = (samples: readonly Sample[]): readonly Line[] =>
  companyLines(samples, (g, c) => (g.state.companies[c]?.closed ? undefined : g.state.companies[c]?.revenue));

/** How many trains every company had. */
export const trainLines = (samples: readonly Sample[]): readonly Line[] =>
  companyLines(samples, (g, c) => (g.state.companies[c]?.floated ? g.state.companies[c]?.trains.length : undefined));

const companyLines = (
  samples: readonly Sample[],
  value: (g: Game, company: string) => number | undefined,
): readonly Line[] =>
  Object.keys(samples[0]?.game.state.companies ?? {})
    .map(id => ({ id, values: samples.map(s => value(s.game, id)) }))
    .filter(l => l.values.some(v => v !== undefined));
