import { type Match, playMatch } from '@roundhouse/bots/ladder';
import type { Game, Title } from '@roundhouse/engine';
import { choose, type Dice, playGame, resultOf, STYLES } from '@roundhouse/testkit';
import { shelf } from '@roundhouse/titles';
import { answererOf } from './bot.ts';
import { playersCalled } from './ladder.ts';
import type { Order } from './pool.ts';

/** The word by which this program is started as a helper of itself. */
export const HELPER = 'helper';

const titleOf = (id: string): Title => shelf[id] as Title;

/** Plays one game after another as it is told, until nobody tells it any more. */
export const help = (): void => {
  process.on('message', (order: Order) => {
    process.send?.(carryOut(order));
  });
};

/** One game of an order, as it came out. */
export const carryOut = (order: Order): unknown => {
  if (order.kind === 'simulate')
    return resultOf(playGame({ ...order, title: titleOf(order.title) }, order.game, answererOf(order)));
  const bots = playersCalled(order.bots);
  if ('wrong' in bots) throw new Error(bots.wrong);
  const match: Match = { title: titleOf(order.title), bots, options: order.options ?? {}, seed: order.seed };
  return playMatch(match, order.game - 1, () => performance.now(), atRandom);
};

const atRandom = (g: Game, roll: Dice) => choose(g, roll, STYLES.drifter);
