import { dice } from '@roundhouse/testkit';
import { t1848 } from '@roundhouse/titles';
import type { Backend } from './backends.ts';
import { beBusy, newBusybody, undone } from './busy.ts';
import { call, stranger } from './caller.ts';
import { type Player, sitDown, startedTable } from './player.ts';
import { killEarly, type ServerProcess, startProcess } from './process.ts';

/** What came of killing a server many times. */
export interface Toll {
  readonly kills: number;
  readonly games: number;
  /** Entries that were acknowledged to a client. */
  readonly acknowledged: number;
  readonly entries: number;
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  readonly gaps: readonly string[];
  readonly mismatches: number;
  /** What was taken back and acknowledged. */
  readonly undos: number;
  /** Acknowledged changes of names, seats, chat and newcomers, and those that were undone. */
  readonly changes: number;
  readonly undone: readonly string[];
  readonly unopened: readonly string[];
}

interface Battle {
  readonly main: string;
  readonly backend: Backend;
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
  /** Told after every kill. */
  readonly progress?: (kills: number, acknowledged: number) => void;
}

const rest = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/**
 * Random players play at several tables while their server is killed at random moments and started again; they
 * reconnect, send what was unanswered again and go on. Then the record is held against every acknowledgement.
 */
export const killOften = async ({ main, backend, kills, tables, seed, progress }: Battle): Promise<Toll> => {
  const roll = dice(seed);
  let server: ServerProcess = await startProcess(main, backend);
  const everybody: Player[] = [];
  let running: Player[] = [];
  const gather = async (): Promise<void> => {
    running = running.filter(p => !p.view || !(p.view as { readonly over?: boolean }).over);
    while (running.length < tables * 3) {
      const game = `${seed} ${everybody.length}`;
      const players = await startedTable([server.url], t1848, { title: '1848', players: 3, undo: 'free' }, game);
      for (const p of players) p.undoes = 8;
      everybody.push(...players);
      running.push(...players);
      await Promise.all(players.map(sitDown));
    }
  };
  const acknowledged = (): number => everybody.reduce((sum, p) => sum + p.entered.size, 0);
  await gather();
  const busy = await Promise.all([1, 2].map(i => newBusybody(() => server.url, dice(`${seed} busy ${i}`))));
  const working = Promise.all(busy.map(beBusy));
  for (let n = 1; n <= kills; n++) {
    // Somewhere among the moves, in the middle of whatever the server is doing then.
    const enough = acknowledged() + roll(25);
    for (let waited = 0; acknowledged() < enough && waited < 500; waited++) await rest(10);
    await rest(roll(15));
    await server.kill();
    // Now and then the next one does not even get to serving.
    if (n % 5 === 0) await killEarly(main, backend, roll(600));
    server = await startProcess(main, backend);
    for (const p of running) Object.assign(p.caller, { url: server.url });
    await Promise.all(running.map(sitDown));
    await gather();
    progress?.(n, acknowledged());
  }
  // Everybody must be able to go on after the last one.
  const before = running.map(p => p.n);
  while (!running.every((p, i) => p.n > (before[i] ?? 0) || (p.view as { readonly over?: boolean } | undefined)?.over))
    await rest(20);
  for (const p of running) p.line?.close();
  for (const b of busy) b.ends = true;
  await working;
  const undoneOf = await Promise.all(busy.map(undone));
  const toll = await count(server.url, everybody);
  await server.stop();
  return {
    ...toll,
    kills,
    changes: busy.reduce((sum, b) => sum + b.acknowledged, 0),
    undone: undoneOf.flat(),
    undos: everybody.reduce((sum, p) => sum + p.undone, 0),
    acknowledged: acknowledged(),
    mismatches: everybody.reduce((sum, p) => sum + p.mismatches, 0),
  };
};

/** Holds what the server kept against what it acknowledged. */
const count = async (url: string, players: readonly Player[]) => {
  const byTable = new Map<string, Player[]>();
  for (const p of players) byTable.set(p.table, [...(byTable.get(p.table) ?? []), p]);
  const found = { lost: [] as string[], twice: [] as string[], gaps: [] as string[], unopened: [] as string[] };
  let entries = 0;
  for (const [table, seats] of byTable) {
    const kept = new Map<string, number>();
    const last = await call(stranger(url), 'position', { table }).catch(() => undefined);
    if (!last) {
      found.unopened.push(table);
      continue;
    }
    for (const p of seats) {
      const viewer = { ...p.caller, url, received: [] };
      for (let n = 0; n < last.n; ) {
        const page = await call(viewer, 'entries', { table, since: n, limit: 500 });
        for (const e of page.entries) {
          if (e.n !== ++n) found.gaps.push(`${table} ${n}`);
          if (e.key === undefined) continue;
          if (kept.has(e.key)) found.twice.push(`${table} ${e.key}`);
          kept.set(e.key, e.n);
        }
      }
    }
    entries += last.n;
    for (const p of seats)
      for (const [key, n] of p.entered) if (kept.get(key) !== n) found.lost.push(`${table} ${n} ${key}`);
  }
  return { ...found, games: byTable.size, entries };
};
