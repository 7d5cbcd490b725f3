import { de } from './glossary.de.ts';
import { en } from './glossary.en.ts';

/** A word of the hobby, and what it means. */
export interface Term {
  readonly name: string;
  readonly says: string;
  /** How it stands in a sentence, great letters or small; and signs that are written in one way only. */
  readonly forms?: string;
  readonly signs?: string;
}

/** What the words mean, by language. */
export const glossary: Readonly<Record<'en' | 'de', Readonly<Record<string, Term>>>> = { en, de };

const alone = (forms: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}+])`, flags);

const known = new Map<string, readonly (readonly [id: string, form: RegExp])[]>();

const formsIn = (language: 'en' | 'de'): readonly (readonly [id: string, form: RegExp])[] => {
  const made =
    known.get(language) ??
    Object.entries(glossary[language]).flatMap(([id, { forms, signs }]) => [
      ...(forms ? [[id, alone(forms, 'giu')] as const] : []),
      ...(signs ? [[id, alone(signs, 'gu')] as const] : []),
    ]);
  known.set(language, made);
  return made;
};

/** A word that stands in a text. */
export interface Found {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** The words of the hobby in a text, from left to right; of two that overlap the longer one. */
export const termsIn = (text: string, language: 'en' | 'de'): readonly Found[] => {
  const all = formsIn(language)
    .flatMap(([id, form]) => Array.from(text.matchAll(form), m => ({ id, from: m.index, to: m.index + m[0].length })))
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  const kept: Found[] = [];
  for (const found of all) if (!kept.some(k => found.from < k.to && k.from < found.to)) kept.push(found);
  return kept.sort((a, b) => a.from - b.from);
};
