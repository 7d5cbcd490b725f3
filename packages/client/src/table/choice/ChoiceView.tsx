import type { Action, Choice, Game, Option } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { type Answer, useDraft } from '../../store/draft.ts';
import { optionName, verbName } from '../../words/index.ts';
import { useAsked } from '../asked.ts';
import { ActButton } from './ActButton.tsx';
import { Amount } from './Amount.tsx';
import css from './choice.module.css';
import { useLive } from './live.ts';
import { Thing } from './Thing.tsx';

interface ChoiceProps {
  readonly game: Game;
  readonly choice: Choice<Action>;
  readonly verb: string;
  /** What the deed is called here, if not by its verb. */
  readonly label?: ReactNode;
  readonly isPrimary?: boolean;
  readonly isBare?: boolean;
  /** The answers that led here, for going on from the map. */
  readonly path?: readonly Answer[];
}

/**
 * Any choice without a place on the map, opened as far as it goes: deeds are buttons, sums have a slider, and a level
 * whose answers lead on is a list of them with what follows beside each.
 */
export const ChoiceView = ({ game, choice, verb, label, path = [], ...look }: ChoiceProps): ReactNode => {
  switch (choice.kind) {
    case 'act':
      return <ActButton game={game} action={choice.action} label={label ?? verbName(game.title, verb)} {...look} />;
    case 'amount':
      return <Amount game={game} choice={choice} verb={verb} />;
    case 'pick': {
      const [only] = choice.from;
      if (choice.what === 'hex' && path.length)
        return <OnMap verb={verb} path={path} label={label ?? verbName(game.title, verb)} />;
      if (only && choice.from.length === 1 && isPlain(only))
        return (
          <ChoiceView
            game={game}
            choice={only.then()}
            verb={verb}
            label={label}
            path={[...path, only.value]}
            {...look}
          />
        );
      return (
        <span className={css['options']}>
          {choice.from.map(option => (
            <OptionView
              key={option.value}
              game={game}
              what={choice.what}
              option={option}
              verb={verb}
              path={[...path, option.value]}
            />
          ))}
        </span>
      );
    }
    case 'routes':
      return null;
  }
};

interface OnMapProps {
  readonly verb: string;
  readonly path: readonly Answer[];
  readonly label: ReactNode;
}

/** Leads on to the map, where the hexes of this answer glow. */
const OnMap = ({ verb, path, label }: OnMapProps): ReactNode => {
  const asked = useAsked();
  const isLive = useLive();
  const isOpen = asked.verb === verb && path.every((answer, i) => asked.unfolded.levels[i]?.chosen === answer);
  const { open } = useDraft.getState();
  if (!isLive) return null;
  return (
    <button
      type="button"
      data-verb={verb}
      aria-pressed={isOpen}
      onClick={() => (isOpen ? open(undefined) : open(verb, path))}
    >
      {label} ⬡
    </button>
  );
};

/** A level with one answer that says nothing new is not worth a word. */
const isPlain = (o: Option<Action>): boolean => o.value === 'plain' || o.value === '';

interface OptionProps {
  readonly game: Game;
  readonly what: string;
  readonly option: Option<Action>;
  readonly verb: string;
  readonly path: readonly Answer[];
}

const OptionView = ({ game, what, option, verb, path }: OptionProps): ReactNode => {
  const next = option.then();
  const name = <Thing game={game} what={what} value={option.value} />;
  if (next.kind === 'act') return <ActButton game={game} action={next.action} label={name} />;
  const [only] = next.kind === 'pick' ? next.from : [];
  if (only && next.kind === 'pick' && next.from.length === 1 && isPlain(only)) {
    const leaf = only.then();
    if (leaf.kind === 'act') return <ActButton game={game} action={leaf.action} label={name} />;
  }
  return (
    <span className={css['option']}>
      <span className={css['optionName']} title={optionName(game, what, option.value)}>
        {name}
      </span>
      <ChoiceView game={game} choice={next} verb={verb} path={path} />
    </span>
  );
};
