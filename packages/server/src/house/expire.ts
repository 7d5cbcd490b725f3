import { wordsOf } from '../log.ts';
import { forgetSessions } from '../store/sessions.ts';
import { abandoned } from '../store/tables.ts';
import type { House } from './house.ts';
import { liveTable } from './live.ts';
import { closeTable } from './setup.ts';

const DAY = 24 * 3600 * 1000;
/** A table that has not started waits so long for somebody to come back. */
const GATHERING = 14 * DAY;
/** As long as a cookie lives, and a little more. */
const SESSION = 410 * DAY;

/** Clears away what nobody came back to: tables that never started, sessions whose cookies are too old. */
export const expire = async (house: House): Promise<void> => {
  const now = house.parts.now();
  for (const id of await abandoned(house.db, now - GATHERING)) {
    if (house.stopping) return;
    await liveTable(house, id)
      .then(live => closeTable(house, live))
      .catch(error => house.log.warn({ table: id, ...wordsOf(error) }, 'a table could not be cleared away'));
  }
  await house.db.run([forgetSessions(now - SESSION)]);
};
