import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const digest = (parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
};

/** Writes the service worker beside the build, with the list of everything it keeps. */
export const offline = (): Plugin => {
  let publicDir = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved: config => {
      publicDir = config.publicDir;
    },
    generateBundle(_, bundle) {
      const built = Object.values(bundle).sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
      const given = readdirSync(publicDir, { recursive: true, withFileTypes: true })
        .filter(f => f.isFile())
        .map(f =>
          join(f.parentPath, f.name)
            .slice(publicDir.length + 1)
            .replaceAll('\\', '/'),
        )
        .sort();
      const files = [
        './',
        ...[...built.map(b => b.fileName), ...given].filter(f => f !== 'index.html').map(f => `./${f}`),
      ];
      const version = digest([
        ...built.flatMap(b => [b.fileName, b.type === 'chunk' ? b.code : b.source]),
        ...given.flatMap(f => [f, readFileSync(join(publicDir, f))]),
      ]);
      const source = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8')
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace("['__FILES__']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
  };
};
