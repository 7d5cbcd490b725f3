import type { CompanyPart } from '@roundhouse/engine';
import { memo, type ReactNode } from 'react';

/** Segments cut off the disk bear the shade; the middle stays plain, so that the letters read at any size. */
const CHARGES: readonly (readonly number[])[] = [
  [0, 180],
  [0],
  [90, 270],
  [45, 225],
  [180],
  [135, 315],
  [315],
  [0, 120, 240],
];
const SEGMENT = 'M-.87 -.5A1 1 0 0 1 .87 -.5Z';

/** Darker for light fields, lighter for dark ones. */
const shadeOf = (ink: string): string => (/^#(?:f|e|d)/i.test(ink) ? 'rgb(255 255 255 / 26%)' : 'rgb(0 0 0 / 20%)');

/** A company's colours, letters and place in the list of companies. */
export interface Arms {
  readonly id: string;
  readonly colours: CompanyPart['colours'];
  readonly place: number;
}

const known = new WeakMap<object, Readonly<Record<string, Arms>>>();

/** The arms of every company of a title. */
export const armsIn = (companies: Readonly<Record<string, CompanyPart>>): Readonly<Record<string, Arms>> => {
  const found =
    known.get(companies) ??
    Object.fromEntries(Object.values(companies).map((c, place) => [c.id, { id: c.id, colours: c.colours, place }]));
  known.set(companies, found);
  return found;
};

interface DiskProps {
  readonly arms: Arms;
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
}

/** A station token inside a drawing. */
export const Disk = memo(({ arms, x = 0, y = 0, r = 24 }: DiskProps): ReactNode => {
  const { id, colours, place } = arms;
  const size = id.length <= 2 ? 0.98 : id.length === 3 ? 0.8 : 2.5 / id.length;
  return (
    <g transform={`translate(${x} ${y}) scale(${r})`}>
      <circle r={1} fill={colours.field} />
      {CHARGES[place % CHARGES.length]?.map(turn => (
        <path key={turn} d={SEGMENT} transform={`rotate(${turn})`} fill={shadeOf(colours.ink)} />
      ))}
      <circle r={0.96} fill="none" stroke={colours.ink} strokeWidth={0.07} />
      <text
        y={0.03}
        fill={colours.ink}
        fontSize={size}
        fontWeight={700}
        textAnchor="middle"
        dominantBaseline="central"
        letterSpacing="-0.03"
      >
        {id}
      </text>
    </g>
  );
});

interface TokenProps {
  readonly arms: Arms;
  readonly size?: number | string;
  /** What it stands for, where it stands alone. */
  readonly label?: string;
}

/** A token as a picture in running text. */
export const Token = memo(({ arms, size = '1.5em', label }: TokenProps): ReactNode => {
  const box = {
    width: size,
    height: size,
    viewBox: '-1.04 -1.04 2.08 2.08',
    style: { flex: 'none', verticalAlign: '-0.4em' },
  };
  return label ? (
    <svg {...box} role="img">
      <title>{label}</title>
      <Disk arms={arms} r={1} />
    </svg>
  ) : (
    <svg {...box} aria-hidden="true">
      <Disk arms={arms} r={1} />
    </svg>
  );
});
