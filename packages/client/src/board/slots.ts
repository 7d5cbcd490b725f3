import { type Point, times } from './geometry.ts';

const SLOT = 26;

/** Radius of a place for a token. */
export const slotRadius = (slots: number): number => (slots > 3 ? 22 : SLOT);

/** The places of a city around its middle; a pair beside the middle of the hex stands across the way to it. */
export const slotSpots = (slots: number, at: Point = { x: 0, y: 0 }): readonly Point[] => {
  const r = slotRadius(slots);
  if (slots <= 1) return [{ x: 0, y: 0 }];
  if (slots === 2) {
    const far = Math.hypot(at.x, at.y);
    const across = far < 8 ? { x: 1, y: 0 } : { x: -at.y / far, y: at.x / far };
    const way = across.x < -0.01 || (across.x < 0.01 && across.y < 0) ? -r : r;
    return [times(across, -way), times(across, way)];
  }
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
