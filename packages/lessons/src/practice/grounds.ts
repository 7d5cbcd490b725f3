import type { CompanyId, TrainId } from '@roundhouse/engine';

/** A time of the game: cards that are gone, and trains a company may have then. */
interface Stage {
  readonly phase: string;
  readonly sold: Readonly<Record<string, number>>;
  readonly trains: readonly (readonly TrainId[])[];
  /** How many tiles the company has laid. */
  readonly lays: number;
}

/** A purchase that scraps trains: before it, which are about, and which of those go. */
interface Purchase {
  readonly phase: string;
  readonly sold: Readonly<Record<string, number>>;
  readonly buys: TrainId;
  readonly old: readonly TrainId[];
  readonly sound: readonly TrainId[];
}

/** Where tasks are set: companies of a title, their price, how much of them is about, and the times they live in. */
export interface Ground {
  readonly title: string;
  readonly players: number;
  readonly companies: readonly CompanyId[];
  readonly par: number;
  /** Shares that make a director who need not fear for it. */
  readonly most: number;
  readonly stages: readonly Stage[];
  readonly purchases: readonly Purchase[];
}

const RHINE = { 2: 6, 3: 5, 4: 3 };

export const GROUNDS: readonly Ground[] = [
  {
    title: '1848',
    players: 3,
    companies: ['SAR', 'VR', 'NSW', 'QR', 'FED', 'CAR'],
    par: 80,
    most: 6,
    stages: [
      { phase: '2', sold: { 2: 3 }, trains: [['2'], ['2', '2'], ['2+']], lays: 4 },
      { phase: '3', sold: { 2: 6, 3: 2 }, trains: [['3'], ['3+'], ['2', '3']], lays: 6 },
      { phase: '4', sold: { 2: 6, 3: 5, 4: 1 }, trains: [['4'], ['3', '4'], ['3+', '3']], lays: 8 },
    ],
    purchases: [
      { phase: '3', sold: { 2: 6, 3: 5 }, buys: '4', old: ['2', '2+'], sound: ['3', '3+'] },
      { phase: '5', sold: { 2: 6, 3: 5, 4: 4, 5: 3 }, buys: '6', old: ['3', '3+'], sound: ['4', '4+', '5', '5+'] },
      {
        phase: '6',
        sold: { 2: 6, 3: 5, 4: 4, 5: 3, 6: 2 },
        buys: '8',
        old: ['4', '4+'],
        sound: ['5', '5+', '6', '6+'],
      },
    ],
  },
  {
    title: '18cz',
    players: 3,
    companies: ['BTE', 'KFN'],
    par: 80,
    most: 3,
    stages: [
      { phase: 'c', sold: { a: 5, b: 4, c: 1 }, trains: [['2+2b'], ['2+2c', '2+2b']], lays: 5 },
      { phase: 'd', sold: { a: 5, b: 4, c: 4, d: 2 }, trains: [['3+3d'], ['2+2c', '3+3d']], lays: 7 },
    ],
    purchases: [],
  },
  {
    title: '18cz',
    players: 3,
    companies: ['EKJ', 'OFE', 'BCB', 'MW', 'VBW'],
    par: 60,
    most: 2,
    stages: [
      { phase: 'b', sold: { a: 5, b: 1 }, trains: [['2a'], ['2a', '2b']], lays: 4 },
      { phase: 'd', sold: { a: 5, b: 4, c: 4, d: 1 }, trains: [['3c'], ['2b', '3c']], lays: 6 },
    ],
    purchases: [
      {
        phase: 'd',
        sold: { a: 5, b: 4, c: 4, d: 4 },
        buys: '4e',
        old: ['2a', '2b'],
        sound: ['3c', '3d'],
      },
      {
        phase: 'f',
        sold: { a: 5, b: 4, c: 4, d: 4, e: 4, f: 4 },
        buys: '5g',
        old: ['3c', '3d', '2b'],
        sound: ['4e', '4f'],
      },
    ],
  },
  {
    title: '18rhl',
    players: 3,
    companies: ['DEE', 'BME', 'CME', 'GVE', 'ADR', 'RhE'],
    par: 80,
    most: 6,
    stages: [
      { phase: '2', sold: { 2: 3 }, trains: [['2'], ['2', '2']], lays: 4 },
      { phase: '3', sold: { 2: 6, 3: 2 }, trains: [['3'], ['2', '3']], lays: 6 },
      { phase: '4', sold: { ...RHINE, 4: 1 }, trains: [['4'], ['3', '4'], ['3', '3']], lays: 8 },
    ],
    purchases: [
      { phase: '3', sold: { 2: 6, 3: 5 }, buys: '4', old: ['2'], sound: ['3'] },
      { phase: '5', sold: { ...RHINE, 5: 1 }, buys: '6', old: ['3'], sound: ['4', '5'] },
      { phase: '6', sold: { ...RHINE, 5: 3, 6: 1 }, buys: '8', old: ['4'], sound: ['5', '6'] },
    ],
  },
  {
    title: '18lra',
    players: 4,
    companies: ['BME', 'KEG', 'CME', 'ADR', 'RhE', 'CCE'],
    par: 70,
    most: 6,
    stages: [
      { phase: '2', sold: { 2: 3 }, trains: [['2'], ['2', '2']], lays: 4 },
      { phase: '3', sold: { 2: 6, 3: 2 }, trains: [['3'], ['2', '3']], lays: 6 },
      { phase: '4', sold: { 2: 6, 3: 4, 4: 1 }, trains: [['4'], ['3', '4'], ['3', '3']], lays: 8 },
    ],
    purchases: [
      { phase: '3', sold: { 2: 6, 3: 4 }, buys: '4', old: ['2'], sound: ['3'] },
      { phase: '5', sold: { 2: 6, 3: 4, 4: 2, 5: 1 }, buys: '6', old: ['3'], sound: ['4', '5'] },
    ],
  },
];
