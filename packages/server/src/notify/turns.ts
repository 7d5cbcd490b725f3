import type { Seat } from '@roundhouse/engine';
import type { Motion } from '@roundhouse/protocol';
import type { House } from '../house/house.ts';
import { type Live, personIn } from '../house/live.ts';
import { isHere } from '../house/presence.ts';
import { personsById } from '../store/persons.ts';
import type { KeptTable } from '../store/tables.ts';
import { signal } from './signals.ts';
import { notify } from './webhook.ts';

type Occasion = 'started' | 'turn' | 'motion' | 'finished';

/** The address of a table in the client. */
export const linkTo = (house: House, table: string): string => `${house.config.publicUrl ?? ''}/#/table/${table}`;

const sentence = (event: Occasion, table: string, player: string): string => {
  switch (event) {
    case 'started':
      return `${table}: the game has started.`;
    case 'turn':
      return `${table}: it is ${player}’s turn.`;
    case 'motion':
      return `${table}: ${player} is asked for consent.`;
    case 'finished':
      return `${table}: the game is finished.`;
  }
};

/** A message that common chat services show as it is, without calling anybody out. */
const messageOf = (house: House, live: Live, event: Occasion, seat: Seat | undefined, player: string): object => {
  const { id, name, title, n } = live.table;
  const text = sentence(event, name, player);
  const link = linkTo(house, id);
  const content = `${text} ${link}`;
  const head = { event, table: id, name, title, link, n, text, content, allowed_mentions: { parse: [] } };
  return seat === undefined ? head : { ...head, seat, player };
};

const nameIn = (live: Live, seat: Seat | undefined): string =>
  live.people.get(personIn(live, seat) ?? '')?.name || `seat ${(seat ?? 0) + 1}`;

/** Calls the hooks of the table and of absent persons in these seats. */
const call = (house: House, live: Live, event: Occasion, seats: readonly Seat[], table: boolean): void => {
  signal(
    house,
    live,
    event,
    seats.flatMap(seat => personIn(live, seat) ?? []),
  );
  if (house.config.webhooks === 'off') return;
  if (table && live.table.webhook)
    notify(
      house,
      live.table.webhook,
      messageOf(house, live, event, seats.length === 1 ? seats[0] : undefined, nameIn(live, seats[0])),
    );
  const absent = seats.flatMap(seat => {
    const person = personIn(live, seat);
    return person === undefined || isHere(house, live, person) ? [] : [[person, seat] as const];
  });
  if (!absent.length) return;
  personsById(
    house.db,
    absent.map(([person]) => person),
  ).then(
    people => {
      for (const [person, seat] of absent) {
        const hook = people.get(person)?.webhook;
        if (hook !== undefined) notify(house, hook, messageOf(house, live, event, seat, nameIn(live, seat)));
      }
    },
    () => {},
  );
};

const everybody = (live: Live): readonly Seat[] => live.table.seats.map(s => s.seat);

/** After an entry: whoever is asked now hears of it, and everybody of the end. */
export const notifyEntry = (house: House, live: Live, former: KeptTable): void => {
  const { asked, status } = live.table;
  if (status === 'finished') call(house, live, 'finished', everybody(live), true);
  else if (asked && !asked.automatic && asked.by !== former.asked?.by) call(house, live, 'turn', [asked.by], true);
};

export const notifyStart = (house: House, live: Live): void => call(house, live, 'started', everybody(live), true);

export const notifyMotion = (house: House, live: Live, motion: Motion): void =>
  call(house, live, 'motion', motion.needs, false);
