import { type ReactNode, useState } from 'react';
import { hrefOf } from '../../app/routes.ts';
import { sitterName } from '../../online/names.ts';
import { askServer, type Trouble, troubleSays } from '../../online/server.ts';
import { useOnline } from '../../online/state.ts';
import { callMe, useMe, useServer } from '../../online/useServer.ts';
import { say } from '../../words/index.ts';
import { BotPicker } from './BotPicker.tsx';
import css from './people.module.css';

/** A table before the game: seats to take, a link to pass on, and the start. */
export const Gathering = (): ReactNode => {
  useServer();
  const info = useOnline(s => s.info);
  const me = useMe();
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<Trouble>();
  const [isCopied, setCopied] = useState(false);
  const [isNameless, setNameless] = useState(false);
  if (!info) return null;
  const link = new URL(hrefOf('table', { id: info.id }), window.location.href).href;
  const mine = info.seats.find(s => s.person && s.person.id === me?.id);
  const isHost = me !== undefined && info.host === me.id;
  const isFull = info.seats.every(s => s.kind !== 'open');
  const sit = async (seat: number) => {
    setNameless(!me && !name.trim());
    if (!me && !name.trim()) return;
    const calling = me ? undefined : await callMe(name.trim());
    const answer = calling ? { trouble: calling } : await askServer('sit', { at: { table: info.id, seat } });
    setTrouble(answer.trouble);
    // The socket knows us by the cookie it was opened with.
    if (!answer.trouble && !me) window.location.reload();
  };
  const ask = async (what: 'start' | 'rise', at: Readonly<Record<string, string | number>>) =>
    setTrouble((await askServer(what, { at })).trouble);
  const sendAway = async (seat: number) =>
    setTrouble((await askServer('handOver', { at: { table: info.id, seat }, body: {} })).trouble);
  return (
    <main className={css['gathering']}>
      <h1>
        {info.name || info.title} <small>{info.title}</small>
      </h1>
      <p>
        {say('table.invite')}{' '}
        <button type="button" onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
          {say(isCopied ? 'table.copied' : 'table.copyLink')}
        </button>
      </p>
      <input readOnly value={link} aria-label={say('table.invite')} onFocus={e => e.currentTarget.select()} />
      {!me && (
        <label>
          {say('table.yourName')}
          <input required value={name} maxLength={40} onChange={e => setName(e.target.value)} />
        </label>
      )}
      <ol className={css['seats']}>
        {info.seats.map(s => (
          <li key={s.seat}>
            <b>{sitterName(s) || say('table.free')}</b>
            {s.kind === 'open' && !mine && (
              <button type="button" onClick={() => void sit(s.seat)}>
                {say('table.sit')}
              </button>
            )}
            {s.kind === 'open' && isHost && (
              <BotPicker table={info.id} seat={s.seat} label={say('table.seatBot')} told={setTrouble} />
            )}
            {s.kind === 'bot' && isHost && (
              <button type="button" onClick={() => void sendAway(s.seat)}>
                {say('table.noBot')}
              </button>
            )}
            {mine?.seat === s.seat && (
              <button type="button" onClick={() => void ask('rise', { table: info.id, seat: s.seat })}>
                {say('table.rise')}
              </button>
            )}
          </li>
        ))}
      </ol>
      {isHost ? (
        <button
          type="button"
          className="primary"
          disabled={!isFull}
          onClick={() => void ask('start', { table: info.id })}
        >
          {say('table.start')}
        </button>
      ) : (
        <p>{say('table.hostStarts')}</p>
      )}
      {isNameless && <p role="alert">{say('table.nameFirst')}</p>}
      {trouble && <p role="alert">{troubleSays(trouble)}</p>}
    </main>
  );
};
