import type { Seat } from './ids.ts';

/** Something only some seats may see. */
export interface Secret<T> {
  readonly sees: readonly Seat[];
  readonly value: T;
}

/** A secret as the others see it. */
export interface Hidden {
  readonly sees: readonly Seat[];
  readonly hidden: true;
}

/** What a rule runs into that looks at a secret which this copy of the game does not hold. */
const UNSEEN = new Error('This copy of the game does not hold that secret.');

/** What a secret holds, for the rules that may know. */
export const reveal = <T>(secret: Secret<T> | Hidden): T => {
  if ('hidden' in secret) throw UNSEEN;
  return secret.value;
};

/** What the rules find; something else where they would have to know what is hidden. */
export const asFarAsSeen = <R>(find: () => R, unseen: () => R): R => {
  try {
    return find();
  } catch (met) {
    if (met === UNSEEN) return unseen();
    throw met;
  }
};
