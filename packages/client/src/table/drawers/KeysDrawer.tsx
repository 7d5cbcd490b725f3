import type { ReactNode } from 'react';
import { useTable } from '../../store/table.ts';
import { phrase, say } from '../../words/index.ts';
import { keysWith, MAP_KEYS } from '../keys/keys.ts';
import { drawersAt } from './drawer.ts';
import css from './drawers.module.css';

/** Every key and what it does: the same in every title, but for what a title does not have. */
export const KeysDrawer = (): ReactNode => (
  <>
    <dl className={css['keys']}>
      {keysWith(drawersAt(useTable())).map(k => (
        <Line key={k.says} keys={k.shown ?? k.keys} text={phrase(k.says) ?? k.says} />
      ))}
    </dl>
    <h3>{say('keys.onMap')}</h3>
    <dl className={css['keys']}>
      {MAP_KEYS.map(k => (
        <Line key={k.says} keys={k.keys} text={phrase(k.says) ?? k.says} />
      ))}
    </dl>
  </>
);

const Line = ({ keys, text }: { readonly keys: readonly string[]; readonly text: string }): ReactNode => (
  <>
    <dt>
      {keys.map(k => (
        <kbd key={k}>{k}</kbd>
      ))}
    </dt>
    <dd>{text}</dd>
  </>
);
