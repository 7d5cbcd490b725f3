import type { Title } from '@roundhouse/engine';
import { openWords } from '../words/say.ts';
import { bookIds, shelfId } from '../words/speak.ts';
import { titleOf } from './titles.ts';

/** The title of this id with what it says, for tables. */
export const titleInWords = async (id: string): Promise<Title | undefined> => {
  const [title] = await Promise.all([titleOf(id), openWords(shelfId({ id }))]);
  if (title) await Promise.all(bookIds(title).map(openWords));
  return title;
};
