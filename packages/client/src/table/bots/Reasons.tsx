import type { Thought } from '@roundhouse/bots';
import type { Title } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { doing, money, reasonSays, say } from '../../words/index.ts';
import css from './bots.module.css';

/** So many reasons are given; the rest is small. */
const MOST = 3;

/** Why one thing was chosen rather than another, in one line. */
export const Reasons = ({
  title,
  thought: { reasons, others },
}: {
  readonly title: Title;
  readonly thought: Pick<Thought, 'reasons' | 'others'>;
}): ReactNode => {
  const [next] = others;
  const parts = [
    ...reasons.slice(0, MOST).map(r => reasonSays(title, r)),
    ...(next ? [say('bot.behind', { what: doing(title, next.action), amount: money(next.behind, title) })] : []),
  ];
  return <span className={css['reasons']}>{parts.length ? parts.join(' · ') : say('bot.noReason')}</span>;
};
