import { language } from '../../words/index.ts';
import type { RuleBook } from './parse.ts';
import { type ReadBook, translated } from './translate.ts';

type Books = Readonly<Record<string, () => Promise<RuleBook>>>;

const english = import.meta.glob<RuleBook>('../../../../titles/rules/*.md', { query: '?rules', import: 'default' });
/** The rules in other languages, and for English words that are used without a place to say what they mean. */
const others = import.meta.glob<RuleBook>('./*.md', { query: '?rules', import: 'default' });

const fetched = async (books: Books, name: string): Promise<RuleBook | undefined> =>
  books[Object.keys(books).find(path => path.endsWith(`/${name}`)) ?? '']?.();

const explained = async (book: RuleBook, title: string): Promise<ReadBook> => {
  const terms = [...book.terms, ...((await fetched(others, `${title}.en.md`))?.terms ?? [])];
  return { ...book, terms: terms.sort((a, b) => a.term.localeCompare(b.term, 'en')) };
};

/** Fetches the rules of a title in the reader's language; what is not translated stays English and says so. */
export const fetchRules = async (title: string): Promise<ReadBook | undefined> => {
  const book = await fetched(english, `${title}.md`);
  if (!book) return undefined;
  if (language() === 'en') return explained(book, title);
  const other = await fetched(others, `${title}.${language()}.md`);
  return translated(book, other ?? { sections: [], terms: [] });
};
