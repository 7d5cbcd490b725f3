import type { StewardAnswer, StewardOrder } from '@roundhouse/protocol';
import { change } from '../house/change.ts';
import { takeBackLine } from '../house/chat.ts';
import { hear, sanctionsChanged } from '../house/hear.ts';
import type { House } from '../house/house.ts';
import { liveTable } from '../house/live.ts';
import { sealed } from '../house/notices.ts';
import { seated } from '../house/seats.ts';
import { erase } from '../people/farewell.ts';
import { refuse } from '../refuse.ts';
import { type Batch, number, rowsOf, statement, text } from '../store/database.ts';
import { type KeptPerson, loginOf, personById, personByLogin, personsById } from '../store/persons.ts';
import { isKept, pardon, type Sanction, sanction } from '../store/sanctions.ts';
import { LISTS, type List } from '../store/schema.ts';
import { tablesWhere } from '../store/tables.ts';
import { linesBefore } from '../store/talk.ts';

const DAY = 24 * 3600 * 1000;
const MOST = 100;

/** Whether somebody looks after this server: an account named so in the settings. */
export const isSteward = (house: House, p: KeptPerson | undefined): boolean =>
  p?.kind === 'account' && house.config.stewards.some(name => name === p.id || name === loginOf(p.name));

const somebody = async (house: House, word: string): Promise<KeptPerson> =>
  (await personById(house.db, word)) ?? (await personByLogin(house.db, word)) ?? refuse('missing');

/** Finds what holds the word, whatever the case. */
const like = (word: string): string => `%${word.toLowerCase().replace(/[%_\\]/g, '')}%`;

const tables = async (house: House, word: string): Promise<StewardAnswer> => {
  const found = await tablesWhere(
    house.db,
    't.id = $1 OR LOWER(t.name) LIKE $2 OR t.title LIKE $2 OR t.host IN (SELECT id FROM persons WHERE LOWER(name) LIKE $2)',
    [word, like(word)],
    MOST,
  );
  const people = await personsById(house.db, [...new Set(found.map(t => t.host))]);
  return {
    tables: found.map(({ id, name, title, status, host, moved, n, seats }) => ({
      ...{ id, name, title, status, moved, n },
      host: people.get(host)?.name ?? '',
      seats: seats.map(s => s.person ?? ''),
    })),
  };
};

const people = async (house: House, word: string): Promise<StewardAnswer> => {
  const rows = await rowsOf(
    house.db,
    `SELECT id, name, kind, created FROM persons WHERE kind <> 'gone' AND (id = $1 OR LOWER(name) LIKE $2)
     ORDER BY created DESC LIMIT ${MOST}`,
    word,
    like(word),
  );
  const kept = (kind: Sanction, id: string): boolean => isKept(house.sanctions, kind, id, house.parts.now());
  return {
    people: rows.map(row => ({
      ...{ id: text(row, 'id'), name: text(row, 'name'), kind: text(row, 'kind'), created: number(row, 'created') },
      ...{ banned: kept('ban', text(row, 'id')), muted: kept('mute', text(row, 'id')) },
    })),
  };
};

const chat = async (house: House, table: string): Promise<StewardAnswer> => ({
  chat: (await linesBefore(house.db, table, 2 ** 31 - 1, MOST)).map(({ id, person, at, text: said }) => ({
    ...{ id, person, at, text: said },
  })),
});

/** Takes a table away with everything that belongs to it. */
const removeTable = async (house: House, table: string): Promise<void> => {
  const live = await liveTable(house, table);
  const own = (Object.keys(LISTS) as List[]).filter(list => LISTS[list].startsWith('table_id '));
  const gone: Batch = [
    statement('DELETE FROM tables WHERE id = $1', table),
    ...[...own, 'signals'].map(list => statement(`DELETE FROM ${list} WHERE table_id = $1`, table)),
  ];
  const persons = live.table.seats.flatMap(s => s.person ?? []);
  await house.db.run(gone, sealed(house.process, { kind: 'table', table, persons }));
  hear(house, sealed('', { kind: 'table', table, persons }));
};

const keepFrom = async (house: House, kind: Sanction, who: string, days: string): Promise<void> => {
  const { id } = await somebody(house, who);
  const until = days === '' ? Number.MAX_SAFE_INTEGER : house.parts.now() + (Number(days) || refuse('malformed')) * DAY;
  await house.db.run([sanction(kind, id, until)], sealed(house.process, { kind: 'sanctions' }));
  await sanctionsChanged(house);
};

const forgive = async (house: House, kind: Sanction, who: string): Promise<void> => {
  const { id } = await somebody(house, who);
  await house.db.run([pardon(kind, id)], sealed(house.process, { kind: 'sanctions' }));
  await sanctionsChanged(house);
};

const newHost = async (house: House, table: string, who: string): Promise<void> => {
  const { id } = await somebody(house, who);
  await change(house, await liveTable(house, table), t => ({
    table: { ...t, host: id },
    note: { type: 'appointed', who: id, by: t.host },
  }));
};

/** Gives a seat to somebody: to a guest who lost the way in, or to a new player; never to who has seen another seat's secrets. */
const giveSeat = async (house: House, table: string, number: string, who: string): Promise<void> => {
  const { id } = await somebody(house, who);
  const seat = /^\d{1,2}$/.test(number) ? Number(number) : refuse('malformed');
  await change(house, await liveTable(house, table), async t => {
    if (t.status === 'finished') refuse('status');
    const former = t.seats.find(s => s.seat === seat) ?? refuse('missing');
    const from = former.person === id ? undefined : former.person;
    const note = { type: from === undefined ? ('given' as const) : ('moved' as const), seat, who: id, by: from ?? id };
    return { table: await seated(house, t, seat, id), note };
  });
};

/** Does what a steward asks, or whoever runs the server; each order is a line of the log. */
export const attendTo = async (
  house: House,
  order: StewardOrder,
  words: readonly string[],
  steward = 'operator',
): Promise<StewardAnswer> => {
  house.log.info({ steward, order, words }, 'a steward asks');
  const [first = '', second = '', third = ''] = words;
  switch (order) {
    case 'tables':
      return tables(house, first);
    case 'people':
      return people(house, first);
    case 'chat':
      return chat(house, first);
    case 'remove-table':
      await removeTable(house, first);
      break;
    case 'remove-person':
      await erase(house, await somebody(house, first));
      break;
    case 'remove-chat':
      await takeBackLine(house, first, /^\d{1,9}$/.test(second) ? Number(second) : refuse('malformed'));
      break;
    case 'ban':
    case 'mute':
      await keepFrom(house, order, first, second);
      break;
    case 'unban':
    case 'unmute':
      await forgive(house, order === 'unban' ? 'ban' : 'mute', first);
      break;
    case 'host':
      await newHost(house, first, second);
      break;
    case 'seat':
      await giveSeat(house, first, second, third);
  }
  return {};
};
