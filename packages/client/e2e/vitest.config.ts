import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: the test runner reads the default export.
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../../node_modules/.vite/e2e',
  test: { include: ['*.e2e.test.ts'], testTimeout: 240_000, hookTimeout: 120_000, fileParallelism: false },
});
