import type { TableInfo } from '@roundhouse/protocol';
import type { Cover } from '@roundhouse/titles/covers';
import type { ReactNode } from 'react';
import { useTitle } from '../../store/useTitle.ts';
import { local } from '../../words/index.ts';
import { valueName } from '../newgame/Options.tsx';
import { optionsFor } from '../newgame/setup.ts';
import css from './gathering.module.css';

/** The options that were chosen, in words; those left as printed go without saying. */
export const AgreedOptions = ({
  cover,
  options,
}: {
  readonly cover: Cover;
  readonly options: TableInfo['options'];
}): ReactNode => {
  const title = useTitle(cover);
  const all = optionsFor(title, Math.min(...title.players));
  const chosen = Object.entries(options).filter(([name, value]) => value !== all[name]?.values[0]);
  if (!chosen.length) return null;
  return (
    <ul className={css['options']}>
      {chosen.map(([name, value]) => (
        <li key={name}>
          {local(title, `setup.${name}`) ?? name}
          {value === true ? '' : `: ${valueName(title, name, value)}`}
        </li>
      ))}
    </ul>
  );
};
