import { type Cell, type Decision, type Game, inOrder } from '@roundhouse/engine';
import { memo, type ReactNode } from 'react';
import { armsIn, Disk } from '../../board/Token.tsx';
import { keepsBooks } from '../../store/books.ts';
import { useDraft } from '../../store/draft.ts';
import { companyName, money, say, zoneName } from '../../words/index.ts';
import css from './chart.module.css';
import { type Move, movesOf, waitingMoves } from './moves.ts';

const W = 46;
const H = 52;
/** A chart longer than this is folded into bands, one under the other. */
const LONGEST = 18;
const GAP = 8;

/** How a chart is folded: cells in a band, and rows in one. */
interface Fold {
  readonly columns: number;
  readonly rows: number;
  readonly bands: number;
}

const foldOf = ({ title }: Game): Fold => {
  const { cells } = title.parts.market;
  const columns = Math.max(...cells.map(c => c.column)) + 1;
  const rows = Math.max(...cells.map(c => c.row)) + 1;
  const bands = rows > 3 ? 1 : Math.ceil(columns / LONGEST);
  return { columns: Math.ceil(columns / bands), rows, bands };
};

/** The upper left corner of a cell. */
const cornerOf = ({ columns, rows }: Fold, { column, row }: Cell): { readonly x: number; readonly y: number } => ({
  x: (column % columns) * W,
  y: Math.floor(column / columns) * (rows * H + GAP) + row * H,
});

interface ChartProps {
  readonly game: Game;
  readonly decision: Decision | undefined;
}

/** The share chart: markers in operating order, and where they would go. */
export const ChartPanel = memo(({ game, decision }: ChartProps): ReactNode => {
  const preview = useDraft(s => s.preview);
  if (!keepsBooks(game.title)) return null;
  const fold = foldOf(game);
  const height = fold.bands * (fold.rows * H + GAP) - GAP;
  const moves = preview ? movesOf(game, preview) : waitingMoves({ game, decision });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className={css['panel']} aria-label={say('table.chart')} tabIndex={0}>
      <svg
        viewBox={`-1 -1 ${fold.columns * W + 2} ${height + 2}`}
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
});

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
  const fold = foldOf(game);
  const corner = (cell: Cell) => cornerOf(fold, cell);
  return title.parts.market.cells.map(cell => (
    <g key={cell.id} transform={`translate(${corner(cell).x} ${corner(cell).y})`}>
      <rect className={css['cell']} data-par={cell.par} data-zone={cell.zone} width={W} height={H}>
        {cell.zone && <title>{zoneName(title, cell.zone)}</title>}
      </rect>
      <text className={css['figure']} x={3} y={15}>
        {cell.price}
      </text>
    </g>
  ));
});

const R = 12.5;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Where the nth of several markers in a cell is drawn, side by side as far as they fit; the first acts first. */
const spot = (fold: Fold, cell: Cell, n: number, of: number): Spot => {
  const { x, y } = cornerOf(fold, cell);
  if (of === 1) return { x: x + W - R - 3, y: y + H - R - 3, r: R };
  if (of === 2) return { x: x + 12 + n * 22, y: y + H - 14, r: 10.5 };
  const across = Math.ceil(of / 2);
  const step = Math.min(20, (W - 22) / (across - 1));
  return { x: x + 11.5 + (n % across) * step, y: y + 25.5 + Math.floor(n / across) * 17, r: 9 };
};

const Markers = ({ game }: { readonly game: Game }): ReactNode => {
  const arms = armsIn(game.title.parts.companies);
  const order = inOrder(game);
  const fold = foldOf(game);
  const cellOf = (c: string) => game.title.parts.market.cell(game.state.companies[c]?.cell ?? '');
  const stacks = order.map(c => {
    const together = order.filter(o => cellOf(o) === cellOf(c));
    return { company: c, ...spot(fold, cellOf(c), together.indexOf(c), together.length) };
  });
  return stacks.toReversed().map(({ company, x, y, r }) => {
    const own = arms[company];
    return (
      own && (
        <g key={company} className={css['marker']} style={{ transform: `translate(${x}px, ${y}px)` }}>
          <Disk arms={own} r={r} />
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
  const fold = foldOf(game);
  const end = spot(fold, there, 0, 1);
  const start = from === undefined ? end : spot(fold, market.cell(from), 0, 1);
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
