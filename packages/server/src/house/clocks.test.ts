import type { Clock } from '@roundhouse/protocol';
import { expect, test } from 'vitest';
import type { Bot } from '../parts.ts';
import { type Caller, call, connect, request } from '../testing/caller.ts';
import { act, cardParts } from '../testing/cards.ts';
import { cardTable, freshKey } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';
import { runOut } from './clocks.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The month in which clocks are put forward in Berlin, on the 29th. */
const START = Date.parse('2026-03-02T09:00+01:00');
let now = START;
const nodder: Bot = async (_, seat) => act('nod', seat).do;
const parts = { ...cardParts, bots: { nodder }, now: () => now };
const calendar = { zone: 'Europe/Berlin', night: [22, 8], weekends: true } as const;
const question = (then: 'remind' | 'answer' | 'bot' | 'vote', hours = 12): Clock => ({
  kind: 'question',
  minutes: hours * 60,
  then,
});

onEveryDatabase('clocks', { parts, servers: 2 }, (at, _, restart) => {
  const table = async (clock: Clock, setup: object = {}) => {
    const made = await cardTable([at(0).url, at(1).url], { clock, ...setup });
    for (const c of made.players) await call(c, 'changeMe', {}, { settings: { calendar } });
    return made;
  };
  const look = async (c: Caller, id: string) => call({ ...c, url: at(0).url }, 'table', { table: id });
  /** Both processes look at the same moment. */
  const tick = (): Promise<unknown> => Promise.all([runOut(at(0).house), runOut(at(1).house)]);
  const notes = async (c: Caller, id: string) =>
    (await call({ ...c, url: at(0).url }, 'chat', { table: id })).flatMap(l =>
      l.note ? [[l.note.type, l.note.seat, l.note.verb]] : [],
    );

  test('a month of answers nobody gave, over restarts: each when it is due, never early, never twice', async () => {
    now = START;
    const { id, players } = await table(question('answer'));
    const [ann] = players as [Caller];
    let seen = 0;
    let due = (await look(ann, id)).asked?.due ?? 0;
    const dues: string[] = [];
    for (let i = 1; now < START + 30 * DAY; i++) {
      now += 2 * HOUR;
      // One process after the other ends and begins anew, also while something is due.
      if (i % 37 === 0) await Promise.all([restart(i), runOut(at(i + 1).house).catch(() => {})]);
      await tick();
      const { n, asked } = await look(ann, id);
      if (now < due) expect(n).toBe(seen);
      else {
        expect(n).toBe(seen + 1);
        dues.push(new Date(due).toISOString());
        seen = n;
        due = asked?.due ?? 0;
        expect(due).toBeGreaterThan(now);
      }
    }
    // About one a working day: 14 hours each, 12 hours a question.
    expect(seen).toBeGreaterThan(15);
    expect(seen).toBeLessThan(27);
    const local = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Berlin',
      weekday: 'short',
      hour: 'numeric',
      hourCycle: 'h23',
    });
    for (const text of dues) {
      const [day, hour] = local.format(new Date(text)).split(', ');
      expect(['Sat', 'Sun']).not.toContain(day);
      expect(Number(hour)).toBeGreaterThanOrEqual(8);
      expect(Number(hour)).toBeLessThanOrEqual(22);
    }
    expect((await notes(ann, id)).filter(([type]) => type === 'late').length).toBe(Math.min(seen, 100));
    expect((await notes(ann, id))[0]).toEqual(['late', 0, 'pass']);
  });

  test('a reminder, a bot and a vote happen once; a holiday stops the clock', async () => {
    now = START;
    const reminded = await table(question('remind'));
    const lent = await table(question('bot'));
    const voted = await table(question('vote'));
    const away = await table(question('answer'));
    const [ann, bob, cid] = away.players as [Caller, Caller, Caller];
    await call(
      ann,
      'changeMe',
      {},
      { settings: { calendar: { ...calendar, holiday: { from: now, until: now + 9 * DAY } } } },
    );
    expect((await look(ann, away.id)).asked?.due).toBeGreaterThan(now + 9 * DAY);
    const early = await request(
      voted.players[1] as Caller,
      'propose',
      { table: voted.id },
      { kind: 'vacate', seat: 0 },
    );
    expect(early.no?.error.code).toBe('patience');
    for (let i = 0; i < 8; i++) {
      now += DAY / 4;
      await tick();
      if (i === 0) expect(await notes(reminded.players[0] as Caller, reminded.id)).toEqual([]);
    }
    expect(await notes(reminded.players[0] as Caller, reminded.id)).toEqual([['late', 0, undefined]]);
    expect((await look(ann, reminded.id)).asked).toMatchObject({ by: 0, late: true });
    expect((await look(ann, lent.id)).seats[0]).toMatchObject({ kind: 'bot', bot: 'nodder' });
    await expect.poll(async () => (await look(ann, lent.id)).n).toBeGreaterThanOrEqual(1);
    const motion = await call(voted.players[1] as Caller, 'propose', { table: voted.id }, { kind: 'vacate', seat: 0 });
    const carried = await call(
      voted.players[2] as Caller,
      'vote',
      { table: voted.id, motion: motion.id },
      { yes: true },
    );
    expect(carried.state).toBe('carried');
    expect((await look(ann, voted.id)).asked?.due).toBeUndefined();
    expect((await look(ann, away.id)).n).toBe(0);
    now += 9 * DAY;
    await tick();
    expect((await look(ann, away.id)).n).toBe(1);
    expect([bob, cid].length).toBe(2);
  });

  test('whoever let time run out can be voted about only while they are not here', async () => {
    now = START;
    const { id, players } = await table(question('vote'));
    const [ann, bob, cid] = players as [Caller, Caller, Caller];
    const wish = { kind: 'vacate', seat: 0 };
    const [here, watching] = [await connect({ ...ann, url: at(1).url }), await connect(bob)];
    for (const line of [here, watching]) line.say({ type: 'watch', table: id });
    await watching.hear('presence', m => m.presence.here.some(h => h.seat === 0));
    now += 2 * DAY;
    await tick();
    expect((await look(ann, id)).asked).toMatchObject({ by: 0, late: true });
    expect((await request(bob, 'propose', { table: id }, wish)).no?.error.code).toBe('present');
    here.close();
    await watching.hear('presence', m => m.presence.here.every(h => h.seat !== 0));
    const motion = await call(bob, 'propose', { table: id }, wish);
    // Back before the last yes: nothing comes of it.
    const back = await connect(ann);
    back.say({ type: 'watch', table: id });
    await back.hear('presence');
    const late = await request(cid, 'vote', { table: id, motion: motion.id }, { yes: true });
    expect(late.ok?.state ?? late.no?.error.code).toBe('status');
    expect((await look(ann, id)).seats[0]?.person?.name).toBe('Ann');
    for (const line of [back, watching]) line.close();
  });

  test('a bank is used up by whoever is asked, and grows with every turn', async () => {
    now = START;
    const { id, players } = await table({ kind: 'bank', minutes: 600, increment: 60, then: 'remind' });
    const [ann, bob] = players as [Caller, Caller];
    now += 3 * HOUR;
    await call(ann, 'enter', { table: id }, { n: 1, key: freshKey(), deed: act('nod', 0) });
    expect((await look(ann, id)).clocks?.map(ms => ms / HOUR)).toEqual([8, 10, 10]);
    now += 14 * HOUR;
    await call(bob, 'enter', { table: id }, { n: 2, key: freshKey(), deed: act('nod', 1) });
    // From noon to ten in the evening ran ten hours, the night did not count.
    expect((await look(ann, id)).clocks?.map(ms => ms / HOUR)).toEqual([8, 1, 10]);
    const { asked } = await look(ann, id);
    expect(((asked?.due ?? 0) - now) / HOUR).toBeGreaterThan(10);
  });

  test('live: every minute counts, and the terms change only together', async () => {
    now = Date.parse('2026-03-07T23:00+01:00');
    const { id, players } = await table({ kind: 'live', minutes: 30, increment: 1, then: 'answer' });
    const [ann] = players as [Caller];
    expect((await look(ann, id)).asked?.due).toBe(now + HOUR / 2);
    const changed = await request(ann, 'changeTable', { table: id }, { clock: { kind: 'none' } });
    expect(changed.no?.error.code).toBe('consent');
    now += HOUR / 2 - 1000;
    await tick();
    expect((await look(ann, id)).n).toBe(0);
    now += 1000;
    await tick();
    expect((await look(ann, id)).n).toBe(1);
    const wrong = { settings: { calendar: { ...calendar, zone: 'Europe/Nowhere' } } };
    expect((await request(ann, 'changeMe', {}, wrong)).no?.error.code).toBe('malformed');
  });
});
