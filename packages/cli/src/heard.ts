import type { Output } from './command.ts';
import { run } from './run.ts';

/** What a run of the workbench wrote, and how it ended. */
export interface Heard {
  readonly code: number;
  readonly lines: readonly string[];
  readonly complaints: readonly string[];
  readonly last: string | undefined;
}

/** Runs the workbench and listens, for tests. */
export const hear = async (...args: readonly string[]): Promise<Heard> => {
  const lines: string[] = [];
  const complaints: string[] = [];
  const out: Output = { line: l => lines.push(l), complain: l => complaints.push(l), progress: () => {} };
  const code = await run(args, out);
  return { code, lines, complaints, last: lines.at(-1) };
};
