import { readdirSync, readFileSync } from 'node:fs';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { anchorsIn } from './find.ts';
import { parseRules, type RuleBlock, type RuleBook, type RuleClause } from './parse.ts';
import { spansOf } from './spans.ts';
import { keyOf } from './translate.ts';

const LAW = new URL('../../../../titles/rules/', import.meta.url);
const GERMAN = new URL('./', import.meta.url);
const books = [LAW, GERMAN].flatMap(folder =>
  readdirSync(folder)
    .filter(f => f.endsWith('.md') && !f.endsWith('.en.md'))
    .map(f => [f, parseRules(readFileSync(new URL(f, folder), 'utf8'))] as const),
);

const textsIn = (block: RuleBlock): readonly string[] => {
  if (block.kind === 'text') return [block.text];
  return block.kind === 'list' ? block.items : [block.head, ...block.rows].flat();
};
const textsOf = (c: RuleClause): readonly string[] =>
  [c.before, c.text, ...(c.body ?? []).flatMap(textsIn), c.reading].flatMap(t => t || []);
const clausesOf = (book: RuleBook) => book.sections.flatMap(s => s.clauses);
const allOf = (book: RuleBook): readonly string[] => [
  ...book.sections.flatMap(s => [s.title, ...(s.intro ?? []).flatMap(textsIn), ...s.clauses.flatMap(textsOf)]),
  ...book.terms.flatMap(t => [t.term, t.text]),
];
const pointersIn = (text: string) => spansOf(text).flatMap(s => (s.kind === 'clause' ? s.text : []));
const sectionsIn = (text: string) =>
  spansOf(text).flatMap(s => (s.kind === 'section' && s.text.startsWith('§') ? s.number : []));

/** The rules to which those of this file refer. */
const inheritedBy = (file: string): readonly RuleBook[] => {
  const older = shelf[file.replace(/(\.de)?\.md$/, '')]?.inherits?.title;
  return books.filter(([name]) => name === `${older}.md`).map(([, book]) => book);
};

