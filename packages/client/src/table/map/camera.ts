import {
  type PointerEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { INNER, MARGIN, type Point, R, type Sheet } from '../../board/geometry.ts';
import { leastAt } from '../../board/least.ts';

/** How the sheet lies under the glass: moved by x and y, enlarged by k. */
export interface Viewport extends Point {
  readonly k: number;
}

/** A click that moved further than this was a drag. */
const SLACK = 5;
/** Milliseconds after which letters follow a zoom. */
const SETTLES = 180;
/** Pixels across a hex that a thumb can hit. */
const HANDY = 48;
/** How much of a small pane the land fills at least when a question brings it nearer. */
const FULL = 0.78;

export interface Camera {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly sheet: RefObject<SVGGElement | null>;
  /** A sheet of glass over it, moved with it. */
  readonly glass: RefObject<SVGGElement | null>;
  /** Where a point of the sheet is on the screen, relative to the map's corner. */
  readonly view: Viewport;
  /** Whether the whole map is in view as it fits best. */
  readonly isWhole: boolean;
  /** The smallest letters that can be read on the sheet; nothing, before the pane is known. */
  readonly least: number | undefined;
  /** Changes with the pane. */
  readonly size: string;
  fit(): void;
  zoom(by: number, around?: Point): void;
  /** Brings a point of the sheet into view. */
  show(p: Point): void;
  /** On a small screen, brings these points as near as they allow. */
  frame(points: readonly Point[]): void;
  /** The same, but only if none of them can be seen. */
  find(points: readonly Point[]): void;
  readonly handlers: {
    onPointerDown(e: PointerEvent): void;
    onPointerMove(e: PointerEvent): void;
    onPointerUp(e: PointerEvent): void;
    onPointerCancel(e: PointerEvent): void;
    onDoubleClick(): void;
  };
}

const clamp = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));

/** A drag that does something else than moving the map. */
export interface Pull {
  /** Whether a drag that begins here is one. */
  begin(p: Point): boolean;
  move(p: Point): void;
}

