import type { Seat } from '@roundhouse/engine';
import type { Thought } from './bot.ts';
import type { Estimate } from './estimate.ts';
import type { Outplay } from './manner.ts';
import type { Mind } from './mind.ts';
import { clearBest } from './oneAhead.ts';
import { playOut } from './playOut.ts';
import { type Lead, thoughtOf } from './thought.ts';
import type { Weighed } from './weigh.ts';

interface Ended extends Weighed {
  /** What the seat ends with. */
  readonly estimate: Estimate;
}

/** From each candidate, what stands being the first, the game played out once; as many of them as the work allows. */
export function* toTheEnd(
  seat: Seat,
  mind: Mind,
  { as, work }: Outplay,
  seed: string,
  few: readonly Weighed[],
): Generator<Thought | undefined> {
  const ended: Ended[] = [];
  for (const w of few) {
    if (ended.length && mind.on.spent > work) break;
    ended.push({ ...w, ...(yield* playOut(w.after, seat, seed, as, mind)) });
    const [own, ...others] = ended as [Ended, ...Ended[]];
    const best = clearBest(
      others.reduce((a, b) => (b.utility > a.utility ? b : a), own),
      own,
    );
    yield thoughtOf(best, ended, leadOf(best));
  }
}

const leadOf =
  (chosen: Ended) =>
  (other: Ended): Lead => ({
    by: chosen.utility - other.utility,
    chosen: [chosen.estimate],
    other: [other.estimate],
  });
