import { type Card, type Phase, type TrainSide, type Trains, trainsOf } from '@roundhouse/engine';
import { rheingold } from './rheingold.ts';

/** Cities and places off the board count; a town only where the route ends. */
export const range = (most: number): TrainSide['spec'] => ({
  limits: [{ city: 1, offboard: 1, endTown: 1, most }],
  pays: 'all',
});

/** What a train of this number can do. */
export const specOf = (n: number): TrainSide['spec'] => (n === 8 ? rheingold : range(n));

/** A train of this number, how many there are, and what becomes of it. */
export const card = (n: number, count: number, price: number, more: { rusts?: string; from?: string } = {}): Card => ({
  id: `${n}`,
  count,
  sides: [{ id: `${n}`, price, spec: specOf(n), ...(more.rusts ? { rusts: [more.rusts] } : {}) }],
  ...(more.from ? { from: more.from } : {}),
});

/** The train supply, with the optional 2-train or without. [RHL-6.2.6] */
export const trainsWith = (optional: boolean): Trains =>
  trainsOf([
    card(2, optional ? 7 : 6, 100, { rusts: '4' }),
    card(3, 5, 200, { rusts: '6' }),
    card(4, 3, 300, { rusts: '8' }),
    card(5, 3, 500),
    card(6, 6, 600, { from: '5' }),
    card(8, 4, 800, { from: '6' }),
  ]);

type Effect = 'assignContract' | 'closePrivates' | 'discardTrains';
const CLOSING: readonly Effect[] = ['closePrivates', 'discardTrains'];

/** With the first 5-train a contract still open is assigned, privates close, and then trains over the limit go. [RHL-6.3] */
export const phasesWith = (contract: boolean): readonly Phase<Effect>[] => [
  { id: 'start', colour: 'yellow', trainLimit: 4, rounds: 1 },
  { id: '2', colour: 'yellow', trainLimit: 4, rounds: 1 },
  { id: '3', colour: 'green', trainLimit: 4, rounds: 2 },
  { id: '4', colour: 'green', trainLimit: 3, rounds: 2 },
  { id: '5', colour: 'brown', trainLimit: 2, rounds: 3, on: contract ? ['assignContract', ...CLOSING] : CLOSING },
  { id: '6', colour: 'brown', trainLimit: 2, rounds: 3 },
  { id: '8', colour: 'grey', trainLimit: 2, rounds: 3 },
];
