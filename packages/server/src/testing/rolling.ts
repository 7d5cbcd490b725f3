import type { Action } from '@roundhouse/engine';
import type { FromServer } from '@roundhouse/protocol';
import { playGame } from '@roundhouse/testkit';
import { t1848 } from '@roundhouse/titles';
import { type Caller, call, connect, guest, type Line, request, stranger } from './caller.ts';

/** A game everybody plays, so that nobody has to think: the servers are given its seed. */
interface Script {
  readonly seed: string;
  readonly actions: readonly Action[];
}

export const scriptOf = (players: number, length: number): Script => {
  for (let n = 1; ; n++) {
    const { record, failure } = playGame({ title: t1848, players, seed: 'rolling' }, n);
    if (failure || record.log.length < length) continue;
    return { seed: record.setup.seed, actions: record.log.flatMap(e => ('do' in e ? [e.do] : [])) };
  }
};

/** Somebody at a table who comes back by themselves, as the client does. */
export interface Regular {
  readonly caller: Caller;
  readonly table: string;
  readonly seat: number;
  n: number;
  line?: Line;
  /** A move on its way, and when it was first sent. */
  pending?: { readonly n: number; readonly key: string; readonly since: number };
  readonly entered: Map<string, number>;
  /** Milliseconds from each loss of the connection until the game was seen again. */
  readonly pauses: number[];
  readonly waits: number[];
  readonly wrong: string[];
  lost?: number;
  /** How often a table could not be followed at once and was asked for again. */
  asked: number;
  ends: boolean;
}

const rest = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Sets up a table of the script's game. */
export const regularsAt = async (url: string, players: number): Promise<readonly Regular[]> => {
  const callers = await Promise.all(Array.from({ length: players }, (_, i) => guest(url, `Regular ${i + 1}`)));
  const [host, ...others] = callers as [Caller, ...Caller[]];
  const { id } = await call(host, 'newTable', {}, { title: '1848', players, access: 'private' });
  for (const [i, other] of others.entries()) await call(other, 'sit', { table: id, seat: i + 1 });
  await call(host, 'start', { table: id });
  return callers.map((caller, seat) => ({
    ...{ caller, table: id, seat, n: 0, entered: new Map(), pauses: [], waits: [], wrong: [], asked: 0, ends: false },
  }));
};

/** Stays at the table until told to end, whatever becomes of connections. */
export const stay = async (r: Regular): Promise<void> => {
  for (let tries = 0; !r.ends; tries++) {
    try {
      const line = await connect(r.caller);
      r.line = line;
      r.caller.received.length = 0;
      line.onMessage = message => take(r, message);
      for (const message of line.heard.splice(0)) take(r, message);
      line.say({ type: 'watch', table: r.table });
      tries = 0;
      await line.closed;
      r.lost ??= performance.now();
    } catch {
      // Nobody there at the moment.
    }
    if (!r.ends) await rest(Math.min(1000, 100 * 2 ** Math.min(tries, 4)) * (0.5 + Math.random()));
  }
};

const take = (r: Regular, m: FromServer): void => {
  r.caller.received.length = 0;
  if (m.type === 'position') {
    r.n = Math.max(r.n, m.position.n);
    if (r.lost !== undefined) r.pauses.push(performance.now() - r.lost);
    delete r.lost;
    if (r.pending) send(r);
  } else if (m.type === 'entries') {
    for (const e of m.entries) if (e.n === r.n + 1) r.n = e.n;
  } else if (m.type === 'entered') {
    r.entered.set(m.key, m.n);
    if (r.pending?.key !== m.key) return;
    r.waits.push(performance.now() - r.pending.since);
    delete r.pending;
  } else if (m.type === 'refused') {
    const { code } = m.failure;
    if (code === 'late' && r.pending?.key === m.key) delete r.pending;
    else if (code === 'failed' || code === 'stopping') setTimeout(() => again(r, m.key), 300);
    else if (code !== 'late') r.wrong.push(JSON.stringify(m.failure));
  }
};

