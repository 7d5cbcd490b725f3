import { type Chronicle, type Game, standing } from '@roundhouse/engine';
import { go } from '../app/useWhere.ts';
import { keptOf, newId } from '../store/create.ts';
import { keepGame } from '../store/kept.ts';

/** Lays a table of its own at this position, in this browser, and goes there. */
export const playOn = async (line: Chronicle, at: number): Promise<void> => {
  const game = line.games[at] as Game;
  const { snapshot: _, ...record } = line.record;
  const actions = standing(record.log).slice(0, at);
  const id = newId();
  const sitters = Array.from({ length: record.setup.players }, () => 'person' as const);
  await keepGame(keptOf(id, { ...record, log: actions.map(action => ({ do: action })) }, game, sitters));
  go('table', { id });
};
