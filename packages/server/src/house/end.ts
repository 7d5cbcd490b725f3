import { gameNow } from '../game/opened.ts';
import { worthsIn } from '../game/verdict.ts';
import { notifyEntry } from '../notify/turns.ts';
import { refuse } from '../refuse.ts';
import { changeNow } from './change.ts';
import type { House } from './house.ts';
import type { Live } from './live.ts';

/** How a game ended that its players ended: nothing the rules know of. */
const AGREED = 'agreed';

/** Ends a game with the reckoning as it stands, as everybody agreed. Only in turn. */
export const endByAgreement = async (house: House, live: Live, by: string): Promise<void> => {
  const former = live.table;
  const worths = worthsIn(await gameNow(house, live.game ?? refuse('status')));
  const now = house.parts.now();
  await changeNow(house, live, ({ asked: _, ...t }) => {
    if (t.status !== 'running') refuse('status');
    const over = { status: 'finished' as const, finished: now, moved: now, ending: AGREED, worths };
    return { table: { ...t, ...over }, note: { type: 'ended', by } };
  });
  house.log.info({ table: live.id, entries: live.table.n, ending: AGREED }, 'a game finished');
  notifyEntry(house, live, former);
};
