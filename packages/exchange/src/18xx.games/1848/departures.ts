import { type Action, type Clause, cashOf, check, type Game, type Turn } from '@roundhouse/engine';
import { t1848 } from '@roundhouse/titles/1848/index';

/** What the rows of the peer-differences table mean, in one line each. */
export const rows: Readonly<Record<string, string>> = {
  'PD-2': 'a company bought a private from somebody who is not its director',
  'PD-5': 'Commonwealth Railways got their capital before their launch',
  'PD-6': 'a permanent train was removed without changing the phase',
  'PD-7': "a director's cash went negative instead of a loan from the bank",
  'PD-8': 'a debtor was made to sell shares again',
  'PD-14': 'compulsory loans paid for a train although a cheaper one could be paid',
  'PD-16': 'a route ran from one hex of Alice Springs to the other',
  'PD-32': 'the desert tile was laid free before the first 3/3+',
};

/** Clauses the site does not enforce, by their row of the peer-differences table. */
const TOLERATED: Readonly<Partial<Record<Clause, string>>> = {
  'private.owner': 'PD-2',
  'route.visit': 'PD-16',
  'track.power': 'PD-32',
  'trains.funds': 'PD-14',
};

const inDebt = (g: Game): boolean => g.state.seating.some(seat => cashOf(g, seat) < 0);

/** Effects that differ there, each seen by what it leaves on the table. */
const EFFECTS: Readonly<Record<string, (before: Game, a: Action, after: Game) => boolean>> = {
  'PD-5': (before, _, after) =>
    !!after.state.slices['earlyCapital'] &&
    !before.state.slices['earlyCapital'] &&
    !after.state.companies['COM']?.floated,
  'PD-6': (before, _, after) => !before.state.depot['5'] && !!after.state.depot['5'] && after.state.phase === '3',
  'PD-7': (before, _, after) => !inDebt(before) && inDebt(after),
  'PD-8': (before, a) => {
    const turn = before.state.agenda.find((f): f is Turn => f.at === 'turn');
    return a.at === 'crisis' && !!turn && !before.state.companies[turn.company]?.closed;
  },
};

/** Where this step departs from the book. */
export const departures = (before: Game, a: Action, after: Game): readonly string[] => {
  const rows = Object.keys(EFFECTS).filter(row => EFFECTS[row]?.(before, a, after));
  if (!t1848.steps[a.at]) return rows;
  const broken = check({ title: t1848, state: before.state }, a);
  return broken ? [...rows, TOLERATED[broken.clause] ?? `${broken.clause} (${t1848.cites[broken.clause]})`] : rows;
};
