import type { CardId, CompanyId, Money, PrivateId, TrainId } from '../core/ids.ts';
import type { Game } from '../core/state.ts';
import { companyOf } from '../core/state.ts';
import { type Table, write } from '../core/table.ts';
import type { TrainSpec } from '../routes/problem.ts';
import { directorOf, partOf } from '../shares/certificate.ts';

/** A train card with one or more sides, of which a buyer uses one for good. */
export interface Card {
  readonly id: CardId;
  readonly sides: readonly TrainSide[];
  /** Cards in the bank; no number: as many as needed. */
  readonly count?: number;
  /** The phase from which it is on sale, outside the sequence. */
  readonly from?: string;
  /** Is never on sale: it comes into play by a rule of its own. */
  readonly granted?: true;
  /** Does not count against the train limit; a company has one at most, and never trades it. */
  readonly beyondLimit?: true;
  /** Is not the train a company must have. */
  readonly besidesDuty?: true;
  /** Stays with its company for good: never sold, never given up. */
  readonly stays?: true;
}

/** What one side of a card is and costs. */
export interface TrainSide {
  readonly id: TrainId;
  readonly price: Money;
  /** The kind of company that may run it; any, if not said. */
  readonly runsFor?: string;
  /** The trains whose sale makes this one obsolete. */
  readonly rusts?: readonly TrainId[];
  readonly spec: Omit<TrainSpec, 'name'>;
}

/** All train cards in the order of sale, and their sides by name. */
export interface Trains {
  readonly cards: readonly Card[];
  readonly sides: Readonly<Record<TrainId, TrainSide & { readonly card: Card }>>;
}

export const trainsOf = (cards: readonly Card[]): Trains => ({
  cards,
  sides: Object.fromEntries(cards.flatMap(card => card.sides.map(side => [side.id, { ...side, card }]))),
});

export const sideOf = (g: Game, train: TrainId) =>
  g.title.parts.trains.sides[train] as TrainSide & { readonly card: Card };

export const cardsSold = (g: Game, card: CardId): number => g.state.depot[card] ?? 0;

export const cardsLeft = (g: Game, card: Card): number =>
  card.count === undefined ? Number.POSITIVE_INFINITY : card.count - cardsSold(g, card.id);

/** The cards on sale: the first of the sequence that is left, and those outside it whose phase has come. */
export const onSale = (g: Game): readonly Card[] => {
  const phase = (id: string) => g.title.parts.phases.findIndex(p => p.id === id);
  const next = g.title.parts.trains.cards.find(c => !c.from && !c.granted && cardsLeft(g, c) > 0);
  const outside = g.title.parts.trains.cards.filter(
    c => c.from && cardsLeft(g, c) > 0 && phase(c.from) <= phase(g.state.phase),
  );
  return next ? [next, ...outside] : outside;
};

/** Trains of the company that count against the limit. */
export const countedTrains = (g: Game, company: CompanyId): readonly TrainId[] =>
  companyOf(g, company).trains.filter(t => !sideOf(g, t).card.beyondLimit);

/** Trains of the company that meet the duty to have one. */
export const dutyTrains = (g: Game, company: CompanyId): readonly TrainId[] =>
  companyOf(g, company).trains.filter(t => !sideOf(g, t).card.besidesDuty);

export const takeTrain = (t: Table, company: CompanyId, train: TrainId): void => {
  write(t, 'companies', company, 'trains').push(train);
};

/** Trains given up to the bank, for sale again. */
export const trainPool = (g: Game): readonly TrainId[] => g.state.trainPool ?? [];

export const loseTrain = (t: Table, company: CompanyId, train: TrainId): void => {
  const trains = write(t, 'companies', company, 'trains');
  trains.splice(trains.indexOf(train), 1);
};

/** A train a company would like to have: from whom, and what it gives for it beside money. */
export interface Deal {
  readonly company: CompanyId;
  readonly train: TrainId;
  readonly from: string;
  /** A train handed in. */
  readonly exchange?: TrainId | undefined;
  readonly using?: PrivateId | undefined;
}

/** What a train may be bought for. */
export type Prices = readonly [min: Money, max: Money];

export const isBank = (from: string): boolean => from === 'bank' || from === 'pool';

/** The bank sells at the printed price, new or from the pool; nothing is handed in. */
export const printedPrice = (g: Game, { train, exchange, using }: Deal): Prices | undefined =>
  exchange || using ? undefined : exactly(sideOf(g, train).price);

export const exactly = (price: Money): Prices => [price, price];

/** Companies agree on any price. */
export const anyPrice = (): Prices => [1, Number.MAX_SAFE_INTEGER];

/** Whether the company may run this train. */
export const mayRun = (g: Game, company: CompanyId, train: TrainId): boolean => {
  const { runsFor } = sideOf(g, train);
  return runsFor === undefined || runsFor === partOf(g, company).kind;
};

/** Whether both companies have the same director. */
export const sameDirector = (g: Game, a: CompanyId, b: CompanyId): boolean => directorOf(g, a) === directorOf(g, b);
