// Bundles the table server; packages from the registry stay where npm put them.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../', import.meta.url));

const registryPackages = () => {
  const { dependencies } = JSON.parse(readFileSync(`${root}packages/server/package.json`, 'utf8'));
  return Object.keys(dependencies).filter(name => !name.startsWith('@roundhouse/'));
};

/** Builds main.js and the database's thread into a folder, and says where the first one is. */
export const buildServer = async (outdir = `${root}dist/server`) => {
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'packages/server/src/main.ts',
      'sqlite-worker': 'packages/server/src/store/sqlite/worker.ts',
    },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    external: registryPackages(),
    logLevel: 'warning',
  });
  return `${outdir}/main.js`;
};
