import type { Money } from '../core/ids.ts';

/** The colours of track in the order in which they replace each other. */
export const COLOURS = ['white', 'yellow', 'green', 'brown', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];
/** Colours of tiles that stand outside that order. */
export type OddColour = 'blue' | 'red' | 'orange';

/** A stop on a hex or tile. */
export interface Node {
  readonly kind: 'city' | 'town' | 'offboard';
  /** One value, or one per colour of the phase: yellow, green, brown, grey. */
  readonly value: Money | readonly Money[];
  readonly slots: number;
  /** One of its places is for tokens of this kind alone. */
  readonly asks?: string;
  /** Only ever the end of a route. */
  readonly end: boolean;
  /** Nodes of a hex with the same name are one place. */
  readonly place?: string;
}

/** Where a piece of track ends: 0–5 a side, 6 and up a node. */
export type End = number;
export const NODE = 6;

/** What is printed on a hex or tile. */
export interface Layout {
  readonly nodes: readonly Node[];
  readonly paths: readonly (readonly [End, End])[];
  /** What running over a piece of track costs; nothing, if not said. */
  readonly tolls?: readonly Money[];
  /** Pieces of track past a stop that serve building alone: every train comes to the stop. */
  readonly sidings?: readonly number[];
}

const KINDS = { C: 'city', T: 'town', R: 'offboard' } as const;

/**
 * Reads the one-line notation: `0-3` is plain track, `C40x2{0,2}` a city worth 40 with two places and track to two
 * sides, `T10{1,4}` a town, `R10/20/40/60{0}` a place off the board by colour of the phase. `!` marks a stop that only
 * ends routes, `@left` stops of the hex that are one place. A ferry with its toll is `~10`: on a side as in
 * `C40{0,3~10}`, or between two stops as in `0~1~10`; `0~1` joins two stops without toll. `0=2` is a siding: track for
 * building, past which no train runs. `C20x2{0,2}+harbour`: the last of its places is for tokens of that kind.
 */
export const layout = (line: string): Layout => {
  const nodes: Node[] = [];
  const paths: [End, End][] = [];
  const tolls: Money[] = [];
  const sidings: number[] = [];
  const track = (a: End, b: End, toll: string | undefined) => {
    paths.push([a, b]);
    tolls.push(Number(toll ?? 0));
  };
  for (const word of line.split(' ').filter(Boolean)) {
    const plain = /^([0-5])([-=])([0-5])$/.exec(word);
    const joint = /^(\d)~(\d)(?:~(\d+))?$/.exec(word);
    const stop = /^([CTR])([\d/]+)(?:x(\d))?\{([0-5,~\d]*)\}(!?)(?:@(\w+))?(?:\+(\w+))?$/.exec(word);
    if (plain) {
      if (plain[2] === '=') sidings.push(paths.length);
      track(Number(plain[1]), Number(plain[3]), undefined);
    } else if (joint) track(NODE + Number(joint[1]), NODE + Number(joint[2]), joint[3]);
    else if (stop) {
      const [, letter, values = '', slots, sides = '', end, place, asks] = stop;
      const kind = KINDS[letter as keyof typeof KINDS];
      const value = values.split('/').map(Number);
      for (const entry of sides.split(',').filter(Boolean)) {
        const [side, toll] = entry.split('~');
        track(Number(side), NODE + nodes.length, toll);
      }
      nodes.push({
        kind,
        value: value.length === 1 ? (value[0] as Money) : value,
        slots: kind === 'city' ? Number(slots ?? 1) : 0,
        ...(asks ? { asks } : {}),
        end: kind === 'offboard' || end === '!',
        ...(place ? { place } : {}),
      });
    } else throw new Error(`No such track notation: ${word}`);
  }
  return {
    nodes,
    paths,
    ...(tolls.some(Boolean) ? { tolls } : {}),
    ...(sidings.length ? { sidings } : {}),
  };
};

/** A layout as it lies, with its track by side and by node. */
export interface Geometry extends Layout {
  readonly bySide: readonly (readonly number[])[];
  readonly byNode: readonly (readonly number[])[];
  /** Pieces of track with a direction, `path * 2 + way`: where each leads. */
  readonly far: readonly End[];
  /** The directed pieces that begin at each end. */
  readonly from: readonly (readonly number[])[];
  /** Bit s: track leads to side s. */
  readonly exits: number;
}

const turnings = new WeakMap<Layout, Geometry[]>();

/** The layout turned clockwise by so many sixths. */
export const turned = (l: Layout, turn: number): Geometry => {
  const known = turnings.get(l) ?? [0, 1, 2, 3, 4, 5].map(i => geometry(l, i));
  turnings.set(l, known);
  return known[turn] as Geometry;
};

const geometry = (l: Layout, turn: number): Geometry => {
  const spin = (e: End) => (e < NODE ? (e + turn) % 6 : e);
  const paths = l.paths.map(([a, b]) => [spin(a), spin(b)] as const);
  const at = (end: End) => paths.flatMap((p, i) => (p.includes(end) ? [i] : []));
  const near = paths.flat();
  return {
    nodes: l.nodes,
    paths,
    ...(l.tolls ? { tolls: l.tolls } : {}),
    ...(l.sidings ? { sidings: l.sidings } : {}),
    far: paths.flatMap(([a, b]) => [b, a]),
    from: Array.from({ length: NODE + l.nodes.length }, (_, end) => near.flatMap((e, i) => (e === end ? [i] : []))),
    bySide: [0, 1, 2, 3, 4, 5].map(at),
    byNode: l.nodes.map((_, n) => at(NODE + n)),
    exits: paths.flat().reduce((mask, e) => (e < NODE ? mask | (1 << e) : mask), 0),
  };
};

/** Bit s for each side the node has track to. */
export const exitsOf = (g: Geometry, node: number): number =>
  (g.byNode[node] ?? []).reduce((mask, i) => {
    const [a, b] = g.paths[i] as readonly [End, End];
    const side = a < NODE ? a : b;
    return side < NODE ? mask | (1 << side) : mask;
  }, 0);
