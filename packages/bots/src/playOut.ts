import { apply, decide, type Game, type Seat } from '@roundhouse/engine';
import { dice } from './dice.ts';
import { effort, PLAYING, spend } from './effort.ts';
import { type Estimate, estimates, sumOf } from './estimate.ts';
import type { Quick } from './manner.ts';
import type { Mind } from './mind.ts';
import { decided } from './oneAhead.ts';

/** More moves than any game has. */
const MOST = 1500;

/** How far the seat is ahead of the best of its rivals once the game is over, everybody playing as closely as such people do; a move at a time. */
export function* playOut(
  from: Game,
  seat: Seat,
  seed: string,
  as: Quick,
  mind: Mind,
): Generator<undefined, { readonly utility: number; readonly estimate: Estimate }> {
  const roll = dice(seed);
  let g = from;
  for (let moves = 0; moves < MOST; moves++) {
    const asked = decide(g);
    if (!asked) break;
    const on = { ...effort(), found: mind.on.found };
    const action = g.title.automatic?.(g) ?? decided(g, asked, { ...mind, on, roll, lays: as.lays, plans: false }, as);
    const after = action && apply(g, action);
    if (!after) break;
    spend(mind.on, on.spent + PLAYING);
    g = after;
    yield undefined;
  }
  const all = estimates(g, mind.weights, mind.on);
  const own = all.get(seat) ?? [];
  const rivals = [...all].filter(([s]) => s !== seat).map(([, e]) => sumOf(e));
  return { utility: sumOf(own) - Math.max(0, ...rivals), estimate: own };
}
