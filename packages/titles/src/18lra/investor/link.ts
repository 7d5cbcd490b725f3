import {
  type CompanyId,
  fitting,
  type Game,
  type HexId,
  type Lay,
  lieBar,
  memo,
  opposite,
  partOf,
  phaseOf,
  reachedBy,
  reachFrom,
  withState,
} from '@roundhouse/engine';
import { alignedHarbour } from './investor.ts';
import { type Ways, waysOn, withTile } from './ways.ts';

const SIDES = [0, 1, 2, 3, 4, 5];
const NEVER = Number.POSITIVE_INFINITY;
/** More tile actions than the first estimate is short of, and more positions than any search has needed. */
const SHORT_OF = 3;
const MOST_POSITIONS = 3000;

const homeOf = (g: Game, company: CompanyId): HexId => partOf(g, company).homes[0]?.hex ?? '';

/** Whether an available route joins the home of the company to its harbour; full cities block it: LRA-9.2.2-c. */
export const isLinked = (g: Game, company: CompanyId): boolean =>
  !!reachFrom(g, company, [homeOf(g, company)]).stops[g.title.parts.map.index[alignedHarbour(g)] ?? -1];

/** How many tile actions each way into a hex is from the home, and each way out of one to the harbour. */
interface Field {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** Distances of few tile actions, nearest first. */
const spread = (
  size: number,
  starts: readonly (readonly [at: number, far: number])[],
  onward: (at: number) => Iterable<readonly [number, number]>,
) => {
  const far = Array<number>(size).fill(NEVER);
  const buckets: number[][] = [];
  const reach = (at: number, distance: number) => {
    if (distance >= (far[at] ?? NEVER)) return;
    far[at] = distance;
    buckets[distance] ??= [];
    buckets[distance]?.push(at);
  };
  for (const [at, distance] of starts) reach(at, distance);
  for (let distance = 0; distance < buckets.length; distance++)
    for (const at of buckets[distance] ?? [])
      if (far[at] === distance) for (const [next, cost] of onward(at)) reach(next, distance + cost);
  return far;
};

/** The estimate: never more tile actions than are needed, however they are laid. */
const fieldOf = memo(
  g => g.state.map,
  (g, key): Field => {
    const [company = ''] = key.split(' ');
    const { ids, near, index } = g.title.parts.map;
    const ways = ids.map(hex => waysOn(g, company, hex));
    const home = index[homeOf(g, company)] ?? -1;
    const harbour = index[alignedHarbour(g)] ?? -1;
    /** Beyond a side: the neighbour by the side it is entered through. */
    const beyond = (hex: number, side: number): number => {
      const next = near[hex * 6 + side] ?? -1;
      return next < 0 ? -1 : next * 6 + opposite(side);
    };
    const starts = SIDES.flatMap(side => {
      const [at, cost] = [beyond(home, side), ways[home]?.out[side] ?? NEVER];
      return at >= 0 && cost < NEVER ? [[at, cost] as const] : [];
    });
    const goals = SIDES.flatMap(side => {
      const cost = ways[harbour]?.stop[side] ?? NEVER;
      return cost < NEVER ? [[harbour * 6 + side, cost] as const] : [];
    });
    const from = spread(near.length, starts, function* (at) {
      const [hex, a] = [Math.floor(at / 6), at % 6];
      for (const b of SIDES) {
        const [next, cost] = [beyond(hex, b), ways[hex]?.through[a * 6 + b] ?? NEVER];
        if (next >= 0 && cost < NEVER) yield [next, cost];
      }
    });
    const to = spread(near.length, goals, function* (at) {
      const before = beyond(Math.floor(at / 6), at % 6);
      if (before < 0) return;
      const [hex, b] = [Math.floor(before / 6), before % 6];
      for (const a of SIDES) {
        const cost = ways[hex]?.through[a * 6 + b] ?? NEVER;
        if (cost < NEVER) yield [hex * 6 + a, cost];
      }
    });
    return { from, to };
  },
);

/** The estimate for a way over this hex, if these were its ways. */
const over = (g: Game, { from, to }: Field, company: CompanyId, hex: HexId, ways: Ways): number => {
  const { index, near } = g.title.parts.map;
  const at = index[hex] ?? -1;
  const isHome = hex === homeOf(g, company);
  const isHarbour = hex === alignedHarbour(g);
  let least = NEVER;
  for (const b of SIDES) {
    if (isHarbour) least = Math.min(least, (from[at * 6 + b] ?? NEVER) + (ways.stop[b] ?? NEVER));
    const next = near[at * 6 + b] ?? -1;
    const rest = next < 0 ? NEVER : (to[next * 6 + opposite(b)] ?? NEVER);
    if (rest === NEVER) continue;
    if (isHome) least = Math.min(least, (ways.out[b] ?? NEVER) + rest);
    for (const a of SIDES)
      least = Math.min(least, (from[at * 6 + a] ?? NEVER) + (ways.through[a * 6 + b] ?? NEVER) + rest);
  }
  return least;
};

const fieldFor = (g: Game, company: CompanyId): Field => fieldOf(g, `${company} ${g.state.phase}`);

const estimate = (g: Game, company: CompanyId): number => {
  const home = homeOf(g, company);
  return over(g, fieldFor(g, company), company, home, waysOn(g, company, home));
};

/** Tiles the company could lay now that leave no more than so many actions by the estimate. */
function* useful(g: Game, company: CompanyId, left: number): Generator<Game> {
  const field = fieldFor(g, company);
  for (const hex of reachedBy(g, company))
    for (const lay of fitting(g, company, hex)) {
      if (lieBar(g, company, hex, lay.tile, lay.turn)) continue;
      const after = withTile(g, hex, lay);
      if (over(g, field, company, hex, waysOn(after, company, hex)) <= left) yield after;
    }
}

/** Whether so many tile actions of the company suffice. */
const suffices = (g: Game, company: CompanyId, actions: number, spent: { positions: number }): boolean => {
  if (isLinked(g, company)) return true;
  if (actions <= 0 || estimate(g, company) > actions || ++spent.positions > MOST_POSITIONS) return false;
  for (const after of useful(g, company, actions - 1)) if (suffices(after, company, actions - 1, spent)) return true;
  return false;
};

/** The fewest tile actions with the colours of the phase; nothing, if none will do. */
const fewest = (g: Game, company: CompanyId): number | undefined => {
  const least = estimate(g, company);
  const spent = { positions: 0 };
  for (let actions = least; actions <= least + SHORT_OF && actions < NEVER; actions++)
    if (suffices(g, company, actions, spent)) return actions;
  return undefined;
};

/** The same table once all colours have come. */
const inBrown = (g: Game): Game => withState(g, { ...g.state, phase: g.title.parts.phases.at(-1)?.id ?? '' });

/** How the number is counted: with the colours of the phase or, if no link is possible with them, with all: LRA-9.2.2-c. */
interface Needed {
  readonly actions: number;
  readonly all: boolean;
}

/** Tile actions still needed to join its home to its harbour; nothing, if nothing will do: LRA-9.2.2-b. */
export const needed: (g: Game, company: CompanyId) => Needed | undefined = (g, company) =>
  counted(g, [company, g.state.phase, g.state.companies[company]?.operated ? 'later' : 'first'].join(' '));

const counted = memo(
  g => g.state.map,
  (g, key): Needed | undefined => {
    const [company = ''] = key.split(' ');
    const now = fewest(g, company);
    if (now !== undefined) return { actions: now, all: false };
    const later = phaseOf(g).colour === 'brown' ? undefined : fewest(inBrown(g), company);
    return later === undefined ? undefined : { actions: later, all: true };
  },
);

/** Whether the tile lowers that number. */
export const lowers = (g: Game, company: CompanyId, hex: HexId, lay: Lay): boolean =>
  lowering(g, [company, g.state.phase, hex, lay.tile, lay.turn].join(' '));

const lowering = memo(
  g => g.state.map,
  (g, key): boolean => {
    const [company = '', , hex = '', tile = '', turn] = key.split(' ');
    const before = needed(g, company);
    if (!before) return false;
    const after = withTile(before.all ? inBrown(g) : g, hex, { tile, turn: Number(turn) as Lay['turn'] });
    return suffices(after, company, before.actions - 1, { positions: 0 });
  },
);
