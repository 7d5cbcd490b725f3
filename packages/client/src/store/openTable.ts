import { again } from '../work/again.ts';
import { openLocal } from './local.ts';

/** Ids of tables on a server have twenty letters and digits, those of this browser fewer. */
export const isOnline = (id: string): boolean => /^[0-9a-z]{20}$/.test(id);

/** Opens the game of this id, wherever it is. */
export const openTable = async (id: string): Promise<void> => {
  if (!isOnline(id)) return openLocal(id);
  const { openOnline } = await again(() => import('../online/follow.ts'));
  return openOnline(id);
};
