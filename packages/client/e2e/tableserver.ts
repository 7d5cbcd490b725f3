import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { CHROMIUM } from './browser.ts';
import { openHouse } from './house.ts';

/** Moves a server's clock. */
const MOVED = join(import.meta.dirname, 'moved.mjs');
const SERVER = join(import.meta.dirname, '..', '..', 'server', 'src', 'main.ts');

/** Whether there is a server to start and a browser to look at it with. */
export const isReady = !!CHROMIUM && existsSync(SERVER);

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

/** Waits until the server answers. */
const answering = async (address: string): Promise<void> => {
  for (let i = 0; i < 200; i++) {
    const isThere = await fetch(`${address}/api/titles`).then(
      r => r.ok,
      () => false,
    );
    if (isThere) return;
    await new Promise(resolve => setTimeout(resolve, 150));
  }
  throw new Error('The server did not start.');
};

/** A table server with the client, in a process of its own. */
interface TableServer {
  readonly address: string;
  /** Kills it and starts it again where it was. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  /** Its clock is so many milliseconds ahead from now on. */
  moveClock(ahead: number): void;
  close(): void;
}

export const openTableServer = async (settings: Readonly<Record<string, string>> = {}): Promise<TableServer> => {
  const house = await openHouse();
  const data = mkdtempSync(join(tmpdir(), 'tables-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), DATA_DIR: data, CLIENT_DIR: house.folder, LOG_LEVEL: 'error', ...settings };
  const begin = () =>
    spawn(process.execPath, ['--import', 'tsx', '--import', MOVED, SERVER], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  let server = begin();
  const close = () => {
    server.kill('SIGKILL');
    house.close();
    rmSync(data, { recursive: true, force: true });
  };
  const restart = async (meanwhile: () => Promise<void>) => {
    const gone = new Promise(resolve => server.once('exit', resolve));
    server.kill('SIGKILL');
    await gone;
    await meanwhile();
    server = begin();
    await answering(address);
  };
  await answering(address).catch((e: unknown) => {
    close();
    throw e;
  });
  return { address, restart, moveClock: ahead => void server.send(ahead), close };
};

/** Makes whoever looks at the page a guest of this name with a new table; gives its id. */
export const newTable = (page: Page, name: string, setup: object): Promise<string> =>
  page.evaluate(
    async ([who, table]) => {
      const post = (path: string, body: object) =>
        fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      await post('/api/guests', { name: who });
      return ((await (await post('/api/tables', table)).json()) as { id: string }).id;
    },
    [name, setup] as const,
  );
