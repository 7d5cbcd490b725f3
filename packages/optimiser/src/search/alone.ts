import type { Network } from '../walk/contract.ts';
import { advance, routeOn, type Taker, walkOf } from '../walk/walk.ts';
import { drive, type Job } from './fuel.ts';
import { lower } from './lineup.ts';
import type { Search } from './search.ts';

/** Finds the best route of a class that no other train is in the way of. */
export function* runAlone(s: Search, c: number, net: Network): Job {
  const take: Taker = (w, d, revenue) => {
    const best = s.alone[c];
    const behind = best ? best.revenue - revenue || (w.pieces[d] as number) - best.pieces : -1;
    if (behind > 0) return;
    const route = routeOn(w, d, c, revenue);
    if (best && behind === 0 && lower(route.mask, best.mask) > 0) return;
    s.alone[c] = route;
  };
  const walk = walkOf(s.board, net);
  yield* drive(s.fuel, Number.POSITIVE_INFINITY, fuel => advance(walk, fuel, take));
  s.aloneMost[c] = s.alone[c]?.revenue ?? 0;
}
