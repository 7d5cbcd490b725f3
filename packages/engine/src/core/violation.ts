/** What a "no" is about: amounts, names, places. */
export type Facts = Readonly<Record<string, string | number>>;

/** A clause by meaning, `area.rule`; a title says where its rulebook prints it. */
export type Clause = `${string}.${string}`;

/** A "no": the clause that forbids it, and the facts. */
export interface Violation {
  readonly clause: Clause;
  readonly facts?: Facts;
}

/** The violation if the claim does not hold. Chain with `??`: the first broken clause is the answer. */
export const unless = (claim: boolean, clause: Clause, facts?: Facts): Violation | undefined =>
  claim ? undefined : facts ? { clause, facts } : { clause };
