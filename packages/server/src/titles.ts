import type { Title } from '@roundhouse/engine';
import { foreignShelf } from '@roundhouse/exchange';
import { shelf } from '@roundhouse/titles';

const own = (titles: Readonly<Record<string, Title>>, id: string): Title | undefined =>
  Object.hasOwn(titles, id) ? titles[id] : undefined;

/** A title by its id, offered or not. */
export const titleOf = (id: string): Title | undefined => own(shelf, id) ?? own(foreignShelf, id);
