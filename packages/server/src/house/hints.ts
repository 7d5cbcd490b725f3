import { refuse } from '../refuse.ts';
import { noteOnce } from './chat.ts';
import type { House } from './house.ts';
import { type Live, seatPlayed } from './live.ts';

/** Somebody has a strong player look at their seat: allowed where the table allows it, and everybody sees that it was asked. */
export const askForHint = async (house: House, live: Live, person: string): Promise<void> => {
  const seat = seatPlayed(live, person);
  if (live.table.status !== 'running') refuse('status');
  if (!live.table.aids) refuse('hints');
  if (live.table.asked?.by !== seat) refuse('seat');
  await noteOnce(house, live, `hint:${live.table.n}`, { type: 'hint', seat, by: person });
};
