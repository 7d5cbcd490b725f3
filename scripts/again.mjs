// Names every test that passed only when it was tried again: green, but something to mend.

/** @implements {import('vitest/reporters').Reporter} */
// biome-ignore lint/style/noDefaultExport: the test runner reads the default export.
export default class Again {
  /** @type {string[]} */
  #lines = [];

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const tries = test.diagnostic()?.retryCount ?? 0;
    if (!tries || !test.ok()) return;
    const [first] = test.result().errors ?? [];
    this.#lines.push(`  ${test.module.relativeModuleId} > ${test.fullName}: ${first?.message?.split('\n')[0] ?? ''}`);
  }

  onTestRunEnd() {
    if (this.#lines.length)
      process.stdout.write(`\nPassed only when tried again (flaky):\n${this.#lines.join('\n')}\n`);
  }
}
