import { isStewardOrder } from '@roundhouse/protocol';
import { botsIn } from './bots/levels.ts';
import { type Config, help, readConfig } from './config.ts';
import { openLog, wordsOf } from './log.ts';
import { backupTo, order } from './ops/order.ts';
import { standardParts } from './parts.ts';
import { serve } from './serve.ts';

const start = async (config: Config): Promise<void> => {
  // What it writes is nobody else's business on this machine.
  process.umask(0o077);
  // Whoever read the log may go; the tables stay.
  process.stdout.on('error', () => {});
  const log = openLog(config.logLevel);
  process.on('unhandledRejection', error => log.error(wordsOf(error), 'something failed that nobody waited for'));
  const { botThreads } = config;
  const bots = botThreads === undefined ? standardParts.bots : botsIn(botThreads);
  const starting = serve(config, { ...standardParts, bots }, log);
  let stopping = false;
  const stop = (): void => {
    // Whoever is impatient presses Ctrl-C again; whoever is told to end twice is ending already.
    process.once('SIGINT', () => process.exit(130));
    if (stopping) return;
    stopping = true;
    starting
      .then(running => running.stop())
      .then(
        () => process.exit(0),
        error => {
          log.error(wordsOf(error), 'stopping failed');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.once('SIGINT', stop);
  const { port } = await starting;
  process.stderr.write(`The table is open at ${config.publicUrl ?? `http://localhost:${port}/`}\n`);
};

const run = async (args: readonly string[]): Promise<void> => {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(help());
    return;
  }
  const { config, rest } = readConfig(args, process.env);
  const [command = 'start', word = '', ...more] = rest;
  if (isStewardOrder(command)) return order(config, standardParts, command, [word, ...more], process.stdout);
  if (more.length) throw new Error(`"${more[0]}" is one word too many; see --help.`);
  switch (command) {
    case 'start':
      return start(config);
    case 'backup':
      return word && word !== '-'
        ? backupTo(config, standardParts, word)
        : order(config, standardParts, 'backup', [], process.stdout);
    case 'restore':
    case 'password':
    case 'code':
      if (!word) throw new Error(`${command} wants a word more; see --help.`);
      return order(config, standardParts, command, [word], process.stdout);
    case 'verify':
      return order(config, standardParts, 'verify', [], process.stdout);
    default:
      throw new Error(`There is no command "${command}"; see --help.`);
  }
};

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
