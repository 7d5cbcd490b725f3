import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Backend } from './backends.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** The server built as for real, in a folder of its own; or another program that starts one. */
export const builtServer = async (program?: string): Promise<{ readonly main: string; remove(): void }> => {
  mkdirSync(join(ROOT, '.tmp'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.tmp', 'server-'));
  // Tests run it under another user, too.
  chmodSync(folder, 0o755);
  const { buildServer } = await import(new URL('../../../../scripts/build-server.mjs', import.meta.url).href);
  const main: string = await buildServer(folder, program);
  return { main, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  readonly lines: string[];
  /** As a power cut would, for the process. */
  kill(): Promise<void>;
  /** As an operator would; gives the exit code. */
  stop(): Promise<number | null>;
}

const HURRY = {
  HOST: '127.0.0.1',
  REQUESTS: '100000000',
  DEAR_REQUESTS: '100000000',
  MESSAGES: '1000000',
  SOCKETS_PER_ADDRESS: '100000',
  TABLES_PER_PERSON: '100000',
};

export const environment = (backend: Backend, more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  ...HURRY,
  ...(backend.config.databaseUrl ? { DATABASE_URL: backend.config.databaseUrl } : { DATA_DIR: backend.config.dataDir }),
  ...(backend.config.sqliteDriver ? { SQLITE_DRIVER: backend.config.sqliteDriver } : {}),
  ...more,
});

/** Starts a server process and waits until it serves. */
export const startProcess = (
  main: string,
  backend: Backend,
  more: Readonly<Record<string, string>> = {},
  uid?: number,
): Promise<ServerProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main], {
      cwd: ROOT,
      ...(uid === undefined ? {} : { uid, gid: uid }),
      env: environment(backend, { PORT: '0', ...more }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const gone = new Promise<number | null>(done => child.once('exit', code => done(code)));
    const orphan = (): void => void child.kill('SIGKILL');
    process.once('exit', orphan);
    child.once('exit', () => process.off('exit', orphan));
    const lines: string[] = [];
    let rest = '';
    child.stdout.on('data', (chunk: Buffer) => {
      const parts = (rest + chunk).split('\n');
      rest = parts.pop() ?? '';
      lines.push(...parts);
      const serving = parts.find(line => line.includes('"says":"serving"'));
      if (!serving) return;
      const { port } = JSON.parse(serving) as { port: number };
      const end = async (signal: NodeJS.Signals) => {
        child.kill(signal);
        return gone;
      };
      resolve({
        url: `http://127.0.0.1:${port}`,
        child,
        lines,
        kill: async () => void (await end('SIGKILL')),
        stop: () => end('SIGTERM'),
      });
    });
    gone.then(code => reject(new Error(`The server ended with ${code} before it served.`)));
  });

/** Starts a server process and kills it before it is ready, or hardly after. */
export const killEarly = async (main: string, backend: Backend, after: number): Promise<void> => {
  const child = spawn(process.execPath, [main], {
    cwd: ROOT,
    env: environment(backend, { PORT: '0' }),
    stdio: 'ignore',
  });
  const gone = new Promise(done => child.once('exit', done));
  await new Promise(resolve => setTimeout(resolve, after));
  child.kill('SIGKILL');
  await gone;
};

/** Runs a command of the server to its end. */
export const runCommand = (
  main: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [main, ...args], { cwd: ROOT, env: { ...env } });
    let [out, err] = ['', ''];
    child.stdout.on('data', chunk => {
      out += chunk;
    });
    child.stderr.on('data', chunk => {
      err += chunk;
    });
    child.once('close', code => resolve({ code, out, err }));
  });
