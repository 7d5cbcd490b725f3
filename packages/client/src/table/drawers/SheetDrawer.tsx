import { type Game, wealthOf } from '@roundhouse/engine';
import { type ReactNode, useMemo, useState } from 'react';
import { armsIn, Token } from '../../board/Token.tsx';
import { samplesOf } from '../../store/series.ts';
import { lineOf, useTable } from '../../store/table.ts';
import {
  companyName,
  figure,
  local,
  money,
  partyName,
  phrase,
  playerName,
  roundName,
  say,
  speaking,
} from '../../words/index.ts';
import { handsOf, percentOf } from '../panels/counts.ts';
import type { DrawerProps } from './Drawers.tsx';
import css from './drawers.module.css';
import { type CompanyRow, companyRows, earnedIn } from './sheet.ts';

type Cell = string | number | undefined;

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly Cell[] }[];
}

/** Everything in two tables: a row per company with its history, a row per player with their worth round by round. */
export const SheetDrawer = ({ asked: { game } }: DrawerProps): ReactNode => {
  const line = useTable(lineOf);
  const names = useTable(s => s.names);
  const isWhole = useTable(s => s.isWhole || s.branch !== undefined);
  const [isAll, setAll] = useState(true);
  const [isDelta, setDelta] = useState(false);
  const games = line?.games ?? [];
  const at = games.indexOf(game);
  const samples = useMemo(() => samplesOf(games.slice(0, at + 1)), [games, at]);
  const companies = useMemo(() => companiesTable(game, earnedIn(samples), names, isAll), [game, samples, names, isAll]);
  const players = useMemo(() => {
    const s = speaking(game, names);
    const head = [say('table.players'), ...samples.map(({ game: g }) => roundName(g, 'short'))];
    const rows = game.state.seating.map(seat => {
      const worth = samples.map(({ game: g }) => wealthOf(g, seat));
      const cells = worth.map((n, i) => (isDelta && i ? n - (worth[i - 1] ?? 0) : n));
      return { id: playerName(s, seat), cells: cells.map((n, i) => (isDelta && i ? signed(n) : figure(n))) };
    });
    return { head, rows };
  }, [game, samples, names, isDelta]);
  return (
    <>
      <div className={css['tools']}>
        <label>
          <input type="checkbox" checked={!isAll} onChange={e => setAll(!e.target.checked)} />
          {say('drawer.sheet.floated')}
        </label>
        <label>
          <input type="checkbox" checked={isDelta} onChange={e => setDelta(e.target.checked)} />
          {say('drawer.sheet.deltas')}
        </label>
        <Copy tables={[companies, players]} />
        {!isWhole && <span className={css['soft']}>{say('table.readLog')}</span>}
      </div>
      <h3>{say('table.companies')}</h3>
      <Grid table={companies} game={game} />
      <h3>{say('drawer.sheet.worth')}</h3>
      <Grid table={players} />
    </>
  );
};

const signed = (n: number): string => (n > 0 ? `+${figure(n)}` : n < 0 ? `−${figure(-n)}` : '±0');

const companiesTable = (
  g: Game,
  rounds: ReturnType<typeof earnedIn>,
  names: readonly string[],
  isAll: boolean,
): Table => {
  const { title } = g;
  const s = speaking(g, names);
  const all = companyRows(g, rounds);
  const rows = isAll ? all : all.filter(r => r.toFloat === 0);
  const counted = [...new Set(all.flatMap(r => Object.keys(r.counts)))];
  const kinds = new Set(all.flatMap(r => local(title, `kind.${r.kind}`) ?? []));
  const hands = handsOf(g);
  const kind = (r: CompanyRow) => (kinds.size > 1 ? [local(title, `kind.${r.kind}`) ?? ''] : []);
  const sum = (n: number | undefined) => (n === undefined ? undefined : money(n, title));
  return {
    head: [
      say('table.company'),
      say('drawer.sheet.order'),
      ...(kinds.size > 1 ? [say('drawer.sheet.kind')] : []),
      say('table.par'),
      say('table.price'),
      say('table.treasury'),
      say('table.trains'),
      say('table.tokens'),
      ...counted.map(c => phrase(`table.${c}`) ?? c),
      say('drawer.sheet.toFloat'),
      ...hands.map(h => `${partyName(s, h)} %`),
      `${say('table.new')} %`,
      `${say('table.pool')} %`,
      ...rounds.map(r => roundName(r.begin, 'short')),
    ],
    rows: rows.map(r => ({
      id: r.id,
      cells: [
        r.order,
        ...kind(r),
        sum(r.par),
        sum(r.price),
        r.toFloat === 0 ? sum(r.cash) : undefined,
        r.trains.join(' '),
        r.tokens,
        ...counted.map(c => r.counts[c] || undefined),
        r.toFloat === 0 ? undefined : (r.toFloat ?? '?'),
        ...[...hands, 'ipo', 'pool'].map(h => percentOf(g, r.id, h) || undefined),
        ...r.revenues.map(sum),
      ],
    })),
  };
};

const Grid = ({ table, game }: { readonly table: Table; readonly game?: Game }): ReactNode => {
  const arms = game && armsIn(game.title.parts.companies);
  const [first, ...head] = table.head;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <div className={css['scroll']} data-sideways tabIndex={0}>
      <table className={css['sheet']}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {head.map((h, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their order.
              <th key={`${h} ${i}`} scope="col">
                {h}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ id, cells }) => (
            <tr key={id}>
              <th scope="row" title={game && companyName(game.title, id)}>
                {arms?.[id] && <Token arms={arms[id]} size="1.4em" />} {id}
              </th>
              {cells.map((c, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their order.
                <td key={i}>{typeof c === 'number' ? figure(c) : c}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Puts both tables on the clipboard, for a spreadsheet. */
const Copy = ({ tables }: { readonly tables: readonly Table[] }): ReactNode => {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const lines = tables.flatMap(t => [t.head, ...t.rows.map(r => [r.id, ...r.cells]), []]);
    await navigator.clipboard.writeText(lines.map(l => l.map(c => c ?? '').join('\t')).join('\n'));
    setCopied(true);
  };
  return (
    <button type="button" onClick={() => void copy()}>
      {say(isCopied ? 'table.copied' : 'table.copy')}
    </button>
  );
};
