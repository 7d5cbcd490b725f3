import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// PROPERTY_RUNS=200 tries every property 200 times as often.
const times = Number(process.env['PROPERTY_RUNS'] ?? 1);
const testsOf = (...packages: readonly string[]): string[] => packages.map(name => `packages/${name}/src/**/*.test.ts`);

export default defineConfig({
  test: {
    projects: [
      // Pure all through: what one file has loaded, the next may use.
      {
        extends: true,
        test: {
          name: 'rules',
          isolate: false,
          include: testsOf('engine', 'titles', 'optimiser', 'bots', 'exchange', 'lessons', 'protocol', 'testkit'),
        },
      },
      // Servers, pages and commands keep things to themselves: each file has a house of its own.
      { extends: true, test: { name: 'rooms', include: testsOf('client', 'server', 'cli') } },
    ],
    testTimeout: 120_000 * times,
    hookTimeout: 120_000,
    maxWorkers: availableParallelism(),
    // TEST_RETRIES=1 tries a failed test once more, and names it.
    retry: Number(process.env['TEST_RETRIES'] ?? 0),
    reporters: ['default', './scripts/again.mjs'],
  },
});
