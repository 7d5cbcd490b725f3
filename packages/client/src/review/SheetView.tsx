import { type ReactNode, useState } from 'react';
import { hrefOf } from '../app/routes.ts';
import { save } from '../table/saveFile.ts';
import css from './review.module.css';
import { csvOf, type Sheet } from './sheets.ts';
import { tells } from './words.ts';

/** A table of the review, drawn once somebody opens it; every figure that belongs to a position opens it. */
export const SheetView = ({ id, sheet }: { readonly id: string; readonly sheet: Sheet }): ReactNode => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css['sheet']} data-sheet={sheet.id} onToggle={e => setOpen(e.currentTarget.open)}>
      <summary>
        <h2>{sheet.title}</h2>
      </summary>
      {isOpen && (
        <>
          {sheet.says && <p>{sheet.says}</p>}
          {sheet.rows.length > 0 && (
            <>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
              <section className={css['wide']} tabIndex={0} aria-label={sheet.title}>
                <table>
                  <thead>
                    <tr>
                      {sheet.head.map((h, i) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: a table is written once, in its order.
                        <th key={`${i} ${h}`} scope="col">
                          {h}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {sheet.rows.map((row, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the same.
                      <tr key={i}>
                        {row.map((cell, n) => (
                          <td key={sheet.head[n] ?? n}>
                            {cell.at === undefined || !cell.says ? (
                              cell.says
                            ) : (
                              <a href={hrefOf('record', { id }, { at: String(cell.at) })}>{cell.says}</a>
                            )}
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
              <button type="button" onClick={() => save(`${sheet.id}.csv`, csvOf(sheet), 'text/csv')}>
                {tells('csv')}
              </button>
            </>
          )}
        </>
      )}
    </details>
  );
};
