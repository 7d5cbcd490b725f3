import { standing } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { sayToServer } from '../../online/follow.ts';
import { termsSay } from '../../online/notes.ts';
import { useOnline } from '../../online/state.ts';
import { refuse, useTable } from '../../store/table.ts';
import { doing, playerName, say } from '../../words/index.ts';
import css from './people.module.css';
import { wishedBack } from './wishedBack.ts';

/** What the players are asked to decide together, and the question whether to ask them. */
export const Motions = (): ReactNode => {
  const table = useTable(s => s.id);
  const title = useTable(s => s.title);
  const names = useTable(s => s.names);
  const needsConsent = useTable(s => s.trouble === 'consent');
  const log = useTable(s => s.chronicle?.record.log);
  const motions = useOnline(s => s.motions).filter(m => m.until > Date.now());
  const seat = useOnline(s => s.seat);
  if (!title) return null;
  const wish = wishedBack(standing(log ?? []), seat);
  const name = (s: number) => playerName({ title, names }, s);
  return (
    <>
      {needsConsent && wish && (
        <p className={css['motion']}>
          <button
            type="button"
            onClick={() => {
              sayToServer({ type: 'propose', table, motion: { kind: 'undo', count: wish.count } });
              refuse(undefined);
            }}
          >
            {say('table.askUndo', { what: doing(title, wish.action), count: wish.count })}
          </button>
        </p>
      )}
      {motions.map(m => (
        <p key={m.id} className={css['motion']}>
          {say(`table.motion.${m.kind}`, {
            player: name(m.by),
            count: m.count ?? 1,
            seat: name(m.seat ?? 0),
            terms: termsSay(m.terms ?? {}),
          })}{' '}
          {seat !== undefined && m.needs.includes(seat) && !m.yes.includes(seat) ? (
            [true, false].map(yes => (
              <button
                key={String(yes)}
                type="button"
                onClick={() => sayToServer({ type: 'vote', table, motion: m.id, yes })}
              >
                {say(yes ? 'option.yes.yes' : 'option.yes.no')}
              </button>
            ))
          ) : (
            <small>
              {say('table.motion.waiting', {
                players: m.needs
                  .filter(s => !m.yes.includes(s))
                  .map(name)
                  .join(', '),
              })}
            </small>
          )}
          {seat !== undefined && (m.by === seat || m.yes.includes(seat)) && (
            <button
              type="button"
              onClick={() => sayToServer({ type: 'vote', table, motion: m.id, yes: m.by === seat ? false : null })}
            >
              {say(m.by === seat ? 'table.motion.withdraw' : 'table.motion.takeBack')}
            </button>
          )}
        </p>
      ))}
    </>
  );
};
