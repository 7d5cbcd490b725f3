import {
  automataOf,
  type CompanyId,
  cardsLeft,
  freePlaces,
  type Game,
  type HexId,
  lying,
  type Party,
  partOf,
  sideOf,
  tilesLeft,
  tokensAt,
  trainPool,
} from '@roundhouse/engine';
import { about, firstBreach } from './moment.ts';

const total = (g: Game): number => Object.values(g.state.money ?? {}).reduce((sum, cash) => sum + cash, 0);

/** Money only ever changes hands. */
export const moneyConserved = about(['money'], ({ before, after }) =>
  total(before) === total(after) ? undefined : `all money was ${total(before)} and is ${total(after)}`,
);

/** Cash is whole, and nobody but the bank is below nothing. */
export const cashCovered = about(['money'], ({ after }) =>
  firstBreach(Object.entries(after.state.money ?? {}), ([who, cash]) => {
    if (!Number.isSafeInteger(cash)) return `${who} has ${cash}, which is no whole amount`;
    return cash < 0 && who !== 'bank' ? `${who} has ${cash}` : undefined;
  }),
);

const PLACES = ['ipo', 'pool', 'gone'];

/** Each certificate lies with exactly one holder that exists. */
export const certificatesConserved = about(['companies'], ({ after }) => {
  const holders = new Set<Party>([
    ...PLACES,
    ...after.state.seating,
    ...automataOf(after).map(a => a.holder),
    ...Object.keys(after.state.companies),
    ...Object.keys(after.state.privates),
  ]);
  return firstBreach(Object.entries(after.state.companies), ([id, { held }]) => {
    const printed = partOf(after, id).certificates.length;
    if (held.length !== printed) return `${id} has ${held.length} certificates instead of ${printed}`;
    const lost = held.findIndex(h => !holders.has(h));
    return lost < 0 ? undefined : `certificate ${lost} of ${id} is with ${held[lost]}`;
  });
});

/** No more tiles lie on the map than the box holds. */
export const tilesSuffice = about(['map'], ({ after }) =>
  firstBreach(Object.keys(after.title.parts.tiles), id =>
    tilesLeft(after, id) < 0 ? `tile ${id} is ${-tilesLeft(after, id)} short` : undefined,
  ),
);

/** No more train cards are sold than the bank has, and no more are in use than were sold. */
export const trainsSuffice = about(['companies', 'depot', 'trainPool'], ({ after }) => {
  const used = [...trainPool(after), ...Object.values(after.state.companies).flatMap(c => c.trains)];
  return firstBreach(after.title.parts.trains.cards, card => {
    if (cardsLeft(after, card) < 0) return `card ${card.id} is ${-cardsLeft(after, card)} short`;
    const inUse = used.filter(t => sideOf(after, t).card === card).length;
    const sold = after.state.depot[card.id] ?? 0;
    return inUse > sold ? `${inUse} of card ${card.id} are in use, ${sold} were sold` : undefined;
  });
});

const placed = (g: Game, company: CompanyId): number =>
  Object.values(g.state.map.tokens)
    .flat()
    .filter(t => t.by === company).length;

/** Tokens are on the charter or on the map until their company closes. */
export const tokensConserved = about(['companies', 'map'], ({ after }) =>
  firstBreach(Object.entries(after.state.companies), ([id, c]) => {
    const printed = [id, ...(c.taken ?? [])].reduce((n, of) => n + partOf(after, of).tokens.length, 0);
    const now = c.tokens.length + placed(after, id);
    return c.closed || !printed || now === printed ? undefined : `${id} has ${now} tokens instead of ${printed}`;
  }),
);

const isCrowded = (g: Game, hex: HexId, city: number): boolean =>
  [undefined, lying(g, hex).nodes[city]?.asks].some(kind => freePlaces(g, hex, city, kind) < 0);

/** Every token on the map lies in a city, and no city holds more than it has places. */
export const tokensFit = about(['map'], ({ after }) =>
  firstBreach(Object.keys(after.state.map.tokens), hex => {
    const { nodes } = lying(after, hex);
    const astray = tokensAt(after, hex).find(t => !nodes[t.city]);
    if (astray) return `the token of ${astray.by} on ${hex} lies in no city`;
    const crowded = nodes.findIndex((_, city) => isCrowded(after, hex, city));
    return crowded < 0 ? undefined : `city ${crowded} of ${hex} holds more tokens than it has places`;
  }),
);
