import {
  consent,
  did,
  discard,
  dividend,
  type Frame,
  type Game,
  layTile,
  mustSellDown,
  runStep,
  type Step,
  type Stock,
  since,
  type Turn,
  tileOf,
  trainsStep,
} from '@roundhouse/engine';
import { auctionStep } from './auction.ts';
import { newTurn } from './bank-of-england.ts';
import { placeHomes } from './commonwealth.ts';
import { tasmania } from './privates.ts';
import { compensate } from './receivership.ts';
import { mustBuy } from './trade.ts';

/** One yellow tile; from the first 3/3+ on two, or one upgrade instead. */
export const mayLay = (g: Game, f: Frame, upgrade: boolean): boolean => {
  const lays = did<{ readonly tile: string } & Frame['done'][number]>(f, layTile.type);
  if (upgrade) return !lays.length;
  return lays.length < (since(g, '3') ? 2 : 1) && lays.every(l => tileOf(g, l.tile).colour === 'yellow');
};

const list: readonly Step[] = [
  auctionStep,
  {
    name: 'stock',
    verbs: ['sellShares', 'buyShare', 'startCompany'],
    compels: (g, f) => {
      const { turn, cleared } = f as Stock;
      return !cleared.includes(turn) && mustSellDown(g, f as Stock) ? { clause: 'shares.sell-down' } : undefined;
    },
  },
  {
    name: 'begin',
    verbs: [],
    leave: (t, f) => {
      newTurn(t);
      placeHomes(t, (f as Turn).company);
    },
  },
  { name: 'track', verbs: ['layTile'] },
  { name: 'token', verbs: ['placeToken'] },
  runStep,
  dividend,
  trainsStep(mustBuy),
  discard,
  consent,
  tasmania,
  compensate,
];

export const steps: Readonly<Record<string, Step>> = Object.fromEntries(list.map(s => [s.name, s]));
