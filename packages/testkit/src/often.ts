import { relative } from 'node:path';
import fc, { type Parameters, type RunDetails } from 'fast-check';
import { expect } from 'vitest';

const { env } = process;
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The command that tries just the failing case again. */
const againWith = (seed: number, path: string, file: string, test: string): string =>
  `PROPERTY_SEED=${seed} PROPERTY_PATH=${path} npx vitest run ${file} -t ${quoted(test)}`;

const report = (out: RunDetails<unknown>): void => {
  if (!out.failed) return;
  const { testPath = '', currentTestName = '' } = expect.getState();
  const test = currentTestName.replaceAll(' > ', ' ');
  const again = againWith(out.seed, out.counterexamplePath ?? '', relative(process.cwd(), testPath), test);
  throw new Error(`${fc.defaultReportMessage(out)}\n\nTo repeat it:\n  ${again}\n`, { cause: out.errorInstance });
};

/**
 * How often a property is tried: so many times, from the same seed each time, so that no run differs from the last.
 * PROPERTY_RUNS multiplies the runs of every property, PROPERTY_SEED tries other cases.
 */
export const often = <T>(runs: number): Parameters<T> => ({
  numRuns: runs * Number(env['PROPERTY_RUNS'] ?? 1),
  seed: Number(env['PROPERTY_SEED'] ?? 1848),
  ...(env['PROPERTY_PATH'] ? { path: env['PROPERTY_PATH'] } : {}),
  reporter: report as (out: RunDetails<T>) => void,
});
