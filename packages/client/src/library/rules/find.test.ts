import { expect, test } from 'vitest';
import { anchorsIn, found } from './find.ts';
import type { ReadBook } from './translate.ts';

const book: ReadBook = {
  sections: [
    {
      number: '1',
      title: 'Track',
      depth: 2,
      clauses: [
        { id: 'A-1-a', text: 'Tiles are laid.' },
        { id: 'A-1-b', text: 'Prices:', body: [{ kind: 'table', head: ['hill'], rows: [['40']] }] },
      ],
    },
    {
      number: '2',
      title: 'Facts',
      depth: 2,
      intro: [{ kind: 'table', head: ['id', 'fact'], rows: [['F-1', 'A hill costs.']] }],
      clauses: [],
    },
  ],
  terms: [],
};

test('clauses and facts can be led to', () => {
  expect([...anchorsIn(book)]).toEqual(['A-1-a', 'A-1-b', 'F-1']);
});

test('what is looked for is found in texts, tables and headings', () => {
  const ids = (wanted: string) => found(book, wanted).map(s => [s.number, ...s.clauses.map(c => c.id)].join(' '));
  expect(ids('Hill')).toEqual(['1 A-1-b', '2']);
  expect(ids('laid tiles')).toEqual(['1 A-1-a']);
  expect(ids('track')).toEqual(['1 A-1-a A-1-b']);
  expect(ids('loan')).toEqual([]);
  expect(ids(' ')).toEqual(['1 A-1-a A-1-b', '2']);
});
