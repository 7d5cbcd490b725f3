import type { FromClient } from '@roundhouse/protocol';
import { t1848 } from '@roundhouse/titles';
import { call, guest } from '../testing/caller.ts';
import { follow, newPlayer, type Player, sitDown } from '../testing/player.ts';
import { percentile } from './load.ts';

/** What people felt of the bots at their tables. */
export interface Beside {
  /** Milliseconds until each of the people's moves was acknowledged. */
  readonly acknowledged: readonly number[];
  /** Moves of bots. */
  readonly bots: number;
  readonly slowest: number;
}

const rest = (time: number): Promise<void> => new Promise(resolve => setTimeout(resolve, time));

/** People come in one after the other, so many milliseconds apart. */
const APART = 60;

/** Tables with one person, who answers at once, and three bots each. */
export const besideBots = async (url: string, tables: number, level: string, seconds: number): Promise<Beside> => {
  const acknowledged: number[] = [];
  const players: Player[] = [];
  const setup = { title: '1848', players: 4, access: 'private', bots: { 1: level, 2: level, 3: level } };
  for (let i = 0; i < tables; i++) {
    const caller = await guest(url, `Person ${i + 1}`);
    const { id } = await call(caller, 'newTable', {}, setup);
    await call(caller, 'start', { table: id });
    players.push(newPlayer(caller, id, 0, t1848, `beside ${i}`));
  }
  for (const p of players) {
    await attended(p, acknowledged);
    await rest(APART);
  }
  await rest(seconds * 1000);
  for (const p of players) p.line?.socket.terminate();
  const all = players.reduce((sum, p) => sum + p.n, 0);
  return { acknowledged, bots: all - acknowledged.length, slowest: percentile(acknowledged, 100) };
};

/** Somebody at the table whose every move is timed. */
const attended = async (p: Player, times: number[]): Promise<void> => {
  const sent = new Map<string, number>();
  await sitDown(p);
  const { line } = p;
  if (!line) return;
  const { say } = line;
  line.say = (message: FromClient) => {
    if (message.type === 'enter') sent.set(message.key, performance.now());
    say(message);
  };
  line.onMessage = message => {
    p.caller.received.length = 0;
    if (message.type === 'entered') times.push(performance.now() - (sent.get(message.key) ?? 0));
    follow(p, message);
  };
};
