import { type Event, type Game, type Money, type Seat, winners } from '@roundhouse/engine';
import { adviceIn, mostDoubtful } from './doubts.ts';
import { fleetIn, type TrainLife } from './fleet.ts';
import { directorsIn, type Holdings, holdingsIn, type NewDirector, type Payment, paymentsIn } from './holdings.ts';
import { expectedWorth, seatsOf } from './outcome.ts';
import { eventsIn, type Played, type RoundStart, roundStarts } from './played.ts';
import { type Ran, ranAt, runsIn } from './runs.ts';
import { type Doubt, doubtAt, judgeDoubt, type TurningPoint } from './turning.ts';

/** All that is said about a game as it was played; plain data. */
export interface Review {
  readonly seats: readonly Seat[];
  readonly over: boolean;
  /** Who has won, once it is over. */
  readonly won: readonly Seat[];
  readonly starts: readonly RoundStart[];
  /** The expected final worth by position and seat; nothing where it was not reckoned yet. */
  readonly curve: readonly (readonly Money[] | null)[];
  readonly fleet: readonly TrainLife[];
  readonly holdings: readonly Holdings[];
  readonly directors: readonly NewDirector[];
  readonly payments: readonly Payment[];
  readonly runs: readonly Ran[];
  /** Largest loss first. */
  readonly turns: readonly TurningPoint[];
}

/** Reviews a game in small steps; however they are spread, it comes to the same. */
export interface Reviewer {
  /** Does the next small piece of work. */
  step(): void;
  isDone(): boolean;
  /** The part that is done, from 0 to 1. */
  progress(): number;
  /** Whether the curve is known at the beginning of every round. */
  hasCurve(): boolean;
  soFar(): Review;
}

/** So many doubts are looked at again, and so many turning points kept. */
const DOUBTS = 40;
const TURNS = 20;
/** What is no further from a larger one of the same seat belongs to it. */
const APART = 4;

/** What a piece of each kind of work costs beside the others, roughly. */
const COST = { curve: 1, run: 1, doubt: 2, judge: 60 };

/** Reviews this game; of its doubtful moves, so many are looked at twice. */
export const reviewer = (played: Played, most = DOUBTS): Reviewer => {
  const { games, actions } = played;
  const last = games.at(-1) as Game;
  const seats = seatsOf(last);
  const starts = roundStarts(played);
  const curve: (readonly Money[] | null)[] = games.map(() => null);
  const rides = runsIn(played);
  const runs: Ran[] = [];
  const doubts: Doubt[] = [];
  const turns: TurningPoint[] = [];
  let events: readonly (readonly Event[])[] = [];
  let facts: Pick<Review, 'fleet' | 'holdings' | 'directors' | 'payments'> = {
    fleet: [],
    holdings: [],
    directors: [],
    payments: [],
  };
  let isDrawn = false;
  let done = 0;
  const all = COST.curve * games.length + COST.run * rides.length + COST.doubt * actions.length + COST.judge * most;

  function* work(): Generator<number> {
    for (const { at } of starts) {
      curve[at] = expectedWorth(games[at] as Game);
      yield COST.curve;
    }
    isDrawn = true;
    events = eventsIn(played);
    facts = {
      fleet: fleetIn(played, events),
      holdings: holdingsIn(played, starts, seats),
      directors: directorsIn(played),
      payments: paymentsIn(events),
    };
    for (const [at, g] of games.entries())
      if (!curve[at]) {
        curve[at] = expectedWorth(g);
        yield COST.curve;
      }
    for (const at of rides) {
      const ran = ranAt(played, at);
      if (ran) runs.push(ran);
      yield COST.run;
    }
    for (const at of actions.keys()) {
      const doubt = doubtAt(played, at);
      if (doubt && doubt.behind > 0) doubts.push(doubt);
      yield COST.doubt;
    }
    for (const doubt of mostDoubtful(doubts, starts, most)) {
      const turn = judgeDoubt(doubt);
      if (turn) turns.push(turn);
      yield COST.judge;
    }
  }

  const job = work();
  let isOver = false;
  return {
    step: () => {
      const { value, done: ended } = job.next();
      done += value ?? 0;
      isOver = !!ended;
    },
    isDone: () => isOver,
    progress: () => (isOver ? 1 : Math.min(0.999, done / all)),
    hasCurve: () => isDrawn,
    soFar: () => ({
      seats,
      over: !!last.state.over,
      won: last.state.over ? winners(last) : [],
      starts,
      curve: [...curve],
      ...facts,
      runs: [...runs],
      turns: largest(turns, starts),
    }),
  };
};

/** The largest losses; what one seat did just before or after a larger one is part of it, and advice is given once a round. */
const largest = (turns: readonly TurningPoint[], starts: readonly RoundStart[]): readonly TurningPoint[] => {
  const advice = ({ at, better }: TurningPoint): string => adviceIn(starts, at, better);
  const kept: TurningPoint[] = [];
  for (const t of [...turns].sort((a, b) => b.loss - a.loss || a.at - b.at)) {
    const isPart = kept.some(k => (k.seat === t.seat && Math.abs(k.at - t.at) < APART) || advice(k) === advice(t));
    if (!isPart) kept.push(t);
  }
  return kept.slice(0, TURNS);
};

/** The whole review at once, for those who can wait. */
export const reviewWhole = (played: Played, most = DOUBTS): Review => {
  const job = reviewer(played, most);
  while (!job.isDone()) job.step();
  return job.soFar();
};
