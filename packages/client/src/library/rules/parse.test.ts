import { readdirSync, readFileSync } from 'node:fs';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { parseRules } from './parse.ts';

const RULES = new URL('../../../../titles/rules/', import.meta.url);
const read = (file: string) => parseRules(readFileSync(new URL(file, RULES), 'utf8'));
const files = readdirSync(RULES).filter(f => f.endsWith('.md'));

describe.each(files)('%s', file => {
  const book = read(file);
  const ids = book.sections.flatMap(s => s.clauses.map(c => c.id));

  test('is read clause by clause, each once', () => {
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test('leaves nothing of its markup behind', () => {
    const texts = book.sections.flatMap(s => [s.title, ...s.clauses.flatMap(c => [c.text, c.reading ?? ''])]);
    expect(texts.filter(t => /\*\*|`|DECISION/.test(t))).toEqual([]);
  });

  test('prints every paragraph the title cites', () => {
    const title = shelf[file.replace('.md', '')];
    const cited = title ? [...Object.values(title.cites), ...Object.values(title.options).map(o => o.cites)] : [];
    expect([...new Set(cited)].filter(id => !ids.includes(id))).toEqual([]);
  });
});

test('a clause keeps what is ruled apart from what was decided', () => {
  const { sections, terms } = parseRules(
    '## 2. Setup\n- **48-2.1-a** Seats are drawn. **DECISION** Once.\n- **48-2.1-EX1** Four.\n## 3. Notes\nNothing.\n## 19. Glossary (iv)\n- **Par** — the first price.\n',
  );
  expect(sections).toEqual([
    {
      number: '2',
      title: 'Setup',
      depth: 2,
      clauses: [
        { id: '48-2.1-a', text: 'Seats are drawn.', reading: 'Once.' },
        { id: '48-2.1-EX1', text: 'Four.', example: true },
      ],
    },
  ]);
  expect(terms).toEqual([{ term: 'Par', text: 'the first price.' }]);
});
