/// <reference lib="dom" />
import { t18cz, t18czBohemia, t1848 } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { asPrinted } from './printed.ts';

const book = {
  terms: [],
  sections: [
    { number: '0', title: 'Conventions', depth: 2, clauses: [{ id: 'CZ-0-b', text: 'E 11 is E12' }] },
    {
      number: '8',
      title: 'Track',
      depth: 2,
      clauses: [
        { id: 'CZ-VIII.4-a', text: 'Praha (E12), the OO hexes B9, C8, D27 and S1', reading: 'D1' },
        { id: 'CZ-VIII.4-b', text: '', body: [{ kind: 'table' as const, head: ['Home'], rows: [['E12 (E11)']] }] },
      ],
    },
  ],
};

test.each([t18cz, t18czBohemia])('[CZ-0-b] the rules pages of $id have the board’s numbers', ({ parts }) => {
  const [conventions, track] = asPrinted(book, parts.map).sections;
  expect(conventions).toEqual(book.sections[0]);
  expect(track?.clauses).toEqual([
    { id: 'CZ-VIII.4-a', text: 'Praha (E11), the OO hexes B8, C7, D26 and S1', reading: 'D0' },
    { id: 'CZ-VIII.4-b', text: '', body: [{ kind: 'table', head: ['Home'], rows: [['E11 (E11)']] }] },
  ]);
});

test('boards that count like our data are left alone', () => {
  expect(asPrinted(book, t1848.parts.map)).toBe(book);
});
