import type { Session } from '@roundhouse/protocol';
import { type ReactNode, useState } from 'react';
import { askServer, type Trouble, troubleSays } from '../../online/server.ts';
import { ago, say } from '../../words/index.ts';
import css from './lobby.module.css';

/** What a browser calls itself, in two words. */
const deviceOf = (agent: string): string => {
  const browser = /Edg|OPR|Firefox|Chrome|Safari/.exec(agent)?.[0] ?? '';
  const system = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(agent)?.[0] ?? '';
  const name = { Edg: 'Edge', OPR: 'Opera', 'Mac OS X': 'macOS' } as Readonly<Record<string, string>>;
  return (
    [browser, system]
      .map(word => name[word] ?? word)
      .filter(Boolean)
      .join(', ') || say('sessions.unknown')
  );
};

/** The browsers we are signed in with; each can be signed out from here. */
export const Sessions = (): ReactNode => {
  const [sessions, setSessions] = useState<readonly Session[]>();
  const [trouble, setTrouble] = useState<Trouble>();
  const look = async () => {
    const said = await askServer('sessions');
    setTrouble(said.trouble);
    if (!said.trouble) setSessions(said.answer);
  };
  const end = async (session?: string) => {
    const said = session ? await askServer('endSession', { at: { session } }) : await askServer('endSessions');
    setTrouble(said.trouble);
    if (!said.trouble) await look();
  };
  if (!sessions)
    return (
      <>
        <button type="button" onClick={() => void look()}>
          {say('sessions.show')}
        </button>
        {trouble && <p role="alert">{troubleSays(trouble)}</p>}
      </>
    );
  return (
    <div className={css['word']}>
      <b>{say('sessions.show')}</b>
      <ul className={css['sessions']} aria-label={say('sessions.show')}>
        {sessions.map(s => (
          <li key={s.id}>
            <span>
              {deviceOf(s.agent)}{' '}
              <small className={css['hint']}>
                {s.current ? say('sessions.current') : ago(Math.max(0, Date.now() - s.seen) / 1000)}
              </small>
            </span>
            {!s.current && (
              <button type="button" onClick={() => void end(s.id)}>
                {say('sessions.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" onClick={() => void end()}>
          {say('sessions.endOthers')}
        </button>
      )}
      {trouble && <p role="alert">{troubleSays(trouble)}</p>}
    </div>
  );
};
