import { whereIs } from '../app/routes.ts';
import { expectGame } from './kept.ts';
import { rememberedTitle } from './last.ts';
import { titleInWords } from './titleInWords.ts';

/** Fetches the game that this address leads to, and its title, before its page is there to ask. */
export const expectTable = async (hash: string): Promise<void> => {
  const { place, params } = whereIs(hash);
  const id = place === 'table' && params['id'];
  if (!id) return;
  const kept = expectGame(id);
  const title = rememberedTitle(id) ?? (await kept)?.record.setup.title;
  if (title) await titleInWords(title);
};
