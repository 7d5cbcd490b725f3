import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// PROPERTY_RUNS=200 tries every property 200 times as often.
const times = Number(process.env['PROPERTY_RUNS'] ?? 1);

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts'],
    testTimeout: 120_000 * times,
    hookTimeout: 120_000,
    maxWorkers: availableParallelism(),
    // TEST_RETRIES=1 tries a failed test once more, and names it.
    retry: Number(process.env['TEST_RETRIES'] ?? 0),
    reporters: ['default', './scripts/again.mjs'],
  },
});
