import type { Deed, Seat } from '@roundhouse/engine';
import type { Motion, NewMotion } from '@roundhouse/protocol';
import { lengthOf } from '../game/opened.ts';
import { verdictOn } from '../game/verdict.ts';
import { notifyMotion } from '../notify/turns.ts';
import { isRefused, refuse } from '../refuse.ts';
import { maybe } from '../store/database.ts';
import { addMotion, changeMotion, highest, MOTION_LASTS, motionById, openMotions } from '../store/talk.ts';
import { awayLongEnough } from './away.ts';
import { catchUp } from './catchup.ts';
import { tryEntry } from './commit.ts';
import { concerned } from './consent.ts';
import { endByAgreement } from './end.ts';
import { followUp } from './follow.ts';
import type { House } from './house.ts';
import { motionKey } from './lapse.ts';
import { inTurn, type Live, personIn, seatPlayed } from './live.ts';
import { sealed } from './notices.ts';
import { vacate } from './seats.ts';
import { changesTerms, changeTerms } from './setup.ts';
import { sendAll } from './spread.ts';
import { reloadWaiting } from './waiting.ts';

const TRIES = 5;

const deedOf = (m: NewMotion | Motion): Deed =>
  m.kind === 'redo' ? { redo: true } : { undo: ('count' in m ? m.count : undefined) ?? 1 };

/** Asks the others. A motion that needs nobody is carried at once. */
export const propose = (house: House, live: Live, person: string, asked: NewMotion): Promise<Motion> =>
  inTurn(live, async () => {
    const by = seatPlayed(live, person);
    const o = live.game ?? refuse('status');
    if (live.table.status !== 'running') refuse('status');
    if (!house.quotas.motions.allow(person)) refuse('slow');
    const now = house.parts.now();
    const open = await openMotions(house.db, live.id, now);
    if (open.some(m => m.by === by && m.kind === asked.kind && (m.n === lengthOf(o) || m.kind !== 'undo')))
      refuse('taken');
    const needs = await neededFor(house, live, by, asked);
    const motion = {
      kind: asked.kind,
      by,
      at: now,
      until: now + MOTION_LASTS,
      n: lengthOf(o),
      ...maybe('count', asked.kind === 'undo' ? asked.count : undefined),
      ...maybe('seat', asked.kind === 'vacate' ? asked.seat : undefined),
      ...maybe('terms', asked.kind === 'terms' ? asked.terms : undefined),
      needs: [...needs],
      yes: [],
      state: 'open' as const,
    };
    for (let tries = 0; tries < TRIES; tries++) {
      const made: Motion = { id: (await highest(house.db, 'motions', live.id)) + 1, ...motion };
      if (!(await house.db.run(addMotion(live.id, made), noticeOf(house, live, made)))) continue;
      live.motions = true;
      await heard(house, live, made);
      notifyMotion(house, live, made);
      return needs.length ? made : settle(house, live, made, made);
    }
    return refuse('failed');
  });

/** Whose yes a motion needs. */
const neededFor = async (house: House, live: Live, by: Seat, asked: NewMotion): Promise<readonly Seat[]> => {
  switch (asked.kind) {
    case 'undo':
    case 'redo':
      return losersOf(house, live, by, asked);
    case 'vacate': {
      const absent = live.table.seats.find(s => s.seat === asked.seat)?.person ?? refuse('status');
      if (asked.seat === by) refuse('seat');
      await awayLongEnough(house, live, asked.seat, absent);
      return playersBut(live, by, asked.seat);
    }
    case 'end':
      return playersBut(live, by);
    case 'terms':
      if (!changesTerms(live.table, asked.terms)) refuse('status');
      return playersBut(live, by);
  }
};

/** Everybody who plays here, except these. */
const playersBut = (live: Live, ...except: readonly Seat[]): readonly Seat[] =>
  live.table.seats.flatMap(s => (s.kind === 'person' && !except.includes(s.seat) ? s.seat : []));

/** The players whose moves would go. */
const losersOf = async (house: House, live: Live, by: Seat, asked: NewMotion): Promise<readonly Seat[]> => {
  if (live.table.undo === 'none') refuse('policy');
  const o = live.game ?? refuse('status');
  const verdict = await verdictOn(house, o, deedOf(asked));
  if ('violation' in verdict) refuse('forbidden', { clause: verdict.violation.clause });
  return live.table.undo === 'free' ? [] : concerned(live, deedOf(asked), by);
};

/** Answers a motion, takes back a yes (`null`), or withdraws one's own. */
export const vote = (house: House, live: Live, person: string, id: number, yes: boolean | null): Promise<Motion> =>
  inTurn(live, async () => {
    const seat = seatPlayed(live, person);
    for (let tries = 0; tries < TRIES; tries++) {
      const motion = (await motionById(house.db, live.id, id)) ?? refuse('missing');
      if (motion.state !== 'open' || motion.until < house.parts.now()) refuse('status');
      const after = answered(motion, seat, yes);
      if (after === motion) return motion;
      if (after.state === 'open' && after.yes.length === after.needs.length) return settle(house, live, motion, after);
      if (await house.db.run(changeMotion(live.id, motion, after), noticeOf(house, live, after)))
        return heard(house, live, after);
    }
    return refuse('failed');
  });

/** The motion after a seat has answered it. */
const answered = (motion: Motion, seat: Seat, yes: boolean | null): Motion => {
  if (seat === motion.by && yes === false) return { ...motion, state: 'withdrawn' };
  if (!motion.needs.includes(seat)) refuse('seat');
  if (yes === false) return { ...motion, state: 'refused' };
  const others = motion.yes.filter(s => s !== seat);
  if (yes === motion.yes.includes(seat) || (yes === null && others.length === motion.yes.length)) return motion;
  return { ...motion, yes: yes ? [...others, seat] : others };
};

/** Everybody agrees: does it, and notes what came of it. */
const settle = async (house: House, live: Live, former: Motion, agreed: Motion): Promise<Motion> => {
  const after: Motion = { ...agreed, state: (await carry(house, live, agreed)) ? 'carried' : 'lapsed' };
  await house.db.run(changeMotion(live.id, former, after), noticeOf(house, live, after));
  followUp(house, live);
  return heard(house, live, after);
};

const carry = async (house: House, live: Live, m: Motion): Promise<boolean> => {
  const o = live.game;
  const person = personIn(live, m.by);
  if (!o || person === undefined) return false;
  try {
    if (m.kind === 'vacate') {
      await vacate(house, live, m.seat ?? -1, person, m.id);
      return true;
    }
    if (m.kind === 'terms') {
      await changeTerms(house, live, m.terms ?? {}, person);
      return true;
    }
    if (m.n !== lengthOf(o)) return false;
    if (m.kind === 'end') {
      await endByAgreement(house, live, person);
      return true;
    }
    const n = await tryEntry(house, live, o, motionKey(m.id), deedOf(m), { seat: m.by, person });
    if (n === undefined) await catchUp(house, live);
    return n !== undefined;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
};

const noticeOf = (house: House, live: Live, m: Motion): string =>
  sealed(house.process, { kind: 'motion', table: live.id, id: m.id });

/** Tells everybody at the table how a motion stands. */
export const heard = async (house: House, live: Live, motion: Motion): Promise<Motion> => {
  sendAll(live, { type: 'motion', table: live.id, motion });
  await reloadWaiting(
    house,
    motion.needs.flatMap(seat => personIn(live, seat) ?? []),
  );
  return motion;
};
