import { type Action, type Decision, decide, type Game, type Seat } from '@roundhouse/engine';
import type { Reason, Thinker, Thought } from './bot.ts';
import { candidates } from './candidates.ts';
import { effort } from './effort.ts';
import { sumOf } from './estimate.ts';
import { habit } from './habits/index.ts';
import type { Mind } from './mind.ts';
import { isPestering } from './pestering.ts';
import { playOn } from './playOn.ts';
import { isIdleTrade } from './trade.ts';
import { type Weighed, weigh } from './weigh.ts';

/** How a level thinks. */
export interface Manner {
  /** Whether it weighs alternatives to this question, one move ahead. */
  weighs(d: Decision): boolean;
  /** Plays on from the best candidates until so much work is done. */
  readonly work: number;
  /** How many rounds it plays on. */
  readonly rounds: number;
  readonly candidates: number;
}

/** Another move must be better by so much than the habit's. */
const MARGIN = 12;
/** Money that is borrowed must be worth so much more. */
const LAST_RESORT = 150;
/** After so many runs the weaker half is dropped. */
const HALVINGS = [4, 9, 17];
/** Fewer runs than this say nothing. */
const LEAST_RUNS = 3;
/** The habit's move stands unless another leads by so many standard errors. */
const LEAD = 1.5;

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
  if (!mine || !manner.weighs(asked)) return undefined;
  const field: Weighed[] = [mine];
  for (const action of candidates(g, asked, mind)) {
    if (isSame(action, first) || isPestering(g, action) || isIdleTrade(g, action)) continue;
    const other = weigh(g, seat, action, mind);
    if (other)
      field.push(g.title.verbs[action.type]?.raises ? { ...other, utility: other.utility - LAST_RESORT } : other);
    if (mind.on.spent > manner.work * (manner.rounds ? 0.2 : 0.4)) break;
  }
  field.sort((a, b) => b.utility - a.utility);
  const leader = (field[0] as Weighed).utility > mine.utility + MARGIN ? (field[0] as Weighed) : mine;
  if (manner.rounds <= 0 || field.length < 2) {
    yield thoughtOf(leader.action, field);
    return undefined;
  }
  yield* playedOn(seat, mind, manner, seed, mine, field);
  return undefined;
}

interface Tried extends Weighed {
  readonly results: number[];
}

/** The best candidates, from each some rounds played on with the same dice; the weak ones are dropped early. */
function* playedOn(
  seat: Seat,
  mind: Mind,
  manner: Manner,
  seed: string,
  mine: Weighed,
  field: readonly Weighed[],
): Generator<Thought> {
  const few = [mine, ...field.filter(w => w !== mine)].slice(0, manner.candidates);
  let tried: Tried[] = few.map(w => ({ ...w, results: [] }));
  const own = tried[0] as Tried;
  for (let run = 0; mind.on.spent < manner.work && tried.length > 1; run++) {
    for (const t of tried) t.results.push(playOn(t.after, seat, `${seed} ${run}`, manner.rounds, mind));
    if (HALVINGS.includes(run + 1)) {
      const ranked = [...tried].sort((a, b) => meanOf(b) - meanOf(a));
      const kept = ranked.slice(0, Math.max(2, Math.ceil(ranked.length / 2)));
      tried = kept.includes(own) ? kept : [...kept.slice(0, -1), own];
      if (run + 1 === HALVINGS.at(-1)) break;
    }
    const best = bestOf(tried, own);
    yield thoughtOf(
      best.action,
      [best, ...tried.filter(t => t !== best).sort((a, b) => meanOf(b) - meanOf(a))],
      spreadOf(best),
    );
  }
}

const meanOf = (t: Tried): number => t.results.reduce((a, b) => a + b, 0) / Math.max(1, t.results.length);

const bestOf = (tried: readonly Tried[], own: Tried): Tried => {
  const best = tried.reduce((a, b) => (meanOf(b) > meanOf(a) ? b : a));
  const differences = best.results.map((r, i) => r - (own.results[i] ?? r));
  const mean = differences.reduce((a, b) => a + b, 0) / Math.max(1, differences.length);
  const variance = differences.reduce((a, d) => a + (d - mean) ** 2, 0) / Math.max(1, differences.length - 1);
  const error = Math.sqrt(variance / Math.max(1, differences.length));
  return differences.length >= LEAST_RUNS && mean > LEAD * error ? best : own;
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
