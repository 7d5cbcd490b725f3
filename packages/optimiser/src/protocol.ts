import type { RouteProblem, Run } from '@roundhouse/engine';
import { type Answer, DEFAULT_BUDGET, solver } from './solve.ts';

/** A question to a worker: solve a problem, or stop working at one and give what there is. */
export type Question =
  | {
      readonly ask: 'solve';
      readonly id: number;
      readonly problem: RouteProblem;
      readonly budget?: number;
      readonly start?: readonly Run[];
      /** Work between two reports. */
      readonly slice?: number;
    }
  | { readonly ask: 'stop'; readonly id: number };

/** What a worker says: how things stand, or the last word on a question. */
export type Reply = { readonly id: number; readonly isLast: boolean } & (
  | { readonly answer: Answer }
  | { readonly failure: string }
);

/** One end of a line between two threads. */
export interface Line<Sent, Heard> {
  send(message: Sent): void;
  listen(hear: (message: Heard) => void): void;
}

const SLICE = 1_000_000;

/** Answers the questions that come in on a line; several at once take turns. */
export const serve = (line: Line<Reply, Question>): void => {
  const stopped = new Set<number>();
  line.listen(q => {
    if (q.ask === 'stop') stopped.add(q.id);
    else
      work(q, () => stopped.delete(q.id), line).catch((error: unknown) =>
        line.send({ id: q.id, isLast: true, failure: String(error) }),
      );
  });
};

const work = async (
  q: Question & { readonly ask: 'solve' },
  isStopped: () => boolean,
  line: Line<Reply, Question>,
): Promise<void> => {
  const { id, budget = DEFAULT_BUDGET, slice = SLICE } = q;
  const s = solver(q.problem, q.start ? { start: q.start } : {});
  for (let left = budget; left > 0 && !s.isDone() && !isStopped(); left -= slice) {
    const answer = s.step(Math.min(slice, left));
    if (!s.isDone()) line.send({ id, isLast: false, answer });
    // Lets a message come in between two slices.
    await new Promise(resolve => setTimeout(resolve, 0));
  }
  line.send({ id, isLast: true, answer: s.answer() });
};

/** What to tell a worker besides the problem. */
export interface AskOptions {
  readonly budget?: number;
  readonly start?: readonly Run[];
  readonly slice?: number;
  readonly onProgress?: (answer: Answer) => void;
  /** Ends the work; the best so far is then the answer. */
  readonly signal?: AbortSignal;
}

/** Someone to put questions to. */
export interface Desk {
  ask(problem: RouteProblem, options?: AskOptions): Promise<Answer>;
}

/** A desk at the near end of a line to a worker. */
export const deskOf = (line: Line<Question, Reply>): Desk => {
  const open = new Map<number, (reply: Reply) => void>();
  let last = 0;
  line.listen(reply => open.get(reply.id)?.(reply));
  return {
    ask: (problem, { onProgress, signal, ...rest } = {}) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        open.set(id, reply => {
          if (reply.isLast) open.delete(id);
          if ('failure' in reply) reject(new Error(reply.failure));
          else if (reply.isLast) resolve(reply.answer);
          else onProgress?.(reply.answer);
        });
        line.send({ ask: 'solve', id, problem, ...rest });
        const stop = () => line.send({ ask: 'stop', id });
        if (signal?.aborted) stop();
        else signal?.addEventListener('abort', stop, { once: true });
      }),
  };
};

/** A worker, or the port of one, as a browser or as Node has it. */
export interface AnyWorker {
  postMessage(message: unknown): void;
  addEventListener?(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
  on?(type: 'message', hear: (message: unknown) => void): void;
}

/** The line to a worker, or from a worker to whoever started it. */
export const lineTo = <Sent, Heard>(worker: AnyWorker): Line<Sent, Heard> => ({
  send: message => worker.postMessage(message),
  listen: hear => {
    if (worker.on) worker.on('message', message => hear(message as Heard));
    else worker.addEventListener?.('message', event => hear(event.data as Heard));
  },
});

/** A desk with a worker behind it that runs `worker.ts`. */
export const deskFor = (worker: AnyWorker): Desk => deskOf(lineTo(worker));
