import { type Cover, unpack } from '@roundhouse/titles/covers';
import { go } from '../../app/useWhere.ts';
import { createGame } from '../../store/create.ts';
import { say } from '../../words/index.ts';

/** Names for players nobody has named: Player 1, Player 2 … */
export const plainNames = (players: number): readonly string[] =>
  Array.from({ length: players }, (_, seat) => say('player.seat', { number: seat + 1 }));

/** Starts a game on this screen at once, with the fewest players the title takes, and goes to its table. */
export const startHotSeat = async (cover: Cover): Promise<void> => {
  const title = await unpack(cover.id);
  if (!title) return;
  const id = await createGame({ title, names: plainNames(Math.min(...title.players)) });
  go('table', { id });
};
