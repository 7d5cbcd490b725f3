import { type ReactNode, Suspense, useState } from 'react';
import { hrefOf } from '../../app/routes.ts';
import { sitterName } from '../../online/names.ts';
import { termsSay } from '../../online/notes.ts';
import { askServer, type Trouble, troubleSays } from '../../online/server.ts';
import { useOnline } from '../../online/state.ts';
import { callMe, useMe, useServer } from '../../online/useServer.ts';
import { ChatPanel } from '../../table/people/ChatPanel.tsx';
import { list, local, say, titleName } from '../../words/index.ts';
import { playersLine } from '../frame/players.ts';
import { Sheet } from '../frame/Sheet.tsx';
import { coverNamed } from '../frame/shelf.ts';
import { KeepSeat } from '../lobby/KeepSeat.tsx';
import { AgreedOptions } from './AgreedOptions.tsx';
import { ChangeSetup } from './ChangeSetup.tsx';
import css from './gathering.module.css';
import { Seats } from './Seats.tsx';

/** A table before the game: what is going to be played and how, who sits, a link to pass on, talk, and the start. */
export const Gathering = (): ReactNode => {
  useServer();
  const info = useOnline(s => s.info);
  const me = useMe();
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<Trouble>();
  const [isNameless, setNameless] = useState(false);
  if (!info) return null;
  const cover = coverNamed(info.title);
  const isHost = me !== undefined && info.host === me.id;
  const isSeated = me !== undefined && info.seats.some(s => s.person?.id === me.id);
  const unready = info.seats.flatMap(s =>
    s.kind === 'person' && !s.ready && s.person?.id !== info.host ? sitterName(s) : [],
  );
  const free = info.seats.find(s => s.kind === 'open');
  const sit = async (seat: number) => {
    setNameless(!me && !name.trim());
    if (!me && !name.trim()) return;
    const calling = me ? undefined : await callMe(name.trim());
    const answer = calling ? { trouble: calling } : await askServer('sit', { at: { table: info.id, seat } });
    setTrouble(answer.trouble);
    // The socket knows us by the cookie it was opened with.
    if (!answer.trouble && !me) window.location.reload();
  };
  const start = async () => setTrouble((await askServer('start', { at: { table: info.id } })).trouble);
  return (
    <Sheet place="table" title={info.name || titleName(cover)}>
      <div className={css['room']}>
        <section className={css['intro']}>
          <p className={css['facts']}>
            {[
              info.name === cover.name ? '' : titleName(cover),
              playersLine({ players: [info.players] }),
              local(cover, 'length'),
              local(cover, 'weight'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p>{local(cover, 'line')}</p>
        </section>
        <section className={css['agreed']} aria-label={say('agree.title')}>
          <Suspense>
            <AgreedOptions cover={cover} options={info.options} />
          </Suspense>
          <p className={css['terms']}>{say('agree.terms', { terms: termsSay(info) })}</p>
          <p>
            <a href={hrefOf('library', { title: cover.id })}>{say('landing.rules')}</a> ·{' '}
            <a href={hrefOf('learn')}>{say('landing.learn')}</a>
          </p>
          {isHost && (
            <Suspense>
              <ChangeSetup cover={cover} info={info} told={setTrouble} />
            </Suspense>
          )}
        </section>
        <section className={css['who']}>
          <h2>{say('gather.seats')}</h2>
          {free && !isSeated && (
            <form
              className={css['join']}
              onSubmit={e => {
                e.preventDefault();
                void sit(free.seat);
              }}
            >
              {!me && (
                <label>
                  {say('table.yourName')}
                  <input value={name} maxLength={40} onChange={e => setName(e.target.value)} autoComplete="nickname" />
                </label>
              )}
              <button type="submit" className="primary">
                {say('gather.join')}
              </button>
            </form>
          )}
          {isNameless && <p role="alert">{say('table.nameFirst')}</p>}
          <Seats info={info} me={me?.id} sit={sit} told={setTrouble} />
          {isHost ? (
            <button type="button" className="primary" disabled={free !== undefined} onClick={() => void start()}>
              {say('table.start')}
            </button>
          ) : (
            <p>{say('table.hostStarts')}</p>
          )}
          {isHost && !free && unready.length > 0 && <p>{say('gather.unready', { players: list(unready) })}</p>}
          {trouble && <p role="alert">{troubleSays(trouble)}</p>}
          {isSeated && me.kind === 'guest' && <KeepSeat />}
          <Invitation id={info.id} />
        </section>
        <div className={css['talk']}>
          <ChatPanel readUpTo={Number.MAX_SAFE_INTEGER} />
        </div>
      </div>
    </Sheet>
  );
};

/** The link that brings others here. */
const Invitation = ({ id }: { readonly id: string }): ReactNode => {
  const [isCopied, setCopied] = useState(false);
  const link = new URL(hrefOf('table', { id }), window.location.href).href;
  const pass = () =>
    navigator.share
      ? navigator.share({ url: link }).catch(() => undefined)
      : navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <div className={css['invitation']}>
      <p>{say('table.invite')}</p>
      <input readOnly value={link} aria-label={say('table.invite')} onFocus={e => e.currentTarget.select()} />
      <button type="button" onClick={() => void pass()}>
        {say(isCopied ? 'table.copied' : 'table.copyLink')}
      </button>
    </div>
  );
};
