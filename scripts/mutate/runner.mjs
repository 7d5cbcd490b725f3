// Runs each test as it is, then once with each mutant awake whose guard has spoken in it and that nothing has killed yet.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { TestRunner } from 'vitest';

const { MUTANTS: book = '', MUTANTS_SLOW: slow = '1500' } = process.env;
const killed = new Set();
const spoken = new Set();
const note = line => appendFileSync(book, `${JSON.stringify(line)}\n`);

/** What an earlier run over other tests has killed. */
const readBook = () => {
  const lines = existsSync(book) ? readFileSync(book, 'utf8').split('\n').filter(Boolean) : [];
  for (const { killed: name } of lines.map(line => JSON.parse(line))) if (name) killed.add(name);
};
readBook();

/** How it ended with this mutant awake: nothing, if the test did not notice. */
const noticed = async (fn, name, until) => {
  Object.assign(globalThis.mutants, { awake: name, until });
  try {
    await fn();
    return undefined;
  } catch (error) {
    return error;
  } finally {
    globalThis.mutants.awake = '';
  }
};

// biome-ignore lint/style/noDefaultExport: the test runner reads the default export.
export default class Mutants extends TestRunner {
  async runTask(test) {
    const fn = TestRunner.getTestFn(test);
    const { mutants } = globalThis;
    mutants.spoke = new Set();
    const began = Date.now();
    const idle = process.cpuUsage();
    await fn();
    const took = Date.now() - began;
    const { user, system } = process.cpuUsage(idle);
    const where = `${test.file.name} > ${test.name}`;
    const spoke = [...mutants.spoke];
    for (const name of spoke.filter(n => !spoken.has(n))) {
      spoken.add(name);
      note({ spoke: name });
    }
    // What is slow is left out, by its own work: beside others the same tests are tried.
    if ((user + system) / 1000 > Number(slow)) return;
    for (const name of spoke.filter(n => !killed.has(n))) {
      const error = await noticed(fn, name, Date.now() + 5_000 + 20 * took);
      // A test that fails by itself the second time kills nobody.
      if (!error || (await noticed(fn, '', 0))) continue;
      killed.add(name);
      note({ killed: name, by: where, why: `${error.message}`.split('\n')[0] });
    }
  }
}
