import type { Action, Choice, Game } from '@roundhouse/engine';
import { type ReactNode, useId, useState } from 'react';
import { choiceAsks, money, phrase, say } from '../../words/index.ts';
import { ChoiceView } from './ChoiceView.tsx';
import css from './choice.module.css';
import { useLive } from './live.ts';

interface AmountProps {
  readonly game: Game;
  readonly choice: Extract<Choice<Action>, { readonly kind: 'amount' }>;
  readonly verb: string;
}

/** A sum to be chosen freely between two ends: a slider, two steppers, and the deed for that sum. */
export const Amount = ({ game, choice, verb }: AmountProps): ReactNode => {
  const { min, max, by, what } = choice;
  const [value, setValue] = useState(min);
  const id = useId();
  const n = Math.min(max, Math.max(min, value));
  const next = choice.then(n);
  if (!useLive()) return <span className={css['still']}>{say('table.least', { amount: money(min, game.title) })}</span>;
  return (
    <div className={css['amount']}>
      <label htmlFor={id} className="hidden-visually">
        {choiceAsks(game.title, what)}
      </label>
      {max > min && (
        <button type="button" aria-label={say('table.minus')} disabled={n <= min} onClick={() => setValue(n - by)}>
          −
        </button>
      )}
      <input
        id={id}
        type="number"
        hidden={max === min}
        inputMode="numeric"
        min={min}
        max={max}
        step={by}
        value={n}
        onChange={e => setValue(Number(e.target.value))}
      />
      {max > min && (
        <button type="button" aria-label={say('table.plus')} disabled={n >= max} onClick={() => setValue(n + by)}>
          +
        </button>
      )}
      {max - min > by * 4 && (
        <input
          type="range"
          min={min}
          max={max}
          step={by}
          value={n}
          aria-label={choiceAsks(game.title, what)}
          onChange={e => setValue(Number(e.target.value))}
        />
      )}
      {max - min > by && (
        <button type="button" onClick={() => setValue(n === max ? min : max)}>
          {say(n === max ? 'table.least' : 'table.most', { amount: money(n === max ? min : max, game.title) })}
        </button>
      )}
      <ChoiceView
        game={game}
        choice={next}
        verb={verb}
        label={
          phrase(`table.sum.${verb}`, { amount: money(n, game.title) }) ??
          say('table.pay', { amount: money(n, game.title) })
        }
        isBare
      />
    </div>
  );
};
