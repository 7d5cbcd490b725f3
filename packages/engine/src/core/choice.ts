import type { RouteProblem } from '../routes/problem.ts';

/** A route as a record keeps it: the train and the points of track it passes. */
export interface Route {
  readonly train: string;
  /** Stops (`G7.0`) and hex sides crossed (`G6:G7`), in order. */
  readonly path: readonly string[];
}

/** A set of actions that is opened as far as you look. */
export type Choice<A> =
  | { readonly kind: 'act'; readonly action: A }
  | { readonly kind: 'pick'; readonly what: string; readonly from: readonly Option<A>[] }
  | {
      readonly kind: 'amount';
      readonly what: string;
      readonly min: number;
      readonly max: number;
      readonly by: number;
      then(n: number): Choice<A>;
    }
  | {
      readonly kind: 'routes';
      readonly problem: RouteProblem;
      /** Routes that may be run if any may. */
      readonly sure: readonly Route[];
      then(routes: readonly Route[]): Choice<A>;
    };

/** One branch of a `pick`. */
export interface Option<A> {
  readonly value: string | number;
  then(): Choice<A>;
}

export const act = <A>(action: A): Choice<A> => ({ kind: 'act', action });

export const pick = <A, V extends string | number>(
  what: string,
  from: readonly V[],
  then: (value: V) => Choice<A>,
): Choice<A> => ({ kind: 'pick', what, from: from.map(value => ({ value, then: () => then(value) })) });

export const amount = <A>(
  what: string,
  min: number,
  max: number,
  then: (n: number) => Choice<A>,
  by = 1,
): Choice<A> => ({ kind: 'amount', what, min, max, by, then });

/** Several ways to act, told apart by a word. */
export const oneOf = <A>(what: string, ways: Readonly<Record<string, Choice<A>>>): Choice<A> =>
  pick(what, Object.keys(ways), way => ways[way] as Choice<A>);

export const nothing: Choice<never> = { kind: 'pick', what: 'nothing', from: [] };

/** Whether any leaf passes the test. Of an amount its two ends are tried, of routes the sure run. */
export const some = <A>(choice: Choice<A>, test: (action: A) => boolean): boolean => {
  switch (choice.kind) {
    case 'act':
      return test(choice.action);
    case 'pick':
      return choice.from.some(o => some(o.then(), test));
    case 'amount':
      return (
        choice.min <= choice.max &&
        (some(choice.then(choice.min), test) || (choice.max > choice.min && some(choice.then(choice.max), test)))
      );
    case 'routes':
      return some(choice.then(choice.sure), test);
  }
};

/** The same choice without branches in which no leaf passes. */
export const prune = <A>(choice: Choice<A>, test: (action: A) => boolean): Choice<A> => {
  switch (choice.kind) {
    case 'act':
      return test(choice.action) ? choice : (nothing as Choice<A>);
    case 'pick': {
      // Every branch is opened once, and a leaf that stands alone is judged once.
      const open = choice.from.map(o => ({ value: o.value, branch: o.then() })).filter(o => some(o.branch, test));
      const then = (branch: Choice<A>) => () => (branch.kind === 'act' ? branch : prune(branch, test));
      return { ...choice, from: open.map(o => ({ value: o.value, then: then(o.branch) })) };
    }
    case 'amount':
      return { ...choice, then: (n: number) => prune(choice.then(n), test) };
    case 'routes':
      return {
        kind: 'routes',
        get problem() {
          return choice.problem;
        },
        get sure() {
          return choice.sure;
        },
        then: (routes: readonly Route[]) => prune(choice.then(routes), test),
      };
  }
};

/** Every leaf; of an amount only the two ends, of routes only the sure run. For counting and for tests. */
export function* leaves<A>(choice: Choice<A>): Generator<A> {
  switch (choice.kind) {
    case 'act':
      yield choice.action;
      return;
    case 'pick':
      for (const o of choice.from) yield* leaves(o.then());
      return;
    case 'amount':
      if (choice.min <= choice.max) yield* leaves(choice.then(choice.min));
      if (choice.min < choice.max) yield* leaves(choice.then(choice.max));
      return;
    case 'routes':
      yield* leaves(choice.then(choice.sure));
  }
}

/** One leaf at random, or nothing if the branch taken has none. `roll(n)` gives 0 … n − 1; `much` does so for amounts. */
export const sample = <A>(
  choice: Choice<A>,
  roll: (n: number) => number,
  run: (problem: RouteProblem) => readonly Route[] = () => [],
  much = roll,
): A | undefined => {
  switch (choice.kind) {
    case 'act':
      return choice.action;
    case 'pick': {
      const option = choice.from[roll(choice.from.length)];
      return option && sample(option.then(), roll, run, much);
    }
    case 'amount': {
      if (choice.max < choice.min) return undefined;
      const steps = Math.floor((choice.max - choice.min) / choice.by);
      return sample(choice.then(choice.min + choice.by * much(steps + 1)), roll, run, much);
    }
    case 'routes':
      return sample(choice.then(run(choice.problem)), roll, run, much);
  }
};

/** The branch reached by answering each level in turn; nothing if an answer is not on offer. */
export const narrow = <A>(choice: Choice<A>, path: readonly (string | number)[]): Choice<A> | undefined => {
  const [answer, ...rest] = path;
  if (answer === undefined) return choice;
  if (choice.kind === 'pick') {
    const option = choice.from.find(o => o.value === answer);
    return option && narrow(option.then(), rest);
  }
  if (choice.kind === 'amount' && typeof answer === 'number') return narrow(choice.then(answer), rest);
  return undefined;
};
