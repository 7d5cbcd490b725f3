import type { ReactNode } from 'react';
import { useOnline } from '../../online/state.ts';
import { useTable } from '../../store/table.ts';
import { list, money, say } from '../../words/index.ts';
import panels from '../panels/panels.module.css';
import { Rematch } from './Rematch.tsx';

/** A game its players ended: what everybody was worth then. */
export const Agreed = (): ReactNode => {
  const info = useOnline(s => s.info);
  const title = useTable(s => s.title);
  const names = useTable(s => s.names);
  const { worths } = info ?? {};
  if (info?.ending !== 'agreed' || !worths || !title) return null;
  const most = Math.max(...worths);
  const best = worths.flatMap((worth, seat) => (worth === most ? (names[seat] ?? '') : []));
  const seats = worths.map((worth, seat) => ({ worth, seat })).sort((a, b) => b.worth - a.worth);
  return (
    <section className={panels['panel']} aria-label={say('table.result')} data-result>
      <h2 className={panels['winner']}>
        {say(best.length > 1 ? 'table.winners' : 'table.winner', { players: list(best) })}
      </h2>
      <p className={panels['soft']}>{say('ending.agreed')}</p>
      <ol>
        {seats.map(({ worth, seat }) => (
          <li key={seat}>
            {names[seat]} <b>{money(worth, title)}</b>
          </li>
        ))}
      </ol>
      <Rematch />
    </section>
  );
};
