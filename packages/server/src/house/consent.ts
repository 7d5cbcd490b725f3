import type { Deed, Seat } from '@roundhouse/engine';
import { takenBy } from '../game/timeline.ts';
import { refuse } from '../refuse.ts';
import type { Live } from './live.ts';

/** The seats of other people whose moves an undo would take or a redo bring back. */
export const concerned = (live: Live, deed: Deed, seat: Seat): readonly Seat[] => {
  const timeline = live.game?.timeline;
  if (!timeline || 'do' in deed) return [];
  const actions = 'undo' in deed ? (takenBy(timeline, deed.undo) ?? []) : (timeline.past.undone.at(-1) ?? []);
  const seats = new Set(actions.flatMap(n => timeline.lines[n - 1]?.seat ?? []));
  const people = new Set(live.table.seats.flatMap(s => (s.kind === 'person' ? s.seat : [])));
  return [...seats].filter(s => s !== seat && people.has(s)).sort((a, b) => a - b);
};

/** Refuses taking back where the table does not allow it, or not without asking. */
export const allowTakingBack = (live: Live, deed: Deed, seat: Seat): void => {
  if ('do' in deed || live.table.undo === 'free') return;
  if (live.table.undo === 'none') refuse('policy');
  if (concerned(live, deed, seat).length) refuse('consent');
};
