import { type Action, type Game, upgradesOf } from '@roundhouse/engine';
import type { Dice } from './dice.ts';
import { addressed, candidate, type Memory } from './mutate.ts';
import { pickOne } from './random.ts';

/** Something a person could try with the mouse: real things in the wrong place, at the wrong time, for the wrong price. */
export const byHand = (g: Game, roll: Dice, memory: Memory): Action | undefined => {
  // What was done in a game with other options may not be there in this one.
  const seen = [...memory.values()].filter(a => g.title.verbs[a.type]?.shape.misfit(a, g) === undefined);
  let tried = roll(3) ? candidate(g, roll) : addressed(g, roll, pickOne(roll, seen));
  for (let changes = roll(3); tried && changes > 0; changes--) tried = misplaced(g, roll, tried);
  return tried;
};

/** The action with another thing of the same kind in one of its fields. */
const misplaced = (g: Game, roll: Dice, action: Action): Action => {
  const fields = Object.entries(action).filter(([name]) => Object.hasOwn(THINGS, name));
  const [name = '', now] = pickOne(roll, fields) ?? [];
  const things = THINGS[name]?.(g, action, roll) ?? [];
  const like = things.filter(thing => typeof thing === typeof now);
  return like.length ? ({ ...action, [name]: pickOne(roll, like) } as Action) : action;
};

type Things = (g: Game, action: Action, roll: Dice) => readonly unknown[];

const companies: Things = g => Object.keys(g.state.companies);
const trains: Things = g => Object.keys(g.title.parts.trains.sides);
const privates: Things = g => Object.keys(g.state.privates);
/** What can be typed where a sum is asked for. */
const sums: Things = (_, __, roll) => [0, 1, roll(20), 5 * roll(100), roll(2000)];

/** What a click or a keystroke can put into a field of this name. */
const THINGS: Readonly<Record<string, Things>> = {
  by: g => g.state.seating,
  company: companies,
  target: companies,
  hex: g => g.title.parts.map.ids,
  tile: (g, action, roll) => {
    const hex = 'hex' in action && roll(2) ? `${action.hex}` : undefined;
    return hex ? upgradesOf(g, hex).map(l => l.tile) : Object.keys(g.title.parts.tiles);
  },
  turn: () => [0, 1, 2, 3, 4, 5],
  city: () => [0, 1, 2],
  train: trains,
  private: privates,
  using: privates,
  from: (g, action) =>
    action.type === 'buyShare' ? ['ipo', 'pool', 'charter'] : ['bank', 'pool', ...Object.keys(g.state.companies)],
  price: sums,
  amount: sums,
  shares: () => [1, 2, 3, 4, 5, 6],
  how: () => ['pay', 'withhold'],
};
