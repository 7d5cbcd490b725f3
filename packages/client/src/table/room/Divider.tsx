import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { say } from '../../words/index.ts';
import css from './room.module.css';
import type { Sizes } from './shape.ts';
import { keepSize } from './sizes.ts';

interface DividerProps {
  readonly what: keyof Sizes;
  /** Which way the line runs. */
  readonly line: 'upright' | 'level';
  /** The room whose size it is, the size now and the whole, in pixels. */
  readonly room: string;
  readonly size: number;
  readonly whole: number;
  /** Whether the part grows when the line is moved left or up. */
  readonly isReversed?: boolean;
}

const STEP = 24;

/** A line between two parts that can be dragged, or moved with arrow keys; a double click forgets it. */
export const Divider = ({ what, line, room, size, whole, isReversed = false }: DividerProps): ReactNode => {
  const from = useRef<{ readonly at: number; readonly size: number }>(undefined);
  const along = (e: PointerEvent) => (line === 'upright' ? e.clientX : e.clientY);
  const keep = (pixels: number) => keepSize(room, what, Math.max(0, pixels) / whole);
  const onKeyDown = (e: KeyboardEvent) => {
    const [less, more] = line === 'upright' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const by = e.key === less ? -STEP : e.key === more ? STEP : 0;
    if (!by) return;
    e.preventDefault();
    e.stopPropagation();
    keep(size + (isReversed ? -by : by));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved.
    <div
      className={css['divider']}
      role="separator"
      tabIndex={0}
      aria-orientation={line === 'upright' ? 'vertical' : 'horizontal'}
      aria-label={say('table.divider')}
      aria-valuenow={Math.round((size / whole) * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      data-line={line}
      data-divider={what}
      title={say('table.divider')}
      onPointerDown={e => {
        from.current = { at: along(e), size };
        e.currentTarget.setPointerCapture(e.pointerId);
      }}
      onPointerMove={e => {
        if (!from.current) return;
        const by = along(e) - from.current.at;
        if (Math.abs(by) > 2) keep(from.current.size + (isReversed ? -by : by));
      }}
      onPointerUp={() => {
        from.current = undefined;
      }}
      onDoubleClick={() => keepSize(room, what, undefined)}
      onKeyDown={onKeyDown}
    />
  );
};
