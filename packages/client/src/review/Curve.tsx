import type { Review } from '@roundhouse/bots/review';
import { type ReactNode, type RefObject, useId } from 'react';
import { hrefOf } from '../app/routes.ts';
import { money, playerName, type Speaking } from '../words/index.ts';
import { type RoundNames, tells } from './words.ts';

const W = 960;
const H = 380;
const PAD = { left: 62, top: 14, bottom: 30 };
/** So many letters of a name stand at the end of a line, each so wide. */
const NAME = { letters: 24, width: 7.5 };
const DASHES = ['none', '9 4', '2 4', '9 4 2 4', '5 3', '14 5'];

/** The colours of routes, made lighter where the paper is dark. */
export const lineColour = (n: number): string => {
  const colour = `var(--route-${(n % 6) + 1})`;
  return `light-dark(${colour}, color-mix(in srgb, ${colour} 42%, white))`;
};

/** What everybody could expect after each action, with the turning points; all in one picture that can be taken away. */
export const Curve = ({
  id,
  review,
  s,
  at,
  roundAt,
  onPick,
  picture,
}: {
  readonly id: string;
  readonly review: Review;
  readonly s: Speaking;
  readonly at: number;
  readonly roundAt: RoundNames;
  readonly onPick: (at: number) => void;
  readonly picture: RefObject<SVGSVGElement | null>;
}): ReactNode => {
  const name = useId();
  const { curve, seats, starts, turns } = review;
  const last = Math.max(1, curve.length - 1);
  const known = curve.flatMap(c => c ?? []);
  const [least, most] = [Math.min(0, ...known), Math.max(1, ...known)];
  const names = seats.map(seat => shortened(playerName(s, seat)));
  const right = 16 + NAME.width * Math.max(14, ...names.map(n => n.length));
  const x = (position: number): number => PAD.left + (position / last) * (W - PAD.left - right);
  const y = (value: number): number => H - PAD.bottom - ((value - least) / (most - least)) * (H - PAD.top - PAD.bottom);
  const sum = (n: number): string => money(n, s.title);
  const ends = seats.map((seat, n) => ({ seat, n, value: curve.findLast(c => c)?.[n] ?? 0 }));
  const text = { fontFamily: 'system-ui, sans-serif', fontSize: 12, fill: 'var(--ink)' };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider below does the same by keys.
    // biome-ignore lint/a11y/useSemanticElements: a picture with places to press in it.
    <svg
      ref={picture}
      viewBox={`0 0 ${W} ${H}`}
      role="group"
      aria-labelledby={`${name}-t ${name}-d`}
      style={{ display: 'block', width: '100%', cursor: 'crosshair' }}
      onClick={e => {
        const box = e.currentTarget.getBoundingClientRect();
        const part = ((e.clientX - box.left) / box.width) * W;
        onPick(Math.min(last, Math.max(0, Math.round(((part - PAD.left) / (W - PAD.left - right)) * last))));
      }}
    >
      <title id={`${name}-t`}>{tells('curve')}</title>
      <desc id={`${name}-d`}>
        {tells('curve.desc', {
          actions: last,
          ends: ends.map(e => `${playerName(s, e.seat)} ${sum(e.value)}`).join(', '),
        })}
      </desc>
      <rect width={W} height={H} style={{ fill: 'var(--raised)' }} />
      {ticks(least, most).map(value => (
        <g key={value}>
          <line x1={PAD.left} x2={W - right} y1={y(value)} y2={y(value)} style={{ stroke: 'var(--rule)' }} />
          <text x={PAD.left - 8} y={y(value)} textAnchor="end" dominantBaseline="central" style={text}>
            {sum(value)}
          </text>
        </g>
      ))}
      {labelled(starts, x, from => roundAt(from, 'short')).map(({ at: from, isNamed }) => (
        <g key={from}>
          <line
            x1={x(from)}
            x2={x(from)}
            y1={PAD.top}
            y2={H - PAD.bottom}
            style={{ stroke: 'var(--rule)', strokeWidth: 0.6 }}
          />
          {isNamed && (
            <text x={x(from) + 2} y={H - PAD.bottom + 16} style={{ ...text, fontSize: 11, fill: 'var(--ink-soft)' }}>
              {roundAt(from, 'short')}
            </text>
          )}
        </g>
      ))}
      {seats.map((seat, n) => (
        <path
          key={seat}
          d={pathOf(curve, n, x, y)}
          style={{ fill: 'none', stroke: lineColour(n), strokeWidth: 2.2, strokeLinejoin: 'round' }}
          strokeDasharray={DASHES[n % DASHES.length]}
        />
      ))}
      {spread(ends.map(e => ({ ...e, y: y(e.value) }))).map(e => (
        <text
          key={e.seat}
          x={W - right + 8}
          y={e.y}
          dominantBaseline="central"
          style={{ ...text, fill: lineColour(e.n), fontWeight: 600 }}
        >
          {names[e.n]}
        </text>
      ))}
      {turns.map((t, place) => {
        const n = seats.indexOf(t.seat);
        const value = curve[t.at]?.[n];
        if (value === undefined) return null;
        const facts = { player: playerName(s, t.seat), round: roundAt(t.at), loss: sum(t.loss) };
        const label = tells('curve.mark', { place: place + 1, ...facts });
        return (
          <a key={t.at} href={hrefOf('record', { id }, { at: String(t.at) })} aria-label={label}>
            <title>{label}</title>
            <circle
              cx={x(t.at)}
              cy={y(value)}
              r={9}
              style={{ fill: lineColour(n), stroke: 'var(--raised)', strokeWidth: 1.5 }}
            />
            <text
              x={x(t.at)}
              y={y(value)}
              textAnchor="middle"
              dominantBaseline="central"
              style={{ ...text, fontSize: 10, fontWeight: 700, fill: 'var(--raised)' }}
            >
              {place + 1}
            </text>
          </a>
        );
      })}
      <line
        data-now
        x1={x(at)}
        x2={x(at)}
        y1={PAD.top}
        y2={H - PAD.bottom}
        style={{ stroke: 'var(--accent)', strokeWidth: 1.5 }}
      />
    </svg>
  );
};

