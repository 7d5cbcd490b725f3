import type { RuleBlock, RuleClause } from './parse.ts';
import type { ReadBook, ReadSection } from './translate.ts';

const FACT_ID = /^(?:F|CV)-L?\d+b?$/;

const wordsIn = (block: RuleBlock): string => {
  if (block.kind === 'text') return block.text;
  return (block.kind === 'list' ? block.items : [block.head, ...block.rows].flat()).join(' ');
};

const wordsOf = ({ id, before, text, body, reading }: RuleClause): string =>
  [id, before, text, ...(body ?? []).map(wordsIn), reading].join(' ');

/** The fact a row of a table states, if it has a number. */
export const factIn = (row: readonly string[]): string | undefined => row.find((c, i) => i === 0 && FACT_ID.test(c));

/** Everything a pointer can lead to. */
export const anchorsIn = (book: ReadBook): ReadonlySet<string> =>
  new Set(
    book.sections.flatMap(s => [
      ...s.clauses.map(c => c.id),
      ...(s.intro ?? []).flatMap(b => (b.kind === 'table' ? b.rows.flatMap(r => factIn(r) ?? []) : [])),
    ]),
  );

/** Where a section begins. */
export const sectionId = (key: string): string => `section-${key}`;

/** The sections that hold every word looked for; all of them, if nothing is. */
export const found = (book: ReadBook, wanted: string): readonly ReadSection[] => {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return book.sections;
  const holds = (text: string): boolean => words.every(w => text.toLowerCase().includes(w));
  return book.sections.flatMap(({ intro = [], ...s }) => {
    const clauses = s.clauses.filter(c => holds(`${s.title} ${wordsOf(c)}`));
    const said = intro.filter(b => holds(`${s.title} ${wordsIn(b)}`));
    return clauses.length || said.length ? [{ ...s, intro: said, clauses }] : [];
  });
};
