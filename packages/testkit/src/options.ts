import { type Setup, type Title, variantOf } from '@roundhouse/engine';
import type { Dice } from './dice.ts';
import { pickOne } from './random.ts';

type Options = Setup['options'];

/** One value at random for every option of a title that is not settled yet. */
export const drawOptions = (title: Title, settled: Options, roll: Dice): Options => {
  const drawn = Object.entries(title.options).map(([name, { values }]) => [name, pickOne(roll, values)] as const);
  return { ...(Object.fromEntries(drawn) as Options), ...settled };
};

/** The title under each single option of its, itself first: together they hold every part there is. */
export const variantsOf = (title: Title): readonly Title[] => {
  const players = title.players[0] as number;
  const single = Object.entries(title.options).flatMap(([name, { values }]) =>
    values.map(value => ({ [name]: value })),
  );
  return [title, ...single.map(options => variantOf(title, { players, options }))];
};
