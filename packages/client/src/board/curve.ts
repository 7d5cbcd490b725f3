import { at, cornerPoint, INNER, type Point, polar, R, sideAngle, sidePoint } from './geometry.ts';

/** A stroke of track from one end to the other. */
export type Curve =
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'bend'; readonly from: Point; readonly via: Point; readonly to: Point }
  | {
      readonly kind: 'arc';
      readonly centre: Point;
      readonly radius: number;
      readonly start: number;
      readonly sweep: number;
    };

export const line = (from: Point, to: Point): Curve => ({ kind: 'line', from, to });

/** The point a part of the way along. */
export const along = (c: Curve, t: number): Point => {
  switch (c.kind) {
    case 'line':
      return { x: c.from.x + (c.to.x - c.from.x) * t, y: c.from.y + (c.to.y - c.from.y) * t };
    case 'bend': {
      const [a, b, d] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      return { x: a * c.from.x + b * c.via.x + d * c.to.x, y: a * c.from.y + b * c.via.y + d * c.to.y };
    }
    case 'arc': {
      const p = polar(c.start + c.sweep * t, c.radius);
      return { x: c.centre.x + p.x, y: c.centre.y + p.y };
    }
  }
};

export const sampled = (c: Curve, steps = 8): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => along(c, i / steps));

/** The same stroke the other way. */
export const backwards = (c: Curve): Curve => {
  switch (c.kind) {
    case 'line':
      return line(c.to, c.from);
    case 'bend':
      return { ...c, from: c.to, to: c.from };
    case 'arc':
      return { ...c, start: c.start + c.sweep, sweep: -c.sweep };
  }
};

/** The SVG commands after the pen has been put down at its start. */
export const drawn = (c: Curve): string => {
  const end = at(along(c, 1));
  switch (c.kind) {
    case 'line':
      return `L${end}`;
    case 'bend':
      return `Q${at(c.via)} ${end}`;
    case 'arc':
      return `A${c.radius} ${c.radius} 0 0 ${c.sweep > 0 ? 1 : 0} ${end}`;
  }
};

/** A whole SVG path. */
export const pathOf = (c: Curve): string => `M${at(along(c, 0))}${drawn(c)}`;

/** Plain track between two sides: straight, or the arc that meets both at right angles. */
export const between = (a: number, b: number): Curve => {
  const apart = (b - a + 6) % 6;
  if (apart === 3) return line(sidePoint(a), sidePoint(b));
  if (apart > 3) return backwards(between(b, a));
  // Neighbouring sides turn about their common corner, the others about a point beyond the side between.
  const sharp = apart === 1;
  const centre = sharp ? cornerPoint(a) : polar(sideAngle(a + 1), 2 * INNER);
  const radius = sharp ? R / 2 : 1.5 * R;
  const angle = (p: Point) => (Math.atan2(p.y - centre.y, p.x - centre.x) * 180) / Math.PI;
  const start = angle(sidePoint(a));
  const turn = ((angle(sidePoint(b)) - start + 540) % 360) - 180;
  return { kind: 'arc', centre, radius, start, sweep: turn };
};
