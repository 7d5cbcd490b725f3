import type { Channel, NewChannel } from '@roundhouse/protocol';
import type { House } from '../house/house.ts';
import { whereOf } from '../notify/channels.ts';
import { tryChannel } from '../notify/signals.ts';
import { refuse } from '../refuse.ts';
import { maybe } from '../store/database.ts';
import type { KeptPerson } from '../store/persons.ts';
import { addChannel, channelsOf, removeChannel } from '../store/signals.ts';

const MOST = 10;
const TRIES = 5;

/** The ways somebody is called, as they may see them. */
export const listChannels = async (house: House, person: string): Promise<Channel[]> =>
  (await channelsOf(house.db, person)).map(({ id, said, failures, stopped }) => ({
    id,
    kind: said.kind,
    where: whereOf(said),
    failures,
    ...maybe('stopped', stopped),
  }));

/** Adds a way to be called; the same browser or address again changes nothing. */
export const newChannel = async (house: House, person: KeptPerson, said: NewChannel): Promise<Channel[]> => {
  if (said.kind === 'mail' && (!house.config.smtpUrl || !person.email)) refuse('mail');
  const text = JSON.stringify(said);
  for (let tries = 0; tries < TRIES; tries++) {
    const had = await channelsOf(house.db, person.id);
    if (had.some(c => JSON.stringify(c.said) === text)) break;
    if (had.length >= MOST) refuse('full');
    if (await house.db.run([addChannel(person.id, said)])) break;
  }
  return listChannels(house, person.id);
};

export const dropChannel = async (house: House, person: string, id: number): Promise<Channel[]> => {
  if (!(await house.db.run(removeChannel(person, id)))) refuse('missing');
  return listChannels(house, person);
};

/** Sends a message over a channel now; whether it was taken. */
export const testChannel = async (house: House, person: KeptPerson, id: number): Promise<boolean> => {
  const channel = (await channelsOf(house.db, person.id)).find(c => c.id === id) ?? refuse('missing');
  return tryChannel(house, person, channel);
};
