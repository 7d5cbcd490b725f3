import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Action } from '@roundhouse/engine';
import { playGame } from '@roundhouse/testkit';
import { t1848 } from '@roundhouse/titles';
import type { Backend } from '../testing/backends.ts';
import { call, connect, stranger } from '../testing/caller.ts';
import { startPostgres } from '../testing/postgres.ts';
import { type ServerProcess, startProcess } from '../testing/process.ts';
import { besideBots } from './bots.ts';
import { attend, type BenchTable, greedy, makeTable, move, percentile, playLong, together } from './load.ts';

const main = process.argv[2] ?? '';
const LEVELS = (process.env['LEVELS'] ?? '100,250,500,1000').split(',').filter(Boolean).map(Number);
const RATE = Number(process.env['RATE'] ?? 200);
const SECONDS = Number(process.env['SECONDS'] ?? 15);
const SEATS = 4;
/** Beside the load somebody may read all they may; and so many sockets may do nothing at all. */
const STRANGER = process.env['STRANGER'] === 'yes';
const IDLE = Number(process.env['IDLE'] ?? 0);
/** Tables with a person and three bots each, and how strong these are. */
const BOTS = Number(process.env['BOTS'] ?? 0);
const BOT_LEVEL = process.env['BOT_LEVEL'] ?? 'foreman';
const COLD_TABLES = Number(process.env['COLD'] ?? 20);
const COLD_ENTRIES = 800;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const rest = (time: number): Promise<void> => new Promise(resolve => setTimeout(resolve, time));

/** A long game of random players, to be played on every table. */
const script = (): { readonly seed: string; readonly actions: readonly Action[] } => {
  for (let n = 1; ; n++) {
    const { record, failure } = playGame({ title: t1848, players: SEATS, seed: 'bench' }, n);
    if (failure || record.log.length < COLD_ENTRIES + 10) continue;
    return { seed: record.setup.seed, actions: record.log.flatMap(e => ('do' in e ? [e.do] : [])) };
  }
};

