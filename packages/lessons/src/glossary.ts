import { de } from './glossary.de.ts';
import { en } from './glossary.en.ts';

/** A word of the hobby, and what it means. */
export interface Term {
  readonly name: string;
  readonly says: string;
}

/** What the words mean, by language. */
export const glossary: Readonly<Record<'en' | 'de', Readonly<Record<string, Term>>>> = { en, de };
