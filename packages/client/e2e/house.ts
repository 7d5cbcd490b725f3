import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { serve } from './serve.ts';

/** Builds the client into a folder of its own and says where. */
export const buildHouse = async (): Promise<string> => {
  const outDir = mkdtempSync(join(tmpdir(), 'house-'));
  const configFile = join(import.meta.dirname, '..', 'vite.config.ts');
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
};

/** The client, built and served; `E2E_DIST` names a build to be used as it is. */
export const openHouse = async (): Promise<{
  readonly address: string;
  readonly folder: string;
  close(): void;
}> => {
  const given = process.env['E2E_DIST'];
  const folder = given ?? (await buildHouse());
  const { address, server } = await serve(folder);
  const close = () => {
    server.close();
    if (!given) rmSync(folder, { recursive: true, force: true });
  };
  return { address, folder, close };
};
