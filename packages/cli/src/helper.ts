import { type Around, type Match, playMatch } from '@roundhouse/bots/ladder';
import { decide, type Game, type Title } from '@roundhouse/engine';
import { broken, choose, type Dice, dice, lawsNow, playGame, resultOf, STYLES } from '@roundhouse/testkit';
import { shelf } from '@roundhouse/titles';
import { answererOf } from './bot.ts';
import { playersCalled } from './ladder.ts';
import type { LadderOrder, Order } from './pool.ts';

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
    return resultOf(playGame({ ...order, title: titleOf(order.title) }, order.game, answererOf(order, order.game)));
  const bots = playersCalled(order.bots);
  if ('wrong' in bots) throw new Error(bots.wrong);
  const match: Match = { title: titleOf(order.title), bots, options: order.options ?? {}, seed: order.seed };
  return playMatch(match, order.game - 1, { now: () => performance.now(), random: atRandom, watch: watchOver(order) });
};

/** Holds every action against the laws of random games. */
const watchOver = ({ title, seed, game }: LadderOrder): Required<Around>['watch'] => {
  const roll = dice(`${title} ${seed} ${game} laws`);
  return (before, action, after) => {
    const breach = broken(lawsNow(roll), { before, action, after, asked: decide(after), roll });
    if (breach) throw new Error(`Game ${game} breaks ${breach.law}: ${breach.how} (${JSON.stringify(action)})`);
  };
};

const atRandom = (g: Game, roll: Dice) => choose(g, roll, STYLES.drifter);
