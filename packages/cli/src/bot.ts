import { type Bot, levels, thinkThrough } from '@roundhouse/bots';
import { view, withState } from '@roundhouse/engine';
import type { Answerer, Plan } from '@roundhouse/testkit';

/** The bots of these names, `foreman` or `foreman,apprentice`; nothing, if none is named. */
export const botsCalled = (names: string | undefined): readonly Bot[] | { readonly wrong: string } | undefined => {
  if (names === undefined) return undefined;
  const known: Readonly<Record<string, Bot>> = levels;
  const called = names.split(',');
  const strange = called.find(name => !Object.hasOwn(known, name));
  if (strange !== undefined) return { wrong: `there is no bot ${strange}, only ${Object.keys(known).join(', ')}` };
  return called.map(name => known[name] as Bot);
};

/** Who answers for everybody in game n of a plan: bots that see what their seat sees, taking turns at the seats, and automata for themselves. */
export const answererOf = ({ bots: names, seed }: Pick<Plan, 'bots' | 'seed'>, n: number): Answerer | undefined => {
  const bots = botsCalled(names);
  if (!bots || 'wrong' in bots) return undefined;
  return (g, { by }, entry) =>
    g.title.automatic?.(g) ??
    thinkThrough(bots[(by + n) % bots.length] as Bot, withState(g, view(g, by)), by, { table: seed, entry }).action;
};
