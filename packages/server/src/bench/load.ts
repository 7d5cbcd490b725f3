import type { Action } from '@roundhouse/engine';
import type { NewTable } from '@roundhouse/protocol';
import type WebSocket from 'ws';
import { type Caller, call, connect, guest, request, stranger } from '../testing/caller.ts';

/** One table under load: four sockets, and how far the game is. */
export interface BenchTable {
  readonly id: string;
  readonly players: readonly Caller[];
  readonly sockets: WebSocket[];
  n: number;
  /** The move on its way: when it was sent, and how many seats have it. */
  moving?: { readonly sent: number; arrived: number; acknowledged?: number };
}

/** Does many things, so many at a time. */
export const together = async <T, R>(items: readonly T[], most: number, act: (item: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let i = next++; i < items.length; i = next++) results[i] = await act(items[i] as T);
  };
  await Promise.all(Array.from({ length: most }, work));
  return results;
};

export const makeTable = async (url: string, setup: NewTable): Promise<BenchTable> => {
  const players = await Promise.all(Array.from({ length: setup.players }, (_, i) => guest(url, `Player ${i + 1}`)));
  const [host, ...others] = players as unknown as [Caller, ...Caller[]];
  const { id } = await call(host, 'newTable', {}, setup);
  for (const [i, other] of others.entries()) await call(other, 'sit', { table: id, seat: i + 1 });
  await call(host, 'start', { table: id });
  for (const player of players) player.received.length = 0;
  return { id, players, sockets: [], n: 0 };
};

/** Connects every seat and waits until each has the position. */
export const attend = async (
  t: BenchTable,
  moved: (t: BenchTable, ack: number, all: number) => void,
): Promise<void> => {
  for (const player of t.players) {
    const line = await connect(player);
    line.say({ type: 'watch', table: t.id });
    await line.hear('position');
    line.socket.removeAllListeners('message');
    line.socket.on('message', (data: Buffer) => {
      const { moving } = t;
      if (!moving) return;
      const text = data.toString('utf8', 0, 60);
      if (text.startsWith('{"type":"refused"')) throw new Error(`A move was refused: ${data}`);
      if (text.startsWith('{"type":"entries"')) moving.arrived++;
      else if (text.startsWith('{"type":"entered"')) moving.acknowledged = performance.now() - moving.sent;
      else return;
      if (moving.arrived < t.players.length || moving.acknowledged === undefined) return;
      delete t.moving;
      t.n++;
      moved(t, moving.acknowledged, performance.now() - moving.sent);
    });
    t.sockets.push(line.socket);
    player.received.length = 0;
  }
};

/** Sends the table's next move from the seat whose turn it is. */
export const move = (t: BenchTable, game: readonly Action[]): void => {
  const action = game[t.n] as Action;
  t.moving = { sent: performance.now(), arrived: 0 };
  const message = { type: 'enter', table: t.id, n: t.n + 1, key: `bench-move-${t.n + 1}`, deed: { do: action } };
  t.sockets[action.by]?.send(JSON.stringify(message));
};

/** Plays games so far, without a socket. */
export const playLong = async (
  url: string,
  setup: NewTable,
  count: number,
  game: readonly Action[],
  length: number,
) => {
  const tables = await together(Array.from({ length: count }), 4, () => makeTable(url, setup));
  await together(tables, 8, async t => {
    for (; t.n < length; t.n++) {
      const action = game[t.n] as Action;
      const entry = { n: t.n + 1, key: `bench-move-${t.n + 1}`, deed: { do: action } };
      await call(t.players[action.by] as Caller, 'enter', { table: t.id }, entry);
      for (const p of t.players) p.received.length = 0;
    }
  });
  return tables;
};

/** Somebody without a name who reads all that one address may: fifty requests a second of long games, always for something else. */
export const greedy = (url: string, tables: readonly BenchTable[]): { stop(): readonly number[] } => {
  const [times, who]: [number[], Caller] = [[], stranger(url)];
  let n = 0;
  const timer = setInterval(() => {
    const { id: table = '', n: length = 1 } = tables[n++ % tables.length] ?? {};
    const began = performance.now();
    const words = n % 2 ? { table, since: (n * 37) % length, limit: 500 } : { table, at: (n * 13) % length };
    request(who, n % 2 ? 'entries' : 'position', words).then(
      () => times.push(performance.now() - began),
      () => {},
    );
    who.received.length = 0;
  }, 20);
  return {
    stop: () => {
      clearInterval(timer);
      return times;
    },
  };
};

/** The value below which so many in a hundred lie. */
export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
};
