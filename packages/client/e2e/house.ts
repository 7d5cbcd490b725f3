import { join } from 'node:path';
import { build } from 'vite';
import { serve } from './serve.ts';

const ROOT = join(import.meta.dirname, '..');

/** The client, built for this run in a folder of its own, or as `E2E_DIST` has it; says where. */
export const buildHouse = async (): Promise<string> => {
  const folder = process.env['E2E_DIST'] ?? join(ROOT, '.tmp', 'e2e');
  if (!process.env['E2E_DIST'])
    await build({
      configFile: join(ROOT, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true },
    });
  return folder;
};

/** The client, built and served. */
export const openHouse = async (): Promise<{
  readonly address: string;
  readonly folder: string;
  close(): void;
}> => {
  const folder = await buildHouse();
  const { address, server } = await serve(folder);
  return { address, folder, close: () => server.close() };
};
