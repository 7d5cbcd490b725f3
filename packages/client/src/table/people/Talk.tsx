import { standing } from '@roundhouse/engine';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useNarrow } from '../../app/useNarrow.ts';
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

/** In letters: from how wide a room log and chat stand side by side. */
const BOTH = 22;
const SORTS = ['log', 'chat'] as const;

/** Whether there is room for one of them only. */
const useSlim = () => {
  const room = useRef<HTMLDivElement>(null);
  const [isSlim, setSlim] = useState(false);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const resized = new ResizeObserver(([seen]) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      // A part that is not shown has no width to go by.
      if (seen?.contentRect.width) setSlim(seen.contentRect.width < BOTH * rem);
    });
    resized.observe(element);
    return () => resized.disconnect();
  }, []);
  return { room, isSlim };
};

/** Log and chat side by side, or one of them where there is room for one; what others did and said since the reader looked is marked. */
export const Talk = ({ isShown }: { readonly isShown: boolean }): ReactNode => {
  const table = useTable(s => s.id);
  const isTalking = useTable(isShared);
  const isOver = useOnline(s => s.info?.status === 'finished');
  const { room, isSlim } = useSlim();
  const isNarrow = useNarrow();
  const [wanted, setWanted] = useState<Sort>();
  const front = (isSlim || isNarrow) && isTalking ? (wanted ?? (isOver ? 'chat' : 'log')) : undefined;
  const last = useLast();
  const isRead = (sort: Sort) => isShown && (front === undefined || front === sort);
  const log = useReading(table, 'log', isTalking ? last.log : -1, isRead('log'));
  const chat = useReading(table, 'chat', isTalking ? last.chat : -1, isRead('chat'));
  return (
    <div ref={room} className={css['talk']} data-front={front}>
      {front && (
        <div className={css['talkTabs']}>
          {SORTS.map(sort => (
            <button key={sort} type="button" aria-pressed={front === sort} onClick={() => setWanted(sort)}>
              {say(`table.${sort}`)}
              {sort === 'chat' && front !== sort && <UnreadMark isChatAlone />}
            </button>
          ))}
        </div>
      )}
      <div hidden={front === 'chat'}>
        <LogPanel readUpTo={isTalking ? log : undefined} isShown={isShown && front !== 'chat'} />
      </div>
      {isTalking && (
        <div hidden={front === 'log'}>
          <ChatPanel readUpTo={chat} isShown={isShown && front !== 'log'} />
        </div>
      )}
    </div>
  );
};

/** How many lines of others wait to be read; nothing, if none does. */
export const UnreadMark = ({ isChatAlone = false }: { readonly isChatAlone?: boolean }): ReactNode => {
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
  const count = (isChatAlone ? 0 : deeds) + (isTalking ? lines : 0);
  if (!count) return null;
  return (
    <b className={css['unread']} title={say('table.unread', { count })}>
      {count > 99 ? '99+' : count}
    </b>
  );
};
