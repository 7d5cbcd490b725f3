import { dice } from '@roundhouse/testkit';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { beBusy, newBusybody, undone } from './busy.ts';
import { startProxy } from './nginx.ts';
import { freePort, startPostgres } from './postgres.ts';
import { builtServer, type ServerProcess, startProcess } from './process.ts';
import { moveOn, type Regular, reader, regularsAt, scriptOf, stay, tally } from './rolling.ts';

/** A short run with every test; ROLLING_SECONDS=300 ROLLING_TABLES=50 is what docs/scale.md tells of. */
const SECONDS = Number(process.env['ROLLING_SECONDS'] ?? 12);
const TABLES = Number(process.env['ROLLING_TABLES'] ?? 8);
const RATE = Number(process.env['ROLLING_RATE'] ?? 30);
const SEATS = 3;

let main = '';
let remove = (): void => {};
beforeAll(async () => {
  ({ main, remove } = await builtServer('packages/server/src/bench/server.ts'));
});
afterAll(() => remove());

const countsOf = (words: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};

const rest = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Waits until the proxy finds the servers: it may have looked for them before they were there. */
const proxied = async (url: string): Promise<void> => {
  for (let answers = 0; answers < 6; await rest(100)) answers = (await fetch(`${url}/readyz`)).ok ? answers + 1 : 0;
};

test('three processes behind a proxy are replaced one after the other, and the database too, while people play', {
  timeout: 120_000 + SECONDS * 3_000,
}, async context => {
  const postgres = await startPostgres(true);
  if (postgres) onTestFinished(postgres.stop);
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const proxy = postgres && (await startProxy(ports));
  if (!postgres || !proxy) {
    process.stderr.write('SKIPPED: no PostgreSQL or no nginx here; a rolling restart was not tried.\n');
    return context.skip();
  }
  onTestFinished(proxy.stop);
  const script = scriptOf(SEATS, Math.min(700, Math.ceil((SECONDS * RATE) / TABLES) + 50));
  const backend = { name: 'postgres', config: { dataDir: '', databaseUrl: postgres.url }, drop: postgres.stop };
  const env = { BENCH_SEED: script.seed, TRUST_PROXY: 'loopback' };
  const start = (i: number) => startProcess(main, backend, { ...env, PORT: String(ports[i]) });
  const servers: ServerProcess[] = await Promise.all([0, 1, 2].map(start));
  onTestFinished(async () => void (await Promise.all(servers.map(s => s.kill()))));
  await proxied(proxy.url);
  const tables: (readonly Regular[])[] = [];
  for (let i = 0; i < TABLES; i++) tables.push(await regularsAt(proxy.url, SEATS));
  const staying = Promise.all(tables.flat().map(stay));
  const reads = reader(proxy.url);
  const busy = await newBusybody(() => proxy.url, dice('rolling'));
  const working = beBusy(busy);
  /** When the database was away, and until every server had found it again. */
  const outages: { readonly from: number; readonly to: number }[] = [];
  const well = async (): Promise<void> => {
    for (const { url } of servers)
      while (
        !(await fetch(`${url}/healthz`).then(
          r => r.ok,
          () => false,
        ))
      )
        await rest(50);
  };
  const end = performance.now() + SECONDS * 1000;
  let next = 0;
  const playing = (async () => {
    for (const began = performance.now(); performance.now() < end; await rest(5))
      for (let sent = 0; next < ((performance.now() - began) / 1000) * RATE && sent < TABLES; sent++)
        for (let tries = 0, moved = false; !moved && tries < TABLES; tries++)
          moved = moveOn(tables[next++ % TABLES] ?? [], script);
  })();
  const restarts: string[] = [];
  while (performance.now() < end - 4000)
    for (let i = 0; i < 3 && performance.now() < end - 4000; i++) {
      await rest(Math.max(500, (SECONDS * 1000) / 12));
      expect(await servers[i]?.stop()).toBe(0);
      servers[i] = await start(i);
      restarts.push(`process ${i}`);
      if (i === 1 && restarts.filter(r => r === 'database').length < 3) {
        const from = performance.now();
        await postgres.crash(300);
        await well();
        outages.push({ from, to: performance.now() + 1_500 });
        restarts.push('database');
      }
    }
  await playing;
  const still = (): boolean => tables.flat().some(r => r.pending);
  for (let waited = 0; still() && waited < 30_000; waited += 100) await rest(100);
  // Whoever only watches has caught up, too.
  const apart = (): boolean => tables.some(t => new Set(t.map(r => r.n)).size > 1);
  for (let waited = 0; apart() && waited < 20_000; waited += 100) await rest(100);
  const read = await reads.stop();
  busy.ends = true;
  await working;
  const result = await tally(proxy.url, tables);
  for (const r of tables.flat()) Object.assign(r, { ends: true }).line?.close();
  await staying;
  const summary = {
    seconds: SECONDS,
    restarts: restarts.length,
    ...result,
    read: read.asked,
    unread: countsOf(read.failed.map(f => f.status)),
    changes: busy.acknowledged,
  };
  process.stderr.write(`${JSON.stringify(summary)}\n`);
  expect(result).toMatchObject({ lost: [], twice: [], wrong: [], behind: [] });
  expect(result.acknowledged).toBeGreaterThan(SECONDS);
  // While only servers are replaced, the proxy finds another one for every read.
  expect(read.failed.filter(f => !outages.some(o => f.until >= o.from && f.at <= o.to))).toEqual([]);
  expect(await undone(busy)).toEqual([]);
  expect(busy.acknowledged).toBeGreaterThan(5);
});
