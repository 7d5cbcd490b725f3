import { type Game, play, start, type Title } from '@roundhouse/engine';
import { dice } from './dice.ts';
import { type Memory, remember } from './mutate.ts';
import { drawOptions } from './options.ts';
import { choose } from './random.ts';
import { STYLES } from './style.ts';

/** How far a game is played for positions, and how often one is taken. */
const LENGTH = 240;
const EVERY = 20;

/** A few games of this title with options drawn, each after every so many actions, and the actions played in them. */
export const positionsOf = (
  title: Title,
  memory: Memory,
  word = 'bad input',
  length: number = LENGTH,
): readonly Game[] =>
  Object.values(STYLES).flatMap((style, n) => {
    const roll = dice(`${word} ${n}`);
    const found: Game[] = [];
    const players = title.players[n % title.players.length] as number;
    let g = start(title, { players, options: drawOptions(title, {}, roll), seed: `${word} ${n}` });
    for (let i = 0; i < length; i++) {
      const action = choose(g, roll, style);
      const outcome = play(g, action);
      if (!action || outcome.violation) break;
      remember(memory, action);
      g = outcome.game;
      if (i % EVERY === 0) found.push(g);
    }
    return [...found, g];
  });
