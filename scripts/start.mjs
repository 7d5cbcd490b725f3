import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'packages/cli/src/main.ts', 'help'], {
  cwd: root,
  stdio: 'inherit',
});

console.log(`
To see a game, let four random players play one, look at it, and check it:

  npm run -s roundhouse -- simulate 1848 --players 4 --seed 1 --only 1 --out game.json
  npm run -s roundhouse -- replay game.json
  npm run -s roundhouse -- verify game.json
`);

process.exitCode = status ?? 1;
