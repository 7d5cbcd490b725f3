import type { Clause } from './clause.ts';

/** What a "no" is about: amounts, names, places. */
export type Facts = Readonly<Record<string, string | number>>;

/** A "no": the clause that forbids it, and the facts. */
export interface Violation {
  readonly clause: Clause;
  readonly facts?: Facts;
  /** Where the rulebook prints it, where that is more exact than what the title cites for the clause. */
  readonly cites?: string;
  /** Nothing else stands against it. */
  readonly lacks?: 'money';
}

/** The violation if the claim does not hold. Chain with `??`: the first broken clause is the answer. */
export const unless = (claim: boolean, clause: Clause, facts?: Facts): Violation | undefined =>
  claim ? undefined : facts ? { clause, facts } : { clause };

/** As `unless`, where nothing but money is missing: the last link of a chain. */
export const unlessPaid = (claim: boolean, clause: Clause, facts: Facts): Violation | undefined =>
  claim ? undefined : { clause, facts, lacks: 'money' };

/**
 * Why none of several ways is open: money, if one of them lacks nothing else; else what stands against all of them; else
 * what stands against the first.
 */
export const whyNotAny = (against: readonly Violation[]): Violation | undefined =>
  against.find(no => no.lacks) ?? against.find(no => against.every(other => other.clause === no.clause)) ?? against[0];

/** Where the rulebook of this title prints what forbids it. */
export const citationOf = (
  title: { readonly cites: Readonly<Partial<Record<Clause, string>>> },
  no: Violation,
): string | undefined => no.cites ?? title.cites[no.clause];
