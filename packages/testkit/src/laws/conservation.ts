import {
  type CompanyId,
  cardsLeft,
  freePlaces,
  type Game,
  lying,
  type Party,
  partOf,
  sideOf,
  tilesLeft,
  tokensAt,
  trainPool,
} from '@roundhouse/engine';
import { firstBreach, type Law } from './moment.ts';

const total = (g: Game): number => Object.values(g.state.money ?? {}).reduce((sum, cash) => sum + cash, 0);

/** Money only ever changes hands. */
export const moneyConserved: Law = ({ before, after }) =>
  total(before) === total(after) ? undefined : `all money was ${total(before)} and is ${total(after)}`;

/** Cash is whole, and nobody but the bank is below nothing. */
export const cashCovered: Law = ({ after }) =>
  firstBreach(Object.entries(after.state.money ?? {}), ([who, cash]) => {
    if (!Number.isSafeInteger(cash)) return `${who} has ${cash}, which is no whole amount`;
    return cash < 0 && who !== 'bank' ? `${who} has ${cash}` : undefined;
  });

/** Each certificate lies with exactly one holder that exists. */
export const certificatesConserved: Law = ({ after }) => {
  const holders = new Set<Party>([
    'ipo',
    'pool',
    'gone',
    ...after.state.seating,
    ...Object.keys(after.state.companies),
  ]);
  return firstBreach(Object.entries(after.state.companies), ([id, { held }]) => {
    const printed = partOf(after, id).certificates.length;
    if (held.length !== printed) return `${id} has ${held.length} certificates instead of ${printed}`;
    const lost = held.findIndex(h => !holders.has(h));
    return lost < 0 ? undefined : `certificate ${lost} of ${id} is with ${held[lost]}`;
  });
};

/** No more tiles lie on the map than the box holds. */
export const tilesSuffice: Law = ({ after }) =>
  firstBreach(Object.keys(after.title.parts.tiles), id =>
    tilesLeft(after, id) < 0 ? `tile ${id} is ${-tilesLeft(after, id)} short` : undefined,
  );

/** No more train cards are sold than the bank has, nor about than were sold. */
export const trainsSuffice: Law = ({ after }) =>
  firstBreach(after.title.parts.trains.cards, card => {
    const owned = [...trainPool(after), ...Object.values(after.state.companies).flatMap(c => c.trains)].filter(
      t => sideOf(after, t).card === card,
    ).length;
    if (cardsLeft(after, card) < 0) return `card ${card.id} is ${-cardsLeft(after, card)} short`;
    const sold = after.state.depot[card.id] ?? 0;
    return owned > sold ? `${owned} of card ${card.id} are about, ${sold} were sold` : undefined;
  });

const placed = (g: Game, company: CompanyId): number =>
  Object.values(g.state.map.tokens)
    .flat()
    .filter(t => t.by === company).length;

/** Tokens are on the charter or on the map, and on the map no city holds more than it has places. */
export const tokensConserved: Law = ({ after }) =>
  firstBreach(Object.entries(after.state.companies), ([id, c]) => {
    const printed = partOf(after, id).tokens.length;
    const now = c.tokens.length + placed(after, id);
    return c.closed || !printed || now === printed ? undefined : `${id} has ${now} tokens instead of ${printed}`;
  }) ??
  firstBreach(Object.keys(after.state.map.tokens), hex => {
    const crowded = lying(after, hex).nodes.findIndex((_, city) => freePlaces(after, hex, city) < 0);
    if (crowded >= 0) return `city ${crowded} of ${hex} holds more tokens than it has places`;
    const astray = tokensAt(after, hex).find(t => !lying(after, hex).nodes[t.city]);
    return astray && `the token of ${astray.by} on ${hex} lies in no city`;
  });
