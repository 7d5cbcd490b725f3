import { rmSync } from 'node:fs';
import { buildHouse } from './house.ts';

/** Builds the client once for all tests; gone when they are. */
export const setup = async (): Promise<() => void> => {
  if (process.env['E2E_DIST']) return () => {};
  const folder = await buildHouse();
  process.env['E2E_DIST'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};
