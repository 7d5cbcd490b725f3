import { endGame, type Game, type Seat, type Table, type Worth } from '@roundhouse/engine';
import { worth as papers } from './certificates.ts';
import { destinyWorth, showDestinies } from './destinies.ts';

/** Cards are shown and the game is over. [RHL-7.*] */
export const finish = (t: Table): void => {
  showDestinies(t);
  endGame(t);
};

export const worth = (g: Game, seat: Seat): readonly Worth[] => [...papers(g, seat), ...destinyWorth(g, seat)];
