import type { LevelName } from '@roundhouse/bots';
import { type Cover, unpack } from '@roundhouse/titles/covers';
import { useSettings } from '../../app/settings.ts';
import { go } from '../../app/useWhere.ts';
import { botName } from '../../store/botName.ts';
import { createGame } from '../../store/create.ts';
import type { Sitter } from '../../store/kept.ts';
import { forgetAll } from '../../table/coach/explained.ts';
import { say } from '../../words/index.ts';

/** Names for players nobody has named: Player 1, Player 2 … */
export const plainNames = (players: number): readonly string[] =>
  Array.from({ length: players }, (_, seat) => say('player.seat', { number: seat + 1 }));

/** Starts a game against bots at once, and goes to its table. */
export const startAgainstBots = async (cover: Cover, level: LevelName): Promise<void> => {
  const title = await unpack(cover.id);
  if (!title) return;
  const players = Math.min(...title.players.filter(n => n > 1));
  const sitters: readonly Sitter[] = Array.from({ length: players }, (_, seat) => (seat ? level : 'person'));
  const names = sitters.map((s, seat) =>
    s === 'person' ? say('player.seat', { number: seat + 1 }) : botName(s, seat - 1),
  );
  go('table', { id: await createGame({ title, names, sitters }) });
};

/** A first game: against apprentices, every question explained the first time it comes up. */
export const startFirstGame = (cover: Cover): Promise<void> => {
  useSettings.getState().change({ coach: true });
  forgetAll();
  return startAgainstBots(cover, 'apprentice');
};

/** Starts a game on this screen at once, with the fewest players the title takes, and goes to its table. */
export const startHotSeat = async (cover: Cover): Promise<void> => {
  const title = await unpack(cover.id);
  if (!title) return;
  const id = await createGame({ title, names: plainNames(Math.min(...title.players)) });
  go('table', { id });
};
