import { type Cell, type Game, inOrder } from '@roundhouse/engine';
import { memo, type ReactNode } from 'react';
import { armsIn, Disk } from '../../board/Token.tsx';
import { useDraft } from '../../store/draft.ts';
import { companyName, money, say, zoneName } from '../../words/index.ts';
import type { Asked } from '../asked.ts';
import css from './chart.module.css';
import { type Move, movesOf, waitingMoves } from './moves.ts';

const W = 46;
const H = 42;

/** The share chart: markers in operating order, and where they would go. */
export const ChartPanel = ({ asked }: { readonly asked: Asked }): ReactNode => {
  const { game } = asked;
  const preview = useDraft(s => s.preview);
  const { cells } = game.title.parts.market;
  const columns = Math.max(...cells.map(c => c.column)) + 1;
  const rows = Math.max(...cells.map(c => c.row)) + 1;
  const moves = preview ? movesOf(game, preview) : waitingMoves(asked);
  return (
    <section className={css['panel']} aria-label={say('table.chart')}>
      <svg
        viewBox={`-1 -1 ${columns * W + 2} ${rows * H + 2}`}
        className={css['chart']}
        role="img"
        aria-label={spoken(game)}
      >
        <Cells game={game} />
        {moves.map(m => (
          <Ghost key={`${m.company} ${m.to}`} game={game} {...m} />
        ))}
        <Markers game={game} />
      </svg>
    </section>
  );
};

/** The chart read out: who stands where. */
const spoken = (g: Game): string =>
  inOrder(g)
    .map(
      c =>
        `${companyName(g.title, c)} ${money(g.title.parts.market.cell(g.state.companies[c]?.cell ?? '').price, g.title)}`,
    )
    .join(', ') || say('table.chart');

const Cells = memo(({ game }: { readonly game: Game }): ReactNode => {
  const { title } = game;
  return title.parts.market.cells.map(cell => (
    <g key={cell.id} transform={`translate(${cell.column * W} ${cell.row * H})`}>
      <rect className={css['cell']} data-par={cell.par} data-zone={cell.zone} width={W} height={H}>
        {cell.zone && <title>{zoneName(title, cell.zone)}</title>}
      </rect>
      <text className={css['figure']} x={4} y={12}>
        {cell.price}
      </text>
    </g>
  ));
});

const R = 12.5;

/** Where the nth of several markers in a cell is drawn; the first lies on top and acts first. */
const spot = (cell: Cell, n: number, of: number): { readonly x: number; readonly y: number } => {
  const step = of > 3 ? 20 / of : 7.5;
  return { x: cell.column * W + W - R - 3 - n * step, y: cell.row * H + H - R - 3 - n * (of > 2 ? 2 : 0) };
};

const Markers = ({ game }: { readonly game: Game }): ReactNode => {
  const arms = armsIn(game.title.parts.companies);
  const order = inOrder(game);
  const cellOf = (c: string) => game.title.parts.market.cell(game.state.companies[c]?.cell ?? '');
  const stacks = order.map(c => {
    const together = order.filter(o => cellOf(o) === cellOf(c));
    return { company: c, ...spot(cellOf(c), together.indexOf(c), together.length) };
  });
  return stacks.toReversed().map(({ company, x, y }) => {
    const own = arms[company];
    return (
      own && (
        <g key={company} className={css['marker']} style={{ transform: `translate(${x}px, ${y}px)` }}>
          <Disk arms={own} r={R} />
        </g>
      )
    );
  });
};

const Ghost = ({ game, company, to }: Move & { readonly game: Game }): ReactNode => {
  const { market, companies } = game.title.parts;
  const own = armsIn(companies)[company];
  const from = game.state.companies[company]?.cell;
  const there = market.cell(to);
  if (!own || !there) return null;
  const end = spot(there, 0, 1);
  const start = from === undefined ? end : spot(market.cell(from), 0, 1);
  return (
    <g>
      <line className={css['way']} x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
      <g opacity={0.5} transform={`translate(${end.x} ${end.y})`}>
        <Disk arms={own} r={R} />
      </g>
      <circle className={css['ghost']} cx={end.x} cy={end.y} r={R + 2} />
    </g>
  );
};
