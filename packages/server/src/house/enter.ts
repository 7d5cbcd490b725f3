import type { Action, Seat } from '@roundhouse/engine';
import type { NewEntry, Told } from '@roundhouse/protocol';
import { gameNow, lengthOf, type Opened } from '../game/opened.ts';
import { positionOf, tellBetween, viewHash } from '../game/tell.ts';
import { refuse } from '../refuse.ts';
import { maybe } from '../store/database.ts';
import { catchUp } from './catchup.ts';
import { noteOnce } from './chat.ts';
import { tryEntry } from './commit.ts';
import { allowTakingBack } from './consent.ts';
import { followUp } from './follow.ts';
import type { House } from './house.ts';
import { inTurn, type Live, personIn, seatHeld, seatPlayed } from './live.ts';
import { deputised } from './offers.ts';

/** How often an entry is judged again because the table changed meanwhile. */
const TRIES = 5;

/** Enters something for a person. Gives its number: of this sending, or of an earlier one with the same key. */
export const enterFor = (house: House, live: Live, person: string, e: NewEntry): Promise<number> =>
  inTurn(live, async () => {
    for (let tries = 0; tries < TRIES; tries++) {
      const before = live.game?.timeline.byKey.get(e.key);
      if (before) return before.person === person ? before.n : refuse('taken');
      const acts = 'do' in e.deed ? e.deed.do.by : -1;
      const isDeputy = deputised(house, live, acts, person);
      // A deputy sees what they see anyway, and answers for the seat of somebody else.
      const seat = isDeputy ? seatHeld(live, person) : seatPlayed(live, person);
      const o = live.game ?? refuse('status');
      if (e.n > lengthOf(o) + 1) {
        await catchUp(house, live);
        if (e.n > lengthOf(o) + 1) refuse('early', {}, { n: lengthOf(o) });
        continue;
      }
      if (e.n <= lengthOf(o)) await refuseLate(house, o, e.n, seat);
      if (live.table.status !== 'running') refuse('forbidden', { clause: 'game.over' });
      await compare(house, o, seat, lengthOf(o), e.hash);
      if ('do' in e.deed && acts !== seat && !isDeputy) refuse('seat');
      const author = isDeputy ? acts : (seat ?? acts);
      allowTakingBack(live, e.deed, author);
      const n = await tryEntry(house, live, o, e.key, e.deed, { seat: author, person });
      if (n !== undefined) {
        if (isDeputy && 'do' in e.deed) await notePlayed(house, live, n, person, e.deed.do);
        followUp(house, live);
        return n;
      }
      await catchUp(house, live);
    }
    return refuse('failed');
  });

/** Everybody sees who played for whom. */
const notePlayed = (house: House, live: Live, n: number, by: string, action: Action): Promise<void> => {
  const who = personIn(live, action.by);
  const note = { type: 'played' as const, seat: action.by, ...maybe('who', who), verb: action.type, by };
  return noteOnce(house, live, `played:${n}`, note);
};

/** Tells a latecomer what happened instead. */
const refuseLate = async (house: House, o: Opened, n: number, seat: Seat | undefined): Promise<never> => {
  const entries: Told[] = lengthOf(o) - n < 100 ? await tellBetween(house, o, n, lengthOf(o), seat) : [];
  return refuse(
    'late',
    {},
    entries.length ? { n: lengthOf(o), entries } : { position: await positionOf(house, o, seat) },
  );
};

/** Holds a client's hash against the true one; a difference is logged and answered with the position. */
export const compare = async (
  house: House,
  o: Opened,
  seat: Seat | undefined,
  n: number,
  hash: string | undefined,
): Promise<void> => {
  if (hash === undefined || n !== lengthOf(o)) return;
  const found = viewHash(await gameNow(house, o), seat);
  if (found === hash) return;
  house.log.warn({ table: o.table, n, seat, client: hash, server: found }, 'a client has another position');
  refuse('mismatch', {}, { n, position: await positionOf(house, o, seat) });
};
