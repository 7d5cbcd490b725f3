import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { driversHere } from '../store/sqlite/driver.ts';
import { startPostgres } from './postgres.ts';

/** A database a test may fill: what to configure to use it, and how to be rid of it. */
export interface Backend {
  readonly name: string;
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'sqliteDriver'>;
  drop(): Promise<void>;
}

/** Ways to get a fresh database here: every SQLite driver, and PostgreSQL where it can be had. */
export const BACKENDS: Readonly<Record<string, () => Promise<Backend | undefined>>> = {
  ...Object.fromEntries(driversHere().map(driver => [`sqlite (${driver})`, async () => sqliteBackend(driver)])),
  postgres: async () => {
    const server = await startPostgres();
    if (server) return { name: 'postgres', config: { dataDir: '', databaseUrl: server.url }, drop: server.stop };
    process.stderr.write('SKIPPED: no PostgreSQL programs here (set PG_BIN); its part of the contract was not run.\n');
    return undefined;
  },
};

const sqliteBackend = (driver: 'node' | 'wasm'): Backend => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  return {
    name: `sqlite (${driver})`,
    config: { dataDir: folder, sqliteDriver: driver },
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
};
