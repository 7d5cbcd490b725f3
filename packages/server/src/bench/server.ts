import { readConfig } from '../config.ts';
import { openLog } from '../log.ts';
import { standardParts } from '../parts.ts';
import { serve } from '../serve.ts';

/** The server as it is, but for the seed: the same for every table, so that one game can be played on all of them. */
const { config } = readConfig([], process.env);
const running = await serve(
  config,
  { ...standardParts, newSeed: () => process.env['BENCH_SEED'] ?? '' },
  openLog('info'),
);
process.once('SIGTERM', () => running.stop().then(() => process.exit(0)));
