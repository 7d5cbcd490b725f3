import { type Bot, levels, thinkThrough } from '@roundhouse/bots';
import { view, withState } from '@roundhouse/engine';
import type { Answerer, Plan } from '@roundhouse/testkit';

/** The bot of this name; nothing, if none is named. */
export const botCalled = (name: string | undefined): Bot | { readonly wrong: string } | undefined => {
  if (name === undefined) return undefined;
  const known: Readonly<Record<string, Bot>> = levels;
  return known[name] ?? { wrong: `there is no bot ${name}, only ${Object.keys(known).join(', ')}` };
};

/** Who answers for everybody in the games of a plan: a bot that sees what the seat sees, and automata for themselves. */
export const answererOf = ({ bots, seed }: Pick<Plan, 'bots' | 'seed'>): Answerer | undefined => {
  const bot = botCalled(bots);
  if (!bot || 'wrong' in bot) return undefined;
  return (g, { by }, entry) =>
    g.title.automatic?.(g) ?? thinkThrough(bot, withState(g, view(g, by)), by, { table: seed, entry }).action;
};
