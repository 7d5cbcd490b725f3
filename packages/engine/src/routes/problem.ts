import type { Money } from '../core/ids.ts';

/** All a company could run: places, track between them, its trains and what they can earn. Plain data, fit for a worker. */
export interface RouteProblem {
  readonly stops: readonly Stop[];
  readonly segments: readonly Segment[];
  readonly trains: readonly TrainSpec[];
  readonly bonuses: readonly Bonus[];
  /** A route with a stop tagged `if` must also have one tagged `then`. */
  readonly needs?: readonly { readonly if: string; readonly then: string }[];
  /** On how many hexes a route must stop; one, if not said. */
  readonly leastHexes?: number;
}

/** A place that counts or pays. */
export interface Stop {
  /** The place in records and on the map: `G7.0`. */
  readonly id: string;
  readonly hex: string;
  readonly kind: 'city' | 'town' | 'offboard';
  readonly value: Money;
  /** Stops with the same number are one place: it counts and pays once, and is visited at most once in a row. */
  readonly visit: number;
  /** Holds a token of the company. */
  readonly own: boolean;
  /** May be passed through; two banks of one place are passable if either is. */
  readonly open: boolean;
  /** Is only ever the first or last stop of a route. */
  readonly end: boolean;
  /** What bonuses and train rules look for; a tag counts once per hex. */
  readonly tags: readonly string[];
}

/** A stretch of track between two stops, nothing on the way. */
export interface Segment {
  readonly a: number;
  readonly b: number;
  /** No key is used twice, by one route or by two of the same turn. */
  readonly keys: readonly number[];
  /** Gauge changes on the way. */
  readonly gauge: number;
  /** Taken off the revenue, once. */
  readonly toll: Money;
  /** The track from `a` to `b` as points on the map, both stops included. */
  readonly path: readonly string[];
}

/** A weighted count of a route's stops and gauge changes that may not exceed `most`. Missing weights are 0. */
export interface Limit {
  readonly city?: number;
  readonly town?: number;
  readonly offboard?: number;
  /** Weight of a town that is the first or last stop, instead of `town`. */
  readonly endTown?: number;
  readonly gauge?: number;
  /** Gauge changes that are not counted. */
  readonly freeGauge?: number;
  readonly most: number;
}

/** What one end of a route must be. */
export interface EndNeed {
  readonly tag?: string;
  readonly own?: true;
}

/** A train as the search sees it. Every field but `limits` and `pays` is for trains with a rule of their own. */
export interface TrainSpec {
  readonly name: string;
  readonly limits: readonly Limit[];
  /** Every stop pays; or the two ends alone; or at most so many, leaving out towns only, or any. At least two must pay. */
  readonly pays: 'all' | 'ends' | { readonly most: number; readonly drop: 'towns' | 'any'; readonly towns?: number };
  /** Towns neither pay nor count, and no route ends in one. */
  readonly ignoresTowns?: true;
  readonly ends?: { readonly one: EndNeed; readonly other?: EndNeed };
  /** Stops with this tag may end a route but not be passed. */
  readonly notThrough?: string;
  /** Stops tagged `what` pay double if one end has the first tag and the other end the second. */
  readonly doubles?: { readonly ends: readonly [string, string]; readonly what: string };
  /** The one stop that serves as its token, instead of the company's own. */
  readonly root?: number;
  /** Stops that are own and open for this train besides the company's. */
  readonly also?: readonly number[];
  /** The bonuses it can earn; all, if not said. */
  readonly bonuses?: readonly string[];
  /** May run over track that other trains use. */
  readonly sharesTrack?: true;
}

/** Money for what a route contains. Each kind says by itself the most it can be worth. */
export type Bonus =
  /** `pays[n]` for n stops with the tag; the last entry holds for more. */
  | { readonly id: string; readonly kind: 'count'; readonly tag: string; readonly pays: readonly Money[] }
  /** `pays[n]` for n stops of each of two tags. */
  | {
      readonly id: string;
      readonly kind: 'both';
      readonly tags: readonly [string, string];
      readonly pays: readonly Money[];
    }
  /** `pays` for every stop tagged `of`, if there is one tagged `if`. */
  | { readonly id: string; readonly kind: 'each'; readonly if: string; readonly of: string; readonly pays: Money };

/** One train's run: the segments in order. */
export interface Run {
  readonly train: number;
  readonly segments: readonly number[];
}

/** One line of a bill: a stop, a toll or a bonus, and what it brings. */
export interface Item {
  readonly what: string;
  readonly kind: 'stop' | 'toll' | 'bonus';
  readonly amount: Money;
}
