import { pushKeysOf } from '../notify/push.ts';
import { personsById } from '../store/persons.ts';
import { secretsOf } from '../store/secrets.ts';
import { endedAmong } from '../store/sessions.ts';
import { latestMotions } from '../store/talk.ts';
import { catchUp } from './catchup.ts';
import { unheard } from './chat.ts';
import { personChanged, sanctionsChanged } from './hear.ts';
import type { House, Watcher } from './house.ts';
import { inTurn, type Live, openLives, peopleAt } from './live.ts';
import { sealed } from './notices.ts';
import { tellHere } from './presence.ts';
import { sendAll, spreadTable } from './spread.ts';
import { reloadWaiting } from './waiting.ts';

/** As many as are asked for at once. */
const PAGE = 200;

/** Notices were missed: everything they could have been about is looked up. */
export const missed = async (house: House): Promise<void> => {
  house.secrets = await secretsOf(house.db);
  house.pushKeys = await pushKeysOf(house.db);
  await sanctionsChanged(house);
  await house.db.tell(sealed(house.process, { kind: 'who' }));
  await lookAtPersons(house);
  for (const live of await openLives(house)) await lookAtTable(house, live);
  await reloadWaiting(house, [...house.sockets.keys()]);
};

/** Whoever has another name by now, or must sign in again. */
const lookAtPersons = async (house: House): Promise<void> => {
  const ids = [...house.sockets.keys()];
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = ids.slice(from, from + PAGE);
    const kept = await personsById(house.db, page);
    const sessions = page.flatMap(id => [...(house.sockets.get(id) ?? [])].map(s => s.session));
    const ended = await endedAmong(house.db, sessions);
    for (const id of page) {
      const now = kept.get(id);
      const same = ({ epoch, session, person }: Watcher): boolean =>
        now?.kind !== 'gone' && now?.epoch === epoch && now.name === person?.name && !ended.has(session);
      if (![...(house.sockets.get(id) ?? [])].every(same)) await personChanged(house, id);
    }
  }
};

const lookAtTable = async (house: House, live: Live): Promise<void> => {
  await inTurn(live, async () => {
    await catchUp(house, live);
    live.people = await peopleAt(house, live.table);
  });
  if (!live.watchers.size) return;
  spreadTable(live);
  await unheard(house, live);
  live.motions = true;
  for (const motion of await latestMotions(house.db, live.id))
    sendAll(live, { type: 'motion', table: live.id, motion });
  await tellHere(house, live);
};
