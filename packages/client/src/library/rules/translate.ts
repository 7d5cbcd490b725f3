import type { Language } from '../../words/index.ts';
import type { RuleBook, RuleClause, RuleSection } from './parse.ts';

/** A clause in the reader's language, or marked with the language it is in. */
export interface ReadClause extends RuleClause {
  readonly lang?: Language;
}

/** A section as it is read. */
export interface ReadSection extends Omit<RuleSection, 'clauses'> {
  readonly clauses: readonly ReadClause[];
  /** The language of its title, if that is not the reader's. */
  readonly lang?: Language;
}

/** A rulebook as it is read. */
export interface ReadBook extends Omit<RuleBook, 'sections'> {
  readonly sections: readonly ReadSection[];
  /** The language of the glossary, if that is not the reader's. */
  readonly termsLang?: Language;
}

/** The book with every clause the other one has said in its words. */
export const translated = (book: RuleBook, other: RuleBook): ReadBook => {
  const clauses = new Map(other.sections.flatMap(s => s.clauses.map(c => [c.id, c])));
  const titles = new Map(other.sections.map(s => [s.number, s.title]));
  return {
    ...(other.terms.length ? { terms: other.terms } : { terms: book.terms, termsLang: 'en' as const }),
    sections: book.sections.map(s => ({
      ...s,
      ...(titles.has(s.number) ? { title: titles.get(s.number) ?? '' } : { lang: 'en' as const }),
      clauses: s.clauses.map(c => clauses.get(c.id) ?? { ...c, lang: 'en' }),
    })),
  };
};
