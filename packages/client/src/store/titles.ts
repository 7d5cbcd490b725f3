import type { Title } from '@roundhouse/engine';
import { unpack } from '@roundhouse/titles/covers';

/** The title of this id, from our shelf or, for games from elsewhere, with that platform's rulings. */
export const titleOf = async (id: string): Promise<Title | undefined> => {
  const own = await unpack(id);
  if (own) return own;
  const { foreignShelf } = await import('@roundhouse/exchange');
  return Object.hasOwn(foreignShelf, id) ? foreignShelf[id] : undefined;
};
