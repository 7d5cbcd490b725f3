import type { Thought } from '@roundhouse/bots';
import type { Game } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { doingIn, money, reasonSays, say } from '../../words/index.ts';
import css from './bots.module.css';

/** So many reasons are given; the rest is small. */
const MOST = 3;

/** Why one thing was chosen rather than another, in one line. */
export const Reasons = ({
  game,
  thought: { action, reasons, others },
}: {
  /** The position in which it was. */
  readonly game: Game;
  readonly thought: Pick<Thought, 'action' | 'reasons' | 'others'>;
}): ReactNode => {
  const [next] = others;
  const what = next && doingIn(game, next.action);
  const parts = [
    ...reasons.slice(0, MOST).map(r => reasonSays(game.title, r)),
    ...(next?.behind ? [say('bot.behind', { what: what ?? '', amount: money(next.behind, game.title) })] : []),
    ...(next?.behind === 0 ? [say('bot.even', { what: what ?? '' })] : []),
  ];
  return (
    <span className={css['reasons']}>
      {parts.length ? parts.join(' · ') : say(action.type === 'runRoutes' ? 'bot.bestRun' : 'bot.noReason')}
    </span>
  );
};
