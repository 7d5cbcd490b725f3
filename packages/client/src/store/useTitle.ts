import type { Title } from '@roundhouse/engine';
import { unpack } from '@roundhouse/titles/covers';
import { use } from 'react';
import { openWords } from '../words/say.ts';
import { bookIds } from '../words/speak.ts';
import { again } from '../work/again.ts';

const fetched = new Map<string, Promise<Title>>();

/** Fetches a title of our shelf, once. */
const fetchTitle = (id: string): Promise<Title> => {
  const known = fetched.get(id);
  if (known) return known;
  const coming = again(() => unpack(id)).then(async title => {
    if (title) {
      await Promise.all(bookIds(title).map(openWords));
      return title;
    }
    throw new Error(`${id} is not on the shelf`);
  });
  fetched.set(id, coming);
  coming.catch(() => fetched.delete(id));
  return coming;
};

/** The title in a box of our shelf; what uses it waits until it has been fetched. */
export const useTitle = ({ id }: Pick<Title, 'id'>): Title => use(fetchTitle(id));
