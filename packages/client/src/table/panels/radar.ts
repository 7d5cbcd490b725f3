import { type Card, type Game, onSale, since, type Title } from '@roundhouse/engine';

/** The cards whose sale ends this train, as printed. */
export const rustersOf = (title: Title, train: string): readonly string[] => {
  const { cards, sides } = title.parts.trains;
  const ends = sides[train]?.rusts ?? [];
  return cards.filter(c => c.sides.some(s => ends.includes(s.id))).map(c => c.id);
};

/** Trains that the first of this card ends, but for those that ended before. */
export const endedBy = (g: Game, card: Card): readonly string[] =>
  Object.keys(g.title.parts.trains.sides).filter(train => {
    const rusters = rustersOf(g.title, train);
    return rusters.includes(card.id) && !rusters.some(r => since(g, r));
  });

/** Who would lose which trains if the first of this card were sold now. */
interface Loss {
  readonly company: string;
  readonly trains: readonly string[];
}

export const lossesBy = (g: Game, card: Card): readonly Loss[] =>
  Object.entries(g.state.companies).flatMap(([company, { trains, closed }]) => {
    if (closed) return [];
    const lost = trains.filter(t => rustersOf(g.title, t).includes(card.id));
    return lost.length ? [{ company, trains: lost }] : [];
  });

/** The card with which the next phase begins, and that phase. */
export const nextPhaseOf = (g: Game) => {
  const phase = g.title.parts.phases.find(p => !since(g, p.id));
  const card = phase && g.title.parts.trains.cards.find(c => c.id === phase.id);
  return phase && card ? { phase, card, isOnSale: onSale(g).includes(card) } : undefined;
};
