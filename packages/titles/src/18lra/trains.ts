import { type Card, type Phase, type TrainSide, type Trains, trainsOf } from '@roundhouse/engine';
import { card } from '../18rhl/trains.ts';
import { LIGHT_TRAIN } from './light.ts';

/** From Kevelaer to one more city and by four towns, each of which counts; it earns no bonus: LRA-4.1.2-y, -ab. [LRA-4.1.2-ab] */
const lightSpec: TrainSide['spec'] = {
  limits: [
    { city: 1, offboard: 1, most: 2 },
    { town: 1, most: 4 },
  ],
  pays: 'all',
  ends: { one: { tag: 'Kevelaer' } },
  bonuses: [],
};

/** The 2+4 train is within the limit, is not the train a company must have, and stays: LRA-4.1.2-v, -aa. [LRA-4.1.2-aa] */
const lightCard: Card = {
  id: LIGHT_TRAIN,
  count: 1,
  granted: true,
  besidesDuty: true,
  stays: true,
  sides: [{ id: LIGHT_TRAIN, price: 0, spec: lightSpec }],
};

/** The train supply, with the optional 2-train or without: F-L5, CV-L2. [LRA-3.3-a LRA-6.2.6-a LRA-8.1-a] */
export const trainsWith = (optional: boolean): Trains =>
  trainsOf([
    card(2, optional ? 6 : 5, 100, { rusts: '4' }),
    card(3, 4, 200, { rusts: '6' }),
    card(4, 2, 300),
    card(5, 2, 500),
    card(6, 10, 600, { from: '5' }),
    lightCard,
  ]);

type Effect = 'openCamp' | 'floatLightRailway' | 'closePrivates' | 'discardTrains';

/** With the first 5-train the camp opens, the light railway floats, privates close, and then trains over the limit go. [LRA-4.1.2-b LRA-6.3-a LRA-6.3-EX1] */
export const phases: readonly Phase<Effect>[] = [
  { id: 'start', colour: 'yellow', trainLimit: 4, rounds: 1 },
  { id: '2', colour: 'yellow', trainLimit: 4, rounds: 1 },
  { id: '3', colour: 'green', trainLimit: 4, rounds: 2 },
  { id: '4', colour: 'green', trainLimit: 3, rounds: 2 },
  {
    id: '5',
    colour: 'brown',
    trainLimit: 2,
    rounds: 3,
    on: ['openCamp', 'floatLightRailway', 'closePrivates', 'discardTrains'],
  },
  { id: '6', colour: 'brown', trainLimit: 2, rounds: 3 },
];
