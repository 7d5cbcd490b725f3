import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}

/** What the main thread of a page did meanwhile, in milliseconds. */
export interface Work {
  /** Processor time of every task, longest first. */
  readonly tasks: readonly number[];
  /** The same by the clock; on a busy machine others' work is in it. */
  readonly longestByClock: number;
  /** How long the deed took by the clock. */
  readonly took: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Does something on a page and says what its main thread was kept busy with. */
export const measured = async (page: Page, deed: () => Promise<unknown>): Promise<Work> => {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  await browser.startTracing(page, { categories: CATEGORIES });
  const since = performance.now();
  await deed();
  const took = performance.now() - since;
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    traceEvents: readonly TraceEvent[];
  };
  return { ...workIn(traceEvents), took };
};

const workIn = (events: readonly TraceEvent[]): Omit<Work, 'took'> => {
  const mains = events.filter(e => e.name === 'thread_name' && e.args?.name === 'CrRendererMain');
  // Whoever drives the page sends scripts of their own into it, which nobody else has.
  const sent = events.filter(e => e.name === 'EvaluateScript' && !e.args?.data?.url);
  const isDriver = ({ pid, tid, ts, dur = 0 }: TraceEvent) =>
    sent.some(e => e.pid === pid && e.tid === tid && e.ts >= ts && e.ts <= ts + dur);
  const tasks = events.filter(
    e => e.name === 'RunTask' && e.ph === 'X' && mains.some(m => m.pid === e.pid && m.tid === e.tid) && !isDriver(e),
  );
  return {
    tasks: tasks.map(e => (e.tdur ?? e.dur ?? 0) / 1000).sort((a, b) => b - a),
    longestByClock: Math.max(0, ...tasks.map(e => (e.dur ?? 0) / 1000)),
  };
};

/** The middle of some numbers. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Begins to watch how long after a click the next position is painted; what is returned tells. */
export const paintsAfterClicks = async (page: Page): Promise<() => Promise<readonly number[]>> => {
  await page.evaluate(() => {
    const watch = { clicked: 0, paints: [] as number[] };
    Object.assign(window, { paints: watch.paints });
    window.addEventListener(
      'click',
      e => {
        watch.clicked = e.timeStamp;
      },
      true,
    );
    new MutationObserver(() =>
      requestAnimationFrame(() => setTimeout(() => watch.paints.push(performance.now() - watch.clicked))),
    ).observe(document.body, { attributes: true, attributeFilter: ['data-position'] });
  });
  return () => page.evaluate(() => (window as unknown as { paints: readonly number[] }).paints);
};
