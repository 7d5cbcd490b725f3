import { type HexId, since } from '@roundhouse/engine';
import { functionsOf } from '../18rhl/functions.ts';

/** Mönchengladbach and Rheydt. */
export const MG: readonly HexId[] = ['H8', 'I7'];

/** Rhineland's Manchester: the only tile of a turn, with a station at its price: LRA-4.1.2-q to -s. [LRA-4.1.2-r LRA-4.1.2-s] */
export const functions = functionsOf(
  { P5: { open: g => since(g, '3'), hexes: () => MG, alone: true, station: 'priced' } },
  {},
);
