import { type Action, type Decision, decide, type Game, type Seat } from '@roundhouse/engine';
import type { Thinker, Thought } from './bot.ts';
import { effort } from './effort.ts';
import { habit, LOTS } from './habits/index.ts';
import type { Manner } from './manner.ts';
import type { Mind } from './mind.ts';
import { inOtherMoods } from './moods.ts';
import { clearBest, isSame, weighedField } from './oneAhead.ts';
import { habitual, type Lead, thoughtOf } from './thought.ts';
import { toTheEnd } from './toTheEnd.ts';
import { tryOut } from './tryOut.ts';
import { type Weighed, weigh } from './weigh.ts';

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

function* think(
  g: Game,
  seat: Seat,
  mind: Mind,
  manner: Manner,
  seed: string,
): Generator<Thought | undefined, undefined> {
  const asked = decide(g) as Decision;
  const first = habit(g, mind, asked) as Action;
  const mine = weigh(g, seat, first, mind);
  yield mine ? thoughtOf(mine, [mine], leadOneAhead(mine, seat)) : habitual(first);
  const [weighs, playsOn] = [manner.weighs(asked), manner.playsOn(asked, g.title)];
  if (!mine || !(weighs || playsOn)) return undefined;
  const field = weighedField(g, mine, asked, mind, manner.work * (playsOn ? 0.2 : 0.4));
  const leader = weighs ? clearBest(field[0], mine) : mine;
  // What only rounds played on can tell apart has nothing to be held against yet.
  const soFar = thoughtOf(leader, weighs ? field : [leader], leadOneAhead(leader, seat));
  yield soFar;
  if (!playsOn) return undefined;
  const others = isAuction(asked) ? [] : inOtherMoods(g, asked, mind, manner.moods, seed).slice(0, manner.moody);
  const moody = others.flatMap(a => field.find(w => isSame(w.action, a)) ?? weigh(g, seat, a, mind) ?? []);
  const next = field.filter(w => w !== leader && !g.title.verbs[w.action.type]?.raises).slice(0, manner.candidates - 1);
  const few = [...new Set([leader, ...moody, ...next])];
  if (few.length < 2) return undefined;
  yield* manner.out && g.title.prospects?.playedOut
    ? toTheEnd(seat, mind, manner.out, seed, few)
    : tryOut(seat, mind, manner.work, seed, few, soFar);
  return undefined;
}

/** How it leads one move ahead. */
const leadOneAhead =
  (chosen: Weighed, seat: Seat) =>
  (other: Weighed): Lead => ({
    by: chosen.utility - other.utility,
    chosen: [chosen.estimates.get(seat) ?? []],
    other: [other.estimates.get(seat) ?? []],
  });

/** Habits take lots by chance: another mood would only be another chance. */
const isAuction = (d: Decision): boolean => d.verbs.some(v => LOTS.includes(v));
