import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Differences, type Rules, standard, type Title } from '@roundhouse/engine';
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

  test('what is exported is used by another file', () => {
    const files = readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' })
      .filter(f => /\.tsx?$/.test(f) && !/node_modules|\.types|\bdist\b/.test(f))
      .map(f => ({ f, said: text(join(PACKAGES, f)) }));
    const users: Record<string, number> = Object.create(null);
    for (const { said } of files) for (const word of new Set(said.match(/\w+/g))) users[word] = (users[word] ?? 0) + 1;
    const idle = files.flatMap(({ f, said }) =>
      [...said.matchAll(/^export (?:const|function\*?) (\w+)/gm)]
        .filter(([, exported = '']) => users[exported] === 1)
        .map(([, exported]) => `${f}: ${exported}`),
    );
    expect(idle).toEqual([]);
  });

  test('no file of engine and titles is over 300 lines, tables of facts aside', () => {
    const long = ['engine', 'titles'].flatMap(filesIn).filter(f => !DATA.test(f) && text(f).split('\n').length > 300);
    expect(long.map(name)).toEqual([]);
  });

  test('every policy that fewer than two rulebooks use has its reason', () => {
    const users: Record<string, Set<string>> = {};
    for (const title of Object.values(shelf))
      for (const policy of differences(title.rules))
        users[policy] = (users[policy] ?? new Set()).add(title.rulebook ?? title.id);
    const alone = differences(standard, {}).filter(policy => (users[policy]?.size ?? 0) < 2);
    expect(alone.sort()).toEqual(Object.keys(ALONE).sort());
    expect(alone.length).toBeLessThanOrEqual(5);
    expect(differences(standard, {}).length).toBeLessThanOrEqual(MOST_POLICIES);
  });

  test('nothing of a title imports a title that inherits from it', () => {
    for (const { id, inherits } of Object.values(shelf))
      if (inherits) {
        const older = filesIn('titles').filter(f => f.includes(`/${inherits.title}/`));
        expect(older.filter(f => code(f).includes(`/${id}/`)).map(name)).toEqual([]);
      }
  });

  test('what two titles of one family share is said once: no function stands in both folders', () => {
    const family = ['18rhl', '18lra', 'short'];
    const homes = new Map<string, readonly string[]>();
    for (const folder of family)
      for (const file of filesIn('titles').filter(f => f.includes(`/src/${folder}/`)))
        for (const shape of shapesIn(code(file))) homes.set(shape, [...(homes.get(shape) ?? []), folder]);
    expect(homes.size).toBeGreaterThan(200);
    const doubled = [...homes].filter(([, folders]) => new Set(folders).size > 1);
    expect(doubled.map(([shape]) => shape)).toEqual([]);
  });

  test('names that mean one thing here and another there only become fewer', () => {
    const homes = new Map<string, Set<string>>();
    for (const folder of readdirSync(PACKAGES).filter(f => f !== 'testkit'))
      for (const f of filesIn(folder).filter(f => !/\/(testing|bench)\//.test(f)))
        for (const [, name = ''] of code(f).matchAll(/^export (?:const|function\*?|interface|type) (\w+)/gm))
          homes.set(name, (homes.get(name) ?? new Set()).add(folder));
    expect([...homes.values()].filter(h => h.size > 1).length).toBeLessThanOrEqual(MOST_DOUBLED);
  });

  test('casts only become fewer', () => {
    const casts = ['engine', 'titles'].flatMap(filesIn).map(f => {
      const bare = code(f)
        .replace(/^import[\s\S]*?from '[^']*';|^export \* as .*$/gm, '')
        .replace(/'[^'\n]*'|`[^`]*`/g, "''");
      return [...bare.matchAll(/\bas (?!const\b)[\w({[|]|[\w\])]!(?=[.;,)\]\s])/g)].length;
    });
    expect(casts.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(MOST_CASTS);
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
      // A folder within a book's own is that of one title: `18lra/investor` of `18lra-investor`.
      const others = Object.keys(shelf).filter(id => id.startsWith(`${folder}-`) && id !== title.id);
      const isOthers = (f: string) => others.some(id => f.includes(`/${id.replace('-', '/')}/`));
      const mine = filesIn('titles').filter(f => folders.some(name => f.includes(`/${name}/`)) && !isOthers(f));
      const used = named([...filesIn('engine').filter(f => concerns(title, f)), ...mine]);
      const uncited = [...new Set(used)].filter(c => !general.test(c) && !(c in title.cites));
      expect(uncited.filter(c => !UNUSED[folder]?.includes(c))).toEqual([]);
    }
  });
});

