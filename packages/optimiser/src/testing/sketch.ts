import type { RouteProblem, Segment, Stop, TrainSpec } from '@roundhouse/engine/board';

/** What is special about a stop in a sketch; by default an open city worth 10, alone in its hex. */
type StopSketch = Partial<Omit<Stop, 'id' | 'visit'>> & { readonly place?: string };

/** What is special about a line; by default it has a key of its own and is two points long. */
type LineSketch = Partial<Omit<Segment, 'a' | 'b' | 'path'>> & { readonly points?: number };

/** A small problem for tests: stops by name, lines as `A B`, or `A B C` for one after the other. */
export const sketch = (
  stops: Readonly<Record<string, StopSketch>>,
  lines: readonly (string | readonly [string, LineSketch])[],
  trains: readonly TrainSpec[],
  rules: Partial<Pick<RouteProblem, 'bonuses' | 'needs' | 'leastHexes'>> = {},
): RouteProblem => {
  const names = Object.keys(stops);
  const places = names.map(n => stops[n]?.place ?? n);
  const segments = lines.flatMap(line => {
    const [text, special] = typeof line === 'string' ? [line, {}] : line;
    const along = text.split(' ').map(n => names.indexOf(n));
    return along.slice(1).map((b, i) => ({ a: along[i] ?? -1, b, special }));
  });
  return {
    stops: names.map(id => {
      const { place, ...rest } = stops[id] ?? {};
      const plain = { kind: 'city', value: 10, own: false, open: true, end: false, tags: [] } as const;
      return { id, hex: id, visit: places.indexOf(place ?? id), ...plain, ...rest };
    }),
    segments: segments.map(({ a, b, special: { points = 2, ...rest } }, i) => {
      const path = Array.from({ length: points }, (_, k) => `${names[a]}-${names[b]}.${k}`);
      return { a, b, keys: [i], gauge: 0, toll: 0, path, ...rest };
    }),
    trains,
    bonuses: [],
    ...rules,
  };
};

/** A train that counts cities and off-boards up to `n`; towns are free. */
export const train = (n: number, special: Partial<TrainSpec> = {}): TrainSpec => ({
  name: String(n),
  limits: [{ city: 1, offboard: 1, most: n }],
  pays: 'all',
  ...special,
});

/** A train without any limit. */
export const DIESEL: TrainSpec = { name: 'D', limits: [], pays: 'all' };