/** Pan and zoom by pointers and wheel. The sheet is moved without drawing it again; readers of `view` follow after. */
export const useCamera = (
  box: Sheet['box'],
  onTap: (p: Point) => void,
  pull?: Pull,
  /** Whether the wheel does something else here than zooming. */
  onWheel?: (p: Point, by: 1 | -1) => boolean,
): Camera => {
  const svg = useRef<SVGSVGElement>(null);
  const sheet = useRef<SVGGElement>(null);
  const glass = useRef<SVGGElement>(null);
  /** Told when it changes: to ask while the map is drawn would have it laid out twice. */
  const pane = useRef({ width: 1, height: 1 });
  const now = useRef<Viewport>({ x: 0, y: 0, k: 1 });
  const isFitted = useRef(true);
  const pointers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  const isPulling = useRef(false);
  const [view, setView] = useState(now.current);
  const frame = useRef(0);
  const turns = useRef(onWheel);
  turns.current = onWheel;
  const [size, setSize] = useState('');
  const [least, setLeast] = useState<number>();
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);

  const put = useCallback((v: Viewport) => {
    now.current = v;
    for (const moved of [sheet, glass])
      moved.current?.setAttribute('transform', `translate(${v.x} ${v.y}) scale(${v.k})`);
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => setView(v));
    clearTimeout(settling.current);
    settling.current = setTimeout(() => setLeast(leastAt(v.k)), SETTLES);
  }, []);

  const fitted = useCallback((): Viewport => {
    const { width, height } = pane.current;
    const k = Math.min(width / (box.width + 2 * MARGIN), height / (box.height + 2 * MARGIN));
    return { k, x: width / 2 - (box.x + box.width / 2) * k, y: height / 2 - (box.y + box.height / 2) * k };
  }, [box]);

  const fit = useCallback(() => {
    isFitted.current = true;
    put(fitted());
  }, [fitted, put]);

  const zoom = useCallback(
    (by: number, around?: Point) => {
      const { width, height } = pane.current;
      const at = around ?? { x: width / 2, y: height / 2 };
      const { x, y, k } = now.current;
      const least = fitted().k;
      const next = clamp(k * by, least * 0.8, Math.max(2, least * 6));
      isFitted.current = false;
      put({ k: next, x: at.x - ((at.x - x) * next) / k, y: at.y - ((at.y - y) * next) / k });
    },
    [fitted, put],
  );

  /** The same view with as little void around the land as can be. */
  const inside = useCallback(
    ({ x, y, k }: Viewport): Viewport => {
      const { width, height } = pane.current;
      const along = (at: number, from: number, long: number, pane: number) => {
        const [first, last] = [-(from - MARGIN) * k, pane - (from + long + MARGIN) * k];
        return last > first ? (first + last) / 2 : clamp(at, last, first);
      };
      return { k, x: along(x, box.x, box.width, width), y: along(y, box.y, box.height, height) };
    },
    [box],
  );

  /** Whether the map as a whole is too small for a thumb: then no room is wasted on the void. */
  const isSmall = useCallback((): boolean => fitted().k * 2 * INNER < HANDY * 1.1, [fitted]);

  const show = useCallback(
    (p: Point) => {
      const { width, height } = pane.current;
      const { x, y, k } = now.current;
      if (k * 2 * INNER < HANDY * 0.9) {
        const near = (HANDY * 1.15) / (2 * INNER);
        isFitted.current = false;
        put(inside({ k: near, x: width / 2 - p.x * near, y: height / 2 - p.y * near }));
        return;
      }
      const room = Math.min(200 * k, width / 2, height / 2);
      const sx = p.x * k + x;
      const sy = p.y * k + y;
      const dx = sx < room ? room - sx : sx > width - room ? width - room - sx : 0;
      const dy = sy < room ? room - sy : sy > height - room ? height - room - sy : 0;
      const moved = { k, x: x + dx, y: y + dy };
      const shown = isSmall() && !isFitted.current ? inside(moved) : moved;
      if (shown.x !== x || shown.y !== y) put(shown);
    },
    [inside, isSmall, put],
  );

  const isSeen = useCallback((p: Point): boolean => {
    const { width, height } = pane.current;
    const { x, y, k } = now.current;
    return p.x * k + x > 0 && p.x * k + x < width && p.y * k + y > 0 && p.y * k + y < height;
  }, []);

  const bring = useCallback(
    (points: readonly Point[]) => {
      const { width, height } = pane.current;
      const whole = fitted();
      if (!points.length || width < 2) return;
      if (!isSmall()) {
        if (!isFitted.current && !points.some(isSeen)) fit();
        return;
      }
      const xs = points.map(p => p.x);
      const ys = points.map(p => p.y);
      const [left, right] = [Math.min(...xs) - R * 1.5, Math.max(...xs) + R * 1.5];
      const [top, bottom] = [Math.min(...ys) - R * 1.5, Math.max(...ys) + R * 1.5];
      const most = HANDY / (2 * INNER);
      const full = FULL * Math.max(width / box.width, height / box.height);
      const far = clamp(full, whole.k, most * 1.4);
      const k = clamp(Math.min(width / (right - left), height / (bottom - top)), far, Math.max(far, most * 1.3));
      isFitted.current = false;
      put(inside({ k, x: width / 2 - ((left + right) / 2) * k, y: height / 2 - ((top + bottom) / 2) * k }));
    },
    [box, fitted, fit, inside, isSeen, isSmall, put],
  );

  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return;
    let isMeasured = false;
    // It tells of the pane as soon as the page has been laid out: to ask for it here would have that done now.
    const resized = new ResizeObserver(() => {
      pane.current = { width: element.clientWidth || 1, height: element.clientHeight || 1 };
      if (isFitted.current || !isMeasured) put(fitted());
      else if (isSmall()) put(inside(now.current));
      setSize(`${element.clientWidth} ${element.clientHeight}`);
      // The land is drawn in slices: the question is read meanwhile.
      if (!isMeasured) startTransition(() => setLeast(leastAt(now.current.k)));
      isMeasured = true;
    });
    resized.observe(element);
    return () => resized.disconnect();
  }, [fitted, inside, isSmall, put]);

  const local = useCallback((e: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = svg.current?.getBoundingClientRect() ?? {};
    return { x: e.clientX - left, y: e.clientY - top };
  }, []);

  useEffect(() => {
    const element = svg.current;
    const wheel = (e: WheelEvent) => {
      e.preventDefault();
      const { x, y, k } = now.current;
      const here = local(e);
      if (!e.ctrlKey && turns.current?.({ x: (here.x - x) / k, y: (here.y - y) / k }, e.deltaY > 0 ? 1 : -1)) return;
      zoom(Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0016)), local(e));
    };
    // A tap has done its work: the click that follows would fall on whatever has come under the finger meanwhile.
    const lifted = (e: TouchEvent) => e.preventDefault();
    element?.addEventListener('wheel', wheel, { passive: false });
    element?.addEventListener('touchend', lifted, { passive: false });
    return () => {
      element?.removeEventListener('wheel', wheel);
      element?.removeEventListener('touchend', lifted);
    };
  }, [zoom, local]);

  const onSheet = (p: Point): Point => {
    const v = now.current;
    return { x: (p.x - v.x) / v.k, y: (p.y - v.y) / v.k };
  };

  const released = (e: PointerEvent) => {
    const wasOne = pointers.current.size === 1 && pointers.current.has(e.pointerId);
    pointers.current.delete(e.pointerId);
    if (!wasOne || travelled.current > SLACK || e.type === 'pointercancel') return;
    onTap(onSheet(local(e)));
  };

  return {
    svg,
    sheet,
    glass,
    view,
    size,
    least,
    isWhole: isFitted.current,
    fit,
    zoom,
    show,
    frame: bring,
    find: points => points.some(isSeen) || bring(points),
    handlers: {
      onPointerDown: e => {
        if (e.button) return;
        // The first finger of a new touch: whatever was left of one that ended elsewhere is gone.
        if (e.isPrimary) pointers.current.clear();
        if (!pointers.current.size) travelled.current = 0;
        isPulling.current = !pointers.current.size && !!pull?.begin(onSheet(local(e)));
        pointers.current.set(e.pointerId, local(e));
        e.currentTarget.setPointerCapture(e.pointerId);
      },
      onPointerMove: e => {
        const before = pointers.current.get(e.pointerId);
        if (!before) return;
        const here = local(e);
        const other = [...pointers.current].find(([id]) => id !== e.pointerId)?.[1];
        pointers.current.set(e.pointerId, here);
        if (other) {
          travelled.current = SLACK + 1;
          const spread = (p: Point) => Math.hypot(p.x - other.x, p.y - other.y);
          zoom(spread(here) / Math.max(1, spread(before)), { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 });
          return;
        }
        travelled.current += Math.hypot(here.x - before.x, here.y - before.y);
        if (travelled.current <= SLACK) return;
        if (isPulling.current) {
          pull?.move(onSheet(here));
          return;
        }
        isFitted.current = false;
        const { x, y, k } = now.current;
        put({ k, x: x + here.x - before.x, y: y + here.y - before.y });
      },
      onPointerUp: released,
      onPointerCancel: released,
      onDoubleClick: fit,
    },
  };
};
