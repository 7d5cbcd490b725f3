import type { Lobby, TableInfo } from '@roundhouse/protocol';
import { blockedBy } from '../store/blocks.ts';
import { openly, personsById } from '../store/persons.ts';
import { type KeptTable, personsNamed, tablesWhere } from '../store/tables.ts';
import type { House } from './house.ts';
import { infoOf } from './live.ts';
import { waitingFor } from './waiting.ts';

const MINE = 't.id IN (SELECT table_id FROM seats WHERE person = $1 UNION SELECT id FROM tables WHERE host = $1)';
/** Games that go on at listed tables, with a seat nobody holds or whose holder would give it away. */
const TO_TAKE = `t.status = 'running' AND t.access = 'open' AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id
  AND (s.kind = 'open' OR s.more LIKE '%"offer":"lobby"%'))`;
const WATCHED = "t.status = $1 AND t.access = 'open' AND t.spectators = 1";

/** Tables with the names of those who sit there. */
export const infosOf = async (house: House, tables: readonly KeptTable[]): Promise<TableInfo[]> => {
  const ids = [...new Set(tables.flatMap(personsNamed))];
  const people = new Map([...(await personsById(house.db, ids))].map(([id, p]) => [id, openly(p)]));
  return tables.map(table => infoOf({ table, people }));
};

type Everybodys = Pick<Lobby, 'open' | 'seats' | 'watch'>;

/** What everybody finds in the lobby; read anew when a table changed here, and every second. */
const everybodys = new WeakMap<House, { readonly at: number; readonly lists: Promise<Everybodys> }>();
const FRESH = 1000;

/** A table changed: whoever looks next sees it. */
export const forgetLobby = (house: House): void => void everybodys.delete(house);

const openLists = (house: House): Promise<Everybodys> => {
  const known = everybodys.get(house);
  const now = house.parts.now();
  if (known && Math.abs(now - known.at) < FRESH) return known.lists;
  const lists = readLists(house);
  everybodys.set(house, { at: now, lists });
  lists.catch(() => forgetLobby(house));
  return lists;
};

const readLists = async (house: House): Promise<Everybodys> => {
  const [open, seats, running, finished] = await Promise.all([
    tablesWhere(house.db, "t.status = 'gathering' AND t.access = 'open'", [], 100),
    tablesWhere(house.db, TO_TAKE, [], 50),
    tablesWhere(house.db, WATCHED, ['running'], 50),
    tablesWhere(house.db, WATCHED, ['finished'], 20),
  ]);
  return {
    open: await infosOf(house, open),
    seats: await infosOf(house, seats),
    watch: await infosOf(house, [...running, ...finished]),
  };
};

/** What somebody finds in the lobby; a stranger finds open tables and games to watch. */
export const lobbyFor = async (house: House, person: string | undefined): Promise<Lobby> => {
  const lists = openLists(house);
  if (person === undefined) return { waiting: [], mine: [], ...(await lists) };
  const [waiting, mine] = await Promise.all([waitingFor(house, person), tablesWhere(house.db, MINE, [person], 200)]);
  const { open, seats, watch } = await lists;
  const blocked = new Set(await blockedBy(house.db, person));
  return {
    waiting: await infosOf(house, waiting),
    mine: await infosOf(house, mine),
    // Whoever is blocked invites nobody.
    open: open.filter(t => !blocked.has(t.host)),
    seats: seats.filter(t => !blocked.has(t.host)),
    watch,
  };
};
