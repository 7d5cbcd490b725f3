import { type Geometry, NODE } from '@roundhouse/engine';
import { between, type Curve, line, pathOf, sampled } from './curve.ts';
import { type Furniture, furnish } from './furniture.ts';
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
