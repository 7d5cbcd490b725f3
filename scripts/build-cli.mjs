// Bundles the workbench; quick enough to do before every run.

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Builds dist/roundhouse.mjs and says where it is. */
export const buildCli = async () => {
  const outfile = `${root}dist/roundhouse.mjs`;
  await build({
    absWorkingDir: root,
    entryPoints: ['packages/cli/src/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'warning',
  });
  return outfile;
};
