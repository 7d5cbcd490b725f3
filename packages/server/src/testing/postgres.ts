import { type ChildProcess, execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL of a test's own, on loopback. */
interface TestPostgres {
  readonly url: string;
  /** Where its programs are. */
  readonly bin: string;
  /** Its processes at the moment. */
  processes(): readonly number[];
  /** Lets it stand still, or go on. */
  freeze(still: boolean): void;
  /** Stops it without ceremony and starts it again after a pause. */
  crash(pause: number): Promise<void>;
  stop(): Promise<void>;
}

/** Where the server's programs are; they are seldom on the path. */
const binaries = (): string | undefined => {
  const places = [process.env['PG_BIN'], configured(), ...debian()];
  return places.find(folder => folder !== undefined && existsSync(join(folder, 'initdb')));
};

const configured = (): string | undefined => {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

const debian = (): readonly string[] => {
  const root = '/usr/lib/postgresql';
  return existsSync(root) ? readdirSync(root).map(version => join(root, version, 'bin')) : [];
};

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Starts a fresh PostgreSQL; nothing, where there is none to start. `durable`: as a real one would run. */
export const startPostgres = async (durable = false): Promise<TestPostgres | undefined> => {
  const bin = binaries();
  if (!bin) return undefined;
  // The database refuses to be run by root.
  const ids = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
  const base = mkdtempSync(join(tmpdir(), 'roundhouse-pg-'));
  if (ids) chownSync(base, ids.uid, ids.gid);
  const data = join(base, 'data');
  const options = { ...ids, cwd: base, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', HOME: base } };
  const made = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(bin, 'initdb'), made, { ...options, stdio: 'pipe' });
  const port = await freePort();
  const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap(s => ['-c', s]);
  const own = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${base}`];
  const words = ['-D', data, ...own, ...(durable ? [] : hasty)];
  let server = await launch(join(bin, 'postgres'), words, options);
  // The one that begets the others first, so that none is born meanwhile.
  const freeze = (still: boolean): void => {
    const signal = still ? 'SIGSTOP' : 'SIGCONT';
    server.kill(signal);
    for (const pid of childrenOf(server.pid as number)) send(pid, signal);
  };
  const end = (): void => {
    freeze(false);
    server.kill('SIGINT');
  };
  process.once('exit', end);
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    bin,
    processes: () => [server.pid as number, ...childrenOf(server.pid as number)],
    freeze,
    crash: async pause => {
      server.kill('SIGQUIT');
      await gone(server);
      await new Promise(resolve => setTimeout(resolve, pause));
      server = await launch(join(bin, 'postgres'), words, options);
    },
    stop: async () => {
      process.off('exit', end);
      end();
      await gone(server);
      rmSync(base, { recursive: true, force: true });
    },
  };
};

const childrenOf = (pid: number): readonly number[] =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);

const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended meanwhile.
  }
};

const gone = (child: ChildProcess): Promise<void> =>
  new Promise(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

const launch = (program: string, words: readonly string[], options: SpawnOptions): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, [...words], options);
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve(child);
    });
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
