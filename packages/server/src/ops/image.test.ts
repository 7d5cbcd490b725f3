import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SETTINGS } from '../config.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const run = (program: string, words: readonly string[]) => spawnSync(program, words, { cwd: ROOT, encoding: 'utf8' });

test('the image builds, is healthy and stops when told', { timeout: 900_000 }, () => {
  if (run('docker', ['info']).status === 0) {
    expect(run('docker', ['build', '--quiet', '.']).status).toBe(0);
    return;
  }
  // No engine here: the same steps in a folder.
  const { status, stdout, stderr } = run(process.execPath, ['scripts/image.mjs']);
  expect([status, stdout, stderr]).toEqual([0, expect.stringContaining('The image is healthy'), expect.anything()]);
});

/** What is written below a key of a file that nests by two spaces. */
const below = (text: string, ...path: readonly string[]): string =>
  path.reduce((rest, key, depth) => {
    const indent = '  '.repeat(depth);
    const lines = rest.split('\n');
    const at = lines.indexOf(`${indent}${key}:`);
    if (at < 0) throw new Error(`There is no ${path.slice(0, depth + 1).join('.')}.`);
    const end = lines.findIndex((line, i) => i > at && line.trim() !== '' && !line.startsWith(`${indent}  `));
    return lines.slice(at + 1, end < 0 ? undefined : end).join('\n');
  }, text);

test('the compose file starts this image beside a database it waits for', () => {
  const file = readFileSync(`${ROOT}compose.yaml`, 'utf8');
  const known = Object.values(SETTINGS).map(s => s.env);
  const given = [...below(file, 'services', 'table', 'environment').matchAll(/^ {6}([A-Z_]+): /gm)].map(
    ([, name]) => name,
  );
  expect(given).toEqual(['DATABASE_URL', 'PUBLIC_URL', 'TRUST_PROXY']);
  for (const name of given) expect(known).toContain(name);
  expect(below(file, 'services', 'table', 'depends_on', 'database')).toContain('condition: service_healthy');
  expect(below(file, 'services', 'database', 'healthcheck')).toContain('pg_isready');
  expect(below(file, 'services', 'table')).toMatch(/^ {4}build: \.$/m);
  // Each volume that is used is declared.
  const used = [...file.matchAll(/^ {6}- ([a-z]+):\//gm)].map(([, name]) => name ?? '');
  expect([used.length > 0, used.every(name => below(`${file}\n`, 'volumes').includes(`  ${name}:`))]).toEqual([
    true,
    true,
  ]);
  const docker = spawnSync('docker', ['compose', 'version']).status === 0;
  const env = { ...process.env, POSTGRES_PASSWORD: 'secret' };
  if (docker) expect(spawnSync('docker', ['compose', 'config', '--quiet'], { cwd: ROOT, env }).status).toBe(0);
});
