import { type ReactNode, useState } from 'react';
import { useWhere } from '../../app/useWhere.ts';
import { sitterName } from '../../online/names.ts';
import { askServer, type Trouble, troubleSays } from '../../online/server.ts';
import { useOnline } from '../../online/state.ts';
import { callMe } from '../../online/useServer.ts';
import { say } from '../../words/index.ts';
import css from '../bots/bots.module.css';

/** Seats of a running game that whoever has none may take, and the one they gave away. */
export const TakeOver = (): ReactNode => {
  const info = useOnline(s => s.info);
  const me = useOnline(s => s.me);
  const chat = useOnline(s => s.chat);
  const { offer } = useWhere().query;
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<Trouble>();
  if (info?.status !== 'running' || info.seats.some(s => me !== undefined && s.person?.id === me)) return null;
  const isFor = (offered: string | undefined) => offered === 'lobby' || (offered === 'friend' && offer !== undefined);
  const free = info.seats.filter(s => s.kind === 'open' || (s.kind === 'person' && isFor(s.offered)));
  const gave = new Set(
    chat.flatMap(l => (l.note?.type === 'offered' && l.person.id === me ? (l.note.seat ?? []) : [])),
  );
  const former = info.seats.filter(s => gave.has(s.seat) && s.kind === 'person' && !free.includes(s));
  if (!free.length && !former.length) return null;
  const table = info.id;
  const take = async (seat: number) => {
    const calling = me === undefined ? await callMe(name.trim()) : undefined;
    const body = offer === undefined ? {} : { offer };
    const answer = calling ? { trouble: calling } : await askServer('sit', { at: { table, seat }, body });
    setTrouble(answer.trouble);
    // The socket knows us by the cookie it was opened with.
    if (!answer.trouble && me === undefined) window.location.reload();
  };
  const wish = async (seat: number) => setTrouble((await askServer('wishBack', { at: { table, seat } })).trouble);
  return (
    <section className={css['opponent']} aria-label={say('lobby.seats')} data-free={free.length || undefined}>
      {me === undefined && free.length > 0 && (
        <label>
          {say('table.yourName')}{' '}
          <input value={name} maxLength={40} onChange={e => setName(e.target.value)} autoComplete="nickname" />
        </label>
      )}
      {free.map(s => (
        <button
          key={s.seat}
          type="button"
          className="primary"
          disabled={me === undefined && !name.trim()}
          onClick={() => void take(s.seat)}
        >
          {s.kind === 'open'
            ? say('agree.sit', { seat: s.seat + 1 })
            : say('agree.takeOver', { player: sitterName(s) })}
        </button>
      ))}
      {former.map(s =>
        s.wished?.id === me ? (
          <span key={s.seat}>{say('agree.wished', { player: sitterName(s) })}</span>
        ) : (
          <button key={s.seat} type="button" onClick={() => void wish(s.seat)}>
            {say('agree.wish', { player: sitterName(s) })}
          </button>
        ),
      )}
      {trouble && <span role="alert">{troubleSays(trouble)}</span>}
    </section>
  );
};
