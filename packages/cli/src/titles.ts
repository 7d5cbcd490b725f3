import { type GameRecord, type Title, unknownTo } from '@roundhouse/engine';
import { foreignShelf } from '@roundhouse/exchange';
import { shelf } from '@roundhouse/titles';

const named = (all: Readonly<Record<string, Title>>, id: string): Title | undefined =>
  Object.hasOwn(all, id) ? all[id] : undefined;

/** A title of ours, for commands that play it. */
export const titleCalled = (id: string): Title | { readonly wrong: string } =>
  named(shelf, id) ?? { wrong: `there is no title ${id}, only ${Object.keys(shelf).join(', ')}` };

/** The title a record was played under, other platforms' rulings included. */
export const titleOf = (record: GameRecord): Title | undefined =>
  named(shelf, record.setup.title) ?? named(foreignShelf, record.setup.title);

/** The options of a call, `short=true`, as a set-up has them. */
export const optionsIn = (lines: readonly string[]): GameRecord['setup']['options'] =>
  Object.fromEntries(
    lines.map(line => {
      const [name = '', ...rest] = line.split('=');
      return [name, meaning(rest.join('='))];
    }),
  );

const meaning = (text: string): boolean | number | string =>
  /^\d+$/.test(text) ? Number(text) : text === 'true' || text === '' ? true : text === 'false' ? false : text;

/** What is wrong with players and options for this title. */
export const wrongSetup = (title: Title, setup: GameRecord['setup']): string | undefined => {
  const misfit = unknownTo(title, { setup });
  return misfit && `${misfit.path.replace('setup.', '')} should be ${misfit.expected}`;
};