/** Functions of a file that are more than a word, whatever their own names, their texts and numbers. */
const shapesIn = (text: string): readonly string[] =>
  text
    .split(/^(?=(?:export )?(?:const|function\*?) )/m)
    .filter(declared => declared.includes('=>'))
    .map(declared =>
      declared
        .replace(/^(?:export )?(?:const|function\*?) \w+/, '')
        .replace(/'[^'\n]*'|`[^`]*`/g, "''")
        .replace(/\b\d+\b/g, '0')
        .replace(/\s+/g, ''),
    )
    .filter(shape => shape.length >= 50);

/** The policies in which these rules are not the standard, as `group.name` or the name alone. */
const differences = (rules: Rules, from: Differences = standard): readonly string[] =>
  Object.entries(rules).flatMap(([name, rule]) => {
    const usual: unknown = Object.entries(from).find(([other]) => other === name)?.[1];
    if (typeof rule !== 'object' || Array.isArray(rule)) return rule === usual ? [] : [name];
    const group = Object.entries(rule).filter(
      ([member, policy]) => policy !== (usual as typeof rule | undefined)?.[member as never],
    );
    return group.map(([member]) => `${name}.${member}`);
  });

/** Whether a file of the engine is about a verb the title has, or about none. */
const concerns = (title: Title, file: string): boolean => {
  const verbs = [...code(file).matchAll(/defineVerb\(\s*'(\w+)'/g)].map(m => m[1] ?? '');
  return !verbs.length || verbs.some(v => v in title.verbs);
};

/** Reasons whose names say so without an ending, and what makes reasons. */
const REASONS: readonly string[] = ['add', 'check', 'citing', 'conflict', 'judged', 'unless', 'unlessPaid'];

/** Ratchets: these numbers only fall. */
const MOST_POLICIES = 39;
const MOST_CASTS = 119;
const MOST_DOUBLED = 123;

/** Policies only one rulebook on the shelf needs so far, and why they are shared. The list only becomes shorter. */
const ALONE: Readonly<Record<string, string>> = {
  'bank.debtsFirst': 'every payment would have to be wrapped',
  'routes.closed': 'known to the search',
  'routes.value': 'known to the search',
};

/** Clauses of shared rules a title has no use for. */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  // No stop is barred or needs another one, certificates can be split, and no tile has a right of its own.
  1848: [
    'discard.stays',
    'route.barred',
    'route.closed',
    'route.needs',
    'sell.automaton',
    'sell.certificates',
    'track.right',
  ],
  // One bank stock takes every share, nothing is sold in need, and the one extra train is never for sale.
  '18cz': [
    'discard.stays',
    'route.barred',
    'route.closed',
    'route.needs',
    'sell.automaton',
    'sell.certificates',
    'sell.keeps-director',
    'sell.needed',
    'sell.pool',
    'trains.not-for-trade',
    'trains.one-extra',
  ],
  // No train stands outside the limit, no tile has a right of its own, only the game for two has an automaton, and
  // nobody can hold more than everything.
  '18lra': ['sell.automaton', 'sell.priced', 'shares.one-company', 'track.right', 'trains.one-extra'],
  '18rhl': [
    'discard.stays',
    'sell.automaton',
    'sell.priced',
    'shares.one-company',
    'track.right',
    'trains.not-for-trade',
    'trains.one-extra',
  ],
};
