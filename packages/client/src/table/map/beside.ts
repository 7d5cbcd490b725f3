import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A hex on the screen: its middle and how far it reaches, within a panel of this size. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

const GAP = 8;

/** Puts a box beside a hex, on the side with room, inside its panel. */
export const useBeside = ({ x, y, reach }: Anchor): RefObject<HTMLElement | null> => {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const panel = element?.parentElement;
    if (!element || !panel) return;
    const { offsetWidth: w, offsetHeight: h } = element;
    const { clientWidth: width, clientHeight: height } = panel;
    const far = reach + GAP;
    const inX = (n: number) => Math.max(GAP, Math.min(n, width - w - GAP));
    const inY = (n: number) => Math.max(GAP, Math.min(n, height - h - GAP));
    const spots = [
      { left: x + far, top: inY(y - h / 2), fits: x + far + w < width - GAP },
      { left: x - far - w, top: inY(y - h / 2), fits: x - far - w > GAP },
      { left: inX(x - w / 2), top: y + far, fits: y + far + h < height - GAP },
      { left: inX(x - w / 2), top: y - far - h, fits: y - far - h > GAP },
    ];
    const spot = spots.find(s => s.fits) ?? { left: inX(x + far), top: height - h - GAP };
    element.style.setProperty('--x', `${spot.left}px`);
    element.style.setProperty('--y', `${spot.top}px`);
  });
  return box;
};
