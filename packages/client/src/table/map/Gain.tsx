import type { Action } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { foresee } from '../../store/foresight.ts';
import { money, say } from '../../words/index.ts';
import { useLater } from '../../work/later.ts';
import { problemOf, useBest } from '../../work/router.ts';
import type { Asked } from '../asked.ts';
import css from './map.module.css';

/** What the company's trains would earn after an action, beside what they earn now. */
export const Gain = ({ asked, action }: { readonly asked: Asked; readonly action: Action }): ReactNode => {
  const { game, decision } = asked;
  const company = decision?.company;
  const hasTrains = company !== undefined && !!game.state.companies[company]?.trains.length;
  // What is to be searched is worked out after the tile has been drawn.
  const problems = useLater(() => {
    const outcome = foresee(game, action);
    return hasTrains && !outcome.violation
      ? { now: problemOf(game, company), then: problemOf(outcome.game, company) }
      : undefined;
  }, [game, action]);
  const before = useBest(problems?.now, 'now');
  const after = useBest(problems?.then, 'then');
  if (!hasTrains) return null;
  const change = before && after ? after.revenue - before.revenue : undefined;
  return (
    <p className={css['gain']} aria-live="polite">
      {change === undefined ? (
        say('table.gain.searching')
      ) : (
        <>
          {say('table.gain', { company, revenue: money(after?.revenue ?? 0, game.title) })}{' '}
          <span className={change > 0 ? css['up'] : change < 0 ? css['down'] : undefined}>
            {change > 0 ? `+${money(change, game.title)}` : change < 0 ? money(change, game.title) : '±0'}
          </span>
        </>
      )}
    </p>
  );
};
