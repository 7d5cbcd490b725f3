import { type ReactNode, useRef, useState } from 'react';
import { sayToServer } from '../../online/follow.ts';
import { noteSays } from '../../online/notes.ts';
import { newKey, useOnline } from '../../online/state.ts';
import { useTable } from '../../store/table.ts';
import { say } from '../../words/index.ts';
import log from '../panels/log.module.css';
import { useNewest } from '../panels/newest.ts';
import panels from '../panels/panels.module.css';
import { Later } from './Later.tsx';
import { Linked } from './Linked.tsx';
import { PersonLink } from './PersonLink.tsx';
import css from './people.module.css';

/** What the people at the table say to each other. */
export const ChatPanel = ({
  readUpTo,
  isShown = true,
}: {
  readonly readUpTo: number;
  /** Whether it is before the reader's eyes; when it comes there, the newest line is. */
  readonly isShown?: boolean;
}): ReactNode => {
  const seat = useOnline(s => s.seat);
  const info = useOnline(s => s.info);
  const me = useOnline(s => s.me);
  const isAtTable = info?.host === me || info?.seats.some(s => s.person?.id === me);
  const mayTalk = me !== undefined && isAtTable;
  const table = useTable(s => s.id);
  const lines = useOnline(s => s.chat);
  const presence = useOnline(s => s.presence);
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  useNewest(list, isShown, `${lines.length}`);
  // While a game is on, it is said beside the question.
  const isLost = useOnline(s => s.connection === 'lost') && info?.status === 'gathering';
  const here = presence?.here.map(h => h.person.name) ?? [];
  return (
    <section className={log['logPanel']} aria-label={say('table.chat')}>
      <h2 className={panels['title']}>
        {say('table.chat')}
        <small className={css['here']} title={here.join(', ')}>
          {isLost ? say('table.lost') : say('table.here', { people: here.length + (presence?.others ?? 0) })}
        </small>
      </h2>
      <Later part="Agreement" />
      <ol ref={list} className={`${log['log']} ${log['logList']} ${css['said']}`} aria-live="polite">
        {lines.map(l => (
          <li key={l.id} data-unread={(l.id > readUpTo && (seat === undefined || l.seat !== seat)) || undefined}>
            {l.note ? (
              <em className={css['note']}>{noteSays(l)}</em>
            ) : (
              <>
                <b>
                  <PersonLink person={l.person} />
                </b>{' '}
                <Linked text={l.text} />
              </>
            )}
          </li>
        ))}
      </ol>
      {mayTalk ? (
        <form
          className={css['say']}
          onSubmit={e => {
            e.preventDefault();
            if (!text.trim()) return;
            sayToServer({ type: 'chat', table, key: newKey(), text: text.trim() });
            setText('');
          }}
        >
          <input value={text} maxLength={1000} onChange={e => setText(e.target.value)} aria-label={say('table.say')} />
          <button type="submit">{say('table.send')}</button>
        </form>
      ) : (
        <p className={panels['soft']}>{say('table.chat.players')}</p>
      )}
    </section>
  );
};
