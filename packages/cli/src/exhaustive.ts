import { type Coverage, exhaust, particularsOf } from '@roundhouse/testkit';
import type { Command } from './command.ts';
import { titleCalled } from './titles.ts';

const GAMES = 2000;

/** Plays until everything in a title has happened. */
export const exhaustive: Command = {
  usage: 'exhaustive <title> [--games G] [--seed S]',
  about: `Plays at random, under options drawn at random, until every tile, train, private, effect, step, ending and clause has come up, ${GAMES} games at most.`,
  words: [1, 1],
  flags: { games: 'number', seed: 'text' },
  run: (call, out) => {
    const title = titleCalled(call.words[0] ?? '');
    if ('wrong' in title) return title;
    const found = exhaust({
      title,
      particulars: particularsOf(title.id),
      seed: call.text('seed') ?? '1',
      games: call.number('games') ?? GAMES,
      progress: c => out.progress(`${c.games} games, ${reached(c)} of ${c.goals.length} reached`),
    });
    for (const goal of found.missing) out.line(`missing: ${goal}`);
    out.line(
      `${found.games} games, ${found.actions} actions, ${found.attempts} attempts, ${reached(found)} of ${found.goals.length} reached`,
    );
    return found.missing.length ? 1 : 0;
  },
};

const reached = (c: Coverage): number => c.goals.length - c.missing.length;
