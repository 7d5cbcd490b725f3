import { actionLine, openRecord, positionLines, standing } from '@roundhouse/engine';
import type { Command } from './command.ts';
import { readGame } from './files.ts';

/** Shows a position of a recorded game. */
export const replay: Command = {
  usage: 'replay <file> [--at n]',
  about: 'Prints the position after n actions that stand, or after the last.',
  words: [1, 1],
  flags: { at: 'number' },
  run: (call, out) => {
    const [path = ''] = call.words;
    const known = readGame(path);
    if ('error' in known) {
      out.complain(known.error);
      return 1;
    }
    const { snapshot: _, ...record } = known.record;
    const opened = openRecord(known.title, record);
    if ('violation' in opened) {
      out.complain(`${path}: entry ${opened.at + 1} does not hold: ${opened.violation.clause}.`);
      return 1;
    }
    const actions = standing(record.log);
    const at = call.number('at') ?? actions.length;
    const game = opened.games[at];
    if (!game) return { wrong: `the game has ${actions.length} actions` };
    const action = actions[at - 1];
    out.line(action ? `After action ${at} of ${actions.length}: ${actionLine(action)}` : `Before the first action`);
    for (const line of positionLines(game)) out.line(line);
    return 0;
  },
};
