import { type CompanyPart, type Hex, layout, type Money, type Tile } from '@roundhouse/engine';
import { companies as ours, PRIVATES } from '@roundhouse/titles/18rhl/companies';
import { rhl } from '@roundhouse/titles/18rhl/index';
import { mapOver } from '@roundhouse/titles/18rhl/map';
import { fixed, land } from '@roundhouse/titles/18rhl/print';
import type { rheingold } from '@roundhouse/titles/18rhl/rheingold';

/** What lies otherwise on the board of the former edition: B7 is built on, Roermond is an end, Antwerpen is not there. */
const METROPOLISES = {
  D9: 'C20{0} C30{3} C30{5}',
  F9: 'C20{0} C30{4} C30{5}',
  I10: 'C30{0} C30{2} C20{3}',
};
export const map = mapOver([
  ...land('', 'B7'),
  fixed('G2', 'C10/10/20/20{4}!', 'Roermond'),
  fixed('H1', ''),
  // Circles on one bank are cities of their own.
  ...Object.entries(METROPOLISES).map(
    ([id, print]): Hex => ({ ...(rhl.parts.map.hexes[id] as Hex), layout: layout(print) }),
  ),
]);

/** RHL-6.2.3.1-d: one free place suffices to pass a green Metropolis on either bank. */
export const GREEN: Readonly<Record<string, string>> = {
  921: 'C40x3{0}@both C40x3{3,4,5}@both 0~1~10',
  922: 'C40x3{0,2}@both C40x3{4,5}@both 0~1~10',
  923: 'C40x3{0,1,2}@both C40x3{3}@both 0~1~10',
  924: 'C40x3{0,2}@both C40x3{3,4}@both 0~1~10',
  925: 'C40x3{0}@both C40x3{3,4,5}@both 0~1~10',
  926: 'C40x3{0,1}@both C40x3{3,5}@both 0~1~10',
};

/** How many of these tiles there are. */
const COUNTS: Readonly<Record<string, number>> = { 3: 2, 4: 3, 7: 2, 25: 2, 58: 3 };
export const tiles: Readonly<Record<string, Tile>> = Object.fromEntries(
  Object.entries(rhl.parts.tiles).map(([id, tile]) => [
    id,
    { ...tile, count: COUNTS[id] ?? tile.count, ...(id in GREEN ? { layout: layout(GREEN[id] ?? '') } : {}) },
  ]),
);

const { MKB, ...rest } = ours;

/** Moers is the home of the Krefelder Eisenbahn there. */
const KEG: CompanyPart = { ...(MKB as CompanyPart), id: 'KEG', name: 'Krefelder Eisenbahngesellschaft' };

/** In the site's order. */
export const companies: Readonly<Record<string, CompanyPart>> = Object.fromEntries(
  ['ADR', 'BME', 'CME', 'DEE', 'KEG', 'GVE', 'CCE', 'RhE'].map(id => [
    id,
    id === 'KEG' ? KEG : (rest[id] as CompanyPart),
  ]),
);

export const privates = PRIVATES.filter(p => !p.id.endsWith('a'));

/** What the site calls the lots of the starting package. */
export const LOTS: Readonly<Record<string, string>> = {
  PWB: 'P1',
  KEO: 'P2',
  Szl: 'P3',
  Tjt: 'P4',
  NLK: 'P5',
  RhE: 'RhE',
};

/** By number of players. */
export const CAPITAL: Readonly<Record<number, Money>> = { 3: 600, 4: 450, 5: 360, 6: 300 };
export const LOWER: Readonly<Record<number, Money>> = { 3: 500, 4: 375, 5: 300, 6: 250 };
export const CERTIFICATES: Readonly<Record<number, number>> = { 3: 20, 4: 15, 5: 12, 6: 10 };

/** The 8-train runs between any of its four ends, as far as it likes, and is paid for its eight best stops. */
export const express: typeof rheingold = {
  limits: [{ city: 1, offboard: 1, most: 99 }],
  pays: { most: 8, drop: 'any' },
  ignoresTowns: true,
  ends: { one: { tag: 'express' } },
  doubles: { ends: ['north', 'south'], what: 'metropolis' },
  bonuses: [],
};

/** RHL-4.1.1-l: mountains, whatever lies on them. */
export const MOUNTAINS = ['D13', 'E12', 'E14', 'F11', 'F13', 'G12', 'G14', 'H13', 'I12', 'I14', 'J13', 'K2', 'K12'];
