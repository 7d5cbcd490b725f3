import type { Action, Game } from '@roundhouse/engine';
import type { MouseEvent, ReactNode } from 'react';
import { useDraft } from '../../store/draft.ts';
import { burdenOf, eventsOf, tagOf } from '../../store/foresight.ts';
import { act, shownIn, useTable } from '../../store/table.ts';
import { doing, money, playerName, say, speaking, tagSays } from '../../words/index.ts';
import { useLater } from '../../work/later.ts';
import css from './choice.module.css';
import { isHasty } from './haste.ts';
import { useLive } from './live.ts';

const BURDENS = ['adds', 'borrows', 'finds'] as const;

interface ActProps {
  readonly game: Game;
  readonly action: Action;
  readonly label: ReactNode;
  readonly isPrimary?: boolean;
  /** Leaves out the sum, where the label says it. */
  readonly isBare?: boolean;
}

/** A button that plays an action. Pointing at it shows what would follow; a finger's first tap does, and its second plays. */
export const ActButton = ({ game, action, label, isPrimary, isBare }: ActProps): ReactNode => {
  const { consider } = useDraft.getState();
  const tag = useLater(() => tagOf(game, action), [game, JSON.stringify(action)]);
  const burden = useLater(() => burdenOf(game, action), [game, JSON.stringify(action)]);
  const names = useTable(s => s.names);
  const s = speaking(game, names);
  const player = playerName(s, action.by);
  const deed = doing(game.title, action);
  const key = JSON.stringify(action);
  const isArmed = useDraft(s => !!s.isArmed && JSON.stringify(s.preview) === key);
  const press = (e: MouseEvent) => {
    const isFinger = (e.nativeEvent as PointerEvent).pointerType === 'touch';
    // The second half of a double click, and a click from a pointer at rest, were meant for the question before.
    if (e.detail > 0 && !isFinger && (e.detail > 1 || isHasty())) return;
    // Nor was what is pressed just before its place is taken by something else.
    if (shownIn(useTable.getState()) !== game) return;
    if (isFinger && !isArmed) useDraft.getState().arm(action);
    else void act(action);
  };
  const isLive = useLive();
  const inside = (
    <>
      <span>{label}</span>{' '}
      {tag !== undefined && !isBare && (
        <span className={css['tag']}>{tagSays(s, action, eventsOf(game, action), tag)}</span>
      )}
      {burden && !isBare && (
        <span className={css['tag']}>
          {BURDENS.filter(what => burden[what])
            .map(what => say(`table.${what}`, { player, amount: money(burden[what], game.title) }))
            .join(' · ')}
        </span>
      )}
    </>
  );
  if (!isLive) return <span className={`${css['act']} ${css['still']}`}>{inside}</span>;
  return (
    <button
      type="button"
      className={`${css['act']} ${isPrimary || isArmed ? 'primary' : ''}`}
      data-armed={isArmed || undefined}
      data-act={action.type}
      title={deed}
      onPointerEnter={e => e.pointerType !== 'touch' && consider(action)}
      onPointerLeave={e => e.pointerType !== 'touch' && consider(undefined)}
      onFocus={e => e.currentTarget.matches(':focus-visible') && consider(action)}
      onBlur={() => consider(undefined)}
      onClick={press}
    >
      {inside}
      {!isBare && <span className="hidden-visually">, {deed}</span>}
    </button>
  );
};
