import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

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
