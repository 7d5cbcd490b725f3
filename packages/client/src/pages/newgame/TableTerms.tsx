import type { ReactNode } from 'react';
import { spanSays } from '../../online/notes.ts';
import { say } from '../../words/index.ts';
import css from './choice.module.css';
import { Check, Picks } from './Picks.tsx';

/** How an online table is kept. */
export interface Terms {
  readonly open: boolean;
  readonly spectators: boolean;
  readonly aids: boolean;
  readonly undo: 'free' | 'ask' | 'none';
  /** Minutes somebody may be away before the others may vote about the seat. */
  readonly patience: number;
}

/** What most tables want. */
export const usualTerms: Terms = { open: false, spectators: true, aids: true, undo: 'ask', patience: 1440 };

const PATIENCE = [15, 60, 1440, 4320, 10_080] as const;
const UNDO = ['ask', 'free', 'none'] as const;

/** The terms of an online table. */
export const TableTerms = ({
  terms,
  change,
}: {
  readonly terms: Terms;
  readonly change: (terms: Terms) => void;
}): ReactNode => (
  <fieldset className={css['step']}>
    <legend>{say('new.table')}</legend>
    <div className={css['picks']}>
      <Check name={say('new.access')} value={terms.open} change={open => change({ ...terms, open })} />
      <Check
        name={say('new.spectators')}
        value={terms.spectators}
        change={spectators => change({ ...terms, spectators })}
      />
      <Check name={say('new.aids')} value={terms.aids} change={aids => change({ ...terms, aids })} />
    </div>
    <p className={css['loose']}>{say('new.undo')}</p>
    <Picks
      label={say('new.undo')}
      value={terms.undo}
      options={UNDO.map(value => ({ value, name: say(`new.undo.${value}`) }))}
      change={undo => change({ ...terms, undo })}
    />
    <p className={css['loose']}>{say('new.patience')}</p>
    <Picks
      narrow
      label={say('new.patience')}
      value={terms.patience}
      options={PATIENCE.map(value => ({ value, name: spanSays(value) }))}
      change={patience => change({ ...terms, patience })}
    />
  </fieldset>
);
