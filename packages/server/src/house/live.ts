import { type Seat, variantOf } from '@roundhouse/engine';
import type { Asked, Person, TableInfo } from '@roundhouse/protocol';
import { type Opened, openGame, shelve } from '../game/opened.ts';
import { refuse } from '../refuse.ts';
import { maybe } from '../store/database.ts';
import { openly, personsById } from '../store/persons.ts';
import { type KeptTable, personsNamed, tableById } from '../store/tables.ts';
import { highest } from '../store/talk.ts';
import type { House, Watcher } from './house.ts';

/** A table in memory. Whoever changes it does so in turn. */
export interface Live {
  readonly id: string;
  table: KeptTable;
  /** The names of those who sit here, and of the host. */
  people: ReadonlyMap<string, Person>;
  /** The game, once it has started. */
  game?: Opened;
  readonly watchers: Set<Watcher>;
  /** Motions may be open. */
  motions: boolean;
  /** The last line of chat that was told here. */
  said: number;
  /** The end of the queue. */
  turn: Promise<unknown>;
  /** The end of the queue of those who say something. */
  talk: Promise<unknown>;
  used: number;
}

/** The table of this id, from memory or from the database. */
export const liveTable = async (house: House, id: string): Promise<Live> => {
  const known = house.lives.get(id);
  const opening = known ?? openTable(house, id);
  if (!known) {
    house.lives.set(id, opening);
    opening.catch(() => house.lives.get(id) === opening && house.lives.delete(id));
    spare(house).catch(() => {});
  }
  const live = await opening;
  live.used = house.parts.now();
  return live;
};

const openTable = async (house: House, id: string): Promise<Live> => {
  const table = (await tableById(house.db, id)) ?? refuse('missing');
  const live: Live = {
    id,
    table,
    people: await peopleAt(house, table),
    watchers: new Set(),
    motions: true,
    said: await highest(house.db, 'chat', id),
    turn: Promise.resolve(),
    talk: Promise.resolve(),
    used: house.parts.now(),
  };
  if (table.status === 'gathering') return live;
  live.game = await gameOf(house, table);
  // Somebody may have moved between the two readings.
  if (live.game.timeline.lines.length !== table.n) live.table = (await tableById(house.db, id)) ?? table;
  return live;
};

/** Opens the game of a table that has started. */
export const gameOf = (house: House, table: KeptTable): Promise<Opened> => {
  const title = house.parts.titleOf(table.title);
  if (!title) throw new Error(`Nobody here knows the title ${table.title} of table ${table.id}.`);
  return openGame(house, table.id, variantOf(title, { players: table.players, options: table.options }));
};

/** Those who sit at a table, and its host. */
export const peopleAt = async (house: House, table: KeptTable): Promise<ReadonlyMap<string, Person>> => {
  const kept = await personsById(house.db, personsNamed(table));
  return new Map([...kept].map(([id, p]) => [id, openly(p)]));
};

/** Whoever has just taken a table in hand may still be about to use it. */
const QUIET = 10_000;

/** Every table in memory; one that cannot be opened is not. */
export const openLives = async (house: House): Promise<readonly Live[]> => {
  const all = await Promise.allSettled([...house.lives.values()]);
  return all.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []));
};

/**
 * Lets tables go that nobody watches, the longest unused first, until there is room. One that was just taken in hand
 * stays, but without its positions, which are nearly all of it.
 */
export const spare = async (house: House): Promise<void> => {
  if (house.lives.size <= house.config.hotTables) return;
  const quiet = house.parts.now() - QUIET;
  const idle = (await openLives(house)).filter(l => !l.watchers.size).sort((a, b) => a.used - b.used);
  for (const live of idle.slice(0, Math.max(0, house.lives.size - house.config.hotTables)))
    if (live.used < quiet) house.lives.delete(live.id);
    else if (live.game) shelve(live.game);
};

/** Does something to a table when everybody before is done. */
export const inTurn = <T>(live: Live, act: () => Promise<T>): Promise<T> => {
  const done = live.turn.then(act, act);
  live.turn = done.catch(() => {});
  return done;
};

/** The seat somebody holds here, lent to a bot or not. */
export const seatHeld = (live: Live, person: string | undefined): Seat | undefined =>
  person === undefined ? undefined : live.table.seats.find(s => s.person === person)?.seat;

/** The seat somebody plays here. */
export const seatPlayed = (live: Live, person: string): Seat => {
  const seat = seatHeld(live, person) ?? refuse('seat');
  return personIn(live, seat) === undefined ? refuse('lent') : seat;
};

/** The person a question waits for, if it is one. */
export const personAsked = (live: Live, asked: Asked | undefined): string | undefined =>
  asked?.automatic ? undefined : personIn(live, asked?.by);

/** The person in a seat, if a person is. */
export const personIn = (live: Live, seat: Seat | undefined): string | undefined =>
  live.table.seats.find(s => s.seat === seat && s.kind === 'person')?.person;

/** Whether somebody may see the game. */
export const seesGame = (live: Live, person: string | undefined): boolean =>
  live.table.spectators ||
  live.table.status === 'finished' ||
  live.table.host === person ||
  seatHeld(live, person) !== undefined;

/** The game for somebody who may see it. */
export const gameFor = (live: Live, person: string | undefined): Opened => {
  if (!seesGame(live, person)) refuse('spectators');
  return live.game ?? refuse('status');
};

/** To whom a seat is offered; the key is for the friend alone. */
const offerFor = (offer: string | undefined): 'lobby' | 'friend' | undefined =>
  offer === undefined || offer === 'lobby' ? offer : 'friend';

/** What everybody may know of the table. */
export const infoOf = (live: Pick<Live, 'table' | 'people'>): TableInfo => {
  const { seats, seed: _, engine: __, webhook: ___, worths, clocks, ...open } = live.table;
  return {
    ...open,
    ...(worths ? { worths: [...worths] } : {}),
    ...(clocks ? { clocks: [...clocks] } : {}),
    seats: seats.map(({ person, offer, wish, deputy, ...seat }) => ({
      ...seat,
      ...maybe('person', live.people.get(person ?? '')),
      ...maybe('offered', offerFor(offer)),
      ...maybe('wished', live.people.get(wish ?? '')),
      ...maybe('deputy', live.people.get(deputy ?? '')),
    })),
  };
};
