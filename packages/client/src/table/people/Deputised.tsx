import type { ReactNode } from 'react';
import { useOnline } from '../../online/state.ts';
import { useTable } from '../../store/table.ts';
import { say } from '../../words/index.ts';
import css from '../bots/bots.module.css';

/** Whoever is asked is away and lets us play for them. */
export const Deputised = (): ReactNode => {
  const asked = useOnline(s => s.asked);
  const names = useTable(s => s.names);
  const seats = useTable(s => s.deputised);
  if (!asked || !seats.includes(asked.by)) return null;
  return (
    <p className={css['opponent']} role="status" data-deputy-for={asked.by}>
      {say('agree.deputy.is', { player: names[asked.by] ?? '' })}
    </p>
  );
};
