import type { Action } from '../core/action.ts';
import { verbOf } from '../core/agenda.ts';
import { act, pick } from '../core/choice.ts';
import { type Frame, Owed } from '../core/frame.ts';
import type { Money, Seat } from '../core/ids.ts';
import { flag } from '../core/shape.ts';
import { owe, step } from '../core/step.ts';
import { emit, type Table } from '../core/table.ts';
import { defineVerb, didLike } from '../core/verb.ts';
import { unless, type Violation } from '../core/violation.ts';

/** Asks another party whether it agrees; nothing happens unless it does. */
export const askConsent = (t: Table, of: Seat | undefined, to: Action): void => {
  if (of === undefined) return;
  owe(t, consent, { by: of, then: to });
  emit(t, { type: 'offered', by: to.by, to: of, verb: to.type });
};

/** A refused offer stays refused for that turn, unless its price is raised. `isSame` knows offers for the same thing that came to nothing. */
export const refusedBar = <A extends Offer>(
  f: Frame,
  offer: A,
  isSame: (made: A) => boolean,
): Violation | undefined => {
  const made = didLike(f, offer).filter(isSame);
  const most = Math.max(0, ...made.map(a => a.price ?? 0));
  return unless(!made.length || (offer.price ?? 0) > most, 'consent.refused', { price: most });
};

/** The least price worth naming in an offer: above what was refused. */
export const raised = (least: Money, most: Money, refused: Violation | undefined): Money =>
  refused ? Math.min(most, Number(refused.facts?.['price'] ?? 0) + 1) : least;

interface Offer extends Action {
  readonly price?: Money | undefined;
}

/** The answer to an offer. */
export const answer = defineVerb(
  'answer',
  { yes: flag },
  {
    in: Owed,
    offer: (_, f) =>
      pick('yes', ['yes', 'no'], word => act({ type: 'answer', by: f.by, at: 'consent', yes: word === 'yes' })),
    forbid: (_, f) => unless(!f.done.length, 'consent.once'),
    perform: (t, f, a) => {
      const { then } = f;
      emit(t, { type: 'answered', by: a.by, yes: a.yes });
      if (a.yes && then) verbOf(t, then.type).agreed?.(t, then);
    },
  },
);

export const consent = step('consent', {
  in: Owed,
  verbs: [answer],
  compels: () => ({ clause: 'consent.answer' }),
});
