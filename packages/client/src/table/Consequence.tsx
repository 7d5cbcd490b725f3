import { type Event, type Game, isUnknown } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { useDraft } from '../store/draft.ts';
import { foresee } from '../store/foresight.ts';
import { useTable } from '../store/table.ts';
import { ask, say, speaking, tell } from '../words/index.ts';
import { type Asked, decisionOf } from './asked.ts';
import { Reason } from './choice/Reason.tsx';
import css from './question.module.css';

/** Follows every action and tells nothing new. */
const DULL = ['turn', 'income', 'round', 'passed'];

const isTelling = (e: Event): boolean => !DULL.includes(e.type);

/** What happens, in sentences; if that is nothing worth telling, what is asked next. */
const following = (before: Game, after: Game, events: readonly Event[], names: readonly string[]): string =>
  events
    .filter(isTelling)
    .slice(0, 6)
    .map(e => tell(e, speaking(before, names)))
    .join(' ') || ask(after, names, decisionOf(after));

/** What the action under consideration would bring about, before it is done. */
export const Consequence = ({ asked }: { readonly asked: Asked }): ReactNode => {
  const { game, unfolded, verb } = asked;
  const considered = useDraft(s => s.preview);
  const isBegun = useDraft(s => s.path.length > 0);
  const drafted = verb && isBegun && unfolded.rest.kind === 'act' ? unfolded.rest.action : undefined;
  const names = useTable(s => s.names);
  const preview = considered ?? drafted;
  const outcome = preview && foresee(game, preview);
  return (
    <p className={css['consequence']} aria-live="polite" data-consequence>
      {outcome && isUnknown(outcome) && say('clause.game.unknown')}
      {outcome?.violation && !isUnknown(outcome) && <Reason violation={outcome.violation} />}
      {outcome &&
        !outcome.violation &&
        say('table.consequence', { what: following(game, outcome.game, outcome.events, names) })}
    </p>
  );
};
