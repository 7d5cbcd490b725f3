import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './clauseCode.ts';
import type { Command } from './command.ts';
import { citedBy, refusalsSeen, triedIn } from './refusals.ts';
import { projectRoot } from './root.ts';

const PACKAGES = join(projectRoot(), 'packages');

/** Shows where every clause of a title's rules is carried out and tested, and every nasty case they list. */
export const clauses: Command = {
  usage: 'clauses <title>',
  about: "Prints each clause of a title's rules with its code and its tests, and counts those without.",
  words: [1, 1],
  flags: {},
  run: (call, out) => {
    const [title = ''] = call.words;
    const rules = join(PACKAGES, 'titles', 'rules', `${title}.md`);
    if (!/^\w+$/.test(title) || !existsSync(rules)) return { wrong: `there are no rules of ${title}` };
    const text = readFileSync(rules, 'utf8');
    const ids = idsInRules(text);
    const cases = casesInRules(text, prefixOf(ids[0] ?? ''));
    const named = testFiles().map(file => ({ file, ids: idsInTests(readFileSync(file, 'utf8')) }));
    const tests = named.flatMap(t => t.ids);
    const excuse = join(PACKAGES, 'titles', 'src', title, 'excused.txt');
    const excused = existsSync(excuse) ? idsExcused(readFileSync(excuse, 'utf8')) : [];
    const found = covered(ids, tests, excused, cases);
    const shown = cases.filter(id => tests.includes(id));
    const open = cases.filter(id => !tests.includes(id) && !excused.includes(id));
    for (const id of found.unknown) out.complain(`${id} is named by a test or an excuse but is not in the rules.`);
    const places = codeOf(PACKAGES, title, prefixOf(ids[0] ?? ''));
    const testsOf = (id: string) => named.filter(t => t.ids.includes(id)).map(t => t.file.split('/').at(-1));
    for (const id of ids) {
      const code = places(id).map(p => (p.isPart ? `${p.file} (part)` : p.file));
      const by = excused.includes(id) ? ['excused'] : testsOf(id);
      out.line(`${id}  ${code.join(', ') || 'no code'}  ${by.join(', ') || 'no test'}`);
    }
    for (const id of open) out.line(`${id}  no test`);
    const bare = ids.filter(id => !places(id).length && !excused.includes(id));
    const parts = ids.filter(id => places(id).length && places(id).every(p => p.isPart));
    out.line(`${title}: ${parts.length} clauses are parts of the box, ${bare.length} without code`);
    const refused = refusalsSeen(
      ['', 'short'].flatMap(shared => citedBy(join(PACKAGES, 'titles', 'src', shared || title), ids)),
      testFiles().flatMap(file => triedIn(readFileSync(file, 'utf8'))),
    );
    for (const id of refused.untried) out.line(`${id}  forbids, and no test expects its refusal`);
    for (const id of refused.astray) out.line(`${id}  forbids, and its tests expect another to be cited`);
    out.line(
      `${title}: ${refused.seen.length + refused.untried.length} clauses forbid, ${refused.seen.length} refusals seen in tests, ${refused.astray.length} cite another`,
    );
    const { tested, untested } = found;
    out.line(`${title}: ${cases.length} nasty cases, ${shown.length} tested`);
    out.line(
      `${title}: ${ids.length} clauses, ${tested.length} tested, ${found.excused.length} excused, ${untested.length} untested`,
    );
    return untested.length || open.length ? 1 : 0;
  },
};

/** Ids in bold at the beginning of a line of the rules; those of its clauses all begin alike, `48-`. */
export const idsInRules = (text: string): readonly string[] => {
  const bold = [...new Set([...text.matchAll(/^- \*\*(\w+-[\w.-]+)\*\*/gm)].map(m => m[1] ?? ''))];
  const groups = [...new Set(bold.map(prefixOf))].map(prefix => bold.filter(id => prefixOf(id) === prefix));
  return groups.reduce((most, ids) => (ids.length > most.length ? ids : most), []);
};

/** Numbered cases of the section on nasty interactions, by the id each begins with, or by the clauses' prefix and `N`. */
export const casesInRules = (text: string, prefix: string): readonly string[] => {
  const section = text.split(/^## /m).find(part => /^.*nastiest/i.test(part)) ?? '';
  return [...section.slice(section.indexOf('\n')).matchAll(/^(\d+)\. (?:\*\*([\w.-]+)\*\*)?/gm)].map(
    ([, n, id]) => id ?? `${prefix}N-${n}`,
  );
};

const prefixOf = (id: string): string => id.slice(0, id.indexOf('-') + 1);

/**
 * Ids in brackets at the head of a test's name, or of a row that becomes one. A name that begins with `[%s]` takes its
 * id from the first cell of each row. Tests that do not run do not count.
 */
export const idsInTests = (text: string): readonly string[] => {
  const heads = [...text.matchAll(/(\.(?:skip|todo)\(\s*)?['"`]((?:\[[\w.-]+\]\s*)+)/g)].filter(([, idle]) => !idle);
  const cells = /['"`]\[%s\]/.test(text) ? [...text.matchAll(/\[\s*['"`](\w+-[\w.-]+)['"`]\s*,/g)] : [];
  return [
    ...heads.flatMap(([, , head = '']) => [...head.matchAll(/\[([\w.-]+)\]/g)].map(m => m[1] ?? '')),
    ...cells.map(m => m[1] ?? ''),
  ];
};

/** Ids of an excuse file, `id  reason` a line; an excuse without a reason is none. */
export const idsExcused = (text: string): readonly string[] =>
  text.split('\n').flatMap(line => /^(\w+-[\w.-]+)\s+\S/.exec(line)?.[1] ?? []);

/** Which clauses are tested, excused or neither, and which ids mean no clause and no nasty case. */
export const covered = (
  ids: readonly string[],
  tests: readonly string[],
  excuses: readonly string[],
  cases: readonly string[] = [],
) => {
  const prefixes = [ids, cases].flatMap(([id]) => id ?? []).map(prefixOf);
  const known = new Set([...ids, ...cases]);
  const named = new Set([...tests, ...excuses]);
  const tested = ids.filter(id => tests.includes(id));
  const excused = ids.filter(id => !tests.includes(id) && excuses.includes(id));
  return {
    tested,
    excused,
    untested: ids.filter(id => !named.has(id)),
    unknown: [...named].filter(id => prefixes.some(prefix => id.startsWith(prefix)) && !known.has(id)),
  };
};

const testFiles = (): readonly string[] =>
  readdirSync(PACKAGES, { withFileTypes: true })
    .filter(folder => folder.isDirectory() && existsSync(join(PACKAGES, folder.name, 'src')))
    .flatMap(folder =>
      readdirSync(join(PACKAGES, folder.name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter(file => file.endsWith('.test.ts'))
        .map(file => join(PACKAGES, folder.name, 'src', file)),
    );
