import { isDeepStrictEqual } from 'node:util';
import {
  type Action,
  type Choice,
  check,
  choices,
  type Frame,
  type Game,
  hashOf,
  leaves,
  sample,
  topFrame,
  verbOf,
} from '@roundhouse/engine';
import { neighbours, vary } from '../mutate.ts';
import { answersTo, chooseLeaf, chooseRoutes, pickOne } from '../random.ts';
import { firstBreach, type Law } from './moment.ts';

const MOST_LEAVES = 200;
const MUTANTS = 12;

/** Until the game is over somebody is asked, and can answer. */
export const somebodyCanAct: Law = ({ after, asked }) => {
  if (after.state.over) return asked && `seat ${asked.by} is asked ${asked.step} although the game is over`;
  if (!asked) return 'nobody is asked anything although the game is not over';
  return answersTo(asked).length ? undefined : `seat ${asked.by} is asked ${asked.step} and can do nothing`;
};

/** Every verb on offer has an action, and every action on offer is legal. */
export const offersHold: Law = ({ after, asked, roll }) =>
  firstBreach(answersTo(asked), verb => {
    const choice = choices(after, verb);
    const offered = [...taken(leaves(choice), MOST_LEAVES), chooseLeaf(choice, roll)];
    if (!offered[0]) return `${verb} is on offer without any action`;
    return firstBreach(offered, action => {
      const violation = check(after, action);
      return violation && `${JSON.stringify(action)} is on offer and refused by ${violation.clause}`;
    });
  });

function* taken<T>(from: Iterable<T>, most: number): Generator<T> {
  let n = 0;
  for (const item of from) {
    if (n++ >= most) return;
    yield item;
  }
}

/** Whichever way is taken through what is on offer, it leads to an action; any amount in its range can be had. */
export const waysLeadOn: Law = ({ after, asked, roll }) =>
  firstBreach(answersTo(asked), verb => {
    const choice = choices(after, verb);
    return choice.kind === 'routes' || sample(choice, roll) ? undefined : `a way through ${verb} leads nowhere`;
  });

/** Runs that are legal on paper, as a route problem, are legal on the board. */
export const runsHold: Law = ({ after, asked, roll }) =>
  firstBreach(answersTo(asked), verb => {
    const choice = verbOf(after, verb).offer(after, topFrame(after) as Frame);
    const run = choice.kind === 'routes' ? choice.then(chooseRoutes(choice.problem, roll)) : undefined;
    const violation = run?.kind === 'act' ? check(after, run.action) : undefined;
    return violation?.clause.startsWith('route.')
      ? `${JSON.stringify(run)} is refused by ${violation.clause}`
      : undefined;
  });

/** Every action that is legal is on offer; tried with one on offer, changed at random and in every single thing. */
export const legalIsOffered: Law = ({ after, asked, roll }) => {
  const verb = pickOne(roll, answersTo(asked));
  if (verb === undefined) return undefined;
  const legal = chooseLeaf(choices(after, verb), roll);
  const mutants = Array.from({ length: MUTANTS }, () => vary(after, roll, legal));
  return firstBreach([...mutants, ...(legal ? neighbours(after, legal) : [])], mutant => {
    if (check(after, mutant)) return undefined;
    const { type } = mutant as Action;
    return offers(choices(after, type), mutant as Action)
      ? undefined
      : `${JSON.stringify(mutant)} is legal and not on offer`;
  });
};

/** Whether the action is a leaf. Branches named in it are opened first. */
export const offers = (choice: Choice<Action>, action: Action): boolean => {
  switch (choice.kind) {
    case 'act':
      return isDeepStrictEqual(choice.action, action);
    case 'pick': {
      const named = new Set<unknown>(Object.values(action));
      const likely = choice.from.filter(o => named.has(o.value));
      const others = choice.from.filter(o => !named.has(o.value));
      return [...likely, ...others].some(o => offers(o.then(), action));
    }
    case 'amount':
      return Object.values(action).some(
        n => typeof n === 'number' && isStep(choice, n) && offers(choice.then(n), action),
      );
    case 'routes':
      return 'routes' in action && offers(choice.then(action.routes as never), action);
  }
};

const isStep = (c: Extract<Choice<Action>, { kind: 'amount' }>, n: number): boolean =>
  n >= c.min && n <= c.max && (n - c.min) % c.by === 0;

/** A name for everything a verb offers. */
export const offerOf = (g: Game, verb: string): string => hashOf([...leaves(choices(g, verb))]);
