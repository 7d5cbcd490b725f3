import {
  beginStock,
  cardLeaves,
  emit,
  endGame,
  type Frame,
  type Game,
  type Money,
  type Operating,
  onSale,
  type Procedure,
  popFrame,
  pushFrame,
  slice,
  type Table,
  willEnd,
} from '@roundhouse/engine';
import { noteSale } from './trade.ts';

/** The printed track: the operating rounds of each set, by the price of a Local Railway in them. */
const SETS: readonly (readonly Money[])[] = [[40], [45], [50], [55], [60, 65], [70, 75], [80, 90], [100, 110, 120]];
const SPACES = SETS.flat();

/** Where the marker stands on the track: so many operating rounds have begun. [CZ-V] */
export const marker = slice<{ readonly at: number }>('timetable', { at: 0 });

export const advance = (t: Table): void => {
  marker.write(t).at++;
};

/** What every Local Railway is worth now; before the first operating round, nothing. */
export const localPrice = (g: Game): Money => SPACES[marker.of(g).at - 1] ?? 0;

/** Companies pay for papers from 1 up to the price of the day. */
export const untilPriceOfDay = (g: Game): readonly [Money, Money] => [1, localPrice(g)];

/** What a Local Railway in a player's hand is worth at the end. */
export const LAST_PRICE = SPACES.at(-1) ?? 0;

/** How many operating rounds follow the present stock round. */
export const roundsNow = (g: Game): number => {
  const next = SPACES[marker.of(g).at] ?? 0;
  return SETS.find(set => set.includes(next))?.length ?? 0;
};

/** Spaces of the track still ahead, the one the marker stands on included. */
export const roundsToCome = (g: Game): number =>
  SPACES.length - marker.of(g).at + (g.state.agenda.some(f => f.at === 'operating') ? 1 : 0);

/** Between a set and the next stock round: what happens at the crossed-out locomotive. */
export interface Interval extends Frame {
  readonly at: 'interval';
  readonly set: number;
}

export const interval: Procedure<Interval> = {
  at: 'interval',
  steps: [],
  ask: () => undefined,
  next: (t, f) => {
    popFrame(t);
    beginStock(t, f.set + 1);
  },
};

/** After the last space the game ends; after every other set something happens to the trains first. [CZ-X.1] */
export const afterSet =
  (happens: (t: Table) => void) =>
  (t: Table, f: Operating): void => {
    if (marker.of(t).at >= SPACES.length) {
      willEnd(t, 'timetable');
      endGame(t);
      return;
    }
    pushFrame<Interval>(t, { at: 'interval', done: [], set: f.set });
    happens(t);
  };

/** The top card of the stack is sold abroad, as if a train of each of its types had been sold. [CZ-VIII.13] */
export const exportTrain = (t: Table): void => {
  const [card] = onSale(t);
  if (!card) return;
  emit(t, { type: 'exported', card: card.id });
  noteSale(
    t,
    card.sides.map(side => side.id),
  );
  cardLeaves(t, card);
};
