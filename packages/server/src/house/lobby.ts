import type { Lobby, TableInfo } from '@roundhouse/protocol';
import { openly, personsById } from '../store/persons.ts';
import { type KeptTable, tablesWhere } from '../store/tables.ts';
import type { House } from './house.ts';
import { infoOf } from './live.ts';
import { waitingFor } from './waiting.ts';

const MINE = 't.id IN (SELECT table_id FROM seats WHERE person = $1 UNION SELECT id FROM tables WHERE host = $1)';
const WATCHED = "t.status = $1 AND t.access = 'open' AND t.spectators = 1";

/** Tables with the names of those who sit there. */
export const infosOf = async (house: House, tables: readonly KeptTable[]): Promise<TableInfo[]> => {
  const ids = [...new Set(tables.flatMap(t => [t.host, ...t.seats.flatMap(s => s.person ?? [])]))];
  const people = new Map([...(await personsById(house.db, ids))].map(([id, p]) => [id, openly(p)]));
  return tables.map(table => infoOf({ table, people }));
};

/** What everybody finds in the lobby; read anew when a table changed here, and every second. */
const everybodys = new WeakMap<
  House,
  { readonly at: number; readonly lists: Promise<Pick<Lobby, 'open' | 'watch'>> }
>();
const FRESH = 1000;

/** A table changed: whoever looks next sees it. */
export const forgetLobby = (house: House): void => void everybodys.delete(house);

const openLists = (house: House): Promise<Pick<Lobby, 'open' | 'watch'>> => {
  const known = everybodys.get(house);
  const now = house.parts.now();
  if (known && Math.abs(now - known.at) < FRESH) return known.lists;
  const lists = readLists(house);
  everybodys.set(house, { at: now, lists });
  lists.catch(() => forgetLobby(house));
  return lists;
};

const readLists = async (house: House): Promise<Pick<Lobby, 'open' | 'watch'>> => {
  const [open, running, finished] = await Promise.all([
    tablesWhere(house.db, "t.status = 'gathering' AND t.access = 'open'", [], 100),
    tablesWhere(house.db, WATCHED, ['running'], 50),
    tablesWhere(house.db, WATCHED, ['finished'], 20),
  ]);
  return { open: await infosOf(house, open), watch: await infosOf(house, [...running, ...finished]) };
};

/** What somebody finds in the lobby; a stranger finds open tables and games to watch. */
export const lobbyFor = async (house: House, person: string | undefined): Promise<Lobby> => {
  const lists = openLists(house);
  if (person === undefined) return { waiting: [], mine: [], ...(await lists) };
  const [waiting, mine] = await Promise.all([waitingFor(house, person), tablesWhere(house.db, MINE, [person], 200)]);
  return { waiting: await infosOf(house, waiting), mine: await infosOf(house, mine), ...(await lists) };
};
