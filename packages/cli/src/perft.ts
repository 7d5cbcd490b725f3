import { start } from '@roundhouse/engine';
import { perft as positions } from '@roundhouse/testkit';
import type { Command } from './command.ts';
import { titleCalled, wrongSetup } from './titles.ts';

/** Counts positions. */
export const perft: Command = {
  usage: 'perft <title> --depth d [--players N]',
  about: 'Counts the positions up to d actions from the start; one number guards all the rules.',
  words: [1, 1],
  flags: { depth: 'number', players: 'number' },
  run: (call, out) => {
    const title = titleCalled(call.words[0] ?? '');
    const depth = call.number('depth');
    if ('wrong' in title) return title;
    if (depth === undefined) return { wrong: '--depth is missing' };
    const setup = {
      title: title.id,
      players: call.number('players') ?? (title.players[0] as number),
      options: {},
      seed: 'perft',
    };
    const wrong = wrongSetup(title, setup);
    if (wrong !== undefined) return { wrong };
    for (let d = 0; d <= depth; d++) {
      out.progress(`depth ${d} of ${depth}`);
      out.line(`${d} ${positions(start(title, setup), d)}`);
    }
    return 0;
  },
};
