import type { Output } from './command.ts';

/** Between two lines of progress where nothing can be drawn in place. */
const PAUSE = 10_000;

/** The terminal, or whatever standard output and error lead to. */
export const terminal = (stdout: NodeJS.WriteStream, stderr: NodeJS.WriteStream): Output => {
  let shown = false;
  let last = performance.now();
  const clear = () => {
    if (shown) stderr.write('\r\x1b[K');
    shown = false;
  };
  return {
    line: text => {
      clear();
      stdout.write(`${text}\n`);
    },
    complain: text => {
      clear();
      stderr.write(`${text}\n`);
    },
    progress: text => {
      if (stderr.isTTY) {
        stderr.write(`\r\x1b[K${text.slice(0, (stderr.columns || 80) - 1)}`);
        shown = true;
      } else if (performance.now() - last > PAUSE) {
        stderr.write(`${text}\n`);
        last = performance.now();
      }
    },
  };
};
