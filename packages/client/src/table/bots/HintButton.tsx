import type { ReactNode } from 'react';
import { SILENT, useOpponents } from '../../store/opponents.ts';
import { isShared, sayTrouble, useTable } from '../../store/table.ts';
import { say } from '../../words/index.ts';
import type { Asked } from '../asked.ts';
import { fetchLater } from '../people/fetchLater.ts';
import css from './bots.module.css';

const ask = (): void => {
  fetchLater().then(
    ({ askHint }) => askHint(),
    () => sayTrouble(SILENT),
  );
};

/** Asks what a strong player would do; beside the question, so that it covers nothing. */
export const HintButton = ({
  asked,
  look = 'brief',
}: {
  readonly asked: Asked;
  /** In words where there is room, else as a star; or, where it is one, star and words. */
  readonly look?: 'brief' | 'legend';
}): ReactNode => {
  const { game, decision, mayAct } = asked;
  const isAllowed = useTable(s => s.aids && !(isShared(s) && s.branch));
  const isAsked = useOpponents(s => s.hint?.of === game);
  if (!mayAct || !decision || !isAllowed || isAsked) return null;
  return (
    <button
      type="button"
      className={`${css['ask']} ${css[look]}`}
      data-hint="ask"
      title={say('bot.hint')}
      onClick={ask}
    >
      <span>{say('bot.hint')}</span>
    </button>
  );
};
