import { owed } from '../rounds/owed.ts';
import { type Turn, turn } from '../rounds/turn.ts';
import { pass } from '../verbs/pass.ts';
import type { Differences, Rules } from './rules.ts';
import { emptyBox, standard } from './standard.ts';
import type { Step } from './step.ts';
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
    procedures: byName(procedures, p => p.at),
    steps: byName(steps, s => s.name),
    verbs: byName(verbs, v => v.type),
  };
};

/** Each under its name. The same may be listed in several places; two of one name would hide each other. */
const byName = <T>(all: readonly T[], name: (one: T) => string): Readonly<Record<string, T>> => {
  const named = new Map<string, T>();
  for (const one of all) {
    if ((named.get(name(one)) ?? one) !== one) throw new Error(`There are two different ${name(one)} in this title.`);
    named.set(name(one), one);
  }
  return Object.fromEntries(named);
};

/** The same turns with some steps in another way. */
export const changeSteps = (turns: Plan['turn'], change: (s: Step<Turn>) => Step<Turn>): Plan['turn'] => {
  const changed = new Map([...new Set(Object.values(turns).flat())].map(s => [s, change(s)]));
  return Object.fromEntries(Object.entries(turns).map(([kind, steps]) => [kind, steps.map(s => changed.get(s) ?? s)]));
};

/** The standard with these differences. */
const rulesWith = (own: Differences): Rules => ({
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
