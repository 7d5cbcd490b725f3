import { type Action, type Event, type Game, isUnknown } from '@roundhouse/engine';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
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
  const preview = considered ?? drafted;
  // What was pressed is drawn first, the sentences after it.
  const calm = useDeferredValue(useMemo(() => preview && { game, preview }, [game, preview]));
  return (
    <p className={css['consequence']} aria-live="polite" data-consequence>
      {calm && <Sentences {...calm} />}
    </p>
  );
};

const Sentences = memo(({ game, preview }: { readonly game: Game; readonly preview: Action }): ReactNode => {
  const names = useTable(s => s.names);
  const outcome = foresee(game, preview);
  if (isUnknown(outcome)) return say('clause.game.unknown');
  if (outcome.violation) return <Reason violation={outcome.violation} />;
  return say('table.consequence', { what: following(game, outcome.game, outcome.events, names) });
});
