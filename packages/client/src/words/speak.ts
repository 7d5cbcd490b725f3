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

/** The title as it is named on the shelf: rulings of other sites share its words. */
export const shelfId = (title: Pick<Title, 'id'>): string => title.id.split('@')[0] ?? title.id;

/** Says a key as this title puts it, or else as all titles do. */
export const local = (
  title: Pick<Title, 'id'>,
  key: string,
  filling?: Readonly<Record<string, Filling>>,
): string | undefined => phrase(`${shelfId(title)}.${key}`, filling) ?? phrase(key, filling);
