// npm run mutate [-- <title or tests>…]: takes one "no" after another out of the rules and counts those that no test misses.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allSites } from './mutate/sites.mjs';

const asked = process.argv.slice(2);
const titles = asked.filter(name => !name.includes('/'));
const began = Date.now();
const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
const book = join(folder, 'book.jsonl');
writeFileSync(book, '');

const tests = asked.length
  ? asked.map(name => (name.includes('/') ? name : `packages/titles/src/${name}/`))
  : ['packages/titles/', 'packages/engine/'];
const config = join(import.meta.dirname, 'mutate', 'vitest.config.mjs');
const { status } = spawnSync('npx', ['vitest', 'run', '--config', config, ...tests], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, MUTANTS: book, NODE_NO_WARNINGS: '1' },
});
const lines = readFileSync(book, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map(line => JSON.parse(line));
rmSync(folder, { recursive: true });

const killed = new Map(lines.filter(l => l.killed).map(l => [l.killed, l.by]));
const spoke = new Set(lines.flatMap(l => l.spoke ?? []));
const reasons = new Map(
  readFileSync(join(import.meta.dirname, 'mutate', 'survivors.txt'), 'utf8')
    .split('\n')
    .filter(line => line && !line.startsWith('#'))
    .map(line => line.split('  ', 2)),
);

/** The folder a place belongs to: a title's, or what titles share. */
const groupOf = name => (name.startsWith('titles/') ? (name.split('/')[1] ?? '') : 'engine');
// Asked about one title, what is shared counts where it speaks in that title's tests; asked about tests, all that speaks.
const tried = allSites().filter(name => !asked.length || titles.includes(groupOf(name)) || spoke.has(name));

for (const group of [...new Set(tried.map(groupOf))]) {
  const of = tried.filter(name => groupOf(name) === group);
  const left = of.filter(name => !killed.has(name));
  console.log(`${group}: ${of.length} mutants, ${of.length - left.length} killed, ${left.length} survived`);
  for (const name of left)
    console.log(`  ${name}${spoke.has(name) ? '' : ' (never spoke)'}: ${reasons.get(name) ?? 'no reason given'}`);
}
const left = tried.filter(name => !killed.has(name));
const share = ((100 * left.length) / tried.length).toFixed(1);
console.log(
  `${tried.length} mutants, ${left.length} survived (${share} %), ${Math.round((Date.now() - began) / 1000)} s`,
);
if (process.env.MUTANTS_KILLERS) for (const [name, by] of killed) console.log(`${name}  killed by ${by}`);
const stale = asked.length ? [] : [...reasons.keys()].filter(name => !left.includes(name));
for (const name of stale) console.log(`${name}: has a reason to survive, and did not`);
if (status) console.log('The tests fail by themselves.');
process.exitCode = status || stale.length || left.some(name => !reasons.has(name)) ? 1 : 0;
