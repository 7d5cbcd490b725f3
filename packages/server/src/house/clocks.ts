import { view, withState } from '@roundhouse/engine';
import type { Asked, Calendar, Clock } from '@roundhouse/protocol';
import { dueAt, spentBetween } from '../clock/calendar.ts';
import { leastHarmful } from '../clock/least.ts';
import { gameNow, lengthOf } from '../game/opened.ts';
import { wordsOf } from '../log.ts';
import { signal } from '../notify/signals.ts';
import { isRefused, refuse } from '../refuse.ts';
import { maybe, rowsOf, text } from '../store/database.ts';
import { personsById } from '../store/persons.ts';
import { type KeptTable, tablesWhere } from '../store/tables.ts';
import { catchUp, freshTable } from './catchup.ts';
import { changeNow } from './change.ts';
import { noteOnce } from './chat.ts';
import { tryEntry } from './commit.ts';
import { followUp } from './follow.ts';
import type { House } from './house.ts';
import { inTurn, type Live } from './live.ts';

const MINUTE = 60_000;
/** Whoever has not said when they sleep. */
const USUAL: Calendar = { zone: 'UTC', night: [22, 8], weekends: true };

const holderOf = (t: Pick<KeptTable, 'seats'>, asked: Asked | undefined): string | undefined =>
  asked?.automatic ? undefined : t.seats.find(s => s.seat === asked?.by && s.kind === 'person')?.person;

/** By whose calendar time runs; nobody's, where every minute counts. */
const calendarsOf = async (house: House, { kind }: Clock, persons: readonly (string | undefined)[]) => {
  const ids = persons.flatMap(p => p ?? []);
  const kept = kind === 'live' ? new Map() : await personsById(house.db, [...new Set(ids)]);
  return (person: string | undefined): Calendar | undefined =>
    kind === 'live' ? undefined : (kept.get(person ?? '')?.settings?.calendar ?? USUAL);
};

/** A question with the moment its time runs out, and what is left of everybody's time by seat. */
interface Wound {
  readonly asked?: Asked;
  readonly clocks?: readonly number[];
}

/** What of a table its clocks depend on. */
type Clocked = Pick<KeptTable, 'clock' | 'clocks' | 'players' | 'seats'> & { readonly asked?: Asked | undefined };

/** Stops the clock of whoever was asked, and starts that of whoever is. */
export const wind = async (house: House, t: Clocked, asked: Asked | undefined, now: number): Promise<Wound> => {
  const { clock } = t;
  if (clock.kind === 'none') return maybe('asked', asked);
  const [was, is] = [holderOf(t, t.asked), holderOf(t, asked)];
  const calendarOf = await calendarsOf(house, clock, [was, is]);
  const clocks = clock.kind === 'question' ? undefined : spentFrom(t, clock, asked, was, calendarOf(was), now);
  if (!asked || is === undefined) return { ...maybe('asked', asked), ...maybe('clocks', clocks) };
  const time = clock.kind === 'question' ? clock.minutes * MINUTE : (clocks?.[asked.by] ?? 0);
  const due = Math.round(dueAt(asked.since, time, calendarOf(is)));
  return { asked: { ...asked, due }, ...maybe('clocks', clocks) };
};

/** What is left by seat: less what whoever was asked took, more for whoever's turn is over. */
const spentFrom = (
  t: Clocked,
  clock: Extract<Clock, { increment: number }>,
  asked: Asked | undefined,
  was: string | undefined,
  calendar: Calendar | undefined,
  now: number,
): readonly number[] => {
  const left = t.clocks ?? Array.from({ length: t.players }, () => clock.minutes * MINUTE);
  const { asked: former } = t;
  if (!former || was === undefined) return left;
  const spent = spentBetween(former.since, now, calendar);
  const more = asked?.by === former.by ? 0 : clock.increment * MINUTE;
  return left.map((time, seat) => (seat === former.by ? Math.max(0, time - spent) + more : time));
};

/** The question as its holder's calendar has it today: it may have changed since. */
const rewound = async (house: House, t: KeptTable): Promise<Asked | undefined> => {
  const { clock, asked } = t;
  const holder = holderOf(t, asked);
  if (!asked || asked.late || clock.kind === 'none' || holder === undefined) return undefined;
  const calendar = (await calendarsOf(house, clock, [holder]))(holder);
  const left = t.clocks?.[asked.by] ?? clock.minutes * MINUTE;
  const time = clock.kind === 'question' ? clock.minutes * MINUTE : left;
  return { ...asked, due: Math.round(dueAt(asked.since, time, calendar)) };
};

