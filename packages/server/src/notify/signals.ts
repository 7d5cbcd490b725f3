import { randomBytes } from 'node:crypto';
import { afterQuiet } from '../clock/calendar.ts';
import type { House } from '../house/house.ts';
import { type Live, liveTable, personAsked } from '../house/live.ts';
import { isHere } from '../house/presence.ts';
import { wordsOf } from '../log.ts';
import { type KeptPerson, personById, personsById } from '../store/persons.ts';
import {
  addSignal,
  channelsOf,
  claimSignal,
  dueSignals,
  type KeptChannel,
  type KeptSignal,
  laterSignal,
  markChannel,
  removeSignal,
} from '../store/signals.ts';
import { type Message, send } from './channels.ts';
import { linkTo } from './turns.ts';

/** What somebody may be called for. */
export type Occasion = 'started' | 'turn' | 'motion' | 'finished' | 'mention' | 'order' | 'late' | 'wish' | 'test';

/** Said in the language of whoever is called. Never anything that only one seat may know. */
const SENTENCES: Readonly<Record<'en' | 'de', Readonly<Record<Occasion, string>>>> = {
  en: {
    started: '{table}: the game has started.',
    turn: '{table}: it is your turn.',
    motion: '{table}: you are asked for your consent.',
    finished: '{table}: the game is finished.',
    mention: '{table}: {who} mentioned you.',
    order: '{table}: something you left behind no longer holds.',
    late: '{table}: your time has run out.',
    wish: '{table}: somebody would like their seat back.',
    test: 'This is how you will be called.',
  },
  de: {
    started: '{table}: Das Spiel hat begonnen.',
    turn: '{table}: Du bist an der Reihe.',
    motion: '{table}: Du wirst um deine Zustimmung gebeten.',
    finished: '{table}: Das Spiel ist zu Ende.',
    mention: '{table}: {who} hat dich erwähnt.',
    order: '{table}: Etwas, das du hinterlassen hast, gilt nicht mehr.',
    late: '{table}: Deine Zeit ist abgelaufen.',
    wish: '{table}: Jemand hätte gern seinen Platz zurück.',
    test: 'So wirst du gerufen.',
  },
};

const sentence = (p: KeptPerson, event: Occasion, table: string, who: string): string =>
  SENTENCES[p.settings?.signals?.language ?? 'en'][event].replace('{table}', table).replace('{who}', who);

const MINUTE = 60_000;

/** When somebody is to hear of what happens now: not at once if they want a digest, and not in their quiet hours. */
const dueFor = ({ settings }: KeptPerson, now: number): number => {
  const zone = settings?.calendar?.zone ?? 'UTC';
  return afterQuiet(zone, settings?.signals?.quiet, now + (settings?.signals?.digest ?? 0) * MINUTE);
};

/** Puts into the queue what people who are not at the table are to hear. */
export const signal = (house: House, live: Live, event: Occasion, persons: readonly string[], who = ''): void => {
  const absent = persons.filter(person => !isHere(house, live, person));
  if (!absent.length) return;
  const errand = queue(house, live, event, absent, who)
    .catch((error: unknown) => house.log.error(wordsOf(error), 'a signal could not be kept'))
    .finally(() => house.errands.delete(errand));
  house.errands.add(errand);
};

const queue = async (house: House, live: Live, event: Occasion, persons: readonly string[], who: string) => {
  const people = await personsById(house.db, persons);
  for (const p of people.values()) {
    if (p.kind === 'gone' || p.settings?.signals?.muted.includes(live.id)) continue;
    const channels = (await channelsOf(house.db, p.id)).filter(c => c.stopped === undefined);
    const due = dueFor(p, house.parts.now());
    await house.db.run(
      channels.map(c =>
        addSignal({
          id: randomBytes(12).toString('hex'),
          person: p.id,
          channel: c.id,
          table: live.id,
          event,
          who,
          due,
        }),
      ),
    );
  }
};

/** Whoever sends has so long before somebody else tries. */
const LEASE = 2 * MINUTE;
/** Minutes before it is tried again. */
const AGAIN = [1, 5, 30, 120] as const;
/** A channel that failed so often in a row is no longer tried. */
const MOST_FAILURES = 3;

