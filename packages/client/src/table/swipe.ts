import { type TouchEvent, useRef } from 'react';

/** How far a thumb must travel sideways, and how straight. */
const FAR = 60;
const STRAIGHT = 2;

/** Tells of swipes to the left and right; what scrolls sideways by itself is left alone. */
export const useSwipe = (onSwipe: (step: 1 | -1) => void) => {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart: (e: TouchEvent) => {
      const touch = e.touches[0];
      const target = e.target as Element;
      const isTaken = e.touches.length !== 1 || target.closest('[role="application"], input, [data-sideways]');
      start.current = touch && !isTaken ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: (e: TouchEvent) => {
      const touch = e.changedTouches[0];
      if (!start.current || !touch) return;
      const [dx, dy] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(dx) > FAR && Math.abs(dx) > STRAIGHT * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
  };
};
