import type { Action, Event, Game } from '@roundhouse/engine';
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { eventsAfter, knownEvents } from '../../store/deeds.ts';
import { type StoryLine, storyOf } from '../../store/story.ts';
import { lineOf, lookAt, useTable } from '../../store/table.ts';
import { doing, list as listed, say, speaking, tell } from '../../words/index.ts';
import { later } from '../../work/later.ts';
import log from './log.module.css';
import { useNewest } from './newest.ts';
import css from './panels.module.css';

/** Actions told at first; earlier ones follow when asked for. */
const PAGE = 60;

type Placed =
  | { readonly kind: 'done'; readonly action: Action; readonly before: Game; readonly position: number }
  | { readonly kind: 'undone'; readonly actions: readonly Action[]; readonly title: Game['title'] };

/** The lines whose positions are known; of a game just opened, none but the latest. */
const placed = (story: readonly StoryLine[], games: readonly Game[]): readonly Placed[] => {
  const last = story.reduce((most, l) => (l.kind === 'done' ? l.nth : most), 0);
  const unknown = last - (games.length - 1);
  const title = games[0]?.title;
  return story.flatMap((l): readonly Placed[] => {
    if (l.kind === 'undone') return title && unknown <= 0 ? [{ ...l, title }] : [];
    const before = games[l.nth - 1 - unknown];
    return before ? [{ kind: 'done', action: l.action, before, position: l.nth - unknown }] : [];
  });
};

interface LogProps {
  readonly readUpTo?: number | undefined;
  /** Whether it is before the reader's eyes; when it comes there, the newest line is. */
  readonly isShown?: boolean;
}

/** What happened, in sentences; each leads to the position after it. What others did after `readUpTo` is marked. */
export const LogPanel = ({ readUpTo, isShown = true }: LogProps): ReactNode => {
  const line = useDeferredValue(useTable(lineOf));
  const look = useTable(s => s.look);
  const empty = useTable(s => (s.branch ? 'table.noTry' : 'table.noLog'));
  const names = useTable(s => s.names);
  const seats = useTable(s => s.seats);
  const [pages, setPages] = useState(1);
  const [, redraw] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const games = line?.games ?? [];
  const story = useMemo(() => storyOf(line?.record.log ?? []), [line]);
  const all = useMemo(() => placed(story, games), [story, games]);
  const from = Math.max(0, all.length - pages * PAGE);
  const shown = useMemo(() => all.slice(from), [all, from]);
  const isReady = shown.every(l => l.kind === 'undone' || knownEvents(l.before, l.action) !== undefined);
  const isRead = story.length > 0 && !all.length;

  useEffect(() => {
    const jobs = shown.flatMap(l => (l.kind === 'done' ? [later(() => void eventsAfter(l.before, l.action))] : []));
    const last = later(() => redraw(n => n + 1));
    return () => {
      for (const cancel of [...jobs, last]) cancel();
    };
  }, [shown]);

  useNewest(list, isShown && look === undefined, `${all.length} ${isReady}`);

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
        {!all.length && <li>{say(isRead ? 'table.readLog' : empty)}</li>}
        {shown.map((l, i) => {
          if (l.kind === 'undone')
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their order.
              <li key={`undone ${from + i}`} data-kind="undone">
                {say('table.takenBack', { what: listed(l.actions.map(a => doing(l.title, a))) })}
              </li>
            );
          const { before, action, position } = l;
          const isNew = readUpTo !== undefined && position > readUpTo && !seats.includes(action.by);
          return (
            <Told
              key={position}
              events={knownEvents(before, action)}
              {...{ before, position, names, isNew, isLooked: look === position }}
            />
          );
        })}
      </ol>
    </section>
  );
};

interface ToldProps {
  readonly events: readonly Event[] | undefined;
  readonly before: Game;
  readonly position: number;
  readonly names: readonly string[];
  readonly isNew: boolean;
  readonly isLooked: boolean;
}

/** The lines of one action; nothing, until it is known what it brought. */
const Told = memo(
  ({ events = [], before, position, names, isNew, isLooked }: ToldProps): ReactNode =>
    events.map((event, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: events are known by their order.
      <li key={n} data-kind={event.type} data-unread={isNew || undefined}>
        <button type="button" aria-current={isLooked || undefined} onClick={() => lookAt(position)}>
          {tell(event, speaking(before, names))}
        </button>
      </li>
    )),
);
