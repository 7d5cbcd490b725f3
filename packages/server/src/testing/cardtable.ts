import type { NewTable, Position } from '@roundhouse/protocol';
import { type Caller, call, guest } from './caller.ts';

/** A table of the made-up title with guests in every seat. */
interface CardTable {
  readonly id: string;
  /** By seat; the first is the host. */
  readonly players: readonly Caller[];
}

export const cardTable = async (
  url: string | readonly string[],
  setup: Partial<NewTable> & { readonly start?: boolean } = {},
): Promise<CardTable> => {
  const { start = true, ...rest } = setup;
  const urls = typeof url === 'string' ? [url] : url;
  const options = { long: true, ...rest.options };
  const asked = { title: 'cards', players: 3, ...rest, options };
  const names = ['Ann', 'Bob', 'Cid', 'Dot'].slice(0, asked.players);
  const players: Caller[] = [];
  for (const [i, name] of names.entries()) players.push(await guest(urls[i % urls.length] as string, name));
  const [host] = players as [Caller];
  const { id } = await call(host, 'newTable', {}, asked);
  for (const [i, player] of players.entries()) if (i) await call(player, 'sit', { table: id, seat: i });
  if (start) await call(host, 'start', { table: id });
  return { id, players };
};

export const positionFor = (c: Caller, table: string): Promise<Position> => call(c, 'position', { table });

let count = 0;

/** A key nobody used before. */
export const freshKey = (): string => `test-key-${count++}`;
