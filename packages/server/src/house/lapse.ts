import { lapsedIn, lapsing } from '../store/talk.ts';
import type { House } from './house.ts';
import type { Live } from './live.ts';
import { sealed } from './notices.ts';
import { sendAll } from './spread.ts';

/** The key of the entry that carries out a motion. */
export const motionKey = (id: number): string => `motion:${id}`;

/** Ends the motions about a position that is past, except the one that led here. */
export const lapse = async (house: House, live: Live, key: string): Promise<void> => {
  if (!live.motions) return;
  const carried = Number(/^motion:(\d+)$/.exec(key)?.[1] ?? 0);
  const rows = await house.db.run(lapsing(live.id, live.table.n, carried));
  for (const motion of lapsedIn(rows?.[0] ?? [])) {
    sendAll(live, { type: 'motion', table: live.id, motion });
    await house.db.tell(sealed(house.process, { kind: 'motion', table: live.id, id: motion.id }));
  }
  live.motions = carried > 0;
};
