import type { Geometry, Token as Placed } from '@roundhouse/engine';
import { memo, type ReactNode } from 'react';
import css from './board.module.css';
import { drawingOf } from './drawing.ts';
import { cornerPoint, type Point, plus } from './geometry.ts';
import { Anchor } from './Stop.tsx';
import { slotRadius, slotSpots } from './slots.ts';
import { type Arms, Disk, plainArms } from './Token.tsx';

interface TokensProps {
  readonly layout: Geometry;
  readonly tokens: readonly Placed[];
  /** Companies for which a place is kept, by city. */
  readonly kept: readonly { readonly by: string; readonly city: number }[];
  readonly arms: Readonly<Record<string, Arms>>;
  /** The colour of whoever directs a company. */
  readonly owners?: Readonly<Record<string, string>>;
}

/** The city itself, or the first with room if others have taken it. */
const roomFor = (layout: Geometry, tokens: readonly Placed[], city: number): number => {
  const hasRoom = (n: number) => tokens.filter(t => t.city === n).length < (layout.nodes[n]?.slots ?? 0);
  const free = layout.nodes.findIndex((_, n) => hasRoom(n));
  return hasRoom(city) || free < 0 ? city : free;
};

/** The tokens of a hex in their places, and dashed rings where a place is kept. */
export const HexTokens = memo(({ layout, tokens, kept, arms, owners = {} }: TokensProps): ReactNode => {
  const { spots } = drawingOf(layout);
  const inside = tokens.filter(t => !t.beside);
  const beside = tokens.filter(t => t.beside);
  const place = (city: number, i: number, kind?: string): Point => {
    const slots = layout.nodes[city]?.slots ?? 1;
    const spot = spots[city] ?? { x: 0, y: 0 };
    const all = slotSpots(slots, spot);
    return plus(spot, all[kind === undefined ? Math.min(i, all.length - 1) : all.length - 1] as Point);
  };
  const radius = (city: number) => slotRadius(layout.nodes[city]?.slots ?? 1) - 2;
  const nth = (list: readonly Pick<Placed, 'city' | 'kind'>[], i: number) =>
    list.slice(0, i).filter(t => t.city === list[i]?.city && t.kind === undefined).length;
  const full: readonly Pick<Placed, 'by' | 'city' | 'kind'>[] = [
    ...inside,
    ...kept.map(k => ({ ...k, city: roomFor(layout, inside, k.city) })),
  ];
  return (
    <>
      {full.map((t, i) => {
        const { x, y } = place(t.city, nth(full, i), t.kind);
        const r = radius(t.city);
        const disk = <Disk arms={arms[t.by] ?? plainArms(t.by)} x={x} y={y} r={r} isKept={i >= inside.length} />;
        return (
          <g key={`${t.by} ${i < inside.length ? '' : 'kept'}`}>
            {disk}
            {t.kind && <Anchor at={{ x, y: y + 0.62 * r }} r={0.42 * r} />}
            {owners[t.by] && (
              <circle className={css['owner']} cx={x} cy={y} r={radius(t.city) + 3} stroke={owners[t.by]} />
            )}
          </g>
        );
      })}
      {beside.map((t, i) => {
        const { x, y } = cornerPoint(i % 2 ? 4 : 0, 66);
        return <Disk key={t.by} arms={arms[t.by] as Arms} x={x} y={y} r={19} />;
      })}
    </>
  );
});
