import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: the test runner reads the default export.
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../../node_modules/.vite/e2e',
  test: {
    include: ['*.e2e.test.ts'],
    globalSetup: ['build.ts'],
    setupFiles: ['leave.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    retry: Number(process.env['TEST_RETRIES'] ?? 0),
    reporters: ['default', '../../../scripts/again.mjs'],
  },
});
