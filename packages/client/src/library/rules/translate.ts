import type { Language } from '../../words/index.ts';
import type { RuleBook, RuleClause, RuleSection } from './parse.ts';

/** A clause in the reader's language, or marked with the language it is in. */
export interface ReadClause extends RuleClause {
  readonly lang?: Language;
}

/** A section as it is read. */
export interface ReadSection extends Omit<RuleSection, 'clauses'> {
  readonly clauses: readonly ReadClause[];
  /** The language of its title and of what it says before its first clause, if that is not the reader's. */
  readonly lang?: Language;
}

/** A rulebook as it is read. */
export interface ReadBook extends Omit<RuleBook, 'sections'> {
  readonly sections: readonly ReadSection[];
  /** The language of the glossary, if that is not the reader's. */
  readonly termsLang?: Language;
}

/** What a section is known by in every language: its number, or the letters its facts are numbered with. */
export const keyOf = ({ number, clauses, intro }: RuleSection): string => {
  const table = intro?.find(b => b.kind === 'table');
  return number || (clauses[0]?.id ?? table?.rows[0]?.[0] ?? '').replace(/-.*/, '');
};

/** The book with every clause the other one has said in its words. */
export const translated = (book: RuleBook, other: RuleBook): ReadBook => {
  const clauses = new Map(other.sections.flatMap(s => s.clauses.map(c => [c.id, c])));
  const sections = new Map(other.sections.map(s => [keyOf(s), s]));
  return {
    ...(other.terms.length ? { terms: other.terms } : { terms: book.terms, termsLang: 'en' as const }),
    sections: book.sections.map(s => ({
      ...(sections.get(keyOf(s)) ?? { ...s, lang: 'en' as const }),
      clauses: s.clauses.map(c => clauses.get(c.id) ?? { ...c, lang: 'en' as const }),
    })),
  };
};
