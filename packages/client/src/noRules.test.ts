import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
/** Folders of the table; words and rules pages speak about titles and so name them. */
const FOLDERS = ['app', 'board', 'learn', 'record', 'review', 'store', 'table', 'work'];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap(name => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesIn(path);
    return /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) ? [path] : [];
  });

const read = (folders: readonly string[]) =>
  folders
    .flatMap(f => filesIn(join(ROOT, f)))
    .map(path => ({
      path: path.slice(ROOT.length),
      text: readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
    }));

const sources = read(FOLDERS);
/** With the words, the pages and what comes over a wire. */
const everything = read([...FOLDERS, 'words', 'pages', 'online', 'library']);

const found = (pattern: RegExp, within = sources): readonly string[] =>
  within.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(m => `${path}: ${m[0].trim()}`));

/** Sums and limits: what the rules compare, the table only shows. */
const SUMS = 'cashOf|priceOf|certificateLimit|trainLimit|mostOfOne|countedPapers|debtOf';

describe('the table contains no rule', () => {
  test('no title is named', () => {
    const ids = Object.values(shelf).flatMap(t => [t.id, t.name]);
    expect(found(/['"`]18\w\w\b/g)).toEqual([]);
    expect(sources.filter(s => ids.some(id => new RegExp(`['"\`]${id}['"\`]`).test(s.text))).map(s => s.path)).toEqual(
      [],
    );
  });

  test('no company, private or hex of a title is named', () => {
    const ids = new Set(
      Object.values(shelf).flatMap(({ parts }) => [
        ...Object.keys(parts.companies),
        ...Object.keys(parts.privates),
        ...parts.map.ids,
      ]),
    );
    const named = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/['"`]([A-Z]\w*)['"`]/g)].flatMap(m => (ids.has(m[1] ?? '') ? [`${path}: ${m[0]}`] : [])),
    );
    expect(named).toEqual([]);
  });

  test('no sum is compared with another', () => {
    expect(found(new RegExp(`(?:${SUMS})\\([^()]*\\)\\s*(?:<|>)=?[^=>]`, 'g'))).toEqual([]);
    expect(found(new RegExp(`(?:<|>)=?\\s*(?:\\w+\\.)*(?:${SUMS})\\(`, 'g'))).toEqual([]);
    expect(found(/\b(?:cash|price|cost|treasury)\s*(?:<|>)=?\s*\w/g)).toEqual([]);
  });

  test('no sum is worked out from another, and no mechanism of a title is looked into', () => {
    expect(found(new RegExp(`[+-]\\s*(?:${SUMS})\\(|(?:${SUMS})\\([^()]*\\)\\s*[+-]`, 'g'), everything)).toEqual([]);
    expect(found(/\btokens\[0\]|\bstate\.slices\b/g, everything)).toEqual([]);
  });

  test('no sum of money is written down', () => {
    expect(found(/\b(?:price|cost|par|loan|income|bonus|fee)\w*\s*[:=+*-]+\s*\d\d+/gi)).toEqual([]);
  });
});
