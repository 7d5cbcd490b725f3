import type { Person } from '@roundhouse/protocol';
import type { House } from '../house/house.ts';
import { forgetLobby } from '../house/lobby.ts';
import { refuse } from '../refuse.ts';
import { addBlock, blockedBy, removeBlock } from '../store/blocks.ts';
import { openly, personById, personsById } from '../store/persons.ts';

const MOST = 200;

/** Whom somebody has blocked. */
export const listBlocks = async (house: House, person: string): Promise<Person[]> => {
  const ids = await blockedBy(house.db, person);
  const people = await personsById(house.db, ids);
  return ids.flatMap(id => {
    const found = people.get(id);
    return found ? openly(found) : [];
  });
};

export const block = async (house: House, person: string, other: string): Promise<Person[]> => {
  if (other === person || !(await personById(house.db, other))) refuse('missing');
  if ((await blockedBy(house.db, person)).length >= MOST) refuse('full');
  await house.db.run([addBlock(person, other, house.parts.now())]);
  forgetLobby(house);
  return listBlocks(house, person);
};

export const unblock = async (house: House, person: string, other: string): Promise<Person[]> => {
  await house.db.run([removeBlock(person, other)]);
  return listBlocks(house, person);
};
