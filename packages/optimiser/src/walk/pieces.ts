import type { Segment, Stop } from '@roundhouse/engine/board';

/** One end of a piece: a stop, or a side of its hex with the pieces it goes on to. */
export interface PieceEnd {
  readonly stop?: number;
  readonly edge?: number;
  readonly next?: readonly number[];
  readonly gauge?: boolean;
}

/** A piece of track on one tile. */
export interface Piece {
  readonly hex: string;
  readonly ends: readonly PieceEnd[];
  readonly keys: readonly number[];
  readonly terminal?: boolean;
}

/** Every stretch of track from stop to stop, each once. */
export const segmentsOf = (track: readonly Piece[], stops: readonly Stop[]): readonly Segment[] => {
  const found = new Map<string, Segment>();
  const follow = (from: number, done: readonly number[], piece: number, side: number, gauges: number) => {
    const { ends } = track[piece] as Piece;
    const pieces = [...done, piece];
    const keys = pieces.flatMap(i => track[i]?.keys ?? []);
    if (done.includes(piece) || new Set(keys).size < keys.length) return;
    const far = ends[1 - side] as PieceEnd;
    const gauge = gauges + ends.filter(e => e.gauge).length;
    if (far.stop !== undefined) {
      const name = pieces.toSorted((a, b) => a - b).join(' ');
      const path = pathOf(track, stops, from, pieces, far.stop);
      if (far.stop !== from && !found.has(name))
        found.set(name, { a: from, b: far.stop, keys, gauge: gauge / 2, toll: 0, path });
    }
    for (const next of far.next ?? []) {
      const entry = (track[next] as Piece).ends.findIndex(e => e.next?.includes(piece));
      follow(from, pieces, next, entry, gauge);
    }
  };
  for (const [i, { ends }] of track.entries())
    for (const [side, end] of ends.entries()) if (end.stop !== undefined) follow(end.stop, [], i, side, 0);
  return [...found.values()];
};

const pathOf = (
  track: readonly Piece[],
  stops: readonly Stop[],
  from: number,
  pieces: readonly number[],
  to: number,
): readonly string[] => {
  const sides = pieces.slice(0, -1).map((i, at) => {
    const { hex, ends } = track[i] as Piece;
    return `${hex}/${ends.find(e => e.next?.includes(pieces[at + 1] as number))?.edge}`;
  });
  return [stops[from]?.id ?? '', ...sides, stops[to]?.id ?? ''];
};
