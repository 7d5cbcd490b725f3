import { writeFileSync } from 'node:fs';
import { importForeign, isForeign } from '@roundhouse/exchange';
import type { Command } from './command.ts';
import { readJson } from './files.ts';

/** Turns another platform's game file into a record. */
export const importGame: Command = {
  usage: 'import <file> [--out file]',
  about: 'Turns a game file of 18xx.games into one of ours and tells where that site departs from the book.',
  words: [1, 1],
  flags: { out: 'text' },
  run: (call, out) => {
    const [path = ''] = call.words;
    const read = readJson(path);
    const imported = 'error' in read ? read : isForeign(read.json) ? importForeign(read.json) : foreignOnly;
    if ('error' in imported) {
      out.complain('error' in read ? imported.error : `${path}: ${imported.error}`);
      return 1;
    }
    const file = call.text('out');
    // Without a file the record itself is the result, and the summary goes beside it.
    const tell = file === undefined ? out.complain : out.line;
    for (const line of imported.summary) tell(line);
    if (file === undefined) out.line(JSON.stringify(imported.record));
    else {
      writeFileSync(file, `${JSON.stringify(imported.record)}\n`);
      tell(`${imported.record.log.length} entries written to ${file}.`);
    }
    return 0;
  },
};

const foreignOnly = { error: 'this is not a game file of 18xx.games.' };
