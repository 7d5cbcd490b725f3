import type { Seat } from '@roundhouse/engine';
import type { Thought } from './bot.ts';
import type { Estimate } from './estimate.ts';
import { LEAST_LEAD } from './manner.ts';
import type { Mind } from './mind.ts';
import { playOn } from './playOn.ts';
import { type Lead, thoughtOf } from './thought.ts';
import type { Weighed } from './weigh.ts';

/** So many rounds are played on where a title does not say. */
const FORESIGHT = 2;
/** After so many runs the weaker half is dropped. */
const HALVINGS = [4, 9, 17];
/** Fewer runs than this say nothing. */
const LEAST_RUNS = 3;
/** Another move must lead by so many standard errors. */
const LEAD = 1.5;
/** Whoever is behind by so many is given up. */
const HOPELESS = 2;

interface Tried extends Weighed {
  readonly results: number[];
  /** What the seat was expected to end with after each run. */
  readonly ends: Estimate[];
}

/** From each candidate, what stands being the first, some rounds played on with the same dice; the weak ones are dropped early. */
export function* tryOut(
  seat: Seat,
  mind: Mind,
  work: number,
  seed: string,
  few: readonly Weighed[],
  soFar: Thought,
): Generator<Thought> {
  const all: readonly Tried[] = few.map(w => ({ ...w, results: [], ends: [] }));
  const own = all[0] as Tried;
  let tried = [...all];
  const rounds = own.after.title.prospects?.foresight ?? FORESIGHT;
  let thought = soFar;
  for (let run = 0; mind.on.spent < work && tried.length > 1; run++) {
    for (const t of tried) {
      const { utility, estimate } = playOn(t.after, seat, `${seed} ${run}`, rounds, mind);
      t.results.push(utility);
      t.ends.push(estimate);
      yield thought;
    }
    if (HALVINGS.includes(run + 1)) {
      const ranked = [...tried].sort((a, b) => meanOf(b) - meanOf(a));
      const kept = ranked.slice(0, Math.max(2, Math.ceil(ranked.length / 2)));
      tried = kept.includes(own) ? kept : [...kept.slice(0, -1), own];
      if (run + 1 === HALVINGS.at(-1)) break;
    }
    tried = tried.filter(t => t === own || !isHopeless(t, own));
    const best = bestOf(tried, own);
    thought = thoughtOf(best, all, leadOf(best), spreadOf(best));
    yield thought;
  }
}

const meanOf = (t: Tried): number => t.results.reduce((a, b) => a + b, 0) / Math.max(1, t.results.length);

/** How far one is ahead of another, run by run, and the standard error of it. */
const leadOver = (t: Tried, other: Tried): { readonly mean: number; readonly error: number; readonly runs: number } => {
  const runs = Math.min(t.results.length, other.results.length);
  const differences = t.results.slice(0, runs).map((r, i) => r - (other.results[i] ?? r));
  const mean = differences.reduce((a, b) => a + b, 0) / Math.max(1, runs);
  const variance = differences.reduce((a, d) => a + (d - mean) ** 2, 0) / Math.max(1, runs - 1);
  return { mean, error: Math.sqrt(variance / Math.max(1, runs)), runs };
};

/** The same as a reader may see it. */
const leadOf =
  (chosen: Tried) =>
  (other: Tried): Lead => {
    const { mean, runs } = leadOver(chosen, other);
    return { by: mean, chosen: chosen.ends.slice(0, runs), other: other.ends.slice(0, runs) };
  };

const bestOf = (tried: readonly Tried[], own: Tried): Tried => {
  const best = tried.reduce((a, b) => (meanOf(b) > meanOf(a) ? b : a));
  const { mean, error, runs } = leadOver(best, own);
  return runs >= LEAST_RUNS && mean > LEAST_LEAD + LEAD * error ? best : own;
};

/** Whether more runs would hardly show that it is better, be it as good or not. */
const isHopeless = (t: Tried, own: Tried): boolean => {
  const { mean, error, runs } = leadOver(t, own);
  return runs >= LEAST_RUNS && mean + HOPELESS * error < LEAST_LEAD;
};

const spreadOf = (t: Tried): number => {
  const mean = meanOf(t);
  return Math.round(Math.sqrt(t.results.reduce((a, r) => a + (r - mean) ** 2, 0) / Math.max(1, t.results.length)));
};
