import type { OptionPart, Title } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { local, paragraphHref, say, titleName } from '../../words/index.ts';
import css from './choice.module.css';
import { Check, Picks } from './Picks.tsx';
import { type Chosen, impossible, optionsFor } from './setup.ts';

type Value = OptionPart['values'][number];

/** An option’s value as a player would say it. */
export const valueName = (title: Title, name: string, value: Value): string => {
  const own = local(title, `setup.${name}.${value}`);
  if (own !== undefined) return own;
  return typeof value === 'boolean' ? say(value ? 'new.option.yes' : 'new.option.no') : String(value);
};

/** The options of a title, each with what it does and the paragraph it rests on. */
export const Options = ({
  title,
  chosen,
  change,
}: {
  readonly title: Title;
  readonly chosen: Chosen;
  readonly change: (options: Chosen['options']) => void;
}): ReactNode => {
  const all = Object.entries(optionsFor(title, chosen.players));
  if (!all.length) return <p className={css['loose']}>{say('new.options.none', { title: titleName(title) })}</p>;
  const choose = (name: string, value: Value) => change({ ...chosen.options, [name]: value });
  const tried = (name: string, value: Value) =>
    impossible(title, { ...chosen, options: { ...chosen.options, [name]: value } });
  const shown = all.map(([name, { values, cites }]) => {
    const now = chosen.options[name] ?? values[0];
    const sentence = local(title, `setup.${name}`) ?? name;
    const rule = <a href={paragraphHref(title, cites)}>{say('table.rule', { paragraph: cites })}</a>;
    if (values.every(v => typeof v === 'boolean')) {
      const no = tried(name, !now);
      return (
        <div key={name} className={css['option']}>
          <Check
            name={sentence}
            hint={no}
            value={now === true}
            disabled={no !== undefined}
            change={value => choose(name, value)}
          />
          {rule}
        </div>
      );
    }
    return (
      <div key={name} className={css['option']}>
        <p>
          {sentence} {rule}
        </p>
        <Picks
          narrow
          label={sentence}
          value={String(now)}
          options={values.map(v => ({
            value: String(v),
            name: valueName(title, name, v),
            no: tried(name, v),
          }))}
          change={s => {
            const value = values.find(v => String(v) === s);
            if (value !== undefined) choose(name, value);
          }}
        />
      </div>
    );
  });
  return <div className={css['options']}>{shown}</div>;
};
