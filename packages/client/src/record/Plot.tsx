import type { CSSProperties, ReactNode } from 'react';
import type { Line, Sample } from '../store/series.ts';
import css from './record.module.css';

interface PlotProps {
  readonly title: string;
  readonly samples: readonly Sample[];
  readonly lines: readonly Line[];
  /** The colour and the name of a line. */
  readonly look: (id: string, n: number) => { readonly colour: string; readonly name: string };
  readonly written: (value: number) => string;
  /** The position on show. */
  readonly at: number;
  readonly onPick: (at: number) => void;
}

const W = 420;
const H = 170;
/** Lines are told apart by their dashes too, for readers who asked for it. */
const DASHES = ['none', '8 3', '2 3', '9 3 2 3', '5 2', '12 4', '1 2', '8 2 2 2 2 2'];
const PAD = { left: 46, right: 52, top: 10, bottom: 8 };

/** Lines over the rounds of a game; a press goes to that round. */
export const Plot = ({ title, samples, lines, look, written, at, onPick }: PlotProps): ReactNode => {
  const last = samples.at(-1)?.at || 1;
  const most = Math.max(1, ...lines.flatMap(l => l.values.filter(v => v !== undefined)));
  const x = (position: number) => PAD.left + (position / last) * (W - PAD.left - PAD.right);
  const y = (value: number) => H - PAD.bottom - (value / most) * (H - PAD.top - PAD.bottom);
  const labels = spread(
    lines.flatMap((l, n) => {
      const value = l.values.findLast(v => v !== undefined);
      return value === undefined ? [] : [{ id: l.id, n, y: y(value) }];
    }),
  );
  return (
    <figure className={css['plot']}>
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${W} ${H}`}
        role="img"
        aria-label={lines.map((l, n) => `${look(l.id, n).name} ${written(l.values.at(-1) ?? 0)}`).join(', ')}
        onClick={e => {
          const box = e.currentTarget.getBoundingClientRect();
          const part = ((e.clientX - box.left) / box.width) * W;
          onPick(Math.round(((part - PAD.left) / (W - PAD.left - PAD.right)) * last));
        }}
        onKeyDown={undefined}
      >
        {[0, 0.5, 1].map(part => (
          <g key={part}>
            <line className={css['grid']} x1={PAD.left} x2={W - PAD.right} y1={y(most * part)} y2={y(most * part)} />
            <text className={css['scale']} x={PAD.left - 5} y={y(most * part)}>
              {written(Math.round(most * part))}
            </text>
          </g>
        ))}
        {lines.map((l, n) => (
          <g key={l.id}>
            <path className={css['halo']} d={pathOf(l, samples, x, y)} />
            <path
              className={css['line']}
              d={pathOf(l, samples, x, y)}
              style={{ stroke: look(l.id, n).colour, '--dash': DASHES[n % DASHES.length] } as CSSProperties}
            />
          </g>
        ))}
        {labels.map(l => (
          <text key={l.id} className={css['lineName']} x={W - PAD.right + 5} y={l.y}>
            {look(l.id, l.n).name.slice(0, 8)}
          </text>
        ))}
        <line className={css['now']} x1={x(at)} x2={x(at)} y1={PAD.top} y2={H - PAD.bottom} />
      </svg>
    </figure>
  );
};

const pathOf = (l: Line, samples: readonly Sample[], x: (n: number) => number, y: (n: number) => number): string => {
  let isDown = false;
  return l.values
    .map((v, i) => {
      if (v === undefined) {
        isDown = false;
        return '';
      }
      const point = `${isDown ? 'L' : 'M'}${x(samples[i]?.at ?? 0).toFixed(1)} ${y(v).toFixed(1)}`;
      isDown = true;
      return point;
    })
    .join('');
};

/** Keeps names at the end of lines from covering each other. */
const spread = <T extends { readonly y: number }>(labels: readonly T[]): readonly T[] => {
  let above = Number.NEGATIVE_INFINITY;
  return labels
    .toSorted((a, b) => a.y - b.y)
    .map(l => {
      above = Math.max(l.y, above + 11);
      return { ...l, y: above };
    });
};
