import type { Seat } from '@roundhouse/engine';
import type { NewEntry, Told } from '@roundhouse/protocol';
import { gameNow, lengthOf, type Opened } from '../game/opened.ts';
import { positionOf, tellBetween, viewHash } from '../game/tell.ts';
import { refuse } from '../refuse.ts';
import { catchUp } from './catchup.ts';
import { tryEntry } from './commit.ts';
import { allowTakingBack } from './consent.ts';
import { followUp } from './follow.ts';
import type { House } from './house.ts';
import { inTurn, type Live, seatPlayed } from './live.ts';

/** How often an entry is judged again because the table changed meanwhile. */
const TRIES = 5;

/** Enters something for a person. Gives its number: of this sending, or of an earlier one with the same key. */
export const enterFor = (house: House, live: Live, person: string, e: NewEntry): Promise<number> =>
  inTurn(live, async () => {
    for (let tries = 0; tries < TRIES; tries++) {
      const before = live.game?.timeline.byKey.get(e.key);
      if (before) return before.person === person ? before.n : refuse('taken');
      const seat = seatPlayed(live, person);
      const o = live.game ?? refuse('status');
      if (e.n > lengthOf(o) + 1) {
        await catchUp(house, live);
        if (e.n > lengthOf(o) + 1) refuse('early', {}, { n: lengthOf(o) });
        continue;
      }
      if (e.n <= lengthOf(o)) await refuseLate(house, o, e.n, seat);
      if (live.table.status !== 'running') refuse('forbidden', { clause: 'game.over' });
      await compare(house, o, seat, lengthOf(o), e.hash);
      if ('do' in e.deed && e.deed.do.by !== seat) refuse('seat');
      allowTakingBack(live, e.deed, seat);
      const n = await tryEntry(house, live, o, e.key, e.deed, { seat, person });
      if (n !== undefined) {
        followUp(house, live);
        return n;
      }
      await catchUp(house, live);
    }
    return refuse('failed');
  });

/** Tells a latecomer what happened instead. */
const refuseLate = async (house: House, o: Opened, n: number, seat: Seat): Promise<never> => {
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
