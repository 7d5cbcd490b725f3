// Bundles the table server; packages from the registry stay where npm put them.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Packages that stay outside of a bundle. */
export const registryPackages = () => {
  const { dependencies } = JSON.parse(readFileSync(`${root}packages/server/package.json`, 'utf8'));
  return Object.keys(dependencies).filter(name => !name.startsWith('@roundhouse/'));
};

/** A running server may be reading the file: it is replaced as a whole, and only if it changed. */
const replace = ({ path, contents }) => {
  try {
    if (readFileSync(path).equals(contents)) return;
  } catch {
    mkdirSync(dirname(path), { recursive: true });
  }
  writeFileSync(`${path}.${process.pid}`, contents);
  renameSync(`${path}.${process.pid}`, path);
};

/** Builds main.js and the threads of the database and the bots into a folder, and says where the first one is. */
export const buildServer = async (outdir = `${root}dist/server`, program = 'packages/server/src/main.ts') => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: {
      main: program,
      'sqlite-worker': 'packages/server/src/store/sqlite/worker.ts',
      'bots-worker': 'packages/server/src/bots/worker.ts',
    },
    outdir,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    external: registryPackages(),
    logLevel: 'warning',
  });
  for (const file of outputFiles) replace({ path: file.path, contents: Buffer.from(file.contents) });
  return `${outdir}/main.js`;
};
