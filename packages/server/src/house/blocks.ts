import { refuse } from '../refuse.ts';
import { blockersOf } from '../store/blocks.ts';
import { freshTable } from './catchup.ts';
import type { House } from './house.ts';
import { type Live, seatHeld } from './live.ts';

/** Refuses what somebody wants from people who do not want to meet them. */
export const notBlocked = async (house: House, person: string, others: readonly string[]): Promise<void> => {
  const blockers = await blockersOf(house.db, person);
  if (others.some(other => other !== person && blockers.has(other))) refuse('blocked');
};

/** A table for somebody who wants to look at it. Private ones are not for those whom somebody there has blocked. */
export const tableFor = async (house: House, id: string, person: string | undefined): Promise<Live> => {
  const live = await freshTable(house, id);
  const { access, host, seats } = live.table;
  const isStranger = person !== undefined && host !== person && seatHeld(live, person) === undefined;
  if (access === 'private' && isStranger)
    await notBlocked(house, person, [host, ...seats.flatMap(s => s.person ?? [])]);
  return live;
};
