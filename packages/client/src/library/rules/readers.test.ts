import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRules } from './parse.ts';

const HERE = new URL('./', import.meta.url);
const ENGLISH = new URL('../../../../titles/rules/', HERE);
const books = [
  ...readdirSync(ENGLISH).map(f => new URL(f, ENGLISH)),
  ...readdirSync(HERE).flatMap(f => (f.endsWith('.md') ? [new URL(f, HERE)] : [])),
];

/** Everything a page says, piece by piece. */
const said = (part: unknown): readonly string[] => {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(said) : [];
};

/** Words for those who build the game: of its program, its data, its tests, and of the file the rules are kept in. */
const BUILDERS =
  /\b(?:engine|implement\w*|JSON|API|boolean|enum|canonical|specification|test cases?|test with|check data|by program|state:|same state|rejected|this file|\w+\.md|Programm|Testf[aä]ll\w*|Datei(?:en)?|Zustand:|kanonisch\w*|Quelltext|implementier\w*)\b/i;

describe.each(books.map(b => [b.pathname.split('/').at(-1), b] as const))('the pages made of %s', (_, book) => {
  test('speak to players, not to those who build the game', () => {
    const all = said(parseRules(readFileSync(book, 'utf8')));
    expect(all.length).toBeGreaterThan(1);
    expect(all.filter(text => BUILDERS.test(text))).toEqual([]);
  });
});
