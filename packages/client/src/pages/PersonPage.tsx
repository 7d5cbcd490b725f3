import type { Person, Profile } from '@roundhouse/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import type { PageProps } from '../app/pages.ts';
import { askServer, type Trouble, troubleSays } from '../online/server.ts';
import { useMe, useServer } from '../online/useServer.ts';
import { say } from '../words/index.ts';
import { Sheet } from './frame/Sheet.tsx';
import { GameList, GameRow } from './lobby/GameRow.tsx';
import { rowOf } from './lobby/Online.tsx';
import { titleById } from './lobby/rows.ts';
import css from './profile/profile.module.css';
import { daySays, tookSays } from './profile/took.ts';

/** What others may know of somebody: games, places, titles, pace. No ranking. */
export const PersonPage = ({ where }: PageProps): ReactNode => {
  useServer();
  const { person = '' } = where.params;
  const [known, setKnown] = useState<Profile>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    void askServer('profile', { at: { other: person } }).then(said => {
      setTrouble(said.trouble);
      setKnown(said.trouble ? undefined : said.answer);
    });
  }, [person]);
  if (trouble)
    return (
      <Sheet place="person" title={say('profile.missing')}>
        <p role="alert">{trouble === 'missing' ? say('profile.missing') : troubleSays(trouble)}</p>
      </Sheet>
    );
  if (!known) return null;
  const { pace, titles } = known;
  const places = Math.max(0, ...titles.map(t => t.places.length));
  return (
    <Sheet place="person" title={known.person.name}>
      <ul className={css['facts']}>
        <li>{say('profile.since', { date: daySays(known.since) })}</li>
        <li>{say('profile.running', { games: known.running })}</li>
        <li>{say('profile.finished', { games: known.finished })}</li>
        <li>{pace === undefined ? say('profile.pace.none') : say('profile.pace', { time: tookSays(pace) })}</li>
      </ul>
      <section className={css['titles']}>
        <h2>{say('profile.titles')}</h2>
        {titles.length ? (
          <table>
            <caption>{say('profile.place.hint')}</caption>
            <thead>
              <tr>
                <th scope="col">{say('profile.title')}</th>
                <th scope="col">{say('profile.games')}</th>
                {Array.from({ length: places }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
                  <th key={i} scope="col">
                    {say('profile.place', { place: i + 1 })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {titles.map(t => (
                <tr key={t.title}>
                  <th scope="row">{titleById(t.title)}</th>
                  <td>{t.games}</td>
                  {Array.from({ length: places }, (_, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
                    <td key={i}>{t.places[i] || '–'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p>{say('profile.none')}</p>
        )}
      </section>
      <GameList heading={say('profile.latest')}>
        {known.latest.map(t => (
          <GameRow key={t.id} row={rowOf(t, undefined)} />
        ))}
      </GameList>
      <Blocking person={known.person} />
    </Sheet>
  );
};

/** Blocks somebody, or no longer; not oneself. */
const Blocking = ({ person }: { readonly person: Person }): ReactNode => {
  const me = useMe();
  const [blocked, setBlocked] = useState<readonly Person[]>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    if (me) void askServer('blocks').then(said => !said.trouble && setBlocked(said.answer));
  }, [me]);
  if (!me || me.id === person.id || !blocked) return null;
  const isBlocked = blocked.some(p => p.id === person.id);
  const change = async () => {
    const said = await askServer(isBlocked ? 'unblock' : 'block', { at: { other: person.id } });
    setTrouble(said.trouble);
    if (!said.trouble) setBlocked(said.answer);
  };
  return (
    <p className={css['blocking']}>
      {isBlocked && <b role="status">{say('profile.blocked', { name: person.name })} </b>}
      <button type="button" onClick={() => void change()}>
        {say(isBlocked ? 'profile.unblock' : 'profile.block')}
      </button>
      <small>{say('profile.block.hint')}</small>
      {trouble && <span role="alert">{troubleSays(trouble)}</span>}
    </p>
  );
};
