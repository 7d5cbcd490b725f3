import { wordsOf } from '../log.ts';
import { pushKeysOf } from '../notify/push.ts';
import { type KeptPerson, personById } from '../store/persons.ts';
import { isKept, sanctionsOf } from '../store/sanctions.ts';
import { secretsOf } from '../store/secrets.ts';
import { endedSessions } from '../store/sessions.ts';
import { motionById } from '../store/talk.ts';
import { catchUp } from './catchup.ts';
import { forgetLinesOf, overheard } from './chat.ts';
import type { House } from './house.ts';
import { inTurn, type Live, openLives, peopleAt } from './live.ts';
import { forgetLobby } from './lobby.ts';
import { missed } from './missed.ts';
import { heard } from './motions.ts';
import { type Notice, unsealed } from './notices.ts';
import { tellOrders } from './orders.ts';
import { forgetProcesses, heardHere, tellHere } from './presence.ts';
import { spreadTable } from './spread.ts';
import { passWaiting, reloadWaiting } from './waiting.ts';

/** Takes in what another process did. */
export const hear = (house: House, text: string | undefined): void => {
  const notice = text === undefined ? undefined : unsealed(text);
  if (text !== undefined && (!notice || notice.process === house.process)) return;
  const taking = notice ? take(house, notice.process, notice) : missed(house);
  taking.catch((error: unknown) => house.log.error(wordsOf(error), 'a notice could not be taken in'));
};

const take = async (house: House, process: string, notice: Notice): Promise<void> => {
  switch (notice.kind) {
    case 'entry':
      passWaiting(house, notice.table, notice.from, notice.to);
      return atTable(house, notice.table, live => inTurn(live, () => catchUp(house, live)));
    case 'table':
      forgetLobby(house);
      await atTable(house, notice.table, live => inTurn(live, () => catchUp(house, live)));
      return reloadWaiting(house, notice.persons);
    case 'chat':
      return atTable(house, notice.table, live => overheard(house, live, notice.id));
    case 'motion':
      return atTable(house, notice.table, async live => {
        const motion = await motionById(house.db, live.id, notice.id);
        live.motions = true;
        if (motion) await heard(house, live, motion);
      });
    case 'orders':
      return atTable(house, notice.table, live => tellOrders(house, live, notice.person));
    case 'person':
      return personChanged(house, notice.id);
    case 'secrets':
      house.secrets = await secretsOf(house.db);
      house.pushKeys = await pushKeysOf(house.db);
      return;
    case 'sanctions':
      return sanctionsChanged(house);
    case 'here':
      return heardHere(house, process, notice.table, notice);
    case 'who':
      for (const live of await openLives(house)) if (live.watchers.size) await tellHere(house, live);
      return;
    case 'alive': {
      const known = house.elsewhere.get(process);
      if (known) known.heard = house.parts.now();
      return;
    }
    case 'ended':
      return forgetProcesses(house, process);
  }
};

const atTable = async (house: House, table: string, act: (live: Live) => Promise<void>): Promise<void> => {
  const live = await house.lives.get(table);
  if (live) await act(live);
};

/** Somebody is kept from something by now, or no longer; whoever is kept from everything is let go. */
export const sanctionsChanged = async (house: House): Promise<void> => {
  house.sanctions = await sanctionsOf(house.db);
  for (const [person, sockets] of house.sockets)
    if (isKept(house.sanctions, 'ban', person, house.parts.now())) for (const socket of sockets) socket.drop('stale');
};

/** Closes the sockets of somebody whose cookies are no longer good. */
const dropVoid = async (house: House, person: KeptPerson | undefined, id: string): Promise<void> => {
  const sockets = house.sockets.get(id);
  if (!sockets?.size) return;
  const ended = await endedSessions(house.db, id);
  const isGone = !person || person.kind === 'gone';
  for (const s of sockets) if (isGone || person.epoch !== s.epoch || ended.has(s.session)) s.drop('stale');
};

/** Somebody has another name now, must sign in again, or is gone with all they said. */
export const personChanged = async (house: House, id: string): Promise<void> => {
  forgetLobby(house);
  const person = await personById(house.db, id);
  await dropVoid(house, person, id);
  for (const live of await openLives(house)) {
    if (person?.kind === 'gone') await forgetLinesOf(house, live, id);
    if (!live.people.has(id)) continue;
    live.people = await peopleAt(house, live.table);
    spreadTable(live);
  }
};
