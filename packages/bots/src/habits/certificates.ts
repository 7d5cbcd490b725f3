import { type Action, apply, type CompanyId, directorOf, type Game, type Seat, sharesOf } from '@roundhouse/engine';
import { PLAYING, spend } from '../effort.ts';
import { roundsLeft } from '../horizon.ts';
import { lureOf } from '../lure.ts';
import { type Mind, mistaken } from '../mind.ts';
import { outlookOf } from '../outlook.ts';
import { flowHopedFor } from '../peers.ts';

/** What one leads oneself gets better than what others lead. */
const OWN = 3;
/** How much near places count before anybody earns. */
const LURE = 2;

/** A certificate for nothing: the one that brings most until the end. */
export const certificates = (g: Game, seat: Seat, ways: readonly Action[], mind: Mind): Action | undefined => {
  const rounds = roundsLeft(g);
  let best: { readonly deed: Action; readonly worth: number } | undefined;
  for (const deed of ways) {
    const { company } = deed as Action & { readonly company: CompanyId };
    spend(mind.on, PLAYING);
    const after = apply(g, deed);
    if (!after) continue;
    const taken = sharesOf(after, company, seat) - sharesOf(g, company, seat);
    const brings =
      outlookOf(after, company, rounds, mind.on).flow +
      flowHopedFor(after, company, rounds) +
      LURE * rounds * lureOf(after, company);
    const worth = mistaken(taken * brings * (directorOf(after, company) === seat ? OWN : 1), mind);
    if (worth > (best?.worth ?? -1)) best = { deed, worth };
  }
  return best?.deed;
};
