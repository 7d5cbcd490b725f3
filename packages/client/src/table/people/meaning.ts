import { cashOf, directorOf, type Game, onSale, priceOf, type Seat, sharesOf, since } from '@roundhouse/engine';
import { lossesBy, nextPhaseOf } from '../panels/radar.ts';

/** What changed for a seat between two positions, and what is about to. */
export type Meaning =
  | { readonly kind: 'cash'; readonly from: number; readonly to: number }
  | { readonly kind: 'price'; readonly company: string; readonly from: number; readonly to: number }
  | { readonly kind: 'lost' | 'gained'; readonly company: string }
  | { readonly kind: 'rusts'; readonly company: string; readonly trains: readonly string[]; readonly card: string };

/** What a seat should know that comes back: directorships, prices of what it holds, cash, and trains that will end. */
export const meaningFor = (before: Game, after: Game, seat: Seat): readonly Meaning[] => {
  const companies = Object.keys(after.state.companies).filter(c => !after.state.companies[c]?.closed);
  const directs = (g: Game, company: string) => directorOf(g, company) === seat;
  const moved = companies.flatMap((company): Meaning[] => {
    const [from, to] = [priceOf(before, company), priceOf(after, company)];
    const isHeld = sharesOf(after, company, seat) > 0;
    return isHeld && from !== undefined && to !== undefined && from !== to
      ? [{ kind: 'price', company, from, to }]
      : [];
  });
  const seats = companies.flatMap((company): Meaning[] => {
    const [was, is] = [directs(before, company), directs(after, company)];
    return was === is ? [] : [{ kind: is ? 'gained' : 'lost', company }];
  });
  const [from, to] = [cashOf(before, seat), cashOf(after, seat)];
  return [...seats, ...rustFor(after, seat), ...moved, ...(from === to ? [] : [{ kind: 'cash' as const, from, to }])];
};

/** Trains of a seat's companies that end with the next card that is sold for the first time. */
const rustFor = (g: Game, seat: Seat): readonly Meaning[] => {
  const next = nextPhaseOf(g)?.card;
  const cards = [...onSale(g), ...(next ? [next] : [])].filter((c, i, all) => !since(g, c.id) && all.indexOf(c) === i);
  return cards.flatMap(card =>
    lossesBy(g, card)
      .filter(({ company }) => directorOf(g, company) === seat)
      .map(({ company, trains }) => ({ kind: 'rusts' as const, company, trains, card: card.id })),
  );
};
