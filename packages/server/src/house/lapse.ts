import type { Row } from '../store/database.ts';
import { type Lapsing, lapsedIn, lapsing, openMotions } from '../store/talk.ts';
import type { House } from './house.ts';
import type { Live } from './live.ts';
import { sealed } from './notices.ts';
import { sendAll } from './spread.ts';

/** The key of the entry that carries out a motion. */
export const motionKey = (id: number): string => `motion:${id}`;

/** Ends the motions about a position that is past or about whoever just moved, except the one that led here. */
export const lapse = async (house: House, live: Live, key: string, mover: number | undefined): Promise<void> => {
  if (!live.motions) return;
  const carried = Number(/^motion:(\d+)$/.exec(key)?.[1] ?? 0);
  await end(house, live, { n: live.table.n, except: carried, ...(mover === undefined ? {} : { back: mover }) });
  live.motions = (await openMotions(house.db, live.id, house.parts.now())).length > 0;
};

/** Somebody is back at the table: whoever wanted the seat free sees it. */
export const lapseFor = async (house: House, live: Live, back: number): Promise<void> => {
  if (live.motions) await end(house, live, { back });
};

const end = async (house: House, live: Live, which: Lapsing): Promise<void> => {
  const rows = await house.db.run([lapsing(live.id, which)]);
  await tellLapsed(house, live, rows?.[0] ?? []);
};

/** Tells everybody which motions are no more. */
export const tellLapsed = async (house: House, live: Live, rows: readonly Row[]): Promise<void> => {
  for (const motion of lapsedIn(rows)) {
    sendAll(live, { type: 'motion', table: live.id, motion });
    await house.db.tell(sealed(house.process, { kind: 'motion', table: live.id, id: motion.id }));
  }
};
