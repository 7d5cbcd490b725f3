import { type GameRecord, start, type Title } from '@roundhouse/engine';
import { list, say, titleName } from '../../words/index.ts';

/** What has been chosen for a title. */
export interface Chosen {
  readonly players: number;
  readonly options: GameRecord['setup']['options'];
}

/** Why a title cannot be played like this; nothing, if it can. The title itself is asked. */
export const impossible = (title: Title, { players, options }: Chosen): string | undefined => {
  if (!title.players.includes(players))
    return say('new.players.no', { title: titleName(title), players: list(title.players.map(String)) });
  try {
    start(title, { players, options, seed: 'try' });
    return undefined;
  } catch {
    return say('new.option.impossible');
  }
};

/** The options of a title that so many players may choose. */
export const optionsFor = (title: Title, players: number): Title['options'] =>
  Object.fromEntries(Object.entries(title.options).filter(([, o]) => o.players?.includes(players) ?? true));

/** The first value of each option. */
export const presets = (title: Title): Chosen['options'] =>
  Object.fromEntries(
    Object.entries(title.options).flatMap(([name, { values }]) => (values[0] === undefined ? [] : [[name, values[0]]])),
  );
