import { type Fuel, type Job, spend } from './fuel.ts';
import { type Lineup, lineupOf, routeAt, type Trip } from './lineup.ts';
import { meets, type Pool } from './pool.ts';

const MOST_ROUNDS = 8;

/**
 * A good choice near a given one: every train in turn takes the best route that the others leave it, until no train
 * can do better. `slots` are the classes of the trains.
 */
export function* respond(pool: Pool, slots: readonly number[], start: Lineup, fuel: Fuel): Job<Lineup> {
  const left = [...start.routes];
  const now = slots.map((owner): Trip | undefined => {
    const i = left.findIndex(r => r.owner === owner);
    return i < 0 ? undefined : left.splice(i, 1)[0];
  });
  for (let round = 0, isStable = false; round < MOST_ROUNDS && !isStable; round++) {
    isStable = true;
    for (const [slot, owner] of slots.entries()) {
      yield* spend(fuel, 1 + Math.ceil(pool.size / 8));
      const best = bestFit(pool, owner, taken(pool.words, now, slot), now[slot]?.revenue ?? 0);
      if (best < 0) continue;
      now[slot] = routeAt(pool, best);
      isStable = false;
    }
  }
  return lineupOf(now.filter(r => r !== undefined));
}

/** The track of all slots but one. */
const taken = (words: number, now: readonly (Trip | undefined)[], except: number): Int32Array => {
  const masks = now.filter((_, slot) => slot !== except).map(r => r?.mask);
  return Int32Array.from({ length: words }, (_, k) => masks.reduce((set, m) => set | (m?.[k] ?? 0), 0));
};

/** The first of the best routes that earns more than this on track that is not taken, or -1. */
const bestFit = (pool: Pool, owner: number, track: Int32Array, than: number): number => {
  let best = -1;
  let most = than;
  for (let i = 0; i < pool.size; i++) {
    if ((pool.revenue[i] as number) <= most || pool.owner[i] !== owner || meets(pool, i, track, 0)) continue;
    best = i;
    most = pool.revenue[i] as number;
  }
  return best;
};
