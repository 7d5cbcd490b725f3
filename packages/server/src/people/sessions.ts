import type { Session } from '@roundhouse/protocol';
import { personChanged } from '../house/hear.ts';
import type { House } from '../house/house.ts';
import { sealed } from '../house/notices.ts';
import { type KeptPerson, personInSession } from '../store/persons.ts';
import { endOthers, endSession, sessionsOf, useSession } from '../store/sessions.ts';
import { changePerson } from './change.ts';
import { type Claim, COOKIE_AGE } from './cookie.ts';

/** When a session was last used is written this often, not with every request. */
const SELDOM = 3_600_000;

/** The person a cookie speaks for, unless it is void. */
export const personOf = async (house: House, claim: Claim, agent: string): Promise<KeptPerson | undefined> => {
  const found = await personInSession(house.db, claim.person, claim.session);
  if (!found || found.ended || found.person.kind === 'gone' || found.person.epoch !== claim.epoch) return undefined;
  const now = house.parts.now();
  if (now - found.seen > SELDOM) {
    const used = {
      id: claim.session,
      person: claim.person,
      created: claim.given,
      seen: now,
      agent: agent.slice(0, 200),
    };
    // Whether it can be noted does not matter to whoever asks.
    house.db.run([useSession(used)]).catch(() => {});
  }
  return found.person;
};

/** The browsers somebody is signed in with. */
export const listSessions = async (house: House, p: KeptPerson, current: string): Promise<Session[]> => {
  const since = house.parts.now() - COOKIE_AGE * 1000;
  const all = await sessionsOf(house.db, p.id, since);
  return all.map(({ person: _, ...s }) => ({ ...s, current: s.id === current }));
};

/** Ends one session: its cookie is void, its sockets are closed. */
export const end = async (house: House, p: KeptPerson, session: string): Promise<void> => {
  const notice = sealed(house.process, { kind: 'person', id: p.id });
  await house.db.run([endSession(session, p.id, house.parts.now())], notice);
  await personChanged(house, p.id);
};

/** Ends every session but this one, those we do not know of included: the cookie must be given out anew. */
export const endAllOthers = async (house: House, p: KeptPerson, session: string): Promise<KeptPerson> => {
  const next = await changePerson(house, p, now => ({ ...now, epoch: now.epoch + 1 }));
  await house.db.run([endOthers(p.id, session, house.parts.now())]);
  return next;
};