/** Somebody's calendar changed: the questions that wait for them are due at other times. */
export const rewindFor = async (house: House, person: string): Promise<void> => {
  const waiting = `t.status = 'running' AND t.due IS NOT NULL AND t.id IN (SELECT s.table_id FROM seats s
    WHERE s.person = $1 AND s.seat = t.asked_seat)`;
  for (const { id } of await tablesWhere(house.db, waiting, [person], 200)) {
    const live = await freshTable(house, id);
    await inTurn(live, async () => {
      if (live.table.asked?.due === undefined) return;
      await changeNow(house, live, async t => ({
        table: { ...t, ...maybe('asked', (await rewound(house, t)) ?? t.asked) },
      }));
    });
  }
};

/** Looks for players whose time has run out. Any process may; each question is decided about once. */
export const runOut = async (house: House): Promise<void> => {
  const rows = await rowsOf(
    house.db,
    "SELECT id FROM tables WHERE status = 'running' AND due IS NOT NULL AND due <= $1 LIMIT 200",
    house.parts.now(),
  );
  for (const row of rows) {
    if (house.stopping) return;
    const id = text(row, 'id');
    await freshTable(house, id)
      .then(live => expired(house, live))
      .catch((error: unknown) => {
        if (!isRefused(error)) house.log.error({ table: id, ...wordsOf(error) }, 'a clock could not be looked at');
      });
  }
};

const expired = async (house: House, live: Live): Promise<void> => {
  await inTurn(live, async () => {
    const { n } = live.table;
    const now = house.parts.now();
    const due = live.table.asked?.due;
    if (live.table.status !== 'running' || due === undefined || due > now) return;
    const today = await rewound(house, live.table);
    /** Only if it still waits for the same answer; otherwise somebody was faster. */
    const same = (t: KeptTable): KeptTable => (t.n === n && t.asked?.due === due ? t : refuse('late'));
    if (!today || (today.due ?? 0) > now)
      return changeNow(house, live, t => ({ table: { ...same(t), ...maybe('asked', today ?? t.asked) } }));
    const { clock } = live.table;
    const then = clock.kind === 'none' ? 'remind' : clock.then;
    if (then === 'answer' || (then === 'bot' && !levelIn(house))) return answerFor(house, live);
    const who = holderOf(live.table, live.table.asked);
    await changeNow(house, live, t => consequence(house, same(t), then));
    if (who !== undefined) signal(house, live, 'late', [who]);
  });
  followUp(house, live);
};

const levelIn = (house: House): string | undefined => Object.keys(house.parts.bots)[0];

/** The table after time has run out: everybody sees it, and whoever is asked stays asked, or a bot is. */
const consequence = (house: House, t: KeptTable, then: 'remind' | 'bot' | 'vote') => {
  const { asked } = t;
  if (!asked) return refuse('late');
  const { due: _, ...rest } = asked;
  const seat = asked.by;
  const who = holderOf(t, asked);
  const bot = then === 'bot' ? levelIn(house) : undefined;
  const seats = t.seats.map(s => (s.seat === seat && bot !== undefined ? { ...s, kind: 'bot' as const, bot } : s));
  const note = { type: 'late' as const, seat, by: who ?? t.host, ...maybe('who', who), ...maybe('bot', bot) };
  return { table: { ...t, seats, asked: { ...rest, late: true as const } }, note };
};

/** Enters the least harmful answer for whoever is asked, and says so. */
const answerFor = async (house: House, live: Live): Promise<void> => {
  const o = live.game;
  const { asked } = live.table;
  if (!o || !asked) return;
  const game = await gameNow(house, o);
  const action = leastHarmful(withState(game, view(game, asked.by)));
  if (!action) return;
  const who = holderOf(live.table, asked);
  const n = await tryEntry(house, live, o, `clock:${lengthOf(o) + 1}`, { do: action }, {});
  if (n === undefined) return catchUp(house, live);
  const note = { type: 'late' as const, seat: asked.by, by: who ?? live.table.host, ...maybe('who', who) };
  await noteOnce(house, live, `clock:${n}`, { ...note, verb: action.type });
};
