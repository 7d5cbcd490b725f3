import { type Action, type CompanyId, cashOf, type Game, mayRun, rightAfter } from '@roundhouse/engine';
import { couldEarn } from '../earn.ts';
import { type Effort, PLAYING, spend } from '../effort.ts';
import { roundsLeft } from '../horizon.ts';
import { lureOf } from '../lure.ts';
import { mapPrint } from '../mapPrint.ts';
import type { Mind } from '../mind.ts';
import { networkOf } from '../network.ts';
import { remembered } from '../remembered.ts';
import { cardAfter } from '../trains.ts';

/** How many lays are glanced at for each that is looked at closely. */
const GLANCES = 5;

interface Laid {
  readonly lay: Action;
  readonly after: Game;
  readonly glance: number;
}

/** The lay that helps most: revenue now, revenue with a train to come, and places that come nearer. */
export const track = (g: Game, company: CompanyId, lays: readonly Action[], mind: Mind): Action | undefined => {
  const before = promise(g, company, mind);
  const cash = cashOf(g, company);
  const cost = (after: Game): number => 0.4 * (cash - cashOf(after, company));
  let best: { readonly lay: Action; readonly gain: number } | undefined;
  for (const { lay, after } of promising(g, company, lays, cost, mind)) {
    const gain = promise(after, company, mind) - before - cost(after);
    if (gain > (best?.gain ?? 0)) best = { lay, gain };
  }
  return best?.lay;
};

/** The lay whose track leads to most, of a few that are only glanced at: for whoever plays on. */
export const glanced = (g: Game, company: CompanyId, lays: readonly Action[], mind: Mind): Action | undefined => {
  const cash = cashOf(g, company);
  let best: { readonly lay: Action; readonly glance: number } | undefined;
  for (const lay of lays) {
    const after = laid(g, lay, mind);
    if (!after) continue;
    const glance = prospect(after, company, mind.on) - 0.4 * (cash - cashOf(after, company));
    if (glance > (best?.glance ?? prospect(g, company, mind.on))) best = { lay, glance };
  }
  return best?.lay;
};

/** The lays worth a closer look: of all that are glanced at, those whose track leads to most. */
const promising = (
  g: Game,
  company: CompanyId,
  lays: readonly Action[],
  cost: (after: Game) => number,
  mind: Mind,
): readonly Laid[] => {
  const glances = mind.lays * GLANCES;
  const found = some(lays, glances, mind).flatMap(lay => {
    const after = laid(g, lay, mind);
    return after
      ? [{ lay, after, glance: lays.length > mind.lays ? prospect(after, company, mind.on) - cost(after) : 0 }]
      : [];
  });
  return found.length > mind.lays ? found.sort((a, b) => b.glance - a.glance).slice(0, mind.lays) : found;
};

/** The station that helps most, if it is worth its price. */
export const station = (g: Game, company: CompanyId, ways: readonly Action[], mind: Mind): Action | undefined =>
  track(g, company, ways, mind);

/** What the map promises a company: revenue counts for the rounds to come, hopes for less. */
export const promise = (g: Game, company: CompanyId, { on }: Mind): number => {
  const rounds = Math.min(6, roundsLeft(g));
  const now = g.state.companies[company]?.trains ?? [];
  const dream = dreamOf(g, company);
  const hope = dream ? couldEarn(g, company, [...now, dream], on) : 0;
  const revenue = now.length ? couldEarn(g, company, now, on) : 0.8 * hope;
  return rounds * (0.7 * revenue + 0.3 * hope) + prospect(g, company, on);
};

/** What track leads to: places reached, and places that come nearer. */
const prospect = (g: Game, company: CompanyId, { promises }: Effort): number => {
  const rounds = Math.min(6, roundsLeft(g));
  const name = `${mapPrint(g.state.map)} ${g.state.phase} ${company} ${rounds}`;
  return remembered(
    promises,
    name,
    () => 0.12 * rounds * networkOf(g, company) + Math.min(3, rounds) * lureOf(g, company),
  );
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
  return rightAfter(g, lay);
};

/** As many as are looked at, drawn without order. */
const some = (lays: readonly Action[], most: number, { roll }: Mind): readonly Action[] => {
  if (lays.length <= most) return lays;
  const rest = [...lays];
  return Array.from({ length: most }, () => rest.splice(roll(rest.length), 1)[0] as Action);
};
