import { type AnyWorker, lineTo, serve } from './protocol.ts';

/** The thread that started this one: in a browser the global scope, in Node the parent port. */
const parent = (): AnyWorker | null | undefined => {
  if ('WorkerGlobalScope' in globalThis) return globalThis as unknown as AnyWorker;
  // Not imported, so that no bundler looks for it on behalf of a browser.
  return globalThis.process?.getBuiltinModule('node:worker_threads').parentPort as AnyWorker | null;
};

const port = parent();
if (port) serve(lineTo(port));
