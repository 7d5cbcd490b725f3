import type { Game } from '@roundhouse/engine';
import { create } from 'zustand';
import { lineOf, useTable } from '../../store/table.ts';

/** Whether the map is shown as it was before the first tile. */
export const useStart = create<{ readonly isStart: boolean }>()(() => ({ isStart: false }));

/** The position whose map is drawn: the one on the screen, or the first that is known. */
export const useStartMap = (now: Game): Game => {
  const isStart = useStart(s => s.isStart);
  const first = useTable(s => lineOf(s)?.games[0]);
  return isStart && first ? first : now;
};
