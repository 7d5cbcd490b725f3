import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { LevelName, Weights } from '@roundhouse/bots';
import type { Plan, Result } from '@roundhouse/testkit';
import { carryOut, HELPER } from './helper.ts';

/** A random game to play: a plan, its title by id. */
interface SimulateOrder extends Omit<Plan, 'title'> {
  readonly kind: 'simulate';
  readonly title: string;
  readonly game: number;
}

/** A level with weights of its own, under a name of its own. */
export interface Weighted {
  readonly name: string;
  readonly level: LevelName;
  readonly weights: Weights;
}

/** A game of bots to play, everything by name. */
export interface LadderOrder {
  readonly kind: 'ladder';
  readonly title: string;
  readonly bots: readonly (string | Weighted)[];
  readonly options: Plan['options'];
  readonly seed: string;
  readonly game: number;
}

export type Order = SimulateOrder | LadderOrder;

/** This program: its first source file, or the bundle that holds all of them. */
const program = (): URL => {
  const source = new URL('./main.ts', import.meta.url);
  return existsSync(source) ? source : new URL(import.meta.url);
};

/** Plays the games of a plan on every core; results come as they are ready. */
export const playOnAllCores = (plan: Plan, games: number, add: (result: Result) => void): Promise<void> =>
  onAllCores<Result>(gamesOf({ ...plan, kind: 'simulate', title: plan.title.id }, games), undefined, add);

/** The orders for games 1 to n. */
export const gamesOf = (
  order: Omit<SimulateOrder, 'game'> | Omit<LadderOrder, 'game'>,
  games: number,
): readonly Order[] => Array.from({ length: games }, (_, n) => ({ ...order, game: n + 1 }));

/** Has orders carried out, each by whichever helper process is free; on one core without any. */
export const onAllCores = async <R>(
  orders: readonly Order[],
  cores: number | undefined,
  add: (result: R, order: Order) => void,
): Promise<void> => {
  if (cores === 1) {
    for (const order of orders) add(carryOut(order) as R, order);
    return;
  }
  const left = orders.values();
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const helper = fork(program(), [HELPER]);
      let given: Order;
      const give = () => {
        const { value, done } = left.next();
        if (done) return helper.disconnect();
        given = value;
        helper.send(value);
      };
      helper.on('error', reject);
      helper.on('exit', code => (code ? reject(new Error(`a helper ended with exit code ${code}`)) : resolve()));
      helper.on('message', result => {
        add(result as R, given);
        give();
      });
      give();
    });
  await Promise.all(Array.from({ length: Math.min(cores ?? availableParallelism(), orders.length) }, work));
};
