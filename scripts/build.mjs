// npm run build: the client into dist/client, the table server into dist/server. With --if-changed only what was changed since.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const STAMP = join(root, 'dist/.built');

/** Everything a build is made of: names, sizes and times, quick enough for every start. */
const stampOf = () => {
  const hash = createHash('sha256').update(process.version);
  const look = path => {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  };
  look(join(root, 'package-lock.json'));
  for (const folder of ['packages', 'scripts']) {
    const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    for (const file of files)
      if (file.isFile() && !/[/\\](node_modules|dist|e2e|\.types)([/\\]|$)/.test(file.parentPath))
        look(join(file.parentPath, file.name));
  }
  return hash.digest('hex');
};

const built = () =>
  existsSync(join(root, 'dist/server/main.js')) &&
  existsSync(join(root, 'dist/client/index.html')) &&
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8') === stampOf();

if (!process.argv.includes('--if-changed') || !built()) {
  const { buildClient } = await import('./build-client.mjs');
  const { buildServer } = await import('./build-server.mjs');
  await Promise.all([buildServer(), buildClient()]);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(STAMP, stampOf());
}
