// npm run test:kill: five hundred hard kills on every database, the long form of a test of every run.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const env = { ...process.env, KILLS: process.env.KILLS ?? '500' };
const { status } = spawnSync(process.execPath, [vitest, 'run', 'packages/server/src/testing/kill.test.ts'], {
  cwd: root,
  env,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
