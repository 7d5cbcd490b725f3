import type { CompanyPart } from '@roundhouse/engine';
import { memo, type ReactNode } from 'react';
import css from './board.module.css';
import { useLeast } from './least.ts';

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

/** Colours of the set that everybody can tell apart; it stands in `theme.css`, and counts only where it is wanted. */
const SAFE = 8;

/** What a company's field is painted with. */
export const fieldOf = ({ colours, place }: Arms): string => `var(--company-${place % SAFE}, ${colours.field})`;

const inkOf = ({ colours, place }: Arms): string => `var(--company-ink-${place % SAFE}, ${colours.ink})`;

/** Companies of one colour bear different charges. */
const chargeOf = ({ place }: Arms): readonly number[] =>
  CHARGES[(place + 3 * Math.floor(place / SAFE)) % CHARGES.length] ?? [];

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

/** How wide letters may be pressed together, and how tall they may be, in a disk of radius 1. */
const WIDEST = 1.72;
const TALLEST = 1.3;

/** Arms of whoever is no company of the title: a place that is taken, a railway of its own kind. */
export const plainArms = (id: string): Arms => ({ id, colours: { field: '#d8d2c2', ink: '#3b3b3b' }, place: -1 });

interface DiskProps {
  readonly arms: Arms;
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
  /** Only a place that is kept for it. */
  readonly isKept?: boolean;
}

/** A station token inside a drawing. */
export const Disk = memo(({ arms, x = 0, y = 0, r = 24, isKept = false }: DiskProps): ReactNode => {
  const { id, colours } = arms;
  const usual = id.length <= 2 ? 0.98 : id.length === 3 ? 0.8 : 2.5 / id.length;
  const field = isKept ? `color-mix(in srgb, ${fieldOf(arms)} 14%, var(--stop))` : fieldOf(arms);
  const size = Math.max(usual, useLeast() / r);
  const squeezed =
    size > usual && size * 0.66 * id.length > WIDEST ? { textLength: WIDEST, lengthAdjust: 'spacingAndGlyphs' } : {};
  return (
    <g transform={`translate(${x} ${y}) scale(${r})`} color={isKept ? 'var(--stop-ink)' : inkOf(arms)}>
      <circle r={1} fill={field} />
      {(isKept ? [] : chargeOf(arms)).map(turn => (
        <path
          key={turn}
          className={css['charge']}
          d={SEGMENT}
          transform={`rotate(${turn})`}
          fill={shadeOf(colours.ink)}
        />
      ))}
      <circle
        r={isKept ? 0.9 : 0.96}
        fill="none"
        stroke={isKept ? fieldOf(arms) : 'currentColor'}
        strokeWidth={isKept ? 0.2 : 0.07}
        strokeDasharray={isKept ? '0.3 0.18' : undefined}
      />
      {size <= TALLEST && (
        <text
          {...squeezed}
          y={0.03}
          fill="currentColor"
          stroke={field}
          strokeWidth={0.2}
          strokeLinejoin="round"
          paintOrder="stroke"
          fontSize={size}
          fontWeight={700}
          textAnchor="middle"
          dominantBaseline="central"
          letterSpacing="-0.03"
        >
          {id}
        </text>
      )}
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
