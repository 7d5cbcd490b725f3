import { colourOf, type Game, type HexId, rank } from '@roundhouse/engine';

/** Cities on the right bank of the Rhine; Rheinhausen is one from its green tile on: LRA-4.1.2-e. */
export const rightBank = (g: Game): readonly HexId[] => {
  const cities = ['A15', 'B14', 'B16', 'C15', 'G15', 'H16'];
  return rank(colourOf(g, 'D14')) >= rank('green') ? [...cities, 'D14'] : cities;
};
