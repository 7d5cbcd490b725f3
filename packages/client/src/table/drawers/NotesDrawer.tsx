import { type ReactNode, useState } from 'react';
import { useTable } from '../../store/table.ts';
import { say } from '../../words/index.ts';
import css from './drawers.module.css';

const shelf = (table: string): string => `roundhouse.notes.${table}`;

const kept = (table: string): string => {
  try {
    return localStorage.getItem(shelf(table)) ?? '';
  } catch {
    return '';
  }
};

const keep = (table: string, text: string): void => {
  try {
    if (text) localStorage.setItem(shelf(table), text);
    else localStorage.removeItem(shelf(table));
  } catch {
    // A browser without storage keeps the notes for as long as the drawer is open.
  }
};

/** A notepad for this table that nobody else sees. */
export const NotesDrawer = (): ReactNode => {
  const table = useTable(s => s.id);
  const [text, setText] = useState(() => kept(table));
  return (
    <>
      <p className={css['soft']}>{say('drawer.notes.hint')}</p>
      <textarea
        className={css['notes']}
        value={text}
        aria-label={say('drawer.notes')}
        onChange={e => {
          setText(e.target.value);
          keep(table, e.target.value);
        }}
      />
    </>
  );
};
