import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPT = new URL('../../../../scripts/build-client.mjs', import.meta.url).href;

test('a build that is put in the place of another leaves its neighbours’ files for a day', async () => {
  const { put } = (await import(SCRIPT)) as { put(fresh: string, place: string): void };
  const top = mkdtempSync(join(tmpdir(), 'roundhouse-put-'));
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  const place = join(top, 'place');
  const builds: Readonly<Record<string, string>>[] = [
    { 'index.html': 'one', 'assets/a-1.js': 'a', 'assets/b-1.js': 'b' },
    { 'index.html': 'two', 'assets/a-2.js': 'A', 'assets/b-1.js': 'b' },
  ];
  const [one, two] = builds.map((files, i) => {
    const folder = join(top, `fresh-${i}`);
    mkdirSync(join(folder, 'assets'), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return folder;
  }) as [string, string];
  const reads = (name: string) => (existsSync(join(place, name)) ? readFileSync(join(place, name), 'utf8') : undefined);
  put(one, place);
  // Built two days ago, and served until now.
  const then = Date.now() / 1000 - 2 * 24 * 3600;
  for (const name of ['assets/a-1.js', 'assets/b-1.js']) utimesSync(join(place, name), then, then);
  put(two, place);
  const served = () => ['index.html', 'assets/a-1.js', 'assets/a-2.js', 'assets/b-1.js'].map(reads);
  expect(served()).toEqual(['two', 'a', 'A', 'b']);
  // A day after it was replaced nobody wants it any more.
  utimesSync(join(place, 'assets/a-1.js'), then, then);
  put(two, place);
  expect(served()).toEqual(['two', undefined, 'A', 'b']);
});
