import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRules } from './parse.ts';

const english = parseRules(readFileSync(new URL('../../../../titles/rules/1848.md', import.meta.url), 'utf8'));
const german = parseRules(readFileSync(new URL('./1848.de.md', import.meta.url), 'utf8'));
const clauses = (book: typeof english) => book.sections.flatMap(s => s.clauses);

describe('the German rules of 1848', () => {
  test('have every clause, in the same sections', () => {
    expect(clauses(german).map(c => c.id)).toEqual(clauses(english).map(c => c.id));
    expect(german.sections.map(s => s.number)).toEqual(english.sections.map(s => s.number));
  });

  test('mark the same readings', () => {
    const read = (book: typeof english) => clauses(book).flatMap(c => (c.reading ? [c.id] : []));
    expect(read(german)).toEqual(read(english));
  });

  test.each(clauses(english).map(c => [c.id, c] as const))('%s names the same figures', (id, c) => {
    const other = clauses(german).find(d => d.id === id);
    const figures = (text = '') =>
      [...new Set(text.replace(/(\d)[.,](\d{3})\b/g, '$1$2').match(/\b[A-I]\d{1,2}\b|£\d+/g) ?? [])].sort();
    expect(figures(other?.text)).toEqual(figures(c.text));
  });

  test('hold no English', () => {
    const left = clauses(german).filter(c =>
      /\b(the|and|with|is|are|of|company|train|share|token|track|tile)\b/i.test(
        `${c.text} ${c.reading ?? ''}`.replace(/Bank of England|The Ghan/g, ''),
      ),
    );
    expect(left.map(c => c.id)).toEqual([]);
  });
});
