import { wealthOf } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { useSettings } from '../../app/settings.ts';
import { mineIn, useTable } from '../../store/table.ts';
import { local, money, say } from '../../words/index.ts';
import type { Asked } from '../asked.ts';
import { HintButton } from '../bots/HintButton.tsx';
import css from './coach.module.css';
import { understand, useExplained } from './explained.ts';

/** Explains each question the first time it comes up, and says how everybody stands. */
export const Coach = ({ asked }: { readonly asked: Asked }): ReactNode => {
  const { game, decision, mayAct } = asked;
  const isWanted = useSettings(s => s.coach);
  const isHere = useTable(s => s.home === 'here' && s.look === undefined && s.branch === undefined);
  const names = useTable(s => s.names);
  const mine = useTable(mineIn);
  const steps = useExplained(s => s.steps);
  if (!isWanted || !isHere) return null;
  const step = mayAct ? decision?.step : undefined;
  const key = `${game.title.id} ${step}`;
  const sentence = step && !steps.includes(key) ? local(game.title, `coach.${step}`) : undefined;
  const stands = [...game.state.seating]
    .map(seat => ({ name: seat === mine ? say('table.you') : (names[seat] ?? ''), worth: wealthOf(game, seat) }))
    .sort((a, b) => b.worth - a.worth);
  return (
    <section className={css['coach']} aria-label={say('coach.name')} data-testid="coach">
      {sentence && <p>{sentence}</p>}
      {sentence && (
        <button type="button" onClick={() => understand(key)}>
          {say('coach.understood')}
        </button>
      )}
      {sentence && <HintButton asked={asked} look="legend" />}
      <p className={css['stand']}>
        {say('coach.stand', { all: stands.map(s => `${s.name} ${money(s.worth, game.title)}`).join(' · ') })}
      </p>
    </section>
  );
};
