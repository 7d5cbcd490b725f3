import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SPELT = readFileSync(new URL('./spelt.ts', import.meta.url), 'utf8').replace(
  "'./toy.ts'",
  JSON.stringify(join(ROOT, 'packages/testkit/src/toy.ts')),
);

/** One word changed each, and what the compiler must say no to. */
const SLIPS: Readonly<Record<string, readonly [right: string, wrong: string]>> = {
  verb: ['verbs: [layTile]', 'verbs: [layTyle]'],
  'verb-of-another-frame': ['in: Turn, verbs: [layTile]', 'in: Turn, verbs: [buyShare]'],
  step: ['in: Stock', 'in: Stok'],
  'turn-entry': ['public: [track]', 'public: [trak]'],
  'turn-entry-of-another-frame': ['public: [track]', 'public: [shares]'],
  'anytime-verb': ['anytime: [buyTrain]', 'anytime: [buyTrian]'],
  'anytime-verb-of-another-frame': ['anytime: [buyTrain]', 'anytime: [buyShare]'],
  effect: ['effects: { flood:', 'effects: { flod:'],
  zone: ['zones: { end:', 'zones: { ende:'],
  citation: ["'track.colour':", "'track.color':"],
  'citation-left-out': ["'heap.left': 'T-1', ", ''],
};

/** The files in which the compiler finds more than an import that is no longer needed. */
const refused = (folder: string): Promise<readonly string[]> =>
  new Promise(resolve => {
    const args = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'];
    execFile(process.execPath, args, { cwd: ROOT }, (_, out) => {
      const errors = [...out.matchAll(/^(\S+)\.ts\(\d+,\d+\): error (?!TS6133)/gm)].map(
        m => m[1]?.split('/').at(-1) ?? '',
      );
      resolve([...new Set(errors)].sort());
    });
  });

test('a title with a misspelt name does not compile', { timeout: 120_000 }, async () => {
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'spelt-'));
  try {
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(ROOT, 'tsconfig.tests.json'), include: ['*.ts'] }),
    );
    writeFileSync(join(folder, 'right.ts'), SPELT);
    for (const [slip, [right, wrong]] of Object.entries(SLIPS)) {
      expect(SPELT).toContain(right);
      writeFileSync(join(folder, `${slip}.ts`), SPELT.replace(right, wrong));
    }
    expect(await refused(folder)).toEqual(Object.keys(SLIPS).sort());
  } finally {
    rmSync(folder, { recursive: true });
  }
});
