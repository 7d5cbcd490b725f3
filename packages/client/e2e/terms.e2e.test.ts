import { type GameRecord, openRecord, present, type Title } from '@roundhouse/engine';
import { glossary, termsIn } from '@roundhouse/lessons/glossary';
import { playGame } from '@roundhouse/testkit';
import { shelf } from '@roundhouse/titles';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, visit } from './browser.ts';
import { openHouse } from './house.ts';
import { PLAIN } from './plain.ts';
import { seed } from './seed.ts';
import { still } from './still.ts';

/** What a screen calls things: headings, rows, columns, the question, drawers. */
const LABELS = 'th, dt, h1, h2, h3, h4, legend, caption, summary, [data-step], nav button';
const DRAWERS = ['s', 'b', 'v', 'i', 'e', 'g', '?'];

/** Names of companies, papers, places and people are no words of the hobby. */
const namesIn = (title: Title): readonly string[] =>
  [
    ...Object.values(title.parts.companies).flatMap(c => [c.name, c.id]),
    ...Object.values(title.parts.privates).flatMap(p => [p.name ?? '', p.id]),
    ...Object.values(title.parts.map.hexes).flatMap(h => [h.name ?? '', h.id]),
    ...Object.keys(title.parts.trains.sides),
    ...Object.keys(title.parts.tiles),
    title.name,
  ]
    .filter(name => name.length > 1)
    .sort((a, b) => b.length - a.length);

/** The words of a label that are neither explained nor everybody's. */
const unexplained = (label: string, language: 'en' | 'de'): readonly string[] => {
  const found = termsIn(label, language);
  return Array.from(label.matchAll(/\p{L}[\p{L}’'-]*\+?/gu))
    .filter(m => !found.some(f => f.from <= m.index && m.index < f.to))
    .map(m => m[0].toLowerCase())
    .filter(word => word.length > 1 && !PLAIN[language].split(/\s+/).includes(word));
};

/** Walking takes its time: a few titles with every run, all of them with `WORDS=all`. */
const ALL = Object.keys(shelf);
const WALKED =
  process.env['WORDS'] === 'all'
    ? { en: ALL, de: ALL }
    : { en: ['1848', '18cz', '18rhl', '18lra-investor'], de: ['1848', '18lra-short'] };

const games = new Map<string, GameRecord>();

/** One game of a title, played once for all tests. */
const gameOf = (title: Title): GameRecord => {
  const record =
    games.get(title.id) ?? playGame({ title, players: Math.min(...title.players), seed: 'words' }, 1).record;
  games.set(title.id, record);
  return record;
};

describe.skipIf(!CHROMIUM)('words of the hobby at the table', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const open = async (page: Page, title: Title, language: string, entries: number) => {
    const record = gameOf(title);
    const cut = { ...record, log: record.log.slice(0, entries) };
    const opened = openRecord(title, cut);
    if ('violation' in opened) throw new Error(opened.violation.clause);
    await page.addInitScript(
      l => localStorage.setItem('roundhouse.settings', JSON.stringify({ language: l })),
      language,
    );
    await page.goto(house.address);
    await seed(page, 'game', cut, present(opened).state);
    await page.goto(`${house.address}/#/table/game`);
    await page.waitForFunction(() => document.body.dataset['position']);
    await still(page);
  };

  const labels = (page: Page): Promise<readonly string[]> =>
    page.evaluate(
      wanted =>
        [...document.querySelectorAll(wanted)].flatMap(e => {
          const texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
          const said: string[] = [];
          for (let t = texts.nextNode(); t; t = texts.nextNode()) said.push((t.nodeValue ?? '').trim());
          return said;
        }),
      LABELS,
    );

  describe.each(['en', 'de'] as const)('%s', language => {
    test.each(Object.values(shelf).filter(t => WALKED[language].includes(t.id)))(
      '$id: every label of every screen is explained or plain',
      async title => {
        const { page, close } = await visit();
        const names = namesIn(title);
        const strange = new Set<string>();
        for (const entries of [3, 140]) {
          await open(page, title, language, entries);
          const said = [...(await labels(page))];
          // Where there are no private companies, nothing is told about them.
          const has = Object.keys(title.parts.privates).length > 0;
          for (const key of DRAWERS.filter(k => k !== 'v' || has)) {
            await page.keyboard.press(key);
            await page.locator('dialog[open]').waitFor();
            await still(page);
            said.push(...(await labels(page)));
            await page.keyboard.press('Escape');
            await page.locator('dialog[open]').waitFor({ state: 'hidden' });
          }
          for (const label of said) {
            const bare = names.reduce((text, name) => text.replaceAll(name, ' '), label);
            for (const word of unexplained(bare, language)) strange.add(word);
          }
        }
        expect([...strange].sort()).toEqual([]);
        await close();
      },
    );
  });

  test('a word is explained where it stands, on a button by the other mouse button, and in a drawer by key', async () => {
    const { page, errors, close } = await visit();
    await open(page, shelf['1848'] as Title, 'en', 140);
    const note = page.getByTestId('word-note');
    await page.getByText('Cash', { exact: true }).first().click();
    await note.getByText(glossary.en['worth']?.says ?? '').waitFor();
    await note.locator('svg').first().waitFor();
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Liquid' }).first().click({ button: 'right' });
    await note.getByText(glossary.en['liquid']?.says ?? '').waitFor();
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'hidden' });
    await page.keyboard.press('e');
    await page
      .locator('dialog[open]')
      .getByText(glossary.en['share']?.says ?? '')
      .waitFor();
    await page.locator('dialog[open] dl svg').first().waitFor();
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/words.png` });
    await page.keyboard.press('Escape');
    await page.goto(`${house.address}/#/words?at=gauge`);
    await page.locator('#word-gauge[data-sought] svg').waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});
