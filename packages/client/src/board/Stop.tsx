import { COLOURS, type Colour, type Node } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import css from './board.module.css';
import type { Point } from './geometry.ts';
import { useLeast } from './least.ts';
import { slotRadius, slotSpots } from './slots.ts';

/** The empty places of a city, or the dot of a town. */
export const Stop = ({ node, at }: { readonly node: Node; readonly at: Point }): ReactNode => {
  if (node.kind === 'offboard') return null;
  if (node.kind === 'town') return <circle className={css['town']} cx={at.x} cy={at.y} r={10.5} />;
  const r = slotRadius(node.slots);
  const places = slotSpots(node.slots, at);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      {places.length > 1 && <path className={css['pill']} d={hull(places, r + 4)} />}
      {places.map(p => (
        <circle key={`${p.x} ${p.y}`} className={css['city']} cx={p.x} cy={p.y} r={r} />
      ))}
      {node.asks && <Anchor at={places.at(-1) as Point} r={r} />}
    </g>
  );
};

const ANCHOR =
  'M0 -.5V.62M-.34 -.2H.34M-.58 .16C-.5 .5 -.24 .62 0 .62C.24 .62 .5 .5 .58 .16M0 -.5A.13 .13 0 1 1 .01 -.5';

/** The sign of a place for harbour tokens, and of such a token. */
export const Anchor = ({ at, r }: { readonly at: Point; readonly r: number }): ReactNode => (
  <path className={css['anchor']} transform={`translate(${at.x} ${at.y}) scale(${r})`} d={ANCHOR} />
);

/** A band around several places. */
export const hull = (places: readonly Point[], r: number): string => {
  const [a, b] = places;
  if (places.length === 2 && a && b) {
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [nx, ny] = [((b.y - a.y) / long) * r, ((a.x - b.x) / long) * r];
    return `M${a.x + nx} ${a.y + ny}L${b.x + nx} ${b.y + ny}A${r} ${r} 0 0 1 ${b.x - nx} ${b.y - ny}L${a.x - nx} ${a.y - ny}A${r} ${r} 0 0 1 ${a.x + nx} ${a.y + ny}Z`;
  }
  if (places.length === 3) {
    const x = Math.abs(places[0]?.x ?? 0);
    const low = places[0]?.y ?? 0;
    const top = places[2]?.y ?? 0;
    const [dx, dy] = [r * Math.cos(Math.PI / 6), r * Math.sin(Math.PI / 6)];
    return `M${-x} ${low + r}H${x}A${r} ${r} 0 0 0 ${x + dx} ${low - dy}L${dx} ${top - dy}A${r} ${r} 0 0 0 ${-dx} ${top - dy}L${-x - dx} ${low - dy}A${r} ${r} 0 0 0 ${-x} ${low + r}Z`;
  }
  const x = Math.max(...places.map(p => Math.abs(p.x))) + r;
  const y = Math.max(...places.map(p => Math.abs(p.y))) + r;
  return `M${-x + 8} ${-y}H${x - 8}A8 8 0 0 1 ${x} ${-y + 8}V${y - 8}A8 8 0 0 1 ${x - 8} ${y}H${-x + 8}A8 8 0 0 1 ${-x} ${y - 8}V${-y + 8}A8 8 0 0 1 ${-x + 8} ${-y}Z`;
};

/** How high a band is where letters must be so large at least. */
export const bandHeight = (least: number): number => Math.max(22, least * 1.25);

interface BandProps {
  readonly values: readonly number[];
  readonly at: Point;
  /** The colour of the phase. */
  readonly lit: Colour;
}

/** Above this size of letters nothing is written. */
const LARGEST = 31;

/**
 * A value for each colour of the phase, the present one lit; neighbours that are equal are drawn together. Where the sheet
 * is too small for all of them, only the present one is written, as large as it must be.
 */
export const Band = ({ values, at, lit }: BandProps): ReactNode => {
  const least = useLeast();
  const width = Math.min(33, 132 / values.length);
  const size = Math.max(14, least);
  const height = bandHeight(least);
  const longest = Math.max(...values.map(v => String(v).length));
  const isRead = size * 0.62 * longest <= width;
  const now = Math.min(COLOURS.indexOf(lit) - 1, values.length - 1);
  const present = String(values[now] ?? '');
  const wide = isRead || size > LARGEST ? width : Math.max(width, size * 0.76 * present.length);
  const from = Math.max(0, Math.min((now + 0.5) * width - wide / 2, width * values.length - wide));
  const figure = (text: string | number, middle: number, isLit: boolean) => (
    <text
      className={`${css['bandFigure']} ${isLit ? css['litFigure'] : ''}`}
      x={middle}
      y={height / 2 + 0.5}
      style={{ fontSize: size }}
      opacity={isLit ? 1 : 0.75}
    >
      {text}
    </text>
  );
  return (
    <g transform={`translate(${at.x - (width * values.length) / 2} ${at.y - height / 2})`}>
      {values.map((value, i) => {
        const colour = COLOURS[i + 1] ?? 'grey';
        return (
          <g key={colour} transform={`translate(${i * width} 0)`}>
            <rect
              className={css['band']}
              width={width}
              height={height}
              fill={`color-mix(in srgb, var(--tile-${colour}) 70%, var(--tile-white))`}
            />
            {isRead && i !== now && figure(value, width / 2, false)}
          </g>
        );
      })}
      {now >= 0 && (
        <>
          <rect
            className={`${css['band']} ${css['lit']}`}
            x={from}
            width={wide}
            height={height}
            fill={`var(--tile-${COLOURS[now + 1] ?? 'grey'})`}
            rx={1.5}
          />
          {(isRead || size <= LARGEST) && figure(present, from + wide / 2, true)}
        </>
      )}
    </g>
  );
};
