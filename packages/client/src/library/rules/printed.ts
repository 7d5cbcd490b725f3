import type { Board, HexId } from '@roundhouse/engine';
import type { ReadBook } from './translate.ts';

const HEX = /\b[A-Z]\d{1,2}\b/g;
const numberOf = (id: HexId): number => Number(id.slice(1));

/**
 * The numbers of a text as the board prints them, also of hexes that are on the map of another variant. In one row every
 * other number is a hex, so that what is printed already is told apart.
 */
const renumbered = (text: string, { hexes, ids }: Board): string =>
  text.replace(HEX, found => {
    const like = ids.find(id => id[0] === found[0]);
    const printed = like && hexes[like]?.printed;
    if (!printed || (numberOf(found) - numberOf(like)) % 2) return found;
    return `${found[0]}${numberOf(found) + numberOf(printed) - numberOf(like)}`;
  });

const everywhere = <T>(value: T, board: Board): T => {
  if (typeof value === 'string') return renumbered(value, board) as T;
  if (Array.isArray(value)) return value.map(one => everywhere(one, board)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, everywhere(one, board)])) as T;
};

/** The rules with the board's own numbers; only its conventions compare them with those of data. */
export const asPrinted = (book: ReadBook, board: Board): ReadBook =>
  board.ids.some(id => board.hexes[id]?.printed)
    ? { ...book, sections: book.sections.map(s => (s.number === '0' ? s : everywhere(s, board))) }
    : book;
