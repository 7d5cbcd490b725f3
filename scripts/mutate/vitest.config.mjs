import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isJudging, withGuards } from './sites.mjs';

const here = import.meta.dirname;

/** Every place that says no goes through its guard; the sources on disk stay as they are. */
const guards = {
  name: 'mutants',
  enforce: 'pre',
  transform: (code, id) => {
    const [file] = id.split('?');
    if (!/packages\/\w+\/src\/.*\.ts$/.test(file)) return undefined;
    const guarded = isJudging(file) ? withGuards(file, code) : code;
    return { code: guarded.replaceAll('new WeakMap', 'new globalThis.Forgetful'), map: null };
  },
};

// biome-ignore lint/style/noDefaultExport: the test runner reads the default export.
export default defineConfig({
  root: join(here, '..', '..'),
  plugins: [guards],
  test: {
    include: ['packages/*/src/**/*.test.ts'],
    runner: join(here, 'runner.mjs'),
    setupFiles: [join(here, 'asleep.mjs')],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 1_200_000,
    reporters: ['default'],
  },
});
