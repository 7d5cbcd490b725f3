import type { Action } from '../core/action.ts';
import { type Owed, owe, type Step, verbOf } from '../core/agenda.ts';
import { act, pick } from '../core/choice.ts';
import type { Seat } from '../core/ids.ts';
import { flag } from '../core/shape.ts';
import { emit, type Table } from '../core/table.ts';
import { defineVerb } from '../core/verb.ts';
import { unless } from '../core/violation.ts';

/** Asks another party whether it agrees; nothing happens unless it does. */
export const askConsent = (t: Table, of: Seat | undefined, to: Action): void => {
  if (of === undefined) return;
  owe(t, { step: 'consent', by: of, then: to });
  emit(t, { type: 'offered', by: to.by, to: of, verb: to.type });
};

/** The answer to an offer. */
export const answer = defineVerb(
  'answer',
  { yes: flag },
  {
    offer: (_, f) =>
      pick('yes', ['yes', 'no'], word =>
        act({ type: 'answer', by: (f as Owed).by, at: 'consent', yes: word === 'yes' }),
      ),
    forbid: (_, f) => unless(!f.done.length, 'consent.once'),
    perform: (t, f, a) => {
      const { then } = f as Owed;
      emit(t, { type: 'answered', by: a.by, yes: a.yes });
      if (a.yes && then) verbOf(t, then.type).agreed?.(t, then);
    },
  },
);

export const consent: Step = {
  name: 'consent',
  verbs: ['answer'],
  compels: () => ({ clause: 'consent.answer' }),
};
