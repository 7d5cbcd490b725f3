import { type Action, type Decision, decide, type Game, type Seat } from '@roundhouse/engine';
import type { Reason, Thinker, Thought } from './bot.ts';
import { candidates } from './candidates.ts';
import { effort } from './effort.ts';
import { sumOf } from './estimate.ts';
import { habit, LOTS } from './habits/index.ts';
import type { Mind } from './mind.ts';
import { inOtherMoods } from './moods.ts';
import { isPestering } from './pestering.ts';
import { playOn } from './playOn.ts';
import { isIdleTrade } from './trade.ts';
import { type Weighed, weigh } from './weigh.ts';

/** How a level thinks. */
export interface Manner {
  /** Whether it weighs alternatives to this question, one move ahead. */
  weighs(d: Decision): boolean;
  /** Whether it plays rounds on from the best of them. */
  playsOn(d: Decision): boolean;
  /** Until so much work is done. */
  readonly work: number;
  readonly candidates: number;
  /** How many people of other moods are asked what they would do, and how many of their answers are tried. */
  readonly moods: number;
  readonly moody: number;
}

/** Another move must be better by so much than the one that stands. */
const MARGIN = 12;
/** Money that is borrowed must be worth so much more. */
const LAST_RESORT = 150;
/** So many rounds are played on where a title does not say. */
const FORESIGHT = 2;
/** After so many runs the weaker half is dropped. */
const HALVINGS = [4, 9, 17];
/** Fewer runs than this say nothing. */
const LEAST_RUNS = 3;
/** And lead by so many standard errors where rounds were played on. */
const LEAD = 1.5;
/** Whoever is behind by so many is given up. */
const HOPELESS = 2;

/** A thinker for this question. */
export const thinker = (g: Game, seat: Seat, mind: Omit<Mind, 'on'>, manner: Manner, seed: string): Thinker => {
  const on = effort();
  const job = think(g, seat, { ...mind, on }, manner, seed);
  let allowed = 0;
  let thought: Thought | undefined;
  let done = false;
  const go = (): void => {
    const { value, done: ended } = job.next();
    if (value) thought = { ...value, work: on.spent };
    done = !!ended;
  };
  return {
    step: work => {
      allowed += work;
      if (!thought) go();
      while (!done && on.spent < allowed) go();
      return thought as Thought;
    },
    isDone: () => done,
  };
};

function* think(g: Game, seat: Seat, mind: Mind, manner: Manner, seed: string): Generator<Thought, undefined> {
  const asked = decide(g) as Decision;
  const first = habit(g, mind, asked) as Action;
  const mine = weigh(g, seat, first, mind);
  yield thoughtOf(first, mine ? [mine] : []);
  const [weighs, playsOn] = [manner.weighs(asked), manner.playsOn(asked)];
  if (!mine || !(weighs || playsOn)) return undefined;
  const field: Weighed[] = [mine];
  for (const action of candidates(g, asked, mind)) {
    if (isSame(action, first) || isPestering(g, action) || isIdleTrade(g, action)) continue;
    const other = weigh(g, seat, action, mind);
    if (other)
      field.push(g.title.verbs[action.type]?.raises ? { ...other, utility: other.utility - LAST_RESORT } : other);
    if (mind.on.spent > manner.work * (playsOn ? 0.2 : 0.4)) break;
  }
  field.sort((a, b) => b.utility - a.utility);
  const [best] = field as [Weighed];
  const leader = weighs && best.utility > mine.utility + MARGIN ? best : mine;
  yield thoughtOf(leader.action, field);
  if (!playsOn) return undefined;
  const others = isAuction(asked) ? [] : inOtherMoods(g, asked, mind, manner.moods, seed).slice(0, manner.moody);
  const moody = others.flatMap(a => field.find(w => isSame(w.action, a)) ?? weigh(g, seat, a, mind) ?? []);
  const next = field.filter(w => w !== leader && !g.title.verbs[w.action.type]?.raises).slice(0, manner.candidates - 1);
  const few = [...new Set([leader, ...moody, ...next])];
  if (few.length > 1) yield* tryOut(seat, mind, manner, seed, few);
  return undefined;
}

/** Habits take lots by chance: another mood would only be another chance. */
const isAuction = (d: Decision): boolean => d.verbs.some(v => LOTS.includes(v));

interface Tried extends Weighed {
  readonly results: number[];
}

/** From each candidate, what stands being the first, some rounds played on with the same dice; the weak ones are dropped early. */
function* tryOut(seat: Seat, mind: Mind, manner: Manner, seed: string, few: readonly Weighed[]): Generator<Thought> {
  let tried: Tried[] = few.map(w => ({ ...w, results: [] }));
  const own = tried[0] as Tried;
  const rounds = own.after.title.prospects?.foresight ?? FORESIGHT;
  let thought = thoughtOf(own.action, tried);
  for (let run = 0; mind.on.spent < manner.work && tried.length > 1; run++) {
    for (const t of tried) {
      t.results.push(playOn(t.after, seat, `${seed} ${run}`, rounds, mind));
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
    thought = thoughtOf(
      best.action,
      [best, ...tried.filter(t => t !== best).sort((a, b) => meanOf(b) - meanOf(a))],
      spreadOf(best),
    );
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

const bestOf = (tried: readonly Tried[], own: Tried): Tried => {
  const best = tried.reduce((a, b) => (meanOf(b) > meanOf(a) ? b : a));
  const { mean, error, runs } = leadOver(best, own);
  return runs >= LEAST_RUNS && mean > MARGIN + LEAD * error ? best : own;
};

/** Whether more runs would hardly show that it is better, be it as good or not. */
const isHopeless = (t: Tried, own: Tried): boolean => {
  const { mean, error, runs } = leadOver(t, own);
  return runs >= LEAST_RUNS && mean + HOPELESS * error < MARGIN;
};

const spreadOf = (t: Tried): number => {
  const mean = meanOf(t);
  return Math.round(Math.sqrt(t.results.reduce((a, r) => a + (r - mean) ** 2, 0) / Math.max(1, t.results.length)));
};

const isSame = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

const thoughtOf = (action: Action, field: readonly Weighed[], spread = 0): Thought => {
  const chosen = field.find(w => w.action === action);
  const rest = field.filter(w => w !== chosen);
  return {
    action,
    expects: Object.fromEntries([...(chosen?.estimates ?? [])].map(([s, e]) => [s, Math.round(sumOf(e))])),
    spread,
    reasons: chosen && rest[0] ? reasonsFor(chosen, rest[0], action.by) : [],
    others: rest.slice(0, 4).map(w => ({ action: w.action, behind: Math.round((chosen?.utility ?? 0) - w.utility) })),
    work: 0,
  };
};

/** Item by item what the choice brings more or less than the next best. */
const reasonsFor = (chosen: Weighed, next: Weighed, seat: Seat): readonly Reason[] => {
  const sums = new Map<string, Reason>();
  const add = (w: Weighed, sign: number) => {
    for (const { what, of, amount } of w.estimates.get(seat) ?? []) {
      const key = `${what} ${of ?? ''}`;
      const before = sums.get(key)?.amount ?? 0;
      sums.set(key, { what, ...(of === undefined ? {} : { of }), amount: before + sign * amount });
    }
  };
  add(chosen, 1);
  add(next, -1);
  return [...sums.values()]
    .map(r => ({ ...r, amount: Math.round(r.amount) }))
    .filter(r => r.amount !== 0)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
    .slice(0, 5);
};
