import { type Cover, covers } from '@roundhouse/titles/covers';
import { bookId, shelfId } from '../../words/index.ts';

/** The boxes that are no variants. */
export const boxes: readonly Cover[] = covers.filter(t => bookId(t) === shelfId(t));

/** The title itself and what it can be varied to. */
export const variantsOf = (title: Cover): readonly Cover[] => covers.filter(t => bookId(t) === bookId(title));

/** The box a title or variant belongs to. */
export const boxOf = (title: Cover): Cover => boxes.find(t => shelfId(t) === bookId(title)) ?? title;

/** The title of this name; nothing, if it is not on the shelf. */
export const coverOf = (id: string | undefined): Cover | undefined => covers.find(t => shelfId(t) === id);

/** The title of this name, or the first on the shelf. */
export const coverNamed = (id: string | undefined): Cover => coverOf(id) ?? (covers[0] as Cover);

/** For somebody who has never played: no bookkeeping, over in an hour. */
export const easiest: Cover = covers.find(c => c.id.endsWith('-short')) ?? coverNamed(undefined);
