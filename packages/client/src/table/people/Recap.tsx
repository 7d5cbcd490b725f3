import { type Action, type Game, type HexId, type Route, standing } from '@roundhouse/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { useOnline } from '../../online/state.ts';
import { eventsAfter } from '../../store/deeds.ts';
import { useDraft } from '../../store/draft.ts';
import { lookAt, useTable } from '../../store/table.ts';
import { companyName, list, money, say, speaking, tell } from '../../words/index.ts';
import { type Meaning, meaningFor } from './meaning.ts';
import css from './people.module.css';

const SHELF = 'roundhouse.seen';

const seen = (): Record<string, number> => {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

const remember = (table: string, position: number): void => {
  try {
    localStorage.setItem(SHELF, JSON.stringify({ ...seen(), [table]: position }));
  } catch {
    // Without storage there is no recap.
  }
};

/** More than this is not shown step by step but left to the log. */
const MOST = 120;

/** What happened since the reader was last here, on the map, one step with each press of the space bar; Escape skips it. */
export const Recap = (): ReactNode => {
  const table = useTable(s => s.id);
  const isWhole = useTable(s => s.isWhole);
  const last = useTable(s => (s.chronicle?.games.length ?? 1) - 1);
  const seat = useOnline(s => s.seat);
  const [from, setFrom] = useState<number>();
  const [at, setAt] = useState<number>();
  const isOver = at === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, when the past is known.
  useEffect(() => {
    if (!isWhole) return;
    const known = seen()[table];
    if (known !== undefined && seat !== undefined && last - known > 1 && last - known <= MOST) {
      setFrom(known);
      setAt(known + 1);
    } else remember(table, last);
  }, [isWhole, table]);

  useEffect(() => {
    if (isWhole && isOver) remember(table, last);
  }, [isWhole, isOver, table, last]);

  useEffect(() => {
    if (at === undefined) return;
    lookAt(at);
    draw(at);
    const pressed = (e: KeyboardEvent) => {
      const isField = /^(?:INPUT|TEXTAREA|SELECT)$/.test((e.target as HTMLElement).tagName);
      if (isField || (e.key !== ' ' && e.key !== 'Escape')) return;
      e.preventDefault();
      e.stopPropagation();
      setAt(e.key === 'Escape' || at >= last ? undefined : at + 1);
    };
    window.addEventListener('keydown', pressed, true);
    return () => window.removeEventListener('keydown', pressed, true);
  }, [at, last]);

  useEffect(() => {
    if (isOver) lookAt(undefined);
  }, [isOver]);

  if (at === undefined || from === undefined) return null;
  return (
    <section className={css['recap']} aria-label={say('table.recap')} data-recap={at - from}>
      <p>
        <b>{say('table.recap')}</b> <small>{say('recap.step', { step: at - from, steps: last - from })}</small>{' '}
        <span aria-live="polite">{sentence(at)}</span>
      </p>
      <Means from={from} />
      <button type="button" className="primary" onClick={() => setAt(at >= last ? undefined : at + 1)}>
        {say('recap.next')} <kbd>{say('recap.key')}</kbd>
      </button>
      <button type="button" onClick={() => setAt(undefined)}>
        {say('table.skipRecap')}
      </button>
    </section>
  );
};

/** What all of it means for the reader. */
const Means = ({ from }: { readonly from: number }): ReactNode => {
  const games = useTable(s => s.chronicle?.games);
  const seat = useOnline(s => s.seat);
  const [before, after] = [games?.[from], games?.at(-1)];
  const found = before && after && seat !== undefined ? meaningFor(before, after, seat) : [];
  if (!after || !found.length) return null;
  return (
    <p data-means={found.map(m => m.kind).join(' ')}>
      <b>{say('recap.means')}</b> {found.map(m => meaningSays(m, after)).join('; ')}.
    </p>
  );
};

const meaningSays = (m: Meaning, { title }: Game): string => {
  switch (m.kind) {
    case 'cash':
      return say('recap.cash', { from: money(m.from, title), to: money(m.to, title) });
    case 'price':
      return say('recap.price', {
        company: companyName(title, m.company),
        from: money(m.from, title),
        to: money(m.to, title),
      });
    case 'rusts':
      return say('recap.rusts', {
        company: companyName(title, m.company),
        trains: list(m.trains),
        count: m.trains.length,
        train: m.card,
      });
    default:
      return say(`recap.${m.kind}`, { company: companyName(title, m.company) });
  }
};

const actionAt = (at: number): Action | undefined => standing(useTable.getState().chronicle?.record.log ?? [])[at - 1];

/** Marks on the map where the action was: the hex, or the routes that were run. */
const draw = (at: number): void => {
  const done: (Action & { readonly hex?: HexId; readonly routes?: readonly Route[] }) | undefined = actionAt(at);
  const draft = useDraft.getState();
  if (done?.routes) draft.show(done.routes);
  else if (done?.hex !== undefined) draft.lookInto(done.hex);
};

/** What led to a position. */
const sentence = (at: number): string => {
  const { chronicle, names } = useTable.getState();
  const before = chronicle?.games[at - 1];
  const action = actionAt(at);
  const events = before && action ? eventsAfter(before, action) : [];
  return before ? events.map(e => tell(e, speaking(before, names))).join(' ') : '';
};
