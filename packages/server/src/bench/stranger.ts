import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Lobby } from '@roundhouse/protocol';
import { call, connect, guest, stranger } from '../testing/caller.ts';
import { builtServer, environment, runCommand, startProcess } from '../testing/process.ts';

/** How long a ping of somebody who plays takes, alone and beside a stranger who reads all the limits allow. */
const BACKUP = fileURLToPath(new URL('../../fixtures/0.1.0.backup', import.meta.url));
const SECONDS = 15;

const { main, remove } = await builtServer();
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-stranger-'));
const backend = { name: 'sqlite', config: { dataDir: folder }, drop: async () => {} };
await runCommand(main, ['restore', BACKUP], environment(backend));
// The limits a real server has.
const server = await startProcess(main, backend, { REQUESTS: '600', DEAR_REQUESTS: '20' });
const lobby: Lobby = await call(stranger(server.url), 'lobby');
const tables = lobby.watch.map(t => ({ id: t.id, n: t.n }));

const percentile = (all: readonly number[], p: number): string =>
  (all[Math.min(all.length - 1, Math.floor((all.length * p) / 100))] ?? 0).toFixed(1);

const line = await connect(await guest(server.url, 'Player'));
await line.hear('hello');
const pings = async (seconds: number): Promise<readonly number[]> => {
  const took: number[] = [];
  const end = Date.now() + seconds * 1000;
  for (let ref = 1; Date.now() < end; ref++) {
    const at = performance.now();
    line.say({ type: 'ping', ref });
    await line.hear('done');
    took.push(performance.now() - at);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  return took.sort((a, b) => a - b);
};

const say = (what: string, took: readonly number[], more = ''): void => {
  const [p50, p99] = [50, 99].map(p => percentile(took, p));
  process.stdout.write(`${what}: ${took.length} pings, median ${p50} ms, 99 % ${p99} ms${more}\n`);
};

/** Asks again and again, many at once, always for something else. */
const read = async (end: number): Promise<Readonly<Record<number, number>>> => {
  const answers: Record<number, number> = {};
  const one = async (i: number): Promise<void> => {
    for (let k = i; Date.now() < end; k += 7) {
      const table = tables[k % tables.length];
      const path =
        k % 5 ? `entries?since=${(k * 37) % (table?.n ?? 1)}&limit=500` : `position?at=${(k * 13) % (table?.n ?? 1)}`;
      const reply = await fetch(`${server.url}/api/tables/${table?.id}/${path}`);
      await reply.arrayBuffer();
      answers[reply.status] = (answers[reply.status] ?? 0) + 1;
      if (reply.status === 429) await new Promise(resolve => setTimeout(resolve, 100));
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, i) => one(i)));
  return answers;
};

say('alone', await pings(5));
const end = Date.now() + SECONDS * 1000;
const [beside, answers] = await Promise.all([pings(SECONDS), read(end)]);
say('beside a stranger', beside, `; answers to the stranger ${JSON.stringify(answers)}`);
line.close();
await server.stop();
rmSync(folder, { recursive: true, force: true });
remove();
