import { Worker } from 'node:worker_threads';
import type { RouteProblem } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { denseBoard } from './dense.ts';
import { type AnyWorker, type Desk, deskFor, deskOf, type Line, type Question, type Reply, serve } from './protocol.ts';
import { DIESEL, sketch, train } from './sketch.ts';
import { type Answer, solve } from './solve.ts';

/** A desk and its worker in one thread, with messages copied as between two. */
const ownDesk = (): Desk => {
  const hears: { near?: (r: Reply) => void; far?: (q: Question) => void } = {};
  const far: Line<Reply, Question> = {
    send: reply => queueMicrotask(() => hears.near?.(structuredClone(reply))),
    listen: hear => {
      hears.far = hear;
    },
  };
  serve(far);
  return deskOf({
    send: question => queueMicrotask(() => hears.far?.(structuredClone(question))),
    listen: hear => {
      hears.near = hear;
    },
  });
};

const small = sketch({ A: { own: true }, B: {}, C: {} }, ['A B C'], [train(2), train(3)]);
const large = denseBoard(4, { rows: 8, columns: 8, tokens: 4, closed: 0, trains: [DIESEL, DIESEL, DIESEL] });

describe('a desk', () => {
  test('gives the answer', async () => expect(await ownDesk().ask(small)).toEqual(solve(small)));

  test('takes several questions at once', async () => {
    const desk = ownDesk();
    const [one, two] = await Promise.all([desk.ask(large, { budget: 200_000, slice: 20_000 }), desk.ask(small)]);
    expect(one).toEqual(solve(large, { budget: 200_000 }));
    expect(two).toEqual(solve(small));
  });

  test('reports progress, and stops when asked to', async () => {
    const stop = new AbortController();
    const reports: Answer[] = [];
    const onProgress = (answer: Answer) => {
      if (reports.push(answer) === 3) stop.abort();
    };
    const answer = await ownDesk().ask(large, { slice: 50_000, onProgress, signal: stop.signal });
    expect(answer.proven).toBe(false);
    expect(answer.revenue).toBeGreaterThan(0);
    expect(answer.work).toBeLessThan(1_000_000);
  });

  test('says what went wrong', async () => {
    const nothing = undefined as unknown as RouteProblem;
    await expect(ownDesk().ask(nothing)).rejects.toThrow('TypeError');
  });
});

test('a worker thread answers', async () => {
  const file = JSON.stringify(new URL('./worker.ts', import.meta.url).href);
  const code = `import('tsx/esm/api').then(tsx => { tsx.register(); return import(${file}); });`;
  const worker = new Worker(code, { eval: true });
  try {
    const ask = deskFor(worker as AnyWorker).ask(small);
    const broken = new Promise<never>((_, reject) => worker.once('error', reject));
    expect(await Promise.race([ask, broken])).toEqual(solve(small));
  } finally {
    await worker.terminate();
  }
});
