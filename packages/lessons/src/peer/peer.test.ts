import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { covers } from '@roundhouse/titles/covers';
import { expect, test } from 'vitest';
import { unlikePeer } from './index.ts';

const rules = (title: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../titles/rules/${title}.md`, import.meta.url)), 'utf8');

test('every rulebook has its differences, the same in both languages', () => {
  const books = [...new Set(covers.map(c => c.rulebook ?? c.id))].sort();
  const clauses = (language: 'en' | 'de') =>
    Object.fromEntries(Object.entries(unlikePeer[language]).map(([book, all]) => [book, all.map(o => o.clause)]));
  expect(Object.keys(unlikePeer.en).sort()).toEqual(books);
  expect(clauses('de')).toEqual(clauses('en'));
});

test('each of them points to a clause that is in the rules, and is said in sentences', () => {
  for (const words of Object.values(unlikePeer))
    for (const [book, all] of Object.entries(words))
      for (const { clause, here, there } of all) {
        expect(rules(book)).toContain(`**${clause}**`);
        for (const sentence of [here, there]) expect(sentence).toMatch(/^[\p{Lu}6].*[.]$/u);
      }
});
