import { type Chronicle, type Game, standing } from '@roundhouse/engine';
import { go } from '../app/useWhere.ts';
import { keptOf, newId } from '../store/create.ts';
import { keepGame, type Sitter } from '../store/kept.ts';

/** Lays a table of its own at this position, in this browser, and goes there; who is not named otherwise is somebody here. */
export const playOn = async (
  line: Chronicle,
  at: number,
  sitterOf: (seat: number) => Sitter = () => 'person',
): Promise<void> => {
  const game = line.games[at] as Game;
  const { snapshot: _, ...record } = line.record;
  const actions = standing(record.log).slice(0, at);
  const id = newId();
  const sitters = Array.from({ length: record.setup.players }, (_, seat) => sitterOf(seat));
  await keepGame(keptOf(id, { ...record, log: actions.map(action => ({ do: action })) }, game, sitters));
  go('table', { id });
};
