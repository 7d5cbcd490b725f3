import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { everything } from './everything.ts';
import { slotsOf } from './message.ts';
import { bookId } from './speak.ts';

const en = everything('en');
const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));

const codeIn = (folder: string): string =>
  readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' })
    .filter(f => f.endsWith('.ts') && !f.includes('.test.') && !f.endsWith('cites.ts') && !/^words[\\/]/.test(f))
    .map(f => readFileSync(join(PACKAGES, folder, f), 'utf8'))
    .join('\n');

/** The names of an object literal's fields, whatever is in them. */
const fieldsOf = (literal: string): readonly string[] => {
  let flat = literal;
  for (let before = ''; before !== flat; ) {
    before = flat;
    flat = flat.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return [...flat.matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g)].map(m => m[1] ?? '');
};

interface Use {
  readonly clause: string;
  readonly facts: readonly string[];
}

/** Every place where a clause is named as the answer, with the facts given there. */
const usesIn = (code: string): readonly Use[] => [
  ...[...code.matchAll(/,\s*'([a-z]+\.[a-z-]+)'(?:,\s*\{([^}]*)\})?,?\s*\)/g)].map(m => ({
    clause: m[1] ?? '',
    facts: fieldsOf((m[2] ?? '').trim()),
  })),
  ...[...code.matchAll(/clause: '([a-z]+\.[a-z-]+)'(?:, facts: \{([^}]*)\})?/g)].map(m => ({
    clause: m[1] ?? '',
    facts: fieldsOf((m[2] ?? '').trim()),
  })),
];

/** Facts that are worked out from others. */
const derived = (facts: readonly string[]): readonly string[] => [
  ...facts,
  ...(facts.includes('company') && facts.includes('most') ? ['percent'] : []),
  ...(facts.includes('cash') && ['price', 'cost', 'amount'].some(f => facts.includes(f)) ? ['missing'] : []),
];

const engine = usesIn(codeIn('engine/src'));
const books = [...new Set(Object.values(shelf).map(bookId))];

describe.each(books)('sentences of %s', book => {
  const uses = [...engine, ...usesIn(codeIn(`titles/src/${book}`))];

  test('use only facts that are given', () => {
    const wrong = uses.flatMap(({ clause, facts }) => {
      const sentence = en[`${book}.clause.${clause}`] ?? en[`clause.${clause}`];
      const unknown = sentence ? slotsOf(sentence).filter(s => !derived(facts).includes(s)) : [];
      return unknown.length ? [`${clause} { ${facts.join(', ')} }: ${sentence}`] : [];
    });
    expect(uses.length).toBeGreaterThan(80);
    expect([...new Set(wrong)]).toEqual([]);
  });
});

test('lines of the log use only what their event holds', () => {
  const code = readFileSync(join(PACKAGES, 'engine/src/core/event.ts'), 'utf8');
  const kinds = code.split(/\n {2}\| /).map(part => ({
    type: /type: '(\w+)'/.exec(part)?.[1],
    fields: [...part.matchAll(/readonly (\w+)/g)].map(m => m[1]),
  }));
  const wrong = Object.entries(en).flatMap(([key, text]) => {
    const type = /(?:^|\.)event\.(\w+)/.exec(key)?.[1];
    const kind = kinds.find(k => k.type === type);
    return type && slotsOf(text).some(s => !kind?.fields.includes(s)) ? [`${key}: ${text}`] : [];
  });
  expect(kinds.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});
