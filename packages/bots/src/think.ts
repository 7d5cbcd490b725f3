import { type Action, type Decision, decide, type Game, type Seat } from '@roundhouse/engine';
import type { Thinker, Thought } from './bot.ts';
import { candidates } from './candidates.ts';
import { effort } from './effort.ts';
import { habit, LOTS } from './habits/index.ts';
import { LEAST_LEAD, type Manner } from './manner.ts';
import type { Mind } from './mind.ts';
import { inOtherMoods } from './moods.ts';
import { isPestering } from './pestering.ts';
import { habitual, type Lead, thoughtOf } from './thought.ts';
import { isIdleTrade } from './trade.ts';
import { tryOut } from './tryOut.ts';
import { type Weighed, weigh } from './weigh.ts';

/** Money that is borrowed must be worth so much more. */
const LAST_RESORT = 150;

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
  yield mine ? thoughtOf(mine, [mine], oneAhead(mine, seat)) : habitual(first);
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
  const leader = weighs && best.utility > mine.utility + LEAST_LEAD ? best : mine;
  // What only rounds played on can tell apart has nothing to be held against yet.
  const soFar = thoughtOf(leader, weighs ? field : [leader], oneAhead(leader, seat));
  yield soFar;
  if (!playsOn) return undefined;
  const others = isAuction(asked) ? [] : inOtherMoods(g, asked, mind, manner.moods, seed).slice(0, manner.moody);
  const moody = others.flatMap(a => field.find(w => isSame(w.action, a)) ?? weigh(g, seat, a, mind) ?? []);
  const next = field.filter(w => w !== leader && !g.title.verbs[w.action.type]?.raises).slice(0, manner.candidates - 1);
  const few = [...new Set([leader, ...moody, ...next])];
  if (few.length > 1) yield* tryOut(seat, mind, manner.work, seed, few, soFar);
  return undefined;
}

/** How it leads one move ahead. */
const oneAhead =
  (chosen: Weighed, seat: Seat) =>
  (other: Weighed): Lead => ({
    by: chosen.utility - other.utility,
    chosen: [chosen.estimates.get(seat) ?? []],
    other: [other.estimates.get(seat) ?? []],
  });

/** Habits take lots by chance: another mood would only be another chance. */
const isAuction = (d: Decision): boolean => d.verbs.some(v => LOTS.includes(v));

const isSame = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);
