import { type Geometry, NODE, turned } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { along } from './curve.ts';
import { drawingOf } from './drawing.ts';
import { distance, INNER, type Point, plus, SIDES, sideAngle, sidePoint } from './geometry.ts';
import { slotRadius, slotSpots } from './slots.ts';

const isInside = (p: Point, margin: number): boolean =>
  SIDES.every(s => {
    const a = (sideAngle(s) * Math.PI) / 180;
    return p.x * Math.cos(a) + p.y * Math.sin(a) <= INNER - margin + 0.01;
  });

/** The angle between the first steps of a stroke and the way straight in from a side. */
const slant = (c: Parameters<typeof along>[0], atEnd: boolean, side: number): number => {
  const [a, b] = atEnd ? [along(c, 1), along(c, 0.99)] : [along(c, 0), along(c, 0.01)];
  const way = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return Math.abs(((way - sideAngle(side) + 540 + 180) % 360) - 180);
};

const layouts = (id: string): readonly (readonly [name: string, layout: Geometry])[] => {
  const { tiles, map } = shelf[id]?.parts ?? { tiles: {}, map: { hexes: {} } };
  return [
    ...Object.values(tiles).flatMap(t => SIDES.map(turn => [`tile ${t.id}/${turn}`, turned(t.layout, turn)] as const)),
    ...Object.values(map.hexes).map(h => [`hex ${h.id}`, turned(h.layout, 0)] as const),
  ];
};

describe.each(Object.keys(shelf))('the tiles of %s', id => {
  test('track meets every side in its middle and at a right angle', () => {
    for (const [name, layout] of layouts(id)) {
      const { strokes } = drawingOf(layout);
      for (const [i, [a, b]] of layout.paths.entries()) {
        const stroke = strokes[i] as (typeof strokes)[number];
        const [first, second] = a < NODE ? [a, b] : [b, a];
        if (first >= NODE) continue;
        expect(distance(along(stroke, 0), sidePoint(first)), `${name} side ${first}`).toBeLessThan(0.2);
        expect(slant(stroke, false, first), `${name} side ${first}`).toBeLessThan(4);
        if (second >= NODE) continue;
        expect(distance(along(stroke, 1), sidePoint(second)), `${name} side ${second}`).toBeLessThan(0.2);
        expect(slant(stroke, true, second), `${name} side ${second}`).toBeLessThan(4);
      }
    }
  });

  test('stops lie on the hex and do not cover each other', () => {
    for (const [name, layout] of layouts(id)) {
      const { spots } = drawingOf(layout);
      const disks = layout.nodes.flatMap((node, n) => {
        const r = node.kind === 'city' ? slotRadius(node.slots) : 10;
        return slotSpots(node.slots, spots[n]).map(p => ({ n, r, ...plus(p, spots[n] as Point) }));
      });
      for (const d of disks) {
        expect(isInside(d, d.r * 0.8), `${name} stop ${d.n} at ${d.x},${d.y}`).toBe(true);
        for (const e of disks.filter(o => o.n > d.n))
          expect(distance(d, e), `${name} stops ${d.n} and ${e.n}`).toBeGreaterThan(d.r + e.r - 2);
      }
    }
  });

  test('figures have room of their own', () => {
    for (const [name, layout] of layouts(id)) {
      const { values, spots } = drawingOf(layout);
      for (const { node, at } of values) {
        if (typeof layout.nodes[node]?.value !== 'number' || !layout.nodes[node]?.value) continue;
        expect(isInside(at, 10), `${name} figure at ${at.x},${at.y}`).toBe(true);
        for (const [n, stop] of layout.nodes.entries())
          if (stop.kind === 'city' && stop.slots < 2)
            expect(distance(at, spots[n] as Point), `${name} figure over stop ${n}`).toBeGreaterThan(34);
      }
    }
  });
});
