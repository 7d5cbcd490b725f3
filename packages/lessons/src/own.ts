import { inTurn } from '@roundhouse/engine';
import type { Lesson } from './lesson.ts';

/** The sale of the starting package, at your turn. */
const LOTS = { at: 'lots', done: [], turn: 0, passes: 0 };

/** What each title has that no other has. */
export const OWN: readonly Lesson[] = [
  {
    id: 'loan',
    title: '1848',
    you: 0,
    position: {
      players: 3,
      phase: '3',
      shares: { SAR: { 0: 6 }, CAR: { 1: 6 } },
      par: { SAR: 80, CAR: 80 },
      cells: { SAR: '2.7' },
      tokens: { SAR: ['G3', 'F3'], CAR: ['E2'] },
      tiles: { G3: '57/2', F3: '57/2', E2: '57/2', E1: '6/2' },
      sold: { 2: 6, 3: 2 },
      cash: { 0: 10, SAR: 130, CAR: 200 },
      at: inTurn('SAR', 'trains'),
    },
    right: { does: { type: 'takeLoan' } },
    wrong: {
      pocket: { does: { type: 'buyTrain', train: '3' } },
      plus: { does: { type: 'buyTrain', train: '3+' } },
    },
  },
  {
    id: 'takeover',
    title: '18cz',
    you: 0,
    position: {
      players: 3,
      phase: 'd',
      sold: { a: 5, b: 4, c: 4, d: 1 },
      shares: { BTE: { 0: 3 }, EKJ: { 0: 2 }, VBW: { 0: 2 } },
      par: { BTE: 80, EKJ: 60, VBW: 60 },
      tokens: { BTE: ['D3'], EKJ: ['D5'], VBW: ['I10'] },
      tiles: { D3: '57/1', D5: '57/1' },
      trains: { BTE: ['3+3d'], EKJ: ['3d'] },
      cash: { 0: 100, 1: 100, 2: 100, BTE: 300, EKJ: 120, VBW: 0, bank: 5000 },
      at: inTurn('BTE', 'acquire'),
    },
    right: { does: { type: 'acquire', target: 'EKJ' } },
    wrong: { empty: { does: { type: 'acquire', target: 'VBW' } }, wait: { does: { type: 'pass' } } },
  },
  {
    id: 'lots',
    title: '18rhl',
    you: 0,
    position: {
      players: 3,
      privates: { P1: { owner: 2 } },
      slices: { lots: { bids: {}, sold: ['P1'] } },
      cash: { 0: 260, 1: 220, 2: 200 },
      at: [LOTS],
    },
    right: { does: { type: 'bid', lot: 'P5' } },
    wrong: {
      lowest: { does: { type: 'buyLot' } },
      another: { does: { type: 'bid' } },
      wait: { does: { type: 'pass' } },
    },
  },
  {
    id: 'rhine',
    title: '18rhl',
    you: 0,
    position: {
      players: 3,
      phase: '3',
      shares: { DEE: { 0: 6 } },
      par: { DEE: 70 },
      tokens: { DEE: ['F9.1'] },
      tiles: { H11: '8/0', G10: '2/2', G8: '8/3', H9: '4/2' },
      trains: { DEE: ['3'] },
      sold: { 2: 8, 3: 1 },
      cash: { DEE: 200 },
      at: inTurn('DEE', 'track'),
    },
    right: { does: { type: 'layTile', hex: 'F9' } },
    wrong: { onward: { does: { type: 'layTile' } }, wait: { does: { type: 'pass' } } },
  },
  {
    id: 'harbour',
    title: '18lra',
    you: 0,
    position: {
      players: 4,
      phase: '3',
      shares: { KEG: { 0: 6 } },
      par: { KEG: 70 },
      tokens: { KEG: ['F10'] },
      tiles: { E13: 'L29/1', F12: '56/0', C11: 'L25/0', B12: 'L27/0' },
      privates: { P2: { owner: 0 }, P3: { owner: 0 }, P4: { owner: 0 } },
      trains: { KEG: ['3'] },
      cash: { KEG: 200 },
      at: inTurn('KEG', 'token'),
    },
    right: { does: { type: 'placeToken', kind: 'harbour', hex: 'E13' } },
    wrong: {
      plain: { does: { type: 'placeToken' } },
      wait: { does: { type: 'pass' } },
    },
  },
];
