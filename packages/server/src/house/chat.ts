import type { ChatLine, Person } from '@roundhouse/protocol';
import { signal } from '../notify/signals.ts';
import { refuse } from '../refuse.ts';
import { blockedBy, blockersOf } from '../store/blocks.ts';
import { maybe, number } from '../store/database.ts';
import { openly, personsById } from '../store/persons.ts';
import { isKept } from '../store/sanctions.ts';
import {
  addLine,
  type KeptLine,
  type KeptNote,
  lineById,
  lineByKey,
  linesBefore,
  unsaid,
  unsay,
} from '../store/talk.ts';
import type { House } from './house.ts';
import { written } from './house.ts';
import { type Live, seatHeld, seesGame } from './live.ts';
import { sealed } from './notices.ts';

const TRIES = 20;
const NOBODY: Person = { id: '0000000000000000', name: '', kind: 'gone' };

const toldLines = async (house: House, lines: readonly KeptLine[]): Promise<ChatLine[]> => {
  const ids = lines.flatMap(l => [l.person, ...(l.note?.who === undefined ? [] : [l.note.who])]);
  const people = await personsById(house.db, [...new Set(ids)]);
  const told = (id: string): Person => {
    const known = people.get(id);
    return known ? openly(known) : NOBODY;
  };
  return lines.map(({ key: _, person, note, ...line }) => {
    const { who, ...rest } = note ?? {};
    const shown = note && { ...rest, type: note.type, ...maybe('who', who === undefined ? undefined : told(who)) };
    return { ...line, person: told(person), ...maybe('note', shown) };
  });
};

/** The latest hundred lines, or those before one, without what people said whom the reader has blocked. */
export const chatAt = async (
  house: House,
  live: Live,
  reader: string | undefined,
  before = Number.MAX_SAFE_INTEGER,
): Promise<ChatLine[]> => {
  const lines = await linesBefore(house.db, live.id, Math.min(before, 2 ** 31 - 1), 100);
  const blocked = new Set(reader === undefined ? [] : await blockedBy(house.db, reader));
  return toldLines(
    house,
    lines.filter(l => l.note || !blocked.has(l.person)),
  );
};

/** Those who sit here and are called by @name. */
const mentionedIn = (live: Live, text: string, by: string): readonly string[] => {
  const said = text.toLowerCase();
  return live.table.seats.flatMap(({ person }) => {
    const name = person === undefined || person === by ? undefined : live.people.get(person)?.name;
    return name && said.includes(`@${name.toLowerCase()}`) ? (person ?? []) : [];
  });
};

/** Says something. A second sending of the same key says nothing new. One after the other, so that lines keep their order. */
export const say = (house: House, live: Live, person: Person, key: string, text: string): Promise<ChatLine> => {
  if (!house.quotas.chat.allow(person.id)) refuse('slow');
  const said = live.talk.then(() => sayNow(house, live, person, key, text));
  live.talk = said.catch(() => {});
  return said;
};

const sayNow = async (house: House, live: Live, person: Person, key: string, text: string): Promise<ChatLine> => {
  if (isKept(house.sanctions, 'mute', person.id, house.parts.now())) refuse('muted');
  const seat = seatHeld(live, person.id);
  if (seat === undefined && live.table.host !== person.id) refuse('seat');
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await lineByKey(house.db, live.id, key);
    if (before) return (await toldLines(house, [before]))[0] as ChatLine;
    const line = { key, person: person.id, ...maybe('seat', seat), at: house.parts.now(), text };
    const rows = await house.db.run([addLine(live.id, line)]);
    if (!rows) continue;
    const id = number(rows[0]?.[0], 'id');
    const [told] = await toldLines(house, [{ id, ...line }]);
    await spread(house, live, [told as ChatLine]);
    const deaf = await blockersOf(house.db, person.id);
    const called = mentionedIn(live, text, person.id).filter(id => !deaf.has(id));
    signal(house, live, 'mention', called, person.name);
    await house.db.tell(sealed(house.process, { kind: 'chat', table: live.id, id }));
    return told as ChatLine;
  }
  house.log.error({ table: live.id }, 'a line of chat found no number');
  return refuse('failed');
};

/** Takes a line away, here and from everybody who has it. */
export const takeBackLine = async (house: House, table: string, id: number): Promise<void> => {
  const notice = sealed(house.process, { kind: 'chat', table, id });
  if (!(await house.db.run([unsay(table, id)], notice))) refuse('missing');
  const live = await house.lives.get(table);
  if (live) await overheard(house, live, id);
};

/** Whoever is gone has said nothing. */
export const forgetLinesOf = async (house: House, live: Live, person: string): Promise<void> => {
  if (!live.watchers.size) return;
  const lines = await unsaid(house.db, live.id, person);
  if (lines.length) await spread(house, live, await toldLines(house, lines));
};

/** Tells everybody a note that was written. */
export const tellNote = async (house: House, live: Live, id: number): Promise<void> => {
  await overheard(house, live, id);
  await house.db.tell(sealed(house.process, { kind: 'chat', table: live.id, id }));
};

/** Writes a note beside the game; a second one of the same key is not written. */
export const noteOnce = async (
  house: House,
  live: Live,
  name: string,
  { by, ...note }: KeptNote & { readonly by: string },
): Promise<void> => {
  const line = { key: `note:${name}`, person: by, at: house.parts.now(), text: '', note };
  for (let tries = 0; tries < TRIES && !(await lineByKey(house.db, live.id, line.key)); tries++) {
    const rows = await house.db.run([addLine(live.id, line)]);
    if (rows) return tellNote(house, live, number(rows[0]?.[0], 'id'));
  }
};

/** Tells everybody, but nobody what people said whom they have blocked. */
const spread = async (house: House, live: Live, lines: ChatLine[]): Promise<void> => {
  live.said = Math.max(live.said, ...lines.map(l => l.id));
  const deaf = new Map<string, ReadonlySet<string>>();
  for (const { person, note } of lines)
    if (!note && !deaf.has(person.id)) deaf.set(person.id, await blockersOf(house.db, person.id));
  const hears = (reader: string | undefined) => (l: ChatLine) =>
    l.note !== undefined || reader === undefined || !deaf.get(l.person.id)?.has(reader);
  const text = written({ type: 'chat', table: live.id, lines });
  for (const watcher of live.watchers) {
    if (!seesGame(live, watcher.person?.id)) continue;
    const heard = lines.filter(hears(watcher.person?.id));
    if (heard.length === lines.length) watcher.send(text);
    else if (heard.length) watcher.send(written({ type: 'chat', table: live.id, lines: heard }));
  }
};

/** Somebody said something over another process. */
export const overheard = async (house: House, live: Live, id: number): Promise<void> => {
  const line = await lineById(house.db, live.id, id);
  if (line) await spread(house, live, await toldLines(house, [line]));
};

/** Tells what was said over other processes since somebody was last heard here. */
export const unheard = async (house: House, live: Live): Promise<void> => {
  const lines = await linesBefore(house.db, live.id, 2 ** 31 - 1, 100);
  const fresh = [...lines.filter(l => l.id > live.said), ...(await unsaid(house.db, live.id))];
  if (fresh.length) await spread(house, live, await toldLines(house, fresh));
};
