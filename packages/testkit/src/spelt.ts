import {
  buyShare,
  buyTrain,
  type Cites,
  defineTitle,
  gridChart,
  layTile,
  type Phase,
  Stock,
  step,
  Turn,
} from '@roundhouse/engine';
import { plan } from './toy.ts';

const track = step('track', { in: Turn, verbs: [layTile] });
export const shares = step('stock', { in: Stock, verbs: [buyShare] });
const phases: readonly Phase<'flood'>[] = [{ id: '2', colour: 'yellow', trainLimit: 4, on: ['flood'] }];
const market = gridChart(['100:end'], ['end'], {});
const cites: Cites<'toy'> = { 'heap.left': 'T-1', 'track.colour': 'T-3' };

/** A title made to be misspelt: a test changes one word at a time and sees the compiler refuse it. */
export const spelt = defineTitle({
  ...plan,
  parts: { phases, market },
  turn: { public: [track] },
  anytime: [buyTrain],
  effects: { flood: () => {} },
  zones: { end: () => {} },
  cites,
});
