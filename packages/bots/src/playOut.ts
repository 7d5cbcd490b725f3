import { apply, decide, type Game, type Seat } from '@roundhouse/engine';
import { dice } from './dice.ts';
import { inPassing, PLAYING, spend, together } from './effort.ts';
import { type Estimate, estimates, sumOf, utilityOf } from './estimate.ts';
import { habit } from './habits/index.ts';
import type { Quick } from './manner.ts';
import type { Mind } from './mind.ts';
import { decided } from './oneAhead.ts';
import { roundPlayed } from './playOn.ts';

/** Rivals count for so much at the end: who goes by his lead alone spoils the game for all, who goes by what he has wins less. */
const ENVY = 0.6;
/** More moves than any game has. */
const MOST = 1500;
/** What comes later is played quickly: so many lays are looked at then, and none by companies that earn already. */
const LATER = { lays: 3, quiet: true };

/**
 * How well the seat does once the game is over; a move at a time. As many rounds as the
 * title says everybody plays as closely as such people do, then with habits alone: what is far off comes otherwise anyway.
 */
export function* playOut(
  from: Game,
  seat: Seat,
  seed: string,
  as: Quick,
  mind: Mind,
): Generator<undefined, { readonly utility: number; readonly estimate: Estimate }> {
  const roll = dice(seed);
  const everybody = { ...mind, roll, plans: false };
  let g = from;
  const how = from.title.prospects?.playedOut;
  let left = how?.rounds ?? 0;
  for (let moves = 0; moves < MOST; moves++) {
    const asked = decide(g);
    if (!asked) break;
    const on = left > 0 ? together(mind.on) : inPassing(mind.on);
    const action =
      g.title.automatic?.(g) ??
      (left > 0
        ? decided(g, asked, { ...everybody, on, lays: as.lays }, as)
        : habit(g, { ...everybody, on, ...LATER }, asked));
    const after = action && apply(g, action);
    if (!after) break;
    spend(mind.on, on.spent + PLAYING);
    if (roundPlayed(after) !== roundPlayed(g)) left--;
    g = after;
    yield undefined;
  }
  const all = estimates(g, mind.weights, mind.on);
  const own = all.get(seat) ?? [];
  const best = Math.max(0, ...[...all].filter(([s]) => s !== seat).map(([, e]) => sumOf(e)));
  const utility = how?.lead ? sumOf(own) - best : utilityOf(all, seat, { ...mind.weights, envy: ENVY });
  return { utility, estimate: own };
}
