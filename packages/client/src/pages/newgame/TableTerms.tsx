import type { Clock, TableInfo } from '@roundhouse/protocol';
import type { ReactNode } from 'react';
import { clockSays, spanSays } from '../../online/notes.ts';
import { say } from '../../words/index.ts';
import css from './choice.module.css';
import { Check, Picks } from './Picks.tsx';

/** How an online table is kept. */
export interface Terms {
  readonly open: boolean;
  readonly spectators: boolean;
  readonly aids: boolean;
  /** Whether people may look at what everybody is expected to end with. */
  readonly estimates: boolean;
  readonly undo: 'free' | 'ask' | 'none';
  /** Minutes somebody may be away before the others may vote about the seat. */
  readonly patience: number;
  readonly clock: Clock;
}

/** What most tables want. */
export const usualTerms: Terms = {
  open: false,
  spectators: true,
  aids: true,
  estimates: false,
  undo: 'ask',
  patience: 1440,
  clock: { kind: 'none' },
};

/** What a table agreed on. */
export const termsAt = ({ access, spectators, aids, estimates, undo, patience, clock }: TableInfo): Terms => ({
  open: access === 'open',
  spectators,
  aids,
  estimates,
  undo,
  patience,
  clock,
});

/** Clocks to choose from: none, days a question, a bank for weeks, an evening. */
const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'question', minutes: 1440, then: 'remind' },
  { kind: 'question', minutes: 4320, then: 'remind' },
  { kind: 'bank', minutes: 10_080, increment: 720, then: 'remind' },
  { kind: 'live', minutes: 60, increment: 1, then: 'remind' },
];
const THEN = ['remind', 'answer', 'bot', 'vote'] as const;
const nameOf = (clock: Clock): string => clockSays(clock).split(';')[0] ?? '';

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
      <Check
        name={say('new.estimates')}
        value={terms.estimates}
        change={estimates => change({ ...terms, estimates })}
      />
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
    <p className={css['loose']}>{say('new.clock')}</p>
    <Picks
      label={say('new.clock')}
      value={nameOf(terms.clock)}
      options={CLOCKS.map(clock => ({ value: nameOf(clock), name: nameOf(clock) }))}
      change={name => change({ ...terms, clock: CLOCKS.find(c => nameOf(c) === name) ?? { kind: 'none' } })}
    />
    {terms.clock.kind !== 'none' && (
      <>
        <p className={css['loose']}>{say('new.clock.then')}</p>
        <Picks
          label={say('new.clock.then')}
          value={terms.clock.then}
          options={THEN.map(value => ({ value, name: say(`terms.clock.then.${value}`) }))}
          change={then => terms.clock.kind !== 'none' && change({ ...terms, clock: { ...terms.clock, then } })}
        />
      </>
    )}
  </fieldset>
);
