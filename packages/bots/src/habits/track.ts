import { type Action, type CompanyId, cashOf, type Game, mayRun, play } from '@roundhouse/engine';
import { couldEarn } from '../earn.ts';
import { PLAYING, spend } from '../effort.ts';
import { roundsLeft } from '../horizon.ts';
import { lureOf } from '../lure.ts';
import type { Mind } from '../mind.ts';
import { cardAfter } from '../trains.ts';

/** The lay that helps most: revenue now, revenue with a train to come, and places that come nearer. */
export const track = (g: Game, company: CompanyId, lays: readonly Action[], mind: Mind): Action | undefined => {
  const before = promise(g, company, mind);
  const cash = cashOf(g, company);
  let best: { readonly lay: Action; readonly gain: number } | undefined;
  for (const lay of some(lays, mind)) {
    const after = laid(g, lay, mind);
    if (!after) continue;
    const gain = promise(after, company, mind) - before - 0.4 * (cash - cashOf(after, company));
    if (gain > (best?.gain ?? 0)) best = { lay, gain };
  }
  return best?.lay;
};

/** The station that helps most, if it is worth its price. */
export const station = (g: Game, company: CompanyId, ways: readonly Action[], mind: Mind): Action | undefined =>
  track(g, company, ways, mind);

/** What the map promises a company: revenue counts for the rounds to come, hopes for less. */
const promise = (g: Game, company: CompanyId, { on }: Mind): number => {
  const rounds = Math.min(6, roundsLeft(g));
  const now = g.state.companies[company]?.trains ?? [];
  const dream = dreamOf(g, company);
  const hope = dream ? couldEarn(g, company, [...now, dream], on) : 0;
  const revenue = now.length ? couldEarn(g, company, now, on) : 0.8 * hope;
  return rounds * (0.7 * revenue + 0.3 * hope) + Math.min(3, rounds) * lureOf(g, company);
};

/** A train it may have in a few rounds. */
const dreamOf = (g: Game, company: CompanyId): string | undefined => {
  const card = cardAfter(g, 2);
  const sides = card?.sides.filter(s => mayRun(g, company, s.id)) ?? [];
  return sides.at(-1)?.id;
};

/** The map right after the deed, whatever happens next by itself. */
const laid = (g: Game, lay: Action, mind: Mind): Game | undefined => {
  spend(mind.on, PLAYING);
  const outcome = play(g, lay);
  return outcome.violation ? undefined : outcome.game;
};

/** As many as are looked at, drawn without order. */
const some = (lays: readonly Action[], { roll, lays: most }: Mind): readonly Action[] => {
  if (lays.length <= most) return lays;
  const rest = [...lays];
  return Array.from({ length: most }, () => rest.splice(roll(rest.length), 1)[0] as Action);
};
