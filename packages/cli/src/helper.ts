import type { Title } from '@roundhouse/engine';
import { type Plan, playGame, resultOf } from '@roundhouse/testkit';
import { shelf } from '@roundhouse/titles';

/** The word by which this program is started as a helper of itself. */
export const HELPER = 'helper';

/** What a helper is told: a plan, its title by id, and the game to play. */
export interface Order extends Omit<Plan, 'title'> {
  readonly title: string;
  readonly game: number;
}

/** Plays one game after another as it is told, until nobody tells it any more. */
export const help = (): void => {
  process.on('message', ({ game, ...order }: Order) => {
    process.send?.(resultOf(playGame({ ...order, title: shelf[order.title] as Title }, game)));
  });
};
