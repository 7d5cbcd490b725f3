import { type Card, cardsLeft, type Game, type Money, sideOf, type TrainId } from '@roundhouse/engine';

/** Cards sold in an operating round, from experience: some for every company afloat. */
const paceOf = (g: Game): number => {
  const afloat = Object.values(g.state.companies).filter(c => c.floated && !c.closed).length;
  return Math.max(0.8, 0.6 * afloat);
};

/** After how many rounds the train is likely to be obsolete. */
export const livesFor = (g: Game, train: TrainId): number => {
  const { rusts } = sideOf(g, train);
  if (!rusts?.length) return Number.POSITIVE_INFINITY;
  let ahead = 0;
  for (const card of inSequence(g)) {
    if (card.sides.some(s => rusts.includes(s.id))) return (ahead + 0.5) / paceOf(g);
    ahead += cardsLeft(g, card);
  }
  return Number.POSITIVE_INFINITY;
};

/** The card likely to be on sale after so many rounds. */
export const cardAfter = (g: Game, rounds: number): Card | undefined => {
  let sold = rounds * paceOf(g);
  let last: Card | undefined;
  for (const card of inSequence(g)) {
    const left = cardsLeft(g, card);
    if (!left) continue;
    last = card;
    if (sold < left) return card;
    sold -= left;
  }
  return last;
};

const inSequence = (g: Game): readonly Card[] =>
  g.title.parts.trains.cards.filter(c => !c.from && !c.granted && !c.beyondLimit);

/** The cheapest side of a card. */
export const cheapest = (card: Card): { readonly id: TrainId; readonly price: Money } =>
  card.sides.reduce((a, b) => (b.price < a.price ? b : a));
