import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Title } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(PACKAGES, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(f => /\.tsx?$/.test(f) && !/\.test\./.test(f))
    .map(f => join(PACKAGES, folder, 'src', f));

const text = (file: string): string => readFileSync(file, 'utf8');
const code = (file: string): string => text(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
const name = (file: string): string => relative(PACKAGES, file);
const offenders = (folders: readonly string[], pattern: RegExp): readonly string[] =>
  folders
    .flatMap(filesIn)
    .filter(f => pattern.test(code(f)))
    .map(name);

/** Tables of facts may be as long as the facts are. */
const DATA = /(map|tiles|cites|companies|trains|market)\.ts$/;

describe('guard rails', () => {
  test('no title is named in the engine', () => {
    const named = offenders(['engine', 'optimiser', 'bots'], /\b18(?!xx)\w\w\b/i);
    expect(named).toEqual([]);
  });

  test.each([
    ['class', /^\s*(export\s+)?(abstract\s+)?class\s/m],
    ['enum', /^\s*(export\s+)?(const\s+)?enum\s/m],
    ['any', /[:<]\s*any\b/],
    ['default export', /^export default/m],
    ['Date', /\bDate\b/],
    ['Math.random', /Math\.random/],
    ['async', /\basync\b|\bawait\b/],
    ['console', /\bconsole\./],
  ])('no %s in engine and titles', (_, pattern) => {
    expect(offenders(['engine', 'titles'], pattern)).toEqual([]);
  });

  test.each<[string, readonly string[]]>([
    ['engine', []],
    ['optimiser', ['engine']],
    ['titles', ['engine', 'optimiser']],
    ['bots', ['engine', 'optimiser']],
    ['exchange', ['engine', 'titles']],
    ['testkit', ['engine', 'titles', 'exchange', 'optimiser']],
  ])('%s imports only downward', (folder, allowed) => {
    const imported = filesIn(folder).flatMap(f => [...code(f).matchAll(/from '@roundhouse\/(\w+)/g)].map(m => m[1]));
    expect([...new Set(imported)].filter(p => !allowed.includes(p ?? ''))).toEqual([]);
  });

  test('a view is never taken for a whole state', () => {
    const all = ['engine', 'titles', 'exchange', 'testkit', 'protocol', 'server', 'client', 'cli'];
    expect(offenders(all, /\bas (unknown as )?State\b(?!\[)/)).toEqual([]);
  });

  test('games from elsewhere fetch their own title, not the whole shelf', () => {
    expect(offenders(['exchange'], /from '@roundhouse\/titles'/)).toEqual([]);
  });

  test('no file of engine and titles is over 300 lines, tables of facts aside', () => {
    const long = ['engine', 'titles'].flatMap(filesIn).filter(f => !DATA.test(f) && text(f).split('\n').length > 300);
    expect(long.map(name)).toEqual([]);
  });

  test('there are at most sixty policies', () => {
    const policies = policiesIn(code(join(PACKAGES, 'engine', 'src', 'core', 'title.ts')));
    expect(policies.length, policies.join(' ')).toBeLessThanOrEqual(60);
    for (const title of Object.values(shelf))
      expect(
        policiesOf(title).filter(p => !policies.includes(p)),
        title.id,
      ).toEqual([]);
  });

  test('nothing of a title imports a title that inherits from it', () => {
    for (const { id, inherits } of Object.values(shelf))
      if (inherits) {
        const older = filesIn('titles').filter(f => f.includes(`/${inherits.title}/`));
        expect(older.filter(f => code(f).includes(`/${id}/`)).map(name)).toEqual([]);
      }
  });

  test('no constant in the rules is set by one title alone', () => {
    const set: Record<string, Set<string>> = {};
    for (const title of Object.values(shelf))
      for (const [part, rules] of Object.entries(title.rules).filter(([name]) => !BY_NATURE.includes(name)))
        for (const [name, value] of Object.entries(rules))
          if (typeof value !== 'function' && value !== undefined)
            set[`${part}.${name}`] = (set[`${part}.${name}`] ?? new Set()).add(title.rulebook ?? title.id);
    const alone = Object.keys(set).filter(name => set[name]?.size === 1);
    expect(alone.filter(name => !(name in ALONE))).toEqual([]);
  });

  test('a reason against is named as one, and may and is mean yes', () => {
    const made = ['engine', 'titles'].flatMap(folder =>
      filesIn(folder).flatMap(f =>
        [...code(f).matchAll(/const (\w+) =[^=]*?\): ([\w |]+) =>/g)].map(m => [m[1], m[2]]),
      ),
    );
    const named = (kind: string) => made.filter(([, type]) => type === kind).map(([name = '']) => name);
    expect(named('Violation | undefined').filter(n => !/^whyNot|Bar$/.test(n) && !REASONS.includes(n))).toEqual([]);
    expect(
      made.filter(([name = '', type]) => /^(may|is|has|can)[A-Z]/.test(name) && !/boolean| is /.test(type ?? '')),
    ).toEqual([]);
  });

  test('every clause a title can break is cited', () => {
    const named = (files: readonly string[]) =>
      files.flatMap(f =>
        [...code(f).matchAll(/(?:clause: |, |\? |: |\?\? )'([a-z]+\.[a-z-]+)'/g)].map(m => m[1] ?? ''),
      );
    const general = /^(action|record|undo|redo|game|setup)\./;
    for (const title of Object.values(shelf)) {
      const folder = title.rulebook ?? title.id;
      const folders = [folder, ...(title.inherits ? [title.inherits.title] : [])];
      const mine = filesIn('titles').filter(f => folders.some(name => f.includes(`/${name}/`)));
      const used = named([...filesIn('engine').filter(f => concerns(title, f)), ...mine]);
      const uncited = [...new Set(used)].filter(c => !general.test(c) && !(c in title.cites));
      expect(uncited.filter(c => !UNUSED[folder]?.includes(c))).toEqual([]);
    }
  });
});

/** The members of `Rules`, read from its source: `group.name`, or the name alone. */
const policiesIn = (source: string): readonly string[] => {
  const body = /export interface Rules \{\n([\s\S]*?)\n\}/.exec(source)?.[1] ?? '';
  let group = '';
  return body.split('\n').flatMap(line => {
    const [, indent, name = ''] = /^( {2,4})(?:readonly )?(\w+)\??[(:<]/.exec(line) ?? [];
    if (indent?.length === 2) group = line.endsWith('{') ? name : '';
    if (!indent || line.endsWith('{')) return [];
    return [group ? `${group}.${name}` : name];
  });
};

/** The policies a title sets, named in the same way. */
const policiesOf = ({ rules }: Title): readonly string[] =>
  Object.entries(rules).flatMap(([name, rule]) =>
    typeof rule === 'object' && !Array.isArray(rule) ? Object.keys(rule).map(member => `${name}.${member}`) : [name],
  );

/** Whether a file of the engine is about a verb the title has, or about none. */
const concerns = (title: Title, file: string): boolean => {
  const verbs = [...code(file).matchAll(/defineVerb\(\s*'(\w+)'/g)].map(m => m[1] ?? '');
  return !verbs.length || verbs.some(v => v in title.verbs);
};

/** Reasons whose names say so without an ending, and what makes reasons. */
const REASONS: readonly string[] = ['add', 'check', 'citing', 'conflict', 'judged', 'unless', 'unlessPaid'];

/** Lists that are each title's own. */
const BY_NATURE: readonly string[] = ['income', 'worth', 'decides'];

/** Constants only one rulebook on the shelf needs so far, and why they are shared. */
const ALONE: Readonly<Record<string, string>> = {
  'routes.leastHexes': 'the titles of the Rhine count hexes',
  'routes.needs': 'what stops need each other is known to the search',
  'shares.soldTo': 'one stock of shares instead of two',
};

/** Clauses of shared rules a title has no use for. */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  // No stop is barred or needs another one, certificates can be split, and no tile has a right of its own.
  1848: [
    'discard.stays',
    'route.barred',
    'route.closed',
    'route.needs',
    'route.skips',
    'sell.certificates',
    'track.right',
  ],
  // One bank stock takes every share, nothing is sold in need, and the one extra train is never for sale.
  '18cz': [
    'discard.stays',
    'route.barred',
    'route.closed',
    'route.needs',
    'route.skips',
    'sell.certificates',
    'sell.keeps-director',
    'sell.needed',
    'sell.pool',
    'trains.not-for-trade',
    'trains.one-extra',
  ],
  // No train stands outside the limit, and no tile has a right of its own.
  // No train stands outside the limit, and no tile has a right of its own.
  '18lra': ['track.right', 'trains.one-extra'],
  '18rhl': ['discard.stays', 'track.right', 'trains.not-for-trade', 'trains.one-extra'],
};
