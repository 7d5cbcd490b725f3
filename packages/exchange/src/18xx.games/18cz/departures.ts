import { type Action, type Clause, check, type Game, type Title } from '@roundhouse/engine';

/** What the rows of the peer-differences table mean, in one line each. */
export const rows: Readonly<Record<string, string>> = {
  'PD-1': 'a company laid the first tile on Praha, or a tile without paying for it, beside another one',
  'PD-2': 'shares of one company were sold twice in a turn',
  'PD-3': 'a train changed hands before the first b-train',
  'PD-8': 'a company without a train it could run bought another one it could not run',
  'PD-13': 'a company ran for less than it could',
  'PD-31': 'a company laid its first tile elsewhere than on its home hex',
};

/** Clauses the site does not enforce, by their row of that table. */
const TOLERATED: Readonly<Partial<Record<Clause, string>>> = {
  'run.maximum': 'PD-13',
  'sell.one-block': 'PD-2',
  'track.allowance': 'PD-1',
  'track.home-first': 'PD-31',
  'trains.last-place': 'PD-8',
  'trains.limit': 'PD-8',
  'trains.trade': 'PD-3',
};

/** Where a step departs from the book. What the site asks and we do not is none: the answer can wait. */
export const departuresFrom =
  (title: Title) =>
  (before: Game, a: Action, _: Game): readonly string[] => {
    if (!title.steps[a.at] || a.type === 'pass') return [];
    const broken = check({ title, state: before.state }, a);
    if (!broken || broken.clause === 'game.over') return [];
    return [TOLERATED[broken.clause] ?? `${broken.clause} (${title.cites[broken.clause]})`];
  };
