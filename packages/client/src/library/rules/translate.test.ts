/// <reference lib="dom" />
import { expect, test } from 'vitest';
import { translated } from './translate.ts';

const section = (number: string, title: string, ...ids: readonly string[]) => ({
  number,
  title,
  depth: 2,
  clauses: ids.map(id => ({ id, text: `${title} ${id}` })),
});

test('what is translated is shown so, the rest is marked with its language', () => {
  const english = { sections: [section('1', 'Setup', 'A-1', 'A-2'), section('2', 'Track', 'A-3')], terms: [] };
  const german = { sections: [section('1', 'Aufbau', 'A-1')], terms: [{ term: 'Kurs', text: 'Preis' }] };
  expect(translated(english, german)).toEqual({
    terms: [{ term: 'Kurs', text: 'Preis' }],
    sections: [
      {
        number: '1',
        title: 'Aufbau',
        depth: 2,
        clauses: [
          { id: 'A-1', text: 'Aufbau A-1' },
          { id: 'A-2', text: 'Setup A-2', lang: 'en' },
        ],
      },
      { number: '2', title: 'Track', depth: 2, lang: 'en', clauses: [{ id: 'A-3', text: 'Track A-3', lang: 'en' }] },
    ],
  });
});
