import { owed } from '../rounds/owed.ts';
import { turn } from '../rounds/turn.ts';
import { pass } from '../verbs/pass.ts';
import type { Differences, Rules } from './rules.ts';
import { emptyBox, standard } from './standard.ts';
import type { Plan, Title } from './title.ts';
import type { Verb } from './verb.ts';

/** A title from its plan. Every effect and zone named in the parts must be there, and no other. */
export const defineTitle = <E extends string, Z extends string>(of: Plan<E, Z>): Title => {
  const plan = of as unknown as Plan;
  const procedures = [...plan.rounds, turn, owed];
  const steps = [...plan.rounds.flatMap(r => r.steps), ...Object.values(plan.turn).flat(), ...plan.owed];
  const verbs: readonly Verb[] = [pass, ...steps.flatMap(s => s.verbs), ...(plan.anytime as readonly Verb[])];
  return {
    ...plan,
    parts: { ...emptyBox, ...plan.parts },
    rules: rulesWith(plan.rules),
    procedures: Object.fromEntries(procedures.map(p => [p.at, p])),
    steps: Object.fromEntries(steps.map(s => [s.name, s])),
    verbs: Object.fromEntries(verbs.map(v => [v.type, v])),
  };
};

/** The standard with these differences. */
export const rulesWith = (own: Differences): Rules => ({
  ...own,
  bank: { ...standard.bank, ...own.bank },
  market: { ...standard.market, ...own.market },
  shares: { ...standard.shares, ...own.shares },
  decides: own.decides ?? standard.decides,
  float: { ...standard.float, ...own.float },
  track: { ...standard.track, ...own.track },
  token: { ...standard.token, ...own.token },
  trains: { ...standard.trains, ...own.trains },
  privates: { ...standard.privates, ...own.privates },
  dividend: { ...standard.dividend, ...own.dividend },
  routes: { ...standard.routes, ...own.routes },
  income: own.income ?? standard.income,
  worth: own.worth ?? standard.worth,
});
