import type { TableInfo } from '@roundhouse/protocol';
import { askServer, type Reply } from '../../online/server.ts';
import { callMe } from '../../online/useServer.ts';
import { language } from '../../words/index.ts';
import type { Chosen } from './setup.ts';
import type { Terms } from './TableTerms.tsx';

interface Wish extends Chosen {
  readonly title: string;
  readonly terms: Terms;
}

/** Opens a table on the server in our name; its id is the link. */
export const inviteFriends = async (name: string, wish: Wish): Promise<Reply<TableInfo>> => {
  const trouble = await callMe(name);
  if (trouble) return { trouble };
  const { title, players, options, terms } = wish;
  const { open, ...rest } = terms;
  return askServer('newTable', {
    body: { title, players, options: { ...options }, language: language(), access: open ? 'open' : 'private', ...rest },
  });
};
