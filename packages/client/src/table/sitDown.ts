import { keptGame } from '../store/kept.ts';
import { openLocal } from '../store/local.ts';
import { clearTable, useTable } from '../store/table.ts';
import { again } from '../work/again.ts';

/** Opens the game of this id: one that this browser keeps, or else a table on the server. */
export const sitDown = async (id: string): Promise<void> => {
  clearTable(id);
  const kept = await keptGame(id).catch(() => undefined);
  if (useTable.getState().id !== id) return;
  if (kept) return openLocal(kept);
  const { openOnline } = await again(() => import('../online/follow.ts'));
  if (useTable.getState().id === id) return openOnline(id);
};
