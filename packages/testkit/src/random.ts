import {
  type Action,
  type Choice,
  choices,
  type Decision,
  decide,
  type Game,
  leaves,
  type Route,
  type RouteProblem,
  routesOf,
  sample,
} from '@roundhouse/engine';
import type { Dice } from './dice.ts';
import { randomRuns } from './runs.ts';
import type { Style } from './style.ts';

/** What a random player of this style does; nothing once the game is over. Seats that answer for themselves do so. */
export const choose = (g: Game, roll: Dice, style: Style, asked = decide(g)): Action | undefined => {
  const own = g.title.automatic?.(g);
  if (own) return own;
  const verb = weighed(roll, answersTo(asked), v => style.verbs[v] ?? 1);
  return verb === undefined ? undefined : chooseAmong(choices(g, verb), roll, style.leans?.[verb]);
};

/** Every verb that may be used now, passing included. */
export const answersTo = (d: Decision | undefined): readonly string[] =>
  d?.mayPass ? [...d.verbs, 'pass'] : (d?.verbs ?? []);

/** The routes a random player runs. */
export const chooseRoutes = (p: RouteProblem, roll: Dice): readonly Route[] => routesOf(p, randomRuns(p, roll));

/** One leaf at random; the first, if the branches taken have none. */
export const chooseLeaf = (choice: Choice<Action>, roll: Dice): Action | undefined =>
  sample(
    choice,
    roll,
    p => chooseRoutes(p, roll),
    n => modest(n, roll),
  ) ??
  leaves(choice).next().value ??
  undefined;

/** Little more than needed as a rule, and now and then everything: whoever bids at random has nothing left to play with. */
export const modest = (n: number, roll: Dice): number => (roll(2) ? roll(1 + (n - 1) / 2 ** roll(8)) : 0);

const chooseAmong = (
  choice: Choice<Action>,
  roll: Dice,
  leans: Readonly<Record<string, number>> | undefined,
): Action | undefined => {
  if (!leans) return chooseLeaf(choice, roll);
  const few = [...leaves(choice)].slice(0, 50);
  return weighed(roll, few, a => Object.values(a).reduce((w, value) => w * (leans[String(value)] ?? 1), 1));
};

/** One of a list, each as often as its weight says; any, if nothing weighs anything. */
export const weighed = <T>(roll: Dice, from: readonly T[], weight: (item: T) => number): T | undefined => {
  const total = from.reduce((sum, item) => sum + weight(item), 0);
  let mark = (roll(FINE) / FINE) * total;
  for (const item of from) {
    mark -= weight(item);
    if (mark < 0) return item;
  }
  return from[roll(from.length)];
};

const FINE = 1 << 30;

/** One of a list at random. */
export const pickOne = <T>(roll: Dice, from: readonly T[]): T | undefined => from[roll(from.length)];
