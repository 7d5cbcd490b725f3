import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** Teaches a thread TypeScript, where Node itself does not know it; a built server has no need of it. */
const LEARNS = `
import { workerData } from 'node:worker_threads';
const { register } = await import(workerData.teacher);
register();
await import(workerData.program);
`;

/** A thread's program: its source, and what it is called beside a built server. */
interface Program {
  readonly source: URL;
  readonly built: string;
}

/** Starts a thread in the language this one runs in. */
export const startThread = ({ source, built }: Program, data: object = {}, limits: ResourceLimits = {}): Worker => {
  const isBuilt = !import.meta.url.endsWith('.ts');
  const program = isBuilt ? new URL(`./${built}`, import.meta.url) : source;
  const native = (process.features as { readonly typescript?: unknown }).typescript;
  if (isBuilt || native) return new Worker(program, { workerData: data, resourceLimits: limits });
  const teacher = pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/esm/api')
      .replace(/\.cjs$/, '.mjs'),
  ).href;
  const lesson = new URL(`data:text/javascript,${encodeURIComponent(LEARNS)}`);
  return new Worker(lesson, { workerData: { ...data, teacher, program: program.href }, resourceLimits: limits });
};
