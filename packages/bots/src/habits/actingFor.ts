import { type Action, apply, directorOf, type Game, type Seat, sharesOf, units } from '@roundhouse/engine';
import { PLAYING, spend } from '../effort.ts';
import { standingOf } from '../estimate.ts';
import { type Mind, mistaken } from '../mind.ts';
import { promise } from './track.ts';

/** Who looks at no more lays than this goes by the map alone. */
const FEW = 3;
/** How far off one is about the map, of how far off one is about shares. */
const MAPS = 0.2;

/** Acts for the company after whose next deed the seat stands best; who looks at little goes by what the map promises then. */
export const actingFor = (
  g: Game,
  seat: Seat,
  ways: readonly Action[],
  mind: Mind,
  habit: (g: Game, mind: Mind) => Action | undefined,
): Action | undefined => {
  let best: { readonly way: Action; readonly worth: number } | undefined;
  for (const way of ways) {
    spend(mind.on, 2 * PLAYING);
    const chosen = apply(g, way);
    const deed = chosen && habit(chosen, mind);
    const after = (deed && apply(chosen, deed)) ?? chosen;
    if (!after) continue;
    const worth = mind.lays > FEW ? standingOf(after, seat, mind.weights, mind.on) : promised(after, seat, mind);
    if (!best || worth > best.worth) best = { way, worth };
  }
  return best?.way;
};

/** What the map promises the seat of the companies it leads. */
const promised = (g: Game, seat: Seat, mind: Mind): number => {
  const led = Object.keys(g.state.companies).filter(c => directorOf(g, c) === seat);
  const sum = led.reduce((sum, c) => sum + (sharesOf(g, c, seat) / units(g, c)) * promise(g, c, mind), 0);
  return mistaken(sum, { ...mind, noise: MAPS * mind.noise });
};
