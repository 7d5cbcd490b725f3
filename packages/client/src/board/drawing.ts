import { type Geometry, NODE } from '@roundhouse/engine';
import { between, type Curve, line, pathOf, sampled } from './curve.ts';
import { type Furniture, furnish } from './furniture.ts';
import type { Point } from './geometry.ts';
import { type Spot, spotsOf, stretch } from './stops.ts';

/** How a layout is drawn as it lies. */
export interface Drawing extends Furniture {
  readonly spots: readonly Spot[];
  /** One stroke for each piece of track. */
  readonly strokes: readonly Curve[];
  /** Pieces that meet, drawn together so that others pass over or under them. */
  readonly bundles: readonly (readonly number[])[];
}

const drawings = new WeakMap<Geometry, Drawing>();

/** The drawing of a layout, made once. */
export const drawingOf = (g: Geometry): Drawing => {
  const known = drawings.get(g);
  if (known) return known;
  const spots = spotsOf(g);
  const strokes = g.paths.map(([a, b]) => strokeOf(spots, a, b));
  const track = strokes.flatMap(s => sampled(s));
  const drawing = { spots, strokes, bundles: bundlesOf(g), ...furnish(g, spots, track) };
  drawings.set(g, drawing);
  return drawing;
};

const strokeOf = (spots: readonly Spot[], a: number, b: number): Curve => {
  const stop = (end: number) => spots[end - NODE] as Spot;
  if (a < NODE && b < NODE) return between(a, b);
  if (a < NODE) return stretch(a, stop(b));
  if (b < NODE) return stretch(b, stop(a));
  return line(stop(a), stop(b));
};

const bundlesOf = (g: Geometry): readonly (readonly number[])[] => {
  const bundles: number[][] = [];
  for (const [i, ends] of g.paths.entries()) {
    const meets = (bundle: readonly number[]) => bundle.some(j => g.paths[j]?.some(e => ends.includes(e)));
    const joined = bundles.filter(meets);
    for (const b of joined) bundles.splice(bundles.indexOf(b), 1);
    bundles.push([...joined.flat(), i]);
  }
  return bundles;
};

/** The SVG path of several strokes. */
export const strokesPath = (d: Drawing, which: readonly number[]): string =>
  which.map(i => pathOf(d.strokes[i] as Curve)).join('');

const SLOT = 26;

/** Radius of a place for a token. */
export const slotRadius = (slots: number): number => (slots > 3 ? 22 : SLOT);

/** The places of a city around its middle. */
export const slotSpots = (slots: number): readonly Point[] => {
  const r = slotRadius(slots);
  if (slots <= 1) return [{ x: 0, y: 0 }];
  if (slots === 2) return [-r, r].map(x => ({ x, y: 0 }));
  if (slots === 3)
    return [
      { x: -r, y: 0.58 * r },
      { x: r, y: 0.58 * r },
      { x: 0, y: -1.16 * r },
    ];
  const across = Math.ceil(slots / 2);
  return Array.from({ length: slots }, (_, i) => ({
    x: ((i % across) - (across - 1) / 2) * 2 * r,
    y: (Math.floor(i / across) - 0.5) * 2 * r,
  }));
};
