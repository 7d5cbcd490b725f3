import { type Game, type GameRecord, newRecord, start, type Title } from '@roundhouse/engine';
import { glanceAt } from './glance.ts';
import { type Kept, keepGame, type Sitter } from './kept.ts';

/** A short random name for a game. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), b => b.toString(36).padStart(2, '0'))
    .join('')
    .slice(0, 12);

/** What a new game needs to know. */
export interface Wish {
  readonly title: Title;
  readonly names: readonly string[];
  readonly options?: GameRecord['setup']['options'];
  readonly sitters?: readonly Sitter[];
  readonly seed?: string;
}

/** A game as it is kept, from its record and present position. */
export const keptOf = (id: string, record: GameRecord, g: Game, sitters: readonly Sitter[]): Kept => ({
  id,
  record,
  sitters,
  changed: Date.now(),
  state: g.state,
  glance: glanceAt(g, record),
});

/** Lays a new table in this browser and says its id; go to `table` with it. */
export const createGame = async ({ title, names, options = {}, sitters, seed = newId() }: Wish): Promise<string> => {
  const id = newId();
  const record = newRecord({ title: title.id, players: names.length, options, seed, names });
  await keepGame(keptOf(id, record, start(title, record.setup), sitters ?? names.map(() => 'person')));
  return id;
};
