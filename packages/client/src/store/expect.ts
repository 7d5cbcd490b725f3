import { whereIs } from '../app/routes.ts';
import { expectGame } from './kept.ts';
import { rememberedTitle } from './last.ts';
import { titleInWords } from './titleInWords.ts';

/** Fetches the game that this address leads to, and its title, before its page is there to ask. */
export const expectTable = async (hash: string): Promise<void> => {
  const { place, params } = whereIs(hash);
  const id = place === 'table' && params['id'];
  if (!id) return;
  const remembered = rememberedTitle(id);
  const kept = expectGame(id).then(k => k && titleInWords(k.record.setup.title));
  await Promise.all([kept, remembered && titleInWords(remembered)]);
};
