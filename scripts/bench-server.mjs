// npm run bench:server: a table server under rising load, on loopback.
// LEVELS=100,1000 RATE=200 SECONDS=15 STRANGER=yes IDLE=10000 COLD=0 BOTS=50 BOT_LEVEL=foreman BENCH_SQLITE=no BENCH_POSTGRES=no change what is tried.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { registryPackages } from './build-server.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
mkdirSync(`${root}.tmp`, { recursive: true });
const outdir = mkdtempSync(`${root}.tmp/bench-`);
try {
  await build({
    absWorkingDir: root,
    entryPoints: {
      bench: 'packages/server/src/bench/main.ts',
      server: 'packages/server/src/bench/server.ts',
      'sqlite-worker': 'packages/server/src/store/sqlite/worker.ts',
      'bots-worker': 'packages/server/src/bots/worker.ts',
    },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: [...registryPackages(), 'ws'],
    logLevel: 'warning',
  });
  const { status } = spawnSync(process.execPath, [`${outdir}/bench.js`, `${outdir}/server.js`], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(outdir, { recursive: true, force: true });
}
