import type { ReactNode } from 'react';
import { say } from '../../words/index.ts';
import { Scroll } from '../parts/Scroll.tsx';
import { factIn } from './find.ts';
import { Prose } from './Prose.tsx';
import type { RuleBlock } from './parse.ts';
import css from './rules.module.css';

type TableBlock = Extract<RuleBlock, { kind: 'table' }>;

/** Short cells stay in one line, long ones keep room for a few words. */
const breadthOf = (cell: string): string | undefined => {
  if (cell.length < 18) return css['short'];
  return cell.length > 40 ? css['long'] : undefined;
};

const Table = ({ table, at }: { readonly table: TableBlock; readonly at: string | undefined }): ReactNode => (
  <Scroll label={say('library.rules.table')}>
    <table className={css['table']}>
      <thead>
        <tr>
          {table.head.map((cell, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places.
            <th key={i} scope="col">
              <Prose text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, r) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places.
          <tr key={r} id={factIn(row)} className={at && factIn(row) === at ? css['current'] : undefined}>
            {row.map((cell, i) =>
              i ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places.
                <td key={i} className={breadthOf(cell)}>
                  <Prose text={cell} />
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places.
                <th key={i} scope="row" className={breadthOf(cell)}>
                  {cell}
                </th>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);

/** Texts, lists and tables of the rules, one under the other. */
export const Blocks = ({
  blocks,
  at,
}: {
  readonly blocks: readonly RuleBlock[];
  readonly at?: string | undefined;
}): ReactNode =>
  blocks.map((block, i) => {
    const key = `${i}`;
    if (block.kind === 'table') return <Table key={key} table={block} at={at} />;
    if (block.kind === 'text')
      return (
        <p key={key}>
          <Prose text={block.text} />
        </p>
      );
    return (
      <ul key={key} className={css['list']}>
        {block.items.map(item => (
          <li key={item}>
            <Prose text={item} />
          </li>
        ))}
      </ul>
    );
  });
