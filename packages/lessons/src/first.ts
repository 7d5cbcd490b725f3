import { inStock, inTurn } from '@roundhouse/engine';
import type { Lesson } from './lesson.ts';

/** Nobody is bothered by private companies in a first lesson. */
const CLOSED = Object.fromEntries(['P1', 'P2', 'P3', 'P4', 'P5', 'P6'].map(id => [id, { closed: true as const }]));

/** Adelaide, Port Pirie, Port Augusta and Whyalla in one line. */
const WEST = { G3: '57/2', F3: '57/2', E2: '57/2', E1: '6/2' };

const on1848 = (lesson: Omit<Lesson, 'title' | 'you'>): Lesson => ({
  title: '1848',
  you: 0,
  ...lesson,
  position: { players: 3, privates: CLOSED, ...lesson.position },
});

/** What every game of this kind is about, on the map of 1848. */
export const FIRST: readonly Lesson[] = [
  on1848({
    id: 'share',
    position: {
      phase: '2',
      shares: { SAR: { 1: 6 }, FED: { 2: 6 } },
      par: { SAR: 80, FED: 80 },
      tokens: { SAR: ['G3'], FED: ['G7'] },
      tiles: { G3: '57/2', F3: '57/2', G7: '57/1' },
      trains: { SAR: ['2'] },
      sold: { 2: 1 },
      cash: { 0: 100, 1: 40, 2: 40, SAR: 60, FED: 20 },
      at: inStock(0),
    },
    right: { does: { type: 'buyShare', company: 'SAR' } },
    wrong: {
      trainless: { does: { type: 'buyShare', company: 'FED' } },
      bank: { does: { type: 'buyShare', company: 'BOE' } },
      wait: { does: { type: 'pass' } },
    },
  }),
  on1848({
    id: 'start',
    position: { phase: 'start', cash: { 0: 230, 1: 200, 2: 200 }, at: inStock(0, { number: 1 }) },
    right: { does: { type: 'startCompany', company: 'VR', par: 70 } },
    wrong: {
      dear: { does: { type: 'startCompany', company: 'VR', par: 100 } },
      dearer: { does: { type: 'startCompany', company: 'VR' } },
      elsewhere: { does: { type: 'startCompany' } },
      wait: { does: { type: 'pass' } },
    },
  }),
  on1848({
    id: 'float',
    position: {
      phase: '2',
      shares: { VR: { 0: 4, 1: 1 }, NSW: { 2: 3 } },
      par: { VR: 70, NSW: 70 },
      cash: { 0: 90, 1: 60, 2: 60 },
      at: inStock(0, { number: 1 }),
    },
    right: { does: { type: 'buyShare', company: 'VR' } },
    wrong: {
      theirs: { does: { type: 'buyShare', company: 'NSW' } },
      bank: { does: { type: 'buyShare', company: 'BOE' } },
      wait: { does: { type: 'pass' } },
    },
  }),
  on1848({
    id: 'track',
    position: {
      phase: '2',
      shares: { SAR: { 0: 6 } },
      par: { SAR: 80 },
      tokens: { SAR: ['G3'] },
      tiles: { G3: '5/2' },
      cash: { SAR: 200 },
      at: inTurn('SAR', 'track'),
    },
    right: { does: { type: 'layTile', hex: 'F3' } },
    wrong: { empty: { does: { type: 'layTile', hex: 'F4' } }, wait: { does: { type: 'pass' } } },
  }),
  on1848({
    id: 'station',
    position: {
      phase: '3',
      shares: { SAR: { 0: 6 }, CAR: { 1: 6 } },
      par: { SAR: 80, CAR: 80 },
      tokens: { SAR: ['G3'], CAR: ['E2'] },
      tiles: { ...WEST, E2: '15/5' },
      trains: { SAR: ['3'], CAR: ['3'] },
      sold: { 2: 6, 3: 2 },
      cash: { SAR: 120, CAR: 200 },
      at: inTurn('SAR', 'token'),
    },
    right: { does: { type: 'placeToken', hex: 'F3' } },
    wrong: {
      beyond: { does: { type: 'placeToken', hex: 'E2' } },
      farther: { does: { type: 'placeToken' } },
      wait: { does: { type: 'pass' } },
    },
  }),
  on1848({
    id: 'run',
    position: {
      phase: '3',
      shares: { SAR: { 0: 6 } },
      par: { SAR: 80 },
      tokens: { SAR: ['G3', 'F3'] },
      tiles: { ...WEST, H4: '6/2' },
      trains: { SAR: ['3'] },
      sold: { 2: 6, 3: 1 },
      cash: { SAR: 50 },
      at: inTurn('SAR', 'run'),
    },
    right: { does: { type: 'runRoutes' }, earns: 60 },
    wrong: { less: { does: { type: 'runRoutes' } }, loan: { does: { type: 'takeLoan' } } },
  }),
  on1848({
    id: 'pay',
    position: {
      phase: '3',
      shares: { SAR: { 0: 6, 1: 2 } },
      par: { SAR: 80 },
      tokens: { SAR: ['G3', 'F3'] },
      tiles: WEST,
      trains: { SAR: ['3', '3'] },
      sold: { 2: 6, 3: 2 },
      cash: { SAR: 420 },
      at: inTurn('SAR', 'dividend', { income: 90 }),
    },
    right: { does: { type: 'payDividend', how: 'pay' } },
    wrong: { keep: { does: { type: 'payDividend', how: 'withhold' } }, loan: { does: { type: 'takeLoan' } } },
  }),
  on1848({
    id: 'keep',
    position: {
      phase: '3',
      shares: { SAR: { 0: 6, 1: 2 } },
      par: { SAR: 80 },
      tokens: { SAR: ['G3', 'F3'] },
      tiles: WEST,
      trains: { SAR: ['2'] },
      sold: { 2: 6, 3: 4 },
      cash: { 0: 30, SAR: 140 },
      at: inTurn('SAR', 'dividend', { income: 60 }),
    },
    right: { does: { type: 'payDividend', how: 'withhold' } },
    wrong: { pay: { does: { type: 'payDividend', how: 'pay' } }, loan: { does: { type: 'takeLoan' } } },
  }),
  on1848({
    id: 'price',
    position: {
      phase: '3',
      shares: { VR: { 0: 5 }, NSW: { 1: 5, 0: 2 } },
      par: { VR: 80, NSW: 80 },
      tokens: { VR: ['H6'], NSW: ['F9'] },
      tiles: { H6: '57/1', F9: '5/1' },
      sold: { 2: 6, 3: 1 },
      cash: { 0: 20, 1: 200, 2: 200 },
      at: inStock(0),
    },
    right: { does: { type: 'sellShares', company: 'NSW' } },
    wrong: {
      own: { does: { type: 'sellShares', company: 'VR' } },
      wait: { does: { type: 'pass' } },
    },
  }),
  on1848({
    id: 'train',
    position: {
      phase: '2',
      shares: { SAR: { 0: 6 } },
      par: { SAR: 80 },
      tokens: { SAR: ['G3'] },
      tiles: { G3: '57/2', F3: '57/2', H4: '6/2' },
      trains: { SAR: ['2'] },
      cash: { SAR: 250 },
      sold: { 2: 3 },
      at: inTurn('SAR', 'trains'),
    },
    right: { does: { type: 'buyTrain', train: '2' } },
    wrong: { plus: { does: { type: 'buyTrain', train: '2+' } }, wait: { does: { type: 'pass' } } },
  }),
  on1848({
    id: 'rust',
    position: {
      phase: '3',
      shares: { SAR: { 0: 6 }, CAR: { 1: 6 } },
      par: { SAR: 90, CAR: 80 },
      tokens: { SAR: ['G3', 'F3'], CAR: ['E2'] },
      tiles: WEST,
      trains: { SAR: ['2'], CAR: ['2'] },
      sold: { 2: 6, 3: 5 },
      cash: { SAR: 330, CAR: 310 },
      at: inTurn('SAR', 'trains'),
    },
    right: { does: { type: 'buyTrain', train: '4' } },
    wrong: { old: { does: { type: 'buyTrain', train: '2' } }, wait: { does: { type: 'pass' } } },
  }),
  on1848({
    id: 'end',
    position: {
      phase: '8',
      shares: { SAR: { 0: 6, 1: 2 } },
      par: { SAR: 80 },
      cells: { SAR: '2.9' },
      tokens: { SAR: ['G3', 'F3'] },
      tiles: WEST,
      trains: { SAR: ['5'] },
      sold: { 2: 6, 3: 5, 4: 4, 5: 3, 6: 2, 8: 1 },
      cash: { bank: 0, SAR: 300 },
      ending: 'bank',
      at: inTurn('SAR', 'dividend', { set: 7, round: 3, of: 3, income: 150 }),
    },
    right: { does: { type: 'payDividend', how: 'pay' } },
    wrong: { keep: { does: { type: 'payDividend', how: 'withhold' } }, loan: { does: { type: 'takeLoan' } } },
  }),
];
