import type { Cell, Movement, Title } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { causeName, phrase, say, zoneName } from '../../words/index.ts';
import css from './parts.module.css';
import { Scroll } from './Scroll.tsx';

/** A movement in words: runs of one direction are counted. */
const movementSays = (movement: Movement): string => {
  const runs: { direction: string; steps: number }[] = [];
  for (const direction of movement) {
    const last = runs.at(-1);
    if (last?.direction === direction) last.steps++;
    else runs.push({ direction, steps: 1 });
  }
  if (!runs.length) return say('library.chart.stays');
  return runs.map(r => phrase(`direction.${r.direction}`, { steps: r.steps }) ?? r.direction).join(', ');
};

const ARROWS: Readonly<Record<string, string>> = { left: '←', right: '→', up: '↑', down: '↓', under: '⤓' };

const Grid = ({ title }: { readonly title: Title }): ReactNode => {
  const { cells } = title.parts.market;
  const at = new Map(cells.map(c => [`${c.row}.${c.column}`, c]));
  const span = (of: (c: Cell) => number) => Array.from({ length: Math.max(...cells.map(of)) + 1 }, (_, i) => i);
  const rows = span(c => c.row);
  const columns = span(c => c.column);
  const zones = [...new Set(cells.flatMap(c => c.zone ?? []))];
  return (
    <>
      <Scroll label={say('table.chart')}>
        <table className={css['chart']}>
          <tbody>
            {rows.map(row => (
              <tr key={row}>
                {columns.map(column => {
                  const cell = at.get(`${row}.${column}`);
                  if (!cell) return <td key={column} className={css['nocell']} />;
                  const kind = cell.zone ? css['zone'] : cell.par ? css['par'] : undefined;
                  return (
                    <td key={column} className={kind} title={cell.zone ? zoneName(title, cell.zone) : undefined}>
                      {cell.price || ''}
                      {cell.zone && <sup>{zones.indexOf(cell.zone) + 1}</sup>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <ul className={css['legend']}>
        <li>
          <span className={css['par']}>100</span> {say('library.chart.par')}
        </li>
        {zones.map((z, i) => (
          <li key={z}>
            <span className={css['zone']}>
              <sup>{i + 1}</sup>
            </span>{' '}
            {zoneName(title, z)}
          </li>
        ))}
      </ul>
    </>
  );
};

/** The share chart, and the table of what moves a marker where, both printed from the title itself. */
export const ChartPart = ({ title }: { readonly title: Title }): ReactNode => (
  <>
    <Grid title={title} />
    <table className={css['table']}>
      <caption>{say('library.chart.moves')}</caption>
      <tbody>
        {Object.entries(title.rules.market.moves).map(([cause, movement]) => (
          <tr key={cause}>
            <th scope="row">{causeName(title, cause)}</th>
            <td className={css['arrows']} aria-hidden="true">
              {movement?.map(d => ARROWS[d]).join('')}
            </td>
            <td>{movementSays(movement ?? [])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
