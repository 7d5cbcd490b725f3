import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const packages = readdirSync(join(ROOT, 'packages'));

const pages = [
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).map(f => join(ROOT, 'docs', f)),
  join(ROOT, 'README.md'),
  ...packages.map(p => join(ROOT, 'packages', p, 'README.md')),
].filter(f => f.endsWith('.md') && existsSync(f));

const text = (page: string): string => readFileSync(page, 'utf8');
const name = (page: string): string => relative(ROOT, page);

/** What stands between backticks, blocks of code left out. */
const spans = (page: string): readonly string[] =>
  [
    ...text(page)
      .replace(/```[\s\S]*?```/g, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(m => m[1] ?? '');

/** A file or folder as pages write it: from the top, or short for one in a package, in the client's rooms, or in a title. */
const PATH = /^[\w@-][\w.@-]*(?:\/[\w.@-]+)*\/(?:[\w.-]+\.(?:tsx?|md|mjs|json))?$/;
const FROM = [
  '.',
  'packages',
  'packages/engine/src',
  'packages/client',
  'packages/client/src',
  'packages/server/src',
  'packages/titles/src/1848',
];
const exists = (page: string, path: string): boolean =>
  [...FROM, dirname(name(page)), join(dirname(name(page)), 'src')].some(from => existsSync(join(ROOT, from, path))) ||
  existsSync(join(ROOT, 'packages', path.replace('/', '/src/')));

const sources = packages.flatMap(p => {
  const folder = join(ROOT, 'packages', p, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(f => /\.tsx?$/.test(f))
    .map(f => readFileSync(join(folder, f), 'utf8'));
});
const exported = new Set(
  sources.flatMap(code =>
    [...code.matchAll(/^export (?:const|async function\*?|function\*?|type|interface) (\w+)/gm)].map(m => m[1]),
  ),
);
/** Members of types and records, by which pages name what is no function of its own. */
const members = new Set(sources.flatMap(code => [...code.matchAll(/^\s+(?:readonly )?(\w+)\??[(:]/gm)].map(m => m[1])));

describe.each(pages.map(page => [name(page), page] as const))('%s', (_, page) => {
  test('names files that exist', () => {
    const links = [...text(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(m => m[1] ?? '');
    const own = links.filter(l => !/^[a-z]+:/.test(l));
    const missing = own.map(l => join(dirname(page), l)).filter(f => !existsSync(f));
    expect(missing.map(name)).toEqual([]);
    expect(spans(page).filter(s => PATH.test(s) && !exists(page, s))).toEqual([]);
  });

  test('names functions that exist', () => {
    const called = spans(page).flatMap(s => /^(\w+)\([^)]*\)$/.exec(s)?.[1] ?? []);
    expect(called.filter(n => !exported.has(n) && !members.has(n))).toEqual([]);
  });
});

test('the tour names every file once, and only what is exported there', () => {
  const page = join(ROOT, 'docs', 'tour.md');
  const files = spans(page).filter(s => PATH.test(s) && s.includes('.'));
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((f, i) => files.indexOf(f) !== i)).toEqual([]);
  expect(files.filter(f => !existsSync(join(ROOT, 'packages', f)))).toEqual([]);
  const names = spans(page).filter(s => /^[a-zA-Z]\w*$/.test(s) && s !== 'packages');
  expect(names.filter(n => !exported.has(n) && !members.has(n))).toEqual([]);
});
