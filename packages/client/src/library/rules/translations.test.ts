import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRules, type RuleBlock, type RuleBook, type RuleClause } from './parse.ts';
import { spansOf } from './spans.ts';
import { keyOf } from './translate.ts';

const HERE = new URL('./', import.meta.url);
const titles = readdirSync(HERE).flatMap(f => /^(.+)\.de\.md$/.exec(f)?.[1] ?? []);
const read = (file: string) => parseRules(readFileSync(new URL(file, HERE), 'utf8'));
const clauses = (book: RuleBook) => book.sections.flatMap(s => s.clauses);

/** What a block is made of: the size of each table and list. */
const shapeOf = (block: RuleBlock): string => {
  if (block.kind === 'text') return 'text';
  return block.kind === 'list' ? `list ${block.items.length}` : `table ${block.head.length}x${block.rows.length}`;
};
const wordsIn = (block: RuleBlock): string => {
  if (block.kind === 'text') return block.text;
  return (block.kind === 'list' ? block.items : [block.head, ...block.rows].flat()).join(' ');
};
const wordsOf = (c: RuleClause): string =>
  [c.before ?? '', c.text, ...(c.body ?? []).map(wordsIn), c.reading ?? ''].join(' ');
const shownIn = (c: RuleClause, ...kinds: readonly string[]) =>
  spansOf(wordsOf(c)).flatMap(s => (kinds.includes(s.kind) ? (s.kind === 'mark' ? s.mark : s.text) : []));
const figures = (text = '') =>
  [
    ...new Set(text.replace(/(\d)[.,](\d{3})\b/g, '$1$2').match(/\b[A-L]\d{1,2}\b|£\d+|\b\d+ [KM](?!\p{L})/gu) ?? []),
  ].sort();

describe.each(titles)('the German rules of %s', title => {
  const english = read(`../../../../titles/rules/${title}.md`);
  const german = read(`${title}.de.md`);

  test('have every clause, in the same sections', () => {
    expect(clauses(german).map(c => c.id)).toEqual(clauses(english).map(c => c.id));
    expect(german.sections.map(keyOf)).toEqual(english.sections.map(keyOf));
  });

  test('mark the same readings, facts, chosen values and examples', () => {
    const doubts = (book: RuleBook) =>
      clauses(book).map(c => [c.id, !!c.reading, !!c.example, ...shownIn(c, 'mark')].join(' '));
    expect(doubts(german)).toEqual(doubts(english));
    expect(german.sections.map(s => s.mark)).toEqual(english.sections.map(s => s.mark));
  });

  test('have the same tables, lists and lines between clauses', () => {
    const blocks = (book: RuleBook) => [
      ...clauses(book).map(c => [c.id, c.before ? 'before' : '', ...(c.body ?? []).map(shapeOf)].join(' ')),
      ...book.sections.map(s => [keyOf(s), ...(s.intro ?? []).map(shapeOf)].join(' ')),
    ];
    expect(blocks(german)).toEqual(blocks(english));
  });

  test('point to the same facts', () => {
    const facts = (book: RuleBook) =>
      clauses(book).map(c => [c.id, ...new Set(shownIn(c, 'clause').filter(id => /^(F|CV)-/.test(id)))].join(' '));
    expect(facts(german)).toEqual(facts(english));
  });

  test.each(clauses(english).map(c => [c.id, c] as const))('%s names the same figures', (id, c) => {
    const other = clauses(german).find(d => d.id === id);
    expect(figures(other?.text)).toEqual(figures(c.text));
    expect(figures((other?.body ?? []).map(wordsIn).join(' '))).toEqual(figures((c.body ?? []).map(wordsIn).join(' ')));
  });

  test.each(english.sections.map(s => [keyOf(s), s] as const))('section %s begins with the same figures', (key, s) => {
    const other = german.sections.find(o => keyOf(o) === key);
    expect(figures((other?.intro ?? []).map(wordsIn).join(' '))).toEqual(
      figures((s.intro ?? []).map(wordsIn).join(' ')),
    );
  });

  test('hold no English', () => {
    const said = [
      ...clauses(german).map(wordsOf),
      ...german.sections.flatMap(s => [s.title, ...(s.intro ?? []).map(wordsIn)]),
    ];
    const left = said.filter(text =>
      /\b(the|and|with|is|are|of|company|train|share|token|track|tile|town|city|each|edge)\b/i.test(
        text.replace(/Bank of England|The Ghan|Railway Company|\b[A-Z]+-[A-Z]+-\w+/g, ''),
      ),
    );
    expect(left).toEqual([]);
  });
});
