import type { Review } from '@roundhouse/bots/review';
import { type Chronicle, hashOf, present, standing, type View, view } from '@roundhouse/engine';
import { proxy, wrap } from 'comlink';
import { useEffect, useState } from 'react';
import { breathe } from '../work/breathe.ts';
import type { Reviewing } from '../work/review.worker.ts';
import { keepReview, keptReview } from './keptReview.ts';

/** How far a review is. */
export interface Reviewed {
  readonly review?: Review;
  /** From 0 to 1. */
  readonly progress: number;
  /** Not every position is known: there is no review. */
  readonly isBroken?: true;
}

/** Rises whenever the same game would be reviewed differently. */
const VERSION = 3;
/** Positions handed over at once, so that the page stays free meanwhile. */
const PORTION = 12;

/** Reviews a game in a worker; what is done is kept and shown at once the next time. */
export const useReview = (id: string, line: Chronicle | undefined): Reviewed => {
  const [reviewed, setReviewed] = useState<Reviewed>({ progress: 0 });
  useEffect(() => {
    if (!line) return;
    let worker: Worker | undefined;
    let isWanted = true;
    const run = async () => {
      const of = `${VERSION} ${line.games.length} ${hashOf(view(present(line), undefined))}`;
      const kept = await keptReview(id, of);
      if (!isWanted) return;
      if (kept) return setReviewed({ review: kept, progress: 1 });
      worker = new Worker(new URL('../work/review.worker.ts', import.meta.url), { type: 'module' });
      const review = await inWorker(
        worker,
        line,
        () => isWanted,
        (review, progress) => setReviewed({ review, progress }),
      );
      worker.terminate();
      if (!isWanted) return;
      if (!review) return setReviewed({ progress: 0, isBroken: true });
      setReviewed({ review, progress: 1 });
      await keepReview({ id, of, review });
    };
    void run();
    return () => {
      isWanted = false;
      worker?.terminate();
    };
  }, [id, line]);
  return reviewed;
};

const inWorker = async (
  worker: Worker,
  line: Chronicle,
  isWanted: () => boolean,
  tell: (review: Review, progress: number) => void,
): Promise<Review | undefined> => {
  const remote = wrap<Reviewing>(worker);
  const { title, players, options } = line.record.setup;
  for (let at = 0; at < line.games.length; at += PORTION) {
    const states: readonly View[] = line.games.slice(at, at + PORTION).map(g => view(g, undefined));
    await remote.take({ title, players, options }, states);
    await breathe();
    if (!isWanted()) return undefined;
  }
  return remote.review(standing(line.record.log), proxy(tell));
};
