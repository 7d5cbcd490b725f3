import { type Card, type Phase, type TrainSide, trainsOf } from '@roundhouse/engine';

/** A supply in which nothing has a price: how many of each length, and what such a train may run. */
export const supply = (specOf: (length: number) => TrainSide['spec'], counts: Readonly<Record<number, number>>) =>
  trainsOf(
    Object.entries(counts).map(
      ([id, count]): Card => ({ id, count, sides: [{ id, price: 0, spec: specOf(Number(id)) }] }),
    ),
  );

/** Phases open colours and values, and nothing else: green with the first 3-train, brown with the first 5-train. [RHL-10.3-c, RHL-10.3-f, LRA-10.3-a] */
export const PHASES: readonly Phase<never>[] = [
  { id: 'start', colour: 'yellow', trainLimit: 1 },
  { id: '2', colour: 'yellow', trainLimit: 1 },
  { id: '3', colour: 'green', trainLimit: 1 },
  { id: '4', colour: 'green', trainLimit: 1 },
  { id: '5', colour: 'brown', trainLimit: 1 },
  { id: '6', colour: 'brown', trainLimit: 1 },
];
