// Builds the table people see into dist/client, packed for the wire, without a moment in which a file is missing.

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const top = fileURLToPath(new URL('../', import.meta.url));
const root = join(top, 'packages/client/');

const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.md', '.txt']);
const [SMALLEST, DAY] = [1000, 24 * 3600 * 1000];

const filesIn = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(file => file.isFile())
    .map(file => relative(folder, join(file.parentPath, file.name)));

const brotli = bytes =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Lays a packed file beside each text that gains by it. */
export const packFiles = folder =>
  Promise.all(
    filesIn(folder).map(async name => {
      const path = join(folder, name);
      if (!TEXTS.has(extname(name)) || statSync(path).size < SMALLEST) return;
      const bytes = await readFile(path);
      await Promise.all([
        brotli(bytes).then(packed => writeFile(`${path}.br`, packed)),
        promisify(gzip)(bytes, { level: 9 }).then(packed => writeFile(`${path}.gz`, packed)),
      ]);
    }),
  );

/** Named for its content: never another under the same name. */
const isHashed = name => name.startsWith('assets');

const pageLast = (a, b) => Number(a.startsWith('index.html')) - Number(b.startsWith('index.html'));

/** The names of the build that is served now. */
const LIST = '.build.json';

const formerNames = place => {
  try {
    return JSON.parse(readFileSync(join(place, LIST), 'utf8'));
  } catch {
    return [];
  }
};

const replace = (path, write) => {
  mkdirSync(dirname(path), { recursive: true });
  write(`${path}.${process.pid}`);
  renameSync(`${path}.${process.pid}`, path);
};

/** Puts a build in the place of the former one: new files first, the page last; what it replaces stays for a day. */
export const put = (fresh, place) => {
  const names = filesIn(fresh).sort(pageLast);
  const here = new Set([...names, LIST]);
  const now = Date.now();
  for (const name of formerNames(place))
    if (!here.has(name) && existsSync(join(place, name))) utimesSync(join(place, name), now / 1000, now / 1000);
  for (const name of names)
    if (!isHashed(name) || !existsSync(join(place, name)))
      replace(join(place, name), path => cpSync(join(fresh, name), path));
  replace(join(place, LIST), path => writeFileSync(path, JSON.stringify(names)));
  for (const name of filesIn(place))
    if (!here.has(name) && now - statSync(join(place, name)).mtimeMs > DAY) rmSync(join(place, name));
};

/** Builds the client, into dist/client if nothing else is said. */
export const buildClient = async (place = join(top, 'dist/client')) => {
  mkdirSync(join(top, '.tmp'), { recursive: true });
  const outDir = mkdtempSync(join(top, '.tmp/client-'));
  try {
    await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
    await packFiles(outDir);
    put(outDir, place);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
};
