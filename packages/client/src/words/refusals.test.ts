import { existsSync, readFileSync } from 'node:fs';
import { check, citationOf, type Game, type Title, type Violation } from '@roundhouse/engine';
import { byHand, dice, type Memory, positionsOf } from '@roundhouse/testkit';
import { shelf } from '@roundhouse/titles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { because } from './because.ts';
import { everything } from './everything.ts';
import { setLanguage } from './index.ts';
import { learn, openWords } from './say.ts';
import { bookIds } from './speak.ts';

/** FUZZ=200000 tries so many refused actions in all. */
const REFUSED = Number(process.env['FUZZ'] ?? 4000);
const TITLES = Object.values(shelf);
const EACH = Math.ceil(REFUSED / TITLES.length);
const LENGTH = REFUSED > 4000 ? 240 : 80;

beforeAll(() => Promise.all([learn('de'), ...['1848', '18cz', '18rhl', '18lra'].map(openWords)]));
afterAll(() => setLanguage('en'));

/** Every clause in the rules a title is played by, and in those it inherits. */
const clausesOf = (title: Title): ReadonlySet<string> =>
  new Set(
    bookIds(title)
      .map(id => new URL(`../../../titles/rules/${id}.md`, import.meta.url))
      .filter(url => existsSync(url))
      .flatMap(url => [...readFileSync(url, 'utf8').matchAll(/^- \*\*(\w+-[\w.-]+)\*\*/gm)].map(m => m[1] ?? '')),
  );

/** What so many refused actions were answered with, each answer once with the action that brought it. */
const answersIn = (
  title: Title,
): ReadonlyMap<string, { readonly no: Violation; readonly g: Game; readonly by: object }> => {
  const memory: Memory = new Map();
  const positions = positionsOf(title, memory, `refusals ${title.id}`, LENGTH);
  const roll = dice(`refusals ${title.id}`);
  const found = new Map<string, { no: Violation; g: Game; by: object }>();
  let refused = 0;
  for (let i = 0; refused < EACH && i < 20 * EACH; i++) {
    const g = positions[i % positions.length] as Game;
    const by = byHand(g, roll, memory);
    const no = by && check(g, by);
    if (!no) continue;
    refused++;
    found.set(JSON.stringify(no), { no, g, by });
  }
  expect(refused).toBe(EACH);
  return found;
};

describe.each(TITLES.map(t => [t.id, t] as const))(`${EACH} refused actions of %s`, (_, title) => {
  const wordsOf = ['en', 'de'].map(language => everything(language as 'en' | 'de'));
  const isSaid = (clause: string): boolean =>
    wordsOf.every(words =>
      [...bookIds(title).map(id => `${id}.`), ''].some(book => `${book}clause.${clause}` in words),
    );

  test('each cite a clause of its rules and say a whole sentence in both languages', async () => {
    const clauses = clausesOf(title);
    const found = answersIn(title);
    const wrong = new Map<string, string>();
    for (const language of ['en', 'de'] as const) {
      await setLanguage(language);
      for (const { no, g, by } of found.values()) {
        const { sentence, paragraph } = because(no, g.title, ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo']);
        const cited = citationOf(g.title, no);
        const isCited = cited !== undefined && cited === paragraph && clauses.has(cited);
        if (!isSaid(no.clause)) wrong.set(`${no.clause} has no words`, JSON.stringify(by));
        if (!isCited) wrong.set(`${no.clause} cites ${cited}`, JSON.stringify(by));
        if (/[{}]|undefined|NaN|Infinity|9[.,\s]?007[.,\s]?199|first -train|ersten -Zug/.test(sentence))
          wrong.set(`${no.clause} says ${sentence}`, JSON.stringify(by));
      }
    }
    expect(Object.fromEntries(wrong)).toEqual({});
  });
});
