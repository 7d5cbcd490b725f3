import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever in it this program lies: among the sources, or bundled. */
export const projectRoot = (from = dirname(fileURLToPath(import.meta.url))): string =>
  existsSync(join(from, 'packages', 'titles', 'rules')) || from === dirname(from) ? from : projectRoot(dirname(from));
