import type { Game, Title } from '@roundhouse/engine';
import type { Filling } from './message.ts';
import { phrase } from './say.ts';

/** What sentences about a game need to know: the title, and the players' names by seat. */
export interface Speaking {
  readonly title: Title;
  readonly names: readonly string[];
}

/** A game as sentences speak of it. */
export const speaking = (g: Game, names: readonly string[]): Speaking => ({ title: g.title, names });

type Named = Pick<Title, 'id' | 'rulebook' | 'inherits'>;

/** The title as it is named on the shelf: rulings of other sites share its words. */
export const shelfId = ({ id }: Pick<Title, 'id'>): string => id.split('@')[0] ?? id;

/** Whose rules and words a title is played by: variants share those of the title they vary. */
export const bookId = (title: Named): string => title.rulebook ?? shelfId(title);

/** The titles whose words a title speaks, its own first: those it varies, those it inherits from. */
export const bookIds = (title: Named): readonly string[] => [
  shelfId(title),
  bookId(title),
  ...(title.inherits ? [title.inherits.title] : []),
];

/** Says a key as this title puts it, or as the title it varies or inherits from, or else as all titles do. */
export const local = (title: Named, key: string, filling?: Readonly<Record<string, Filling>>): string | undefined => {
  for (const id of bookIds(title)) {
    const own = phrase(`${id}.${key}`, filling);
    if (own !== undefined) return own;
  }
  return phrase(key, filling);
};
