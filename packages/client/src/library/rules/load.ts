import { language } from '../../words/index.ts';
import type { RuleBook } from './parse.ts';
import { type ReadBook, translated } from './translate.ts';

const english = import.meta.glob<RuleBook>('../../../../titles/rules/*.md', { query: '?rules', import: 'default' });
const german = import.meta.glob<RuleBook>('./*.de.md', { query: '?rules', import: 'default' });

const fetched = async (
  books: Readonly<Record<string, () => Promise<RuleBook>>>,
  name: string,
): Promise<RuleBook | undefined> => books[Object.keys(books).find(path => path.endsWith(`/${name}`)) ?? '']?.();

/** Fetches the rules of a title in the reader's language; what is not translated stays English and says so. */
export const fetchRules = async (title: string): Promise<ReadBook | undefined> => {
  const book = await fetched(english, `${title}.md`);
  if (!book || language() === 'en') return book;
  const other = await fetched(german, `${title}.de.md`);
  return translated(book, other ?? { sections: [], terms: [] });
};
