import { whereIs } from '../app/routes.ts';
import { expectGame } from './kept.ts';
import { titleInWords } from './titleInWords.ts';

/** Fetches the game that this address leads to, and its title, before its page is there to ask. */
export const expectTable = async (hash: string): Promise<void> => {
  const { place, params } = whereIs(hash);
  const id = place === 'table' && params['id'];
  const kept = id && (await expectGame(id));
  if (kept) await titleInWords(kept.record.setup.title);
};
