import {
  type Action,
  type Decision,
  decide,
  type Game,
  type Money,
  play,
  type Seat,
  topFrame,
} from '@roundhouse/engine';
import type { Reason } from '../bot.ts';
import { candidates } from '../candidates.ts';
import { dice } from '../dice.ts';
import { type Effort, effort, PLAYING, spend } from '../effort.ts';
import { type Estimate, type Item, utilityOf } from '../estimate.ts';
import { habit } from '../habits/index.ts';
import type { Mind } from '../mind.ts';
import { isPestering } from '../pestering.ts';
import { reasonsFor } from '../reasons.ts';
import { isStripped } from '../stripped.ts';
import { isIdleTrade } from '../trade.ts';
import { ahead } from './ahead.ts';
import { outcomeOf, WEIGHTS } from './outcome.ts';
import type { Played } from './played.ts';

/** A move that cost its seat much, and the better one that was found. */
export interface TurningPoint {
  /** Number of the position in which it was decided. */
  readonly at: number;
  readonly seat: Seat;
  readonly action: Action;
  readonly better: Action;
  /** How much worse the seat does with it, a part of what rivals gain included. */
  readonly loss: Money;
  /** The standard error of the loss over the runs that were played on. */
  readonly error: Money;
  /** What the better one brings more, largest first; last, what speaks against it. */
  readonly reasons: readonly Reason[];
}

/** A move that looks doubtful at first sight, and what may have been better. */
export interface Doubt {
  readonly at: number;
  readonly seat: Seat;
  readonly played: Way;
  readonly others: readonly Way[];
  /** How far behind the best of the others it seems to be. */
  readonly behind: Money;
}

interface Way {
  readonly action: Action;
  readonly after: Game;
  readonly utility: number;
}

/** Work for the first sight of one decision. */
const AT_FIRST = 1_500_000;
/** Alternatives that are looked at again. */
const ALTERNATIVES = 2;
/** Runs played on from each way, and how many rounds. */
const RUNS = 6;
const ROUNDS = 2;
/** Losses under this are none. */
const LEAST = 25;
/** So many standard errors must lie between. */
const LEAD = 1.5;

/** On the map habits look better than an estimate of every lay would. */
const isRoutine = (d: Decision): boolean => d.verbs.some(v => /^(run|lay|build|place)/.test(v));

/** The first sight of a decision: one move ahead; nothing, if there was no choice or nothing to doubt. */
export const doubtAt = ({ games, actions }: Played, at: number): Doubt | undefined => {
  const g = games[at];
  const action = actions[at];
  const asked = g && decide(g);
  if (!g || !action || asked?.by !== action.by || g.title.automatic?.(g)) return undefined;
  const on = effort();
  const mind: Mind = { roll: dice(`review ${at}`), on, weights: WEIGHTS, lays: 12, noise: 0, swaps: true };
  const played = wayOf(g, action, mind);
  const usual = habit(g, mind, asked);
  if (!played || !usual) return undefined;
  const others: Way[] = [];
  for (const other of [usual, ...(isRoutine(asked) ? [] : candidates(g, asked, mind))]) {
    if (on.spent > AT_FIRST) break;
    if (isSame(other, action) || others.some(w => isSame(w.action, other))) continue;
    if (isPestering(g, other) || isIdleTrade(g, other)) continue;
    const way = wayOf(g, other, mind);
    if (way && !isStripped(g, way.after)) others.push(way);
  }
  const [habitual] = others;
  if (!habitual) return undefined;
  const ranked = [...others].sort((a, b) => b.utility - a.utility);
  const best = ranked[0] as Way;
  const few = [...new Set([best, habitual, ...ranked])].slice(0, ALTERNATIVES);
  return { at, seat: action.by, played, others: few, behind: best.utility - played.utility };
};

/** One move ahead, an offer as if answered; nothing, if it would be refused or cannot be known. */
const wayOf = (g: Game, action: Action, mind: Mind): Way | undefined => {
  spend(mind.on, PLAYING);
  const outcome = play(g, action);
  if (outcome.violation) return undefined;
  const after = answered(outcome.game, action.by, mind);
  if (!after) return undefined;
  // Whoever passes a step of a turn changes nothing by it; what happens next by itself is not to its credit.
  const stands = action.type === 'pass' && topFrame(g)?.at === 'turn' ? g : after;
  return { action, after, utility: utilityOf(outcomeOf(stands, mind.on), action.by, WEIGHTS) };
};

const answered = (g: Game, seat: Seat, mind: Mind): Game | undefined => {
  const asked = decide(g);
  if (!asked || asked.by === seat || !asked.verbs.includes('answer')) return g;
  const answer = habit(g, mind, asked) as (Action & { readonly yes?: boolean }) | undefined;
  if (!answer?.yes) return undefined;
  const outcome = play(g, answer);
  return outcome.violation ? undefined : outcome.game;
};

const isSame = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The second look: two rounds played on from what was played and from what may have been better, with the same dice. */
export const judgeDoubt = ({ at, seat, played, others }: Doubt, on: Effort = effort()): TurningPoint | undefined => {
  const seeds = Array.from({ length: RUNS }, (_, run) => `review ${at} ${run}`);
  const tried = (way: Way): Tried => {
    const runs = seeds.map(seed => ahead(way.after, seed, ROUNDS, on));
    return { action: way.action, runs, results: runs.map(r => utilityOf(r, seat, WEIGHTS)) };
  };
  const own = tried(played);
  const best = others.map(tried).reduce((a, b) => (meanOf(b.results) > meanOf(a.results) ? b : a));
  const differences = best.results.map((r, i) => r - (own.results[i] ?? r));
  const loss = Math.round(meanOf(differences));
  const error = Math.round(errorOf(differences));
  if (loss < LEAST || loss < LEAD * error) return undefined;
  const ends = (t: Tried) => t.runs.map(run => run.get(seat) ?? []);
  const reasons = reasonsFor(loss, ends(best), ends(own), REASONS, stakes);
  return { at, seat, action: own.action, better: best.action, loss, error, reasons };
};

interface Tried {
  readonly action: Action;
  readonly runs: readonly ReadonlyMap<Seat, Estimate>[];
  readonly results: readonly number[];
}

const meanOf = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);

const errorOf = (list: readonly number[]): number => {
  const mean = meanOf(list);
  const variance = list.reduce((a, x) => a + (x - mean) ** 2, 0) / Math.max(1, list.length - 1);
  return Math.sqrt(variance / Math.max(1, list.length));
};

/** So many reasons for it are kept. */
const REASONS = 3;

/** Parts of what a seat has in a company, which are one. */
const STAKE: readonly string[] = ['shares', 'flow', 'growth', 'treasury'];

const stakes = ({ what, of }: Item): string => (STAKE.includes(what) && of !== undefined ? 'stake' : what);
