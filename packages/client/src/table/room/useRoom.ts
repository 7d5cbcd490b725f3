import type { Title } from '@roundhouse/engine';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { sheetOf } from '../../board/geometry.ts';
import { keepsBooks } from '../../store/books.ts';
import { shelfId } from '../../words/speak.ts';
import { type Room, roomFor, type Space, shapeOf } from './shape.ts';
import { roomKey, useRooms } from './sizes.ts';

const remOf = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Before anything is drawn, about what header and question will leave. */
const guessed = (): Space => ({ width: window.innerWidth, height: window.innerHeight - 7 * remOf(), rem: remOf() });

const EMPTY = {};

/** The division of the table for this title on this screen; what to measure, and the name its sizes are kept by. */
export const useRoom = (
  title: Title,
  /** Whether one part is shown at a time, so that there is nothing to divide and nothing to measure. */
  isNarrow: boolean,
): {
  readonly main: RefObject<HTMLElement | null>;
  readonly room: Room;
  /** How wide the map is for its height. */
  readonly shape: number;
  readonly space: Space;
  readonly key: string;
} => {
  const main = useRef<HTMLElement>(null);
  const [space, setSpace] = useState(guessed);
  useLayoutEffect(() => {
    const element = main.current;
    if (!element || isNarrow) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSpace(s => (s.width === width && s.height === height ? s : { width, height, rem: remOf() }));
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, [isNarrow]);
  const key = roomKey(shelfId(title), space.width);
  const own = useRooms(s => s.kept[key]) ?? EMPTY;
  const { box } = sheetOf(title.parts.map);
  return {
    main,
    room: roomFor(space, box, own, keepsBooks(title) ? 'chart' : 'plain'),
    shape: shapeOf(box),
    space,
    key,
  };
};