/** Asks again for what a fault of the server kept from being done: a move by its key, the table without one. */
const again = (r: Regular, key: string | undefined): void => {
  if (key !== undefined) return void (r.pending && send(r));
  r.asked++;
  r.line?.say({ type: 'watch', table: r.table });
};

const send = (r: Regular, script = scripts.get(r)): void => {
  if (!r.pending || !script) return;
  const { n, key } = r.pending;
  r.line?.say({ type: 'enter', table: r.table, n, key, deed: { do: script.actions[n - 1] as Action } });
};

const scripts = new WeakMap<Regular, Script>();

/** Lets the table move once, if nobody's move is on its way. */
export const moveOn = (table: readonly Regular[], script: Script): boolean => {
  if (table.some(r => r.pending)) return false;
  const n = Math.max(...table.map(r => r.n)) + 1;
  const action = script.actions[n - 1];
  const mover = action && table[action.by];
  if (!mover || mover.n !== n - 1) return false;
  scripts.set(mover, script);
  mover.pending = { n, key: `${mover.table}-${n}`, since: performance.now() };
  send(mover);
  return true;
};

/** What came of it all. */
export interface Tally {
  readonly acknowledged: number;
  readonly entries: number;
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  readonly wrong: readonly string[];
  /** Who is not where the others are. */
  readonly behind: readonly string[];
  readonly longestPause: number;
  readonly longestMove: number;
  /** How often following a table had to be asked for again. */
  readonly askedAgain: number;
}

/** Holds what was kept against what was acknowledged and what everybody saw. */
export const tally = async (url: string, tables: readonly (readonly Regular[])[]): Promise<Tally> => {
  const found = { lost: [] as string[], twice: [] as string[], behind: [] as string[] };
  let entries = 0;
  for (const table of tables) {
    const [first] = table as readonly [Regular];
    const kept = new Map<string, number>();
    const { n } = await call({ ...first.caller, url }, 'position', { table: first.table });
    entries += n;
    // Keys are told to whoever used them.
    for (const { caller, table: id } of table)
      for (let since = 0; since < n; since += 500)
        for (const e of (await call({ ...caller, url }, 'entries', { table: id, since, limit: 500 })).entries) {
          if (e.key === undefined) continue;
          if (kept.has(e.key)) found.twice.push(`${id} ${e.n}`);
          kept.set(e.key, e.n);
        }
    if (kept.size !== n) found.lost.push(`${first.table}: ${kept.size} keys of ${n} entries`);
    for (const r of table) {
      if (r.n !== n) found.behind.push(`${first.table} seat ${r.seat}: ${r.n} of ${n}`);
      for (const [key, at] of r.entered) if (kept.get(key) !== at) found.lost.push(`${key} ${at}`);
    }
  }
  const all = tables.flat();
  return {
    ...found,
    entries,
    acknowledged: all.reduce((sum, r) => sum + r.entered.size, 0),
    wrong: all.flatMap(r => r.wrong),
    longestPause: Math.round(Math.max(0, ...all.flatMap(r => r.pauses))),
    askedAgain: all.reduce((sum, r) => sum + r.asked, 0),
    longestMove: Math.round(Math.max(0, ...all.flatMap(r => r.waits))),
  };
};

/** A read that did not come: when it was asked for, and when that was known. */
export interface Unread {
  readonly at: number;
  readonly until: number;
  readonly status: string;
}

/** Somebody who reads through the proxy all the time; gives what did not come. */
export const reader = (
  url: string,
): { stop(): Promise<{ readonly asked: number; readonly failed: readonly Unread[] }> } => {
  const failed: Unread[] = [];
  let [asked, ends] = [0, false];
  const read = async (): Promise<void> => {
    while (!ends) {
      asked++;
      const at = performance.now();
      const status = await request(stranger(url), 'lobby').then(
        reply => (reply.status === 200 ? undefined : String(reply.status)),
        error => String(error),
      );
      if (status) failed.push({ at, until: performance.now(), status });
      await rest(50);
    }
  };
  const reading = read();
  return {
    stop: async () => {
      ends = true;
      await reading;
      return { asked, failed };
    },
  };
};