describe.each(books)('%s', (file, book) => {
  const ids = clausesOf(book).map(c => c.id);

  test('is read clause by clause, each once', () => {
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(new Set(book.sections.map(keyOf)).size).toBe(book.sections.length);
  });

  test('leaves nothing of its markup behind', () => {
    const bare = (text: string) => spansOf(text).flatMap(s => (s.kind === 'mark' ? [] : s.text));
    const left = allOf(book).filter(t =>
      bare(t).some(piece => /[*`|[\]]|DECISION|FACT|CHOSEN|\b[Pp]eer\b/.test(piece)),
    );
    const loose = allOf(book).filter(t => /,,|\( | \)|\(\)| [.;:]| {2}|^[.,;:]/.test(t));
    expect([left, loose].flat()).toEqual([]);
  });

  test('finishes every sentence', () => {
    const isOpen = (text: string) => /[:(,;–]$/.test(text);
    const open = clausesOf(book).filter(c => {
      const follows = c.body?.[0]?.kind === 'list' || c.body?.[0]?.kind === 'table';
      const whole = [c.reading, c.before, ...(c.body ?? []).flatMap(b => (b.kind === 'text' ? b.text : []))];
      return (isOpen(c.text) && !follows) || whole.some(t => t && isOpen(t)) || textsOf(c).length === 0;
    });
    expect(open.map(c => c.id)).toEqual([]);
    const stopped = clausesOf(book).filter(c => !c.body && !/[.!?…)”“"]$/.test(c.reading ?? c.text));
    expect(stopped.map(c => c.id)).toEqual([]);
  });

  test('closes every bracket', () => {
    const count = (text: string, sign: string) => text.split(sign).length;
    expect(allOf(book).filter(t => count(t, '(') !== count(t, ')'))).toEqual([]);
  });

  test('has whole tables', () => {
    const blocks = book.sections.flatMap(s => [...(s.intro ?? []), ...s.clauses.flatMap(c => c.body ?? [])]);
    const tables = blocks.flatMap(b => (b.kind === 'table' ? [b] : []));
    expect(tables.length).toBeGreaterThan(4);
    expect(tables.filter(t => !t.rows.length || t.rows.some(r => r.length !== t.head.length))).toEqual([]);
  });

  test('points to nothing that is not there', () => {
    const anchors = new Set([book, ...inheritedBy(file)].flatMap(b => [...anchorsIn(b).keys()]));
    expect(
      allOf(book)
        .flatMap(pointersIn)
        .filter(id => !anchors.has(id)),
    ).toEqual([]);
    const keys = new Set([book, ...inheritedBy(file)].flatMap(b => b.sections.map(keyOf)));
    expect(
      allOf(book)
        .flatMap(sectionsIn)
        .filter(s => !keys.has(s)),
    ).toEqual([]);
  });

  test('prints every paragraph the title cites', () => {
    const title = shelf[file.replace(/(\.de)?\.md$/, '')];
    const cited = title ? [...Object.values(title.cites), ...Object.values(title.options).map(o => o.cites)] : [];
    const known = [book, ...inheritedBy(file)].flatMap(clausesOf).map(c => c.id);
    expect([...new Set(cited)].filter(id => !known.includes(id))).toEqual([]);
  });
});

/** The clauses of a section written like this. */
const clauses = (...lines: readonly string[]) => parseRules(['## 2. Setup', ...lines].join('\n')).sections[0]?.clauses;

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

test.each([
  ['It pays (**DECISION**: nor twice (ever)).', 'It pays.', 'Nor twice (ever).'],
  ['It pays (`DECISION`: at once). It may pass.', 'It pays. It may pass.', 'At once.'],
  ['It pays as usual, because it says so (**DECISION**).', '', 'It pays as usual, because it says so.'],
  ['It is one; **DECISION** (German wording): if not, none.', 'It is one.', 'If not, none (German wording).'],
  ['"Closing" (first 4): `DECISION` all papers go.', '', '"Closing" (first 4): all papers go.'],
])('a decision inside a sentence: %s', (line, text, reading) => {
  expect(clauses(`- **AB-1-a** ${line}`)).toEqual([{ id: 'AB-1-a', ...{ text, reading } }]);
});

test('marks, emphasis and pointers are told apart', () => {
  const [first] = clauses('- **AB-1-a** `FACT` Red *or* blue: 20 is a `CHOSEN VALUE` (AB-1-EX2, F-3, §2).') ?? [];
  expect(spansOf(first?.text ?? '')).toEqual([
    { kind: 'mark', mark: 'fact', isLead: true },
    { kind: 'text', text: ' Red ' },
    { kind: 'em', text: 'or' },
    { kind: 'text', text: ' blue: 20 is a ' },
    { kind: 'mark', mark: 'chosen', isLead: false },
    { kind: 'text', text: ' (' },
    { kind: 'clause', text: 'AB-1-EX2' },
    { kind: 'text', text: ', ' },
    { kind: 'clause', text: 'F-3' },
    { kind: 'text', text: ', ' },
    { kind: 'section', text: '§2', number: '2' },
    { kind: 'text', text: ').' },
  ]);
});

test('tables, lists and lines between clauses belong to a clause', () => {
  const lines = [
    '- **AB-1-a** Prices:\n\n| a | 1 | | b | 2 |\n|---|---|---|---|---|\n| x | 3 | | y | 4 |\n',
    'No. 1 Ferry\n',
    '- **AB-1-b** Runs:\n  - one;\n  - *two*.',
    '- **AB-1-c** Homes: A 1 | B 2 | C 3. Further: F-5.',
  ];
  const table = (head: readonly string[], row: readonly string[]) => ({ kind: 'table', head, rows: [row] });
  expect(clauses(...lines)).toEqual([
    { id: 'AB-1-a', text: 'Prices:', body: [table(['a', '1'], ['x', '3']), table(['b', '2'], ['y', '4'])] },
    { id: 'AB-1-b', before: 'No. 1 Ferry', text: 'Runs:', body: [{ kind: 'list', items: ['one;', '*two*.'] }] },
    {
      id: 'AB-1-c',
      text: 'Homes:',
      body: [
        { kind: 'list', items: ['A 1', 'B 2', 'C 3'] },
        { kind: 'text', text: 'Further: F-5.' },
      ],
    },
  ]);
});

test('facts are shown with what is under them, other lists are not', () => {
  const book = parseRules(
    '## 1. Setup\n- **AB-1-a** All.\n## 2. Facts\n| id | fact | source |\n|---|---|---|\n| F-1 | One. | P |\n### 2.1 Hexes\nAll.\n## 3. Differences\n| # | what |\n|---|---|\n| PD-1 | F-1 |\n### 3.1 Index\nNone.\n',
  );
  expect(book.sections.map(keyOf)).toEqual(['1', '2', '2.1']);
  expect(book.sections[1]?.intro).toEqual([{ kind: 'table', head: ['id', 'fact'], rows: [['F-1', 'One.']] }]);
});