/** Sends what is due, one message for each channel. Any process may; each signal is taken in hand once. */
export const deliver = async (house: House): Promise<void> => {
  const now = house.parts.now();
  const byChannel = new Map<string, KeptSignal[]>();
  for (const s of await dueSignals(house.db, now)) {
    const key = `${s.person} ${s.channel}`;
    byChannel.set(key, [...(byChannel.get(key) ?? []), s]);
  }
  for (const signals of byChannel.values()) {
    if (house.stopping) return;
    await deliverOver(house, signals, now);
  }
};

const deliverOver = async (house: House, signals: readonly KeptSignal[], now: number): Promise<void> => {
  const rows = await house.db.run(signals.map(s => claimSignal(s, now + LEASE)));
  const mine = signals.filter((_, i) => rows?.[i]?.length);
  const [first] = mine;
  if (!first) return;
  const person = await personById(house.db, first.person);
  const channel = (await channelsOf(house.db, first.person)).find(c => c.id === first.channel);
  const open = person && channel && channel.stopped === undefined;
  const fresh = open ? await stillTrue(house, mine) : [];
  const gone = mine.filter(s => !fresh.some(f => f.s === s));
  if (gone.length) await house.db.run(gone.map(s => removeSignal(s.id)));
  if (!open || !fresh.length) return;
  const outcome = await send(house, person, channel, await messageOf(house, person, fresh));
  await settle(
    house,
    channel,
    fresh.map(f => f.s),
    outcome,
    now,
  );
};

/** Signals that still mean something: nobody is called for a turn that is over. */
const stillTrue = async (house: House, signals: readonly KeptSignal[]) => {
  const found: { readonly s: KeptSignal; readonly live: Live }[] = [];
  for (const s of signals) {
    const live = await liveTable(house, s.table).catch(() => undefined);
    if (!live || isHere(house, live, s.person)) continue;
    const waits = live.table.status === 'running' && personAsked(live, live.table.asked) === s.person;
    if ((s.event === 'turn' || s.event === 'late') && !waits) continue;
    found.push({ s, live });
  }
  return found;
};

const messageOf = async (
  house: House,
  person: KeptPerson,
  fresh: readonly { readonly s: KeptSignal; readonly live: Live }[],
): Promise<Message> => ({
  lines: fresh.map(({ s, live }) => ({
    event: s.event,
    table: live.id,
    name: live.table.name,
    title: live.table.title,
    text: sentence(person, s.event as Occasion, live.table.name, s.who),
    link: linkTo(house, live.id),
  })),
});

const settle = async (
  house: House,
  channel: KeptChannel,
  signals: readonly KeptSignal[],
  outcome: 'sent' | 'failed' | 'gone',
  now: number,
): Promise<void> => {
  const { person, id } = channel;
  if (outcome === 'sent') {
    await house.db.run([...signals.map(s => removeSignal(s.id)), markChannel(person, id, 0, undefined)]);
    return;
  }
  const isLast = (s: KeptSignal): boolean => outcome === 'gone' || s.tries >= AGAIN.length;
  const again = (s: KeptSignal): number => now + (AGAIN[s.tries] ?? 1) * MINUTE;
  const given = signals.some(isLast);
  const failures = channel.failures + (given ? 1 : 0);
  const stopped = outcome === 'gone' || failures >= MOST_FAILURES ? now : undefined;
  await house.db.run([
    ...signals.map(s => (isLast(s) ? removeSignal(s.id) : laterSignal(s.id, again(s)))),
    ...(given ? [markChannel(person, id, failures, stopped)] : []),
  ]);
  if (given) house.log.info({ person, channel: id, stopped: stopped !== undefined }, 'a signal could not be delivered');
};

/** Tries a channel out; it works again if it was stopped. */
export const tryChannel = async (house: House, person: KeptPerson, channel: KeptChannel): Promise<boolean> => {
  const link = `${house.config.publicUrl ?? ''}/`;
  const text = sentence(person, 'test', '', '');
  const line = { event: 'test', table: '', name: 'Roundhouse', title: '', text, link };
  const isSent = (await send(house, person, channel, { lines: [line] })) === 'sent';
  if (isSent) await house.db.run([markChannel(person.id, channel.id, 0, undefined)]);
  return isSent;
};
