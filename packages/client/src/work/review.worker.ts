import { asSeen, type Review, reviewer } from '@roundhouse/bots/review';
import { type Action, type Game, type Setup, type View, variantOf } from '@roundhouse/engine';
import { expose } from 'comlink';
import { titleOf } from '../store/titles.ts';

/** Milliseconds between two reports. */
const PACE = 900;

const games: Game[] = [];
const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Takes more positions of the game, as a spectator sees them. */
const take = async (setup: Pick<Setup, 'title' | 'players' | 'options'>, states: readonly View[]): Promise<void> => {
  const title = await titleOf(setup.title);
  if (!title) return;
  const variant = variantOf(title, setup);
  for (const state of states) games.push(asSeen({ title: variant, state }));
};

/** Reviews what was taken; tells now and then how far it is, first when there is a curve to draw. */
const review = async (
  actions: readonly Action[],
  tell: (review: Review, progress: number) => void,
): Promise<Review | undefined> => {
  if (games.length !== actions.length + 1) return undefined;
  const job = reviewer({ games, actions });
  let told = 0;
  while (!job.isDone()) {
    job.step();
    const now = performance.now();
    if (!job.hasCurve() || now - told < PACE) continue;
    told = now;
    tell(job.soFar(), job.progress());
    await breathe();
  }
  return job.soFar();
};

const reviewing = { take, review };
export type Reviewing = typeof reviewing;
expose(reviewing);
