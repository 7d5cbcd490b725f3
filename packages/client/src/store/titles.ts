import type { Title } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';

/** The title of this id, from our shelf or, for games from elsewhere, with that platform's rulings. */
export const titleOf = async (id: string): Promise<Title | undefined> => {
  if (Object.hasOwn(shelf, id)) return shelf[id];
  const { foreignShelf } = await import('@roundhouse/exchange');
  return Object.hasOwn(foreignShelf, id) ? foreignShelf[id] : undefined;
};
