import { personChanged } from '../house/hear.ts';
import type { House } from '../house/house.ts';
import { sealed } from '../house/notices.ts';
import { refuse } from '../refuse.ts';
import { anonymise, type KeptPerson, personById, savePerson } from '../store/persons.ts';

const TRIES = 20;

/** Thinks a change over again until it rests on what is kept; whose cookie went void meanwhile is refused. */
const untilKept = async (
  house: House,
  read: KeptPerson,
  attempt: (now: KeptPerson, notice: string) => Promise<KeptPerson | undefined>,
): Promise<KeptPerson> => {
  let now: KeptPerson | undefined = read;
  for (let tries = 0; tries < TRIES; tries++) {
    if (!now || now.kind === 'gone' || now.epoch !== read.epoch) return refuse('stale');
    const kept = await attempt(now, sealed(house.process, { kind: 'person', id: read.id }));
    if (kept) {
      await personChanged(house, read.id);
      return kept;
    }
    now = await personById(house.db, read.id);
  }
  return refuse('failed');
};

/** Changes somebody. What others changed since they were read is never undone by it. */
export const changePerson = (
  house: House,
  read: KeptPerson,
  draft: (now: KeptPerson) => KeptPerson | Promise<KeptPerson>,
): Promise<KeptPerson> =>
  untilKept(house, read, async (now, notice) => {
    const next = await draft(now);
    const renamed = next.name !== now.name || next.kind !== now.kind;
    const outcome = await savePerson(house.db, { ...next, version: now.version }, renamed, notice);
    if (outcome === 'taken') refuse('taken');
    return outcome === 'saved' ? { ...next, version: now.version + 1 } : undefined;
  });

/** Takes away everything that tells who somebody was, if they still may say so. */
export const removePerson = (
  house: House,
  read: KeptPerson,
  allow: (now: KeptPerson) => Promise<void>,
): Promise<KeptPerson> =>
  untilKept(house, read, async (now, notice) => {
    await allow(now);
    return (await house.db.run(anonymise(now), notice)) && { ...now, kind: 'gone' };
  });
