import type { Title } from '@roundhouse/engine';
import { say } from '../../words/index.ts';

/** How many can play, "3 to 6 players". */
export const playersLine = (title: Pick<Title, 'players'>): string => {
  const [from, to] = [Math.min(...title.players), Math.max(...title.players)];
  return from === to ? say('landing.players.one', { players: from }) : say('landing.players', { from, to });
};
