import { owed } from '../rounds/owed.ts';
import { turn } from '../rounds/turn.ts';
import { pass } from '../verbs/pass.ts';
import type { Plan, Title } from './title.ts';
import type { Verb } from './verb.ts';

/** A title from its plan. Every effect and zone named in the parts must be there, and no other. */
export const defineTitle = <E extends string, Z extends string>(plan: Plan<E, Z>): Title => {
  const { rounds, turn: turns, anytime, owed: interruptions } = plan as unknown as Plan;
  const procedures = [...rounds, turn, owed];
  const steps = [...rounds.flatMap(r => r.steps), ...Object.values(turns).flat(), ...interruptions];
  const verbs: readonly Verb[] = [pass, ...steps.flatMap(s => s.verbs), ...(anytime as readonly Verb[])];
  return {
    ...(plan as unknown as Plan),
    procedures: Object.fromEntries(procedures.map(p => [p.at, p])),
    steps: Object.fromEntries(steps.map(s => [s.name, s])),
    verbs: Object.fromEntries(verbs.map(v => [v.type, v])),
  };
};
