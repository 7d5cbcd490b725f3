import { type Action, type Choice, type Game, type Money, type Party, priceOf, type Seat } from '@roundhouse/engine';
import { foresee } from '../../store/foresight.ts';

/** What one answer to a question would leave everybody with. */
export interface Outcome {
  readonly action: Action;
  /** Who would have how much more or less. */
  readonly gains: ReadonlyMap<Party, Money>;
  /** The company's price before and after. */
  readonly price: readonly [before: Money | undefined, after: Money | undefined];
}

/** The answers of a choice told apart by a word, each with what it would bring; none, if there are not several. */
export const outcomesOf = (g: Game, company: string, choice: Choice<Action>): readonly Outcome[] => {
  if (choice.kind !== 'pick' || choice.what !== 'how') return [];
  const actions = choice.from.flatMap(o => {
    const next = o.then();
    return next.kind === 'act' ? [next.action] : [];
  });
  const found = actions.flatMap(action => {
    const outcome = foresee(g, action);
    return outcome.violation
      ? []
      : [
          {
            action,
            gains: gainsBetween(g, outcome.game),
            price: [priceOf(g, company), priceOf(outcome.game, company)] as const,
          },
        ];
  });
  return found.length > 1 ? found : [];
};

/** Whose money changed between two positions, the bank's aside. */
const gainsBetween = (before: Game, after: Game): ReadonlyMap<Party, Money> => {
  const parties: readonly Party[] = [...after.state.seating, ...Object.keys(after.state.companies)];
  const had = before.state.money as Readonly<Record<Seat | string, Money>> | undefined;
  const has = after.state.money as Readonly<Record<Seat | string, Money>> | undefined;
  return new Map(
    parties.flatMap(p => {
      const change = (has?.[p] ?? 0) - (had?.[p] ?? 0);
      return change ? [[p, change] as const] : [];
    }),
  );
};
