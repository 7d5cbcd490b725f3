import { type Card, type Phase, type TrainSide, trainsOf } from '@roundhouse/engine';
import { trainSize } from './sizes.ts';

/** Runs to so many places, towns included. */
export const normal = (n: number): TrainSide['spec'] => ({
  limits: [{ city: 1, town: 1, offboard: 1, most: n }],
  pays: 'all',
});

/** Runs to twice as many places, of which so many may be cities. */
export const plus = (n: number): TrainSide['spec'] => ({
  limits: [
    { city: 1, offboard: 1, most: n },
    { city: 1, town: 1, offboard: 1, most: 2 * n },
  ],
  pays: 'all',
});

/** Counts so many places and may leave out towns. */
export const express = (n: number): TrainSide['spec'] => ({
  limits: [{ city: 1, offboard: 1, most: n }],
  pays: { most: n, drop: 'towns' },
});

/** By which trains a train is made obsolete, always of its own size. */
const RUSTS: Readonly<Record<string, readonly string[]>> = {
  2: ['4e', '4f', '5g', '5h', '5i', '5j'],
  3: ['5g', '5h', '5i', '5j'],
  '2+2': ['4+4f', '4+4g', '5+5h', '5+5i', '5+5j'],
  '3+3': ['5+5h', '5+5i', '5+5j'],
  '3E': ['6Ei', '8Ej'],
  '4E': ['8Ej'],
};

const specOf = (name: string): TrainSide['spec'] => {
  const n = Number.parseInt(name, 10);
  return name.includes('E') ? express(n) : name.includes('+') ? plus(n) : normal(n);
};

/** A card from its letter and its sides, `2 70`; a train is named with the letter of its card, and runs for companies of its size. */
const card = (id: string, count: number | undefined, ...sides: readonly string[]): Card => ({
  id,
  ...(count === undefined ? {} : { count }),
  sides: sides.map(line => {
    const [name = '', price = ''] = line.split(' ');
    const rusts = RUSTS[name];
    return {
      id: `${name}${id}`,
      price: Number(price),
      spec: specOf(name),
      runsFor: trainSize(name),
      ...(rusts ? { rusts } : {}),
    };
  }),
});

export const trains = trainsOf([
  card('a', 5, '2 70'),
  card('b', 4, '2 70', '2+2 80'),
  card('c', 4, '3 120', '2+2 80'),
  card('d', 4, '3 120', '3+3 180', '3E 250'),
  card('e', 4, '4 250', '3+3 180', '3E 250'),
  card('f', 4, '4 250', '4+4 400', '4E 350'),
  card('g', 4, '5 350', '4+4 400', '4E 350'),
  card('h', 2, '5 350', '5+5 500', '5E 700'),
  card('i', 2, '5 350', '5+5 500', '6E 800'),
  card('j', undefined, '5 350', '5+5 500', '8E 1000'),
]);

const limits = (small: number, medium: number, large: number) => ({ small, medium, large });

/** [CZ-VIII.12] */
export const phases: readonly Phase<never>[] = [
  { id: 'a', colour: 'yellow', trainLimit: limits(3, 3, 3) },
  { id: 'b', colour: 'yellow', trainLimit: limits(3, 3, 3) },
  { id: 'c', colour: 'yellow', trainLimit: limits(3, 3, 3) },
  { id: 'd', colour: 'green', trainLimit: limits(3, 3, 3) },
  { id: 'e', colour: 'green', trainLimit: limits(2, 3, 3) },
  { id: 'f', colour: 'green', trainLimit: limits(2, 2, 3) },
  { id: 'g', colour: 'brown', trainLimit: limits(2, 2, 3) },
  { id: 'h', colour: 'brown', trainLimit: limits(1, 2, 3) },
  { id: 'i', colour: 'grey', trainLimit: limits(1, 1, 3) },
  { id: 'j', colour: 'grey', trainLimit: limits(1, 1, 2) },
];
