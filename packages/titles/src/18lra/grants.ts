import {
  act,
  type CompanyId,
  defineVerb,
  emit,
  Owed,
  owe,
  type PrivateId,
  pick,
  type Seat,
  type Slice,
  shape,
  step,
  type Table,
  unless,
} from '@roundhouse/engine';
import { directed } from '../directed.ts';

/** What became of a private's gift: whose it is to give, once its time has come, and which company has it. */
export interface Granted {
  readonly owner?: Seat;
  readonly company?: CompanyId;
}

/**
 * [LRA-4.1.2-j LRA-4.1.2-w] What the owner of a private must give to a company whose director's certificate they hold, floated or not: at once,
 * or as soon as they direct one.
 */
export const grantOf = (
  type: string,
  from: PrivateId,
  held: Slice<Granted>,
  given: (t: Table, company: CompanyId) => void = () => {},
) => {
  const assign = defineVerb(
    type,
    { company: shape.company },
    {
      in: Owed,
      offer: (g, f) => pick('company', directed(g, f.by), company => act({ type, by: f.by, at: type, company })),
      forbid: (g, f, a) =>
        unless(held.of(g).company === undefined, 'grant.once', { private: from }) ??
        unless(directed(g, f.by).includes(a.company), 'grant.company', { company: a.company }),
      perform: (t, _, a) => {
        held.write(t).company = a.company;
        emit(t, { type: 'power', private: from, company: a.company });
        given(t, a.company);
      },
    },
  );
  const asked = step(type, {
    in: Owed,
    verbs: [assign],
    compels: () => ({ clause: 'grant.compulsory', facts: { private: from } }),
  });
  return {
    step: asked,
    /** Its time has come. */
    open: (t: Table): void => {
      const owner = t.state.privates[from]?.owner;
      if (held.of(t).owner === undefined && typeof owner === 'number') held.write(t).owner = owner;
    },
    /** Asks the owner, once they have somebody to give it to. [LRA-4.1.2-j LRA-4.1.2-w] */
    demand: (t: Table): void => {
      const { owner, company } = held.of(t);
      if (owner === undefined || company !== undefined || !directed(t, owner).length) return;
      if (!t.state.agenda.some(f => Owed.is(f) && f.step === type)) owe(t, asked, { by: owner });
    },
  };
};
