import { type Card, type Phase, type TrainSide, trainsOf } from '@roundhouse/engine';

const range = (most: number, freeGauge: number): TrainSide['spec'] => ({
  limits: [{ city: 1, offboard: 1, gauge: 1, freeGauge, most }],
  pays: 'all',
});

const card = (n: number, count: number, prices: readonly [number, number], rusts?: readonly string[]): Card => ({
  id: `${n}`,
  count,
  sides: [
    { id: `${n}`, price: prices[0], spec: range(n, 0), ...(rusts ? { rusts } : {}) },
    { id: `${n}+`, price: prices[1], spec: range(n, 1), ...(rusts ? { rusts } : {}) },
  ],
});

/** [48-8.2.*] */
export const trains = trainsOf([
  card(2, 6, [100, 120], ['4', '4+']),
  card(3, 5, [200, 230], ['6', '6+']),
  card(4, 4, [300, 340], ['8', 'D']),
  card(5, 3, [500, 550]),
  card(6, 2, [600, 660]),
  {
    id: '8',
    sides: [
      { id: '8', price: 800, spec: range(8, 0) },
      { id: 'D', price: 1100, spec: { limits: [], pays: 'all' } },
    ],
  },
  {
    id: '2E',
    from: '5',
    beyondLimit: true,
    besidesDuty: true,
    sides: [
      {
        id: '2E',
        price: 200,
        spec: { limits: [], pays: 'ends', ends: { one: { tag: 'alice' }, other: { own: true } }, bonuses: [] },
      },
    ],
  },
]);

/** [48-9.*] */
export const phases: readonly Phase<'closePrivates' | 'placeTasmania'>[] = [
  { id: 'start', colour: 'yellow', trainLimit: 4, rounds: 1 },
  { id: '2', colour: 'yellow', trainLimit: 4, rounds: 1 },
  { id: '3', colour: 'green', trainLimit: 4, rounds: 2 },
  { id: '4', colour: 'green', trainLimit: 3, rounds: 2 },
  { id: '5', colour: 'brown', trainLimit: 2, rounds: 3, on: ['closePrivates', 'placeTasmania'] },
  { id: '6', colour: 'brown', trainLimit: 2, rounds: 3 },
  { id: '8', colour: 'grey', trainLimit: 2, rounds: 3 },
];
