import { type CompanyId, type Game, type PrivateId, partOf, type TrainId } from '@roundhouse/engine';

/** Companies, trains and Local Railways come in three sizes. */
export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

const rank = (size: Size): number => SIZES.indexOf(size);

/** Whether the first is bigger than the second. */
export const bigger = (a: Size, b: Size): boolean => rank(a) > rank(b);

export const sizeOf = (g: Game, company: CompanyId): Size => partOf(g, company).kind as Size;

/** `3E` is large, `3+3` medium, `3` small. */
export const trainSize = (train: TrainId): Size =>
  train.includes('E') ? 'large' : train.includes('+') ? 'medium' : 'small';

const LETTERS: Readonly<Record<string, Size>> = { S: 'small', M: 'medium', L: 'large' };

/** The size of a Local Railway, `S1` to `L5`, by the letter of its number; other papers have none. */
export const localSize = (id: PrivateId): Size | undefined => (id.length === 2 ? LETTERS[id.charAt(0)] : undefined);
