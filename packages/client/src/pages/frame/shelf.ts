import type { Title } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import { bookId, shelfId } from '../../words/index.ts';

/** Every title, variants included. */
export const titles: readonly Title[] = Object.values(shelf);

/** The titles with a box of their own. */
export const boxes: readonly Title[] = titles.filter(t => bookId(t) === shelfId(t));

/** The title itself and what it can be varied to. */
export const variantsOf = (title: Title): readonly Title[] => titles.filter(t => bookId(t) === bookId(title));

/** The box a title or variant belongs to. */
export const boxOf = (title: Title): Title => boxes.find(t => shelfId(t) === bookId(title)) ?? title;

/** The title of this name, or the first on the shelf. */
export const titleNamed = (id: string | undefined): Title =>
  titles.find(t => shelfId(t) === id) ?? (titles[0] as Title);