const shortened = (name: string): string => (name.length > NAME.letters ? `${name.slice(0, NAME.letters - 1)}…` : name);

const pathOf = (curve: Review['curve'], n: number, x: (at: number) => number, y: (value: number) => number): string =>
  curve
    .flatMap((c, at) => (c?.[n] === undefined ? [] : [`${x(at).toFixed(1)} ${y(c[n]).toFixed(1)}`]))
    .map((point, i) => `${i ? 'L' : 'M'}${point}`)
    .join('');

/** Round figures between the least and the most. */
const ticks = (least: number, most: number): readonly number[] => {
  const rough = (most - least) / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = [1, 2, 5, 10].map(n => n * power).find(n => n >= rough) ?? rough;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, i) => (first + i) * step);
};

/** Rounds that have room for their name have it. */
const labelled = (starts: Review['starts'], x: (at: number) => number, name: (at: number) => string) => {
  let free = 0;
  return starts.map(({ at }) => {
    const width = 7 * name(at).length + 8;
    const isNamed = x(at) >= free && x(at) + width < W;
    if (isNamed) free = x(at) + width;
    return { at, isNamed };
  });
};

/** Keeps names at the end of lines from covering each other. */
const spread = <T extends { readonly y: number }>(labels: readonly T[]): readonly T[] => {
  let above = Number.NEGATIVE_INFINITY;
  return labels
    .toSorted((a, b) => a.y - b.y)
    .map(l => {
      above = Math.max(l.y, above + 15);
      return { ...l, y: above };
    });
};

/** The picture as a file of its own: colours written out, without the line that shows where one looks. */
export const svgOf = (picture: SVGSVGElement): string => {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const drawn = [...picture.querySelectorAll<SVGElement>('*')];
  for (const [i, part] of [...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const look = drawn[i] && getComputedStyle(drawn[i]);
    if (!look || !part.hasAttribute('style')) continue;
    part.style.fill = look.fill;
    part.style.stroke = look.stroke;
  }
  copy.querySelector('[data-now]')?.remove();
  for (const a of copy.querySelectorAll('a')) a.replaceWith(...a.childNodes);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.removeAttribute('style');
  return new XMLSerializer().serializeToString(copy);
};
