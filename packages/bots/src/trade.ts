import {
  type Action,
  type CompanyId,
  directorOf,
  type Game,
  type Money,
  sideOf,
  type TrainId,
} from '@roundhouse/engine';

type Trade = Action & {
  readonly company?: CompanyId;
  readonly from?: string;
  readonly train?: TrainId;
  readonly price?: Money;
};

/**
 * Whether a train of another company is not worth asking for: a rival's goes for more than it is worth or not at all,
 * and a sister wants to keep one for herself and is not to be stuffed with money.
 */
export const isIdleTrade = (g: Game, action: Action): boolean => {
  const { company, from, train, price } = action as Trade;
  const seller = from === undefined ? undefined : g.state.companies[from];
  if (action.type !== 'buyTrain' || !seller || company === undefined || from === undefined || train === undefined)
    return false;
  if (directorOf(g, from) !== directorOf(g, company)) return true;
  return seller.trains.length < 2 || (price ?? 0) > sideOf(g, train).price;
};
