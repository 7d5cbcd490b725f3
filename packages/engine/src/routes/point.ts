import type { HexId } from '../core/ids.ts';

/** A point of a route as records and the map know it: a stop of a hex, `G7.0`, or the side between two, `G6:G7`. */
export type RoutePoint = { readonly hex: HexId; readonly node: number } | { readonly hex: HexId; readonly next: HexId };

/** The point that a text names, or nothing if it names none. */
export const readPoint = (text: string): RoutePoint | undefined => {
  const [, hex = '', mark, rest = ''] = /^(\w+)([.:])(\w+)$/.exec(text) ?? [];
  if (mark === ':') return { hex, next: rest };
  const node = Number(rest);
  // A stop has one name only: a second spelling would pass for other track.
  return mark === '.' && String(node) === rest ? { hex, node } : undefined;
};

export const writePoint = (p: RoutePoint): string => ('node' in p ? `${p.hex}.${p.node}` : `${p.hex}:${p.next}`);

/** The stops on a path, in order. */
export const stopsAlong = (path: readonly string[]): readonly { readonly hex: HexId; readonly node: number }[] =>
  path.flatMap(text => {
    const p = readPoint(text);
    return p && 'node' in p ? [p] : [];
  });
