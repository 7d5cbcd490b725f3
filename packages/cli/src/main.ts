import { HELPER, help } from './helper.ts';
import { run } from './run.ts';
import { terminal } from './terminal.ts';

// Whoever reads our output may stop reading, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const out = terminal(process.stdout, process.stderr);
const args = process.argv.slice(2);

if (args[0] === HELPER && process.send) help();
else
  run(args, out).then(
    code => {
      process.exitCode = code;
    },
    (error: unknown) => {
      out.complain(`Something went wrong: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    },
  );
