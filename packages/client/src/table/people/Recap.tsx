import { standing } from '@roundhouse/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { useOnline } from '../../online/state.ts';
import { eventsAfter } from '../../store/deeds.ts';
import { lookAt, useTable } from '../../store/table.ts';
import { say, speaking, tell } from '../../words/index.ts';
import css from './people.module.css';

const SHELF = 'roundhouse.seen';

const seen = (): Record<string, number> => {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

const remember = (table: string, position: number): void => {
  try {
    localStorage.setItem(SHELF, JSON.stringify({ ...seen(), [table]: position }));
  } catch {
    // Without storage there is no recap.
  }
};

/** More than this is not replayed but left to the log. */
const MOST = 80;
/** Milliseconds for all of it. */
const LENGTH = 12_000;

/** A short replay of what others did since the reader was last here; Escape skips it. */
export const Recap = (): ReactNode => {
  const table = useTable(s => s.id);
  const isWhole = useTable(s => s.isWhole);
  const last = useTable(s => (s.chronicle?.games.length ?? 1) - 1);
  const seat = useOnline(s => s.seat);
  const [at, setAt] = useState<number>();
  const isOver = at === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, when the past is known.
  useEffect(() => {
    if (!isWhole) return;
    const from = seen()[table];
    if (from !== undefined && seat !== undefined && last - from > 1 && last - from <= MOST) setAt(from + 1);
    else remember(table, last);
  }, [isWhole, table]);

  useEffect(() => {
    if (isWhole && isOver) remember(table, last);
  }, [isWhole, isOver, table, last]);

  useEffect(() => {
    if (at === undefined) return;
    const skip = (e: KeyboardEvent) => e.key === 'Escape' && setAt(undefined);
    window.addEventListener('keydown', skip);
    const pace = Math.min(900, LENGTH / (last - (seen()[table] ?? 0)));
    const timer = setTimeout(() => setAt(at >= last ? undefined : at + 1), pace);
    lookAt(at);
    return () => {
      window.removeEventListener('keydown', skip);
      clearTimeout(timer);
    };
  }, [at, last, table]);

  useEffect(() => {
    if (isOver) lookAt(undefined);
  }, [isOver]);

  if (at === undefined) return null;
  return (
    <p className={css['motion']}>
      <b>{say('table.recap')}</b> <span aria-live="polite">{sentence(at)}</span>
      <button type="button" onClick={() => setAt(undefined)}>
        {say('table.skipRecap')}
      </button>
    </p>
  );
};

/** What led to a position. */
const sentence = (at: number): string => {
  const { chronicle, names } = useTable.getState();
  const before = chronicle?.games[at - 1];
  const action = standing(chronicle?.record.log ?? [])[at - 1];
  const [event] = before && action ? eventsAfter(before, action) : [];
  return before && event ? tell(event, speaking(before, names)) : '';
};
