import { type Game, standing } from '@roundhouse/engine';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { eventsAfter, knownEvents } from '../../store/deeds.ts';
import { lineOf, lookAt, useTable } from '../../store/table.ts';
import { say, speaking, tell } from '../../words/index.ts';
import { later } from '../../work/later.ts';
import log from './log.module.css';
import css from './panels.module.css';

/** Actions told at first; earlier ones follow when asked for. */
const PAGE = 60;

/** What happened, in sentences; each leads to the position after it. What others did after `readUpTo` is marked. */
export const LogPanel = ({ readUpTo }: { readonly readUpTo?: number | undefined }): ReactNode => {
  const line = useTable(lineOf);
  const look = useTable(s => s.look);
  const names = useTable(s => s.names);
  const seats = useTable(s => s.seats);
  const [pages, setPages] = useState(1);
  const [, redraw] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const games = line?.games ?? [];
  const actions = useMemo(() => standing(line?.record.log ?? []).slice(-(games.length - 1)), [line, games.length]);
  const all = games.length > 1 ? actions : [];
  const from = Math.max(0, all.length - pages * PAGE);
  const isReady = all.slice(from).every((_, i) => knownEvents(games[from + i] as Game) !== undefined);

  useEffect(() => {
    const jobs = all.slice(from).map((a, i) => later(() => void eventsAfter(games[from + i] as Game, a)));
    const last = later(() => redraw(n => n + 1));
    return () => {
      for (const cancel of [...jobs, last]) cancel();
    };
  }, [all, from, games]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines scroll into view.
  useLayoutEffect(() => {
    if (look === undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [all.length, isReady, look]);

  return (
    <section className={log['logPanel']} aria-label={say('table.log')}>
      <h2 className={css['title']}>{say('table.log')}</h2>
      <ol ref={list} className={`${log['log']} ${log['logList']}`}>
        {from > 0 && (
          <li>
            <button type="button" onClick={() => setPages(pages + 3)}>
              … {say('table.more')}
            </button>
          </li>
        )}
        {!all.length && <li>{say('table.noLog')}</li>}
        {all.slice(from).map((action, i) => {
          const before = games[from + i] as Game;
          const position = from + i + 1;
          const isNew = readUpTo !== undefined && position > readUpTo && !seats.includes(action.by);
          return (knownEvents(before) ?? []).map((event, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events are known by their order.
            <li key={`${position}.${n}`} data-kind={event.type} data-unread={isNew || undefined}>
              <button type="button" aria-current={look === position || undefined} onClick={() => lookAt(position)}>
                {tell(event, speaking(before, names))}
              </button>
            </li>
          ));
        })}
      </ol>
    </section>
  );
};
