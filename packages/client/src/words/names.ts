import {
  type Cause,
  type CompanyId,
  type Game,
  type HexId,
  type Party,
  type PhaseId,
  type PrivateId,
  readPoint,
  roundAt,
  type Seat,
  type Title,
  type Worth,
} from '@roundhouse/engine';
import { list } from './money.ts';
import { phrase, say } from './say.ts';
import { local, type Speaking, shelfId } from './speak.ts';

/** A player's name; seats without one are numbered. */
export const playerName = (s: Pick<Speaking, 'names'> & { readonly title?: Title }, seat: Seat): string =>
  apart(s.names, seat) || automatonName(s.title, seat) || say('player.seat', { number: seat + 1 });

/** The name of an automaton by what its papers lie under. */
const automatonName = (title: Title | undefined, party: Party): string | undefined => {
  const found = title?.automata?.find(a => a.holder === party);
  return found && (phrase(`party.${found.name}`) ?? found.name);
};

/** A name as given; if somebody before has the same one, with a number. */
const apart = (names: readonly string[], seat: Seat): string | undefined => {
  const name = names[seat];
  const before = names.slice(0, seat).filter(n => n === name).length;
  return name && before ? `${name} (${before + 1})` : name;
};

/** Whoever holds money or papers. */
export const partyName = (s: Pick<Speaking, 'names'> & { readonly title?: Title }, party: Party): string =>
  typeof party === 'number'
    ? playerName(s, party)
    : (automatonName(s.title, party) ?? phrase(`party.${party}`) ?? party);

/** The name of a place on the map as the reader's language has it; nothing, if it has none. */
export const placeName = (title: Title, hex: HexId): string | undefined => {
  const name = title.parts.map.hexes[hex]?.name;
  return name && (phrase(`place.${name}`) ?? name);
};

/** A hex as the board numbers it. */
const printedHex = (title: Title, hex: HexId): string => title.parts.map.hexes[hex]?.printed ?? hex;

/** "Sydney (F9)", or just "C4". */
export const hexName = (title: Title, hex: HexId): string => {
  const name = placeName(title, hex);
  return name ? `${name} (${printedHex(title, hex)})` : printedHex(title, hex);
};

/** A stop by the name of its place: `G7.0` is Canberra. */
export const stopName = (title: Title, stop: string): string => {
  const hex = readPoint(stop)?.hex ?? stop;
  return placeName(title, hex) ?? printedHex(title, hex);
};

/** A private company by its number and name, "P4 The Ghan". */
export const privateName = (title: Title, id: PrivateId): string => {
  const name = local(title, `paper.${id}`) ?? title.parts.privates[id]?.name;
  return name && name !== id ? `${id} ${name}` : id;
};

/** A title's name as the reader's language has it. */
export const titleName = (title: Pick<Title, 'id' | 'name'>): string => phrase(`${shelfId(title)}.name`) ?? title.name;

/** A company's full name. */
export const companyName = (title: Title, id: CompanyId): string => title.parts.companies[id]?.name ?? id;

/** A phase by the trains that opened it, "3/3+", or by its own letter. */
export const phaseName = (title: Title, phase: PhaseId): string => {
  return local(title, `phase.${phase}`) ?? openingTrain(title, phase);
};

/** The train whose first sale opens a phase, `3/3+` or `b`. */
export const openingTrain = (title: Title, phase: PhaseId): string => {
  const sides = title.parts.trains.cards.find(c => c.id === phase)?.sides.map(s => s.id) ?? [];
  return sides.includes(phase) ? sides.join('/') : phase;
};

/** What a private company can do; those of one kind share the sentence under their letter. */
export const powerOf = (title: Title, id: PrivateId): string | undefined =>
  local(title, `private.${id}`) ?? local(title, `private.${id.replace(/\d+$/, '')}`);

/** A train card by both its sides, "3/3+". */
export const cardName = (title: Title, card: string): string =>
  title.parts.trains.cards
    .find(c => c.id === card)
    ?.sides.map(s => s.id)
    .join('/') ?? card;

/** A train by its kind alone, where its name also holds the letter of its card. */
export const trainKind = (title: Title, train: string): string => {
  const card = title.parts.trains.sides[train]?.card.id ?? '';
  return /^[a-z]+$/.test(card) && train.endsWith(card) ? train.slice(0, -card.length) : train;
};

/** Several trains, "3, 3 and 4+". */
export const trainNames = (trains: readonly string[]): string => list(trains);

/** Why the game ends. */
export const endingName = (title: Title, cause: string): string => local(title, `ending.${cause}`) ?? cause;

/** One line of a final reckoning. */
export const worthName = (title: Title, { what, of }: Pick<Worth, 'what' | 'of'>): string =>
  local(title, `worth.${what}`, of === undefined ? {} : { of }) ?? what;

/** What moves a marker on the chart. */
export const causeName = (title: Title, cause: Cause): string => local(title, `cause.${cause}`) ?? cause;

/** A bonus of routes. */
export const bonusName = (title: Title, bonus: string): string => local(title, `bonus.${bonus}`) ?? bonus;

/** What is paid for a piece of track: `F9.0 F9.1` is a crossing at Düsseldorf. */
export const tollName = (title: Title, track: string): string => {
  const place = list([...new Set(track.split(' ').map(stop => stopName(title, stop)))]);
  return local(title, 'toll', { place }) ?? say('table.toll', { place });
};

/** What a cell of the chart does. */
export const zoneName = (title: Title, zone: string): string => local(title, `zone.${zone}`) ?? zone;

/** What a phase sets off. */
export const effectName = (title: Title, effect: string): string => local(title, `effect.${effect}`) ?? effect;

/** The round the game is in, in full or short: "Operating round 3.2", "OR 3.2". */
export const roundName = (g: Game, form: 'full' | 'short' = 'full'): string => {
  if (g.state.over) return say('round.over');
  const named = g.state.agenda.findLast(a => phrase(`round.${a.at}`) !== undefined);
  if (!named) return '';
  const { round, number, part = 1 } = roundAt(named);
  const short = form === 'short' ? phrase(`round.${round}.short`, { number, part }) : undefined;
  return short ?? phrase(`round.${round}`, { number, part }) ?? '';
};
