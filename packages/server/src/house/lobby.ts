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

/** What somebody finds in the lobby; a stranger finds open tables and games to watch. */
export const lobbyFor = async (house: House, person: string | undefined): Promise<Lobby> => {
  const [waiting, mine, open, running, finished] = await Promise.all([
    person === undefined ? [] : waitingFor(house, person),
    person === undefined ? [] : tablesWhere(house.db, MINE, [person], 200),
    tablesWhere(house.db, "t.status = 'gathering' AND t.access = 'open'", [], 100),
    tablesWhere(house.db, WATCHED, ['running'], 50),
    tablesWhere(house.db, WATCHED, ['finished'], 20),
  ]);
  const watch = [...running, ...finished];
  const infos = await infosOf(house, [...waiting, ...mine, ...open, ...watch]);
  const byId = new Map(infos.map(info => [info.id, info]));
  const listed = (tables: readonly KeptTable[]) => tables.map(t => byId.get(t.id) as TableInfo);
  return { waiting: listed(waiting), mine: listed(mine), open: listed(open), watch: listed(watch) };
};
