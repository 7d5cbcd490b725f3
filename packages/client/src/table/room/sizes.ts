import { create } from 'zustand';
import type { Sizes } from './shape.ts';

const SHELF = 'roundhouse.rooms';

type Kept = Readonly<Record<string, Sizes>>;

const stored = (): Kept => {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Kept;
  } catch {
    return {};
  }
};

/** What was dragged, by title and kind of screen; and whether the map has the screen to itself. */
export const useRooms = create<{ readonly kept: Kept; readonly isAlone: boolean }>(() => ({
  kept: stored(),
  isAlone: false,
}));

/** Screens of about one width share their sizes. */
export const roomKey = (title: string, width: number): string => `${title} ${Math.round(width / 320)}`;

/** Keeps one size, or forgets it. */
export const keepSize = (room: string, what: keyof Sizes, size: number | undefined): void => {
  const { [what]: _, ...rest } = stored()[room] ?? {};
  const kept = { ...stored(), [room]: size === undefined ? rest : { ...rest, [what]: size } };
  useRooms.setState({ kept });
  try {
    localStorage.setItem(SHELF, JSON.stringify(kept));
  } catch {
    // Without storage the room is as it was on the next visit.
  }
};

export const toggleAlone = (): void => useRooms.setState(s => ({ isAlone: !s.isAlone }));
