import { standing } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { useOnline } from '../../online/state.ts';
import { type Sort, useReading, useReadUpTo } from '../../online/unread.ts';
import { isShared, type TableState, useTable } from '../../store/table.ts';
import { say } from '../../words/index.ts';
import { LogPanel } from '../panels/LogPanel.tsx';
import css from '../table.module.css';
import { ChatPanel } from './ChatPanel.tsx';

/** The number of the last action; none, while the past is not known. */
const lastAction = ({ chronicle, isWhole }: TableState): number =>
  isWhole && chronicle ? chronicle.games.length - 1 : -1;

/** The number of the last line of each list; none, while the list is not known. */
const useLast = (): Readonly<Record<Sort, number>> => ({
  log: useTable(lastAction),
  chat: useOnline(s => s.chat.at(-1)?.id ?? (s.connection === 'open' ? 0 : -1)),
});

/** Log and chat side by side; what others did and said since the reader looked is marked. */
export const Talk = ({ isShown }: { readonly isShown: boolean }): ReactNode => {
  const table = useTable(s => s.id);
  const isTalking = useTable(isShared);
  const last = useLast();
  const log = useReading(table, 'log', last.log, isShown && isTalking);
  const chat = useReading(table, 'chat', last.chat, isShown && isTalking);
  return (
    <>
      <LogPanel readUpTo={isTalking ? log : undefined} isShown={isShown} />
      {isTalking && <ChatPanel readUpTo={chat} />}
    </>
  );
};

/** How many lines of others wait to be read; nothing, if none does. */
export const UnreadMark = (): ReactNode => {
  const table = useTable(s => s.id);
  const last = useLast();
  const log = useReadUpTo(table, 'log', last.log);
  const chat = useReadUpTo(table, 'chat', last.chat);
  const isTalking = useTable(isShared);
  const seat = useOnline(s => s.seat);
  const deeds = useTable(s =>
    isShared(s) && s.isWhole
      ? standing(s.chronicle?.record.log ?? [])
          .slice(log)
          .filter(a => a.by !== seat).length
      : 0,
  );
  const lines = useOnline(s => s.chat.filter(l => l.id > chat && (seat === undefined || l.seat !== seat)).length);
  const count = deeds + (isTalking ? lines : 0);
  if (!count) return null;
  return (
    <b className={css['unread']} title={say('table.unread', { count })}>
      {count > 99 ? '99+' : count}
    </b>
  );
};