/** Resident memory of a process in megabytes. */
const memoryOf = (server: ServerProcess): number => {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

/** Processor time a process has used, in milliseconds. */
const processorOf = (pid: number): number => {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

const setup = { title: '1848', players: SEATS, access: 'private' as const };

/** Tables and sockets rising, moves at a steady rate. */
const rising = async (
  server: ServerProcess,
  database: () => readonly number[],
  actions: readonly Action[],
): Promise<readonly BenchTable[]> => {
  const tables: BenchTable[] = [];
  const long = STRANGER ? await playLong(server.url, { ...setup, access: 'open' }, 8, actions, COLD_ENTRIES) : [];
  let heard = (_: BenchTable, __: number, ___: number): void => {};
  for (const level of LEVELS) {
    const before = memoryOf(server);
    const [began, had] = [performance.now(), tables.length];
    const fresh = await together(Array.from({ length: level - had }), 16, () => makeTable(server.url, setup));
    await together(fresh, 32, t => attend(t, (...args) => heard(...args)));
    tables.push(...fresh);
    const built = (performance.now() - began) / 1000;
    await rest(1000);
    const [acks, alls]: [number[], number[]] = [[], []];
    heard = (_, ack, all) => {
      acks.push(ack);
      alls.push(all);
    };
    const reads = STRANGER ? greedy(server.url, long) : undefined;
    const used = (): readonly number[] => [server.child.pid as number, ...database()].map(processorOf);
    const [usedBefore, start] = [used(), performance.now()];
    let [sent, late, next] = [0, 0, 0];
    while (performance.now() - start < SECONDS * 1000) {
      for (; sent + late < ((performance.now() - start) / 1000) * RATE; next++) {
        const t = tables[next % tables.length] as BenchTable;
        if (t.moving) late++;
        else {
          move(t, actions);
          sent++;
        }
      }
      await rest(2);
    }
    while (tables.some(t => t.moving)) await rest(5);
    const took = (performance.now() - start) / 1000;
    const [own = 0, ...others] = used().map((now, i) => (now - (usedBefore[i] ?? 0)) / alls.length);
    const shares = [own, others.reduce((sum, o) => sum + o, 0)].map(share => share.toFixed(2)).join(' + ');
    const read = reads?.stop() ?? [];
    if (read.length)
      say(`(a stranger read ${read.length} times, p50 ${ms(percentile(read, 50))}, p99 ${ms(percentile(read, 99))})`);
    say(
      `| ${tables.length} | ${tables.length * SEATS} | ${built.toFixed(0)} s | ${(alls.length / took).toFixed(0)} | ` +
        `${ms(percentile(acks, 50))} / ${ms(percentile(acks, 99))} | ${ms(percentile(alls, 50))} / ${ms(percentile(alls, 99))} | ` +
        `${memoryOf(server).toFixed(0)} MB (+${(((memoryOf(server) - before) * 1024) / fresh.length).toFixed(0)} kB a table) | ${shares} ms |`,
    );
  }
  return tables;
};

/** Sockets that are open and say nothing. */
const idle = async (server: ServerProcess): Promise<void> => {
  const before = memoryOf(server);
  const lines = await together(Array.from({ length: IDLE }), 64, () => connect(stranger(server.url)));
  await rest(3000);
  const grown = memoryOf(server) - before;
  say(`\n${IDLE} idle sockets: ${memoryOf(server).toFixed(0)} MB, ${((grown * 1024) / IDLE).toFixed(1)} kB each.`);
  for (const line of lines) line.socket.terminate();
  await rest(1000);
};

/** As fast as it goes: every table moves again as soon as everybody has the last move. */
const flatOut = async (tables: readonly BenchTable[], actions: readonly Action[]): Promise<void> => {
  const busy = tables.slice(0, 64);
  const end = performance.now() + 8000;
  const from = busy.reduce((sum, t) => sum + t.n, 0);
  await Promise.all(
    busy.map(async t => {
      while (performance.now() < end && t.n < actions.length - 1) {
        move(t, actions);
        while (t.moving) await new Promise(resolve => setImmediate(resolve));
      }
    }),
  );
  const moves = busy.reduce((sum, t) => sum + t.n, 0) - from;
  say(`\nFlat out, ${busy.length} tables at once: ${Math.round(moves / 8)} moves a second, each to ${SEATS} seats.`);
};

/** Plays long games, then opens each on a server that has just started. */
const coldOpen = async (backend: Backend, env: Record<string, string>, actions: readonly Action[]): Promise<void> => {
  const server = await startProcess(main, backend, env);
  const tables = await playLong(server.url, setup, COLD_TABLES, actions, COLD_ENTRIES);
  const before = memoryOf(server);
  await server.stop();
  const again = await startProcess(main, backend, env);
  const fresh = memoryOf(again);
  const times: number[] = [];
  const who = stranger(again.url);
  await call(who, 'health');
  for (const t of tables) {
    const start = performance.now();
    await call(who, 'position', { table: t.id });
    times.push(performance.now() - start);
  }
  const grown = ((memoryOf(again) - fresh) * 1024) / COLD_TABLES;
  say(
    `\nCold open of a game of ${COLD_ENTRIES} entries, request to answer: first ${ms(times[0] ?? 0)}, ` +
      `p50 ${ms(percentile(times, 50))}, slowest of the others ${ms(Math.max(...times.slice(1)))}. ` +
      `Memory: ${fresh.toFixed(0)} MB at start, ${grown.toFixed(0)} kB for each such game opened (${before.toFixed(0)} MB while they were played).`,
  );
  await again.stop();
};

/** People's moves beside bots that think. */
const beside = async (backend: Backend, env: Record<string, string>): Promise<void> => {
  const server = await startProcess(main, backend, env);
  const { acknowledged, bots, slowest } = await besideBots(server.url, BOTS, BOT_LEVEL, SECONDS);
  say(
    `\n${BOTS} tables with a person and three bots (${BOT_LEVEL}) for ${SECONDS} s: ${acknowledged.length} moves of people acknowledged ` +
      `p50 ${ms(percentile(acknowledged, 50))}, p99 ${ms(percentile(acknowledged, 99))}, slowest ${ms(slowest)}; ` +
      `${(bots / SECONDS).toFixed(1)} moves of bots a second; ${memoryOf(server).toFixed(0)} MB with the bots' thread.`,
  );
  await server.stop();
};

const bench = async (backend: Backend, database: () => readonly number[] = () => []): Promise<void> => {
  const { seed, actions } = script();
  const env = { BENCH_SEED: seed, LOG_LEVEL: 'info' };
  say(`\n### ${backend.name}\n`);
  if (BOTS) await beside(backend, env);
  if (!LEVELS.length) return backend.drop();
  say(
    '| tables | sockets | set up in | moves/s | acknowledged p50 / p99 | at all seats p50 / p99 | memory | processor a move, server + database |',
  );
  say('| --- | --- | --- | --- | --- | --- | --- | --- |');
  const server = await startProcess(main, backend, env);
  if (IDLE) await idle(server);
  const tables = await rising(server, database, actions);
  await flatOut(tables, actions);
  for (const t of tables) for (const socket of t.sockets) socket.terminate();
  await server.stop();
  if (COLD_TABLES) await coldOpen(backend, env, actions);
  await backend.drop();
};

say(
  `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load average before: ${loadavg()[0]?.toFixed(1)}`,
);
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'));
const embedded = process.env['BENCH_SQLITE'] !== 'no';
const sqlite: Backend = {
  name: 'SQLite',
  config: { dataDir: folder },
  drop: async () => rmSync(folder, { recursive: true, force: true }),
};
if (embedded) await bench(sqlite);
const postgres = process.env['BENCH_POSTGRES'] === 'no' ? undefined : await startPostgres(true);
if (postgres)
  await bench(
    { name: 'PostgreSQL', config: { dataDir: '', databaseUrl: postgres.url }, drop: postgres.stop },
    postgres.processes,
  );
process.exit(0);
