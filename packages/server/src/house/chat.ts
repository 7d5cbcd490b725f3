import type { ChatLine, Person } from '@roundhouse/protocol';
import { refuse } from '../refuse.ts';
import { maybe } from '../store/database.ts';
import { openly, personsById } from '../store/persons.ts';
import { addLine, highest, type KeptLine, lineById, lineByKey, linesBefore } from '../store/talk.ts';
import type { House } from './house.ts';
import { written } from './house.ts';
import { type Live, seatHeld, seesGame } from './live.ts';
import { sealed } from './notices.ts';

const TRIES = 20;
const NOBODY: Person = { id: '0000000000000000', name: '', kind: 'gone' };

const toldLines = async (house: House, lines: readonly KeptLine[]): Promise<ChatLine[]> => {
  const people = await personsById(house.db, [...new Set(lines.map(l => l.person))]);
  return lines.map(({ key: _, person, ...line }) => {
    const known = people.get(person);
    return { ...line, person: known ? openly(known) : NOBODY };
  });
};

/** The latest hundred lines, or those before one. */
export const chatAt = async (house: House, live: Live, before = Number.MAX_SAFE_INTEGER): Promise<ChatLine[]> =>
  toldLines(house, await linesBefore(house.db, live.id, Math.min(before, 2 ** 31 - 1), 100));

/** Says something. A second sending of the same key says nothing new. */
export const say = async (house: House, live: Live, person: Person, key: string, text: string): Promise<ChatLine> => {
  const seat = seatHeld(live, person.id);
  if (seat === undefined && live.table.host !== person.id) refuse('seat');
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await lineByKey(house.db, live.id, key);
    if (before) return (await toldLines(house, [before]))[0] as ChatLine;
    const id = (await highest(house.db, 'chat', live.id)) + 1;
    const line = { id, key, person: person.id, ...maybe('seat', seat), at: house.parts.now(), text };
    const notice = sealed(house.process, { kind: 'chat', table: live.id, id });
    if (!(await house.db.run(addLine(live.id, line), notice))) continue;
    const [told] = await toldLines(house, [line]);
    spread(live, [told as ChatLine]);
    return told as ChatLine;
  }
  return refuse('failed');
};

const spread = (live: Live, lines: ChatLine[]): void => {
  live.said = Math.max(live.said, ...lines.map(l => l.id));
  const text = written({ type: 'chat', table: live.id, lines });
  for (const watcher of live.watchers) if (seesGame(live, watcher.person?.id)) watcher.send(text);
};

/** Somebody said something over another process. */
export const overheard = async (house: House, live: Live, id: number): Promise<void> => {
  const line = await lineById(house.db, live.id, id);
  if (line) spread(live, await toldLines(house, [line]));
};

/** Tells what was said over other processes since somebody was last heard here. */
export const unheard = async (house: House, live: Live): Promise<void> => {
  const lines = await linesBefore(house.db, live.id, 2 ** 31 - 1, 100);
  const fresh = lines.filter(l => l.id > live.said);
  if (fresh.length) spread(live, await toldLines(house, fresh));
};
