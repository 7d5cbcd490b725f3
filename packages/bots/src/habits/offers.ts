import { type Action, apply, type Game, type Seat } from '@roundhouse/engine';
import { PLAYING, spend } from '../effort.ts';
import { standingOf } from '../estimate.ts';
import type { Mind } from '../mind.ts';
import { isStripped } from '../stripped.ts';

/** The answer after which the seat stands best; whatever is not the first needs a margin. */
export const weighed = (g: Game, seat: Seat, ways: readonly Action[], mind: Mind, margin = 0): Action | undefined => {
  let best: { readonly deed: Action; readonly worth: number } | undefined;
  for (const deed of ways) {
    spend(mind.on, PLAYING);
    const after = apply(g, deed);
    if (!after || isStripped(g, after)) continue;
    const worth = standingOf(after, seat, mind.weights, mind.on);
    if (!best || worth > best.worth + margin) best = { deed, worth };
  }
  return best?.deed;
};

/** Says no, unless yes is better by a margin. */
export const offers = (g: Game, seat: Seat, ways: readonly Action[], mind: Mind): Action | undefined => {
  const no = ways.find(a => (a as { yes?: boolean }).yes === false);
  const yes = ways.find(a => (a as { yes?: boolean }).yes === true);
  return no && yes ? weighed(g, seat, [no, yes], mind, 20) : ways[0];
};
