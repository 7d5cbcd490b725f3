import type { GameRecord } from './record.ts';
import { among, flag, list, maybe, type Shape, type Shapes, text, whole } from './shape.ts';
import { snapshotMisfit } from './snapshot.ts';
import type { Game } from './state.ts';
import type { Title } from './title.ts';

/** Where a file departs from what it should hold; the path is empty if it is no object at all. */
export interface Misfit {
  readonly path: string;
  readonly expected: string;
}

const MOST_ENTRIES = 20_000;
const MOST_PARTS = 100_000;
const DEEPEST = 16;

/** Anything JSON can say, within limits that keep every walk over it short. */
const json: Shape<unknown> = {
  expects: `at most ${MOST_PARTS} values, ${DEEPEST} levels deep`,
  misfit: value => (isSmall(value, DEEPEST, { left: MOST_PARTS }) ? undefined : ''),
};

const isSmall = (value: unknown, levels: number, parts: { left: number }): boolean => {
  if (parts.left-- <= 0) return false;
  if (typeof value === 'string') return value.length <= 200;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean' || value === null;
  return (
    levels > 0 && Object.entries(value).every(([key, part]) => key.length <= 200 && isSmall(part, levels - 1, parts))
  );
};

const upTo = (most: number): Shape<number> => ({
  expects: `a whole number up to ${most}`,
  misfit: (value, g) => whole().misfit(value, g) ?? ((value as number) <= most ? undefined : ''),
});

const anything: Shape<unknown> = { expects: 'anything', misfit: () => undefined };

const optionsWith = (
  expects: string,
  knows: (name: string, value: unknown) => boolean,
): Shape<GameRecord['setup']['options']> => ({
  expects,
  misfit: value => {
    if (!isObject(value)) return '';
    const strange = Object.keys(value).find(name => !knows(name, value[name]));
    return strange === undefined ? undefined : `.${strange}`;
  },
});

const plainOptions = optionsWith('options by name, each a text, a whole number, true or false', (_, value) =>
  [text, whole(), flag].some(s => s.misfit(value, NO_GAME) === undefined),
);

const optionsOf = ({ options }: Title): Shape<GameRecord['setup']['options']> => {
  const lines = Object.entries(options).map(([name, o]) => `${name} (${o.values.join(', ')})`);
  return optionsWith(
    lines.length ? `options of the title: ${lines.join('; ')}` : 'no option',
    (name, value) => Object.hasOwn(options, name) && !!options[name]?.values.includes(value as string),
  );
};

const HEAD = {
  format: among(['roundhouse/1']),
  engine: text,
  setup: anything,
  log: list(anything, MOST_ENTRIES),
  snapshot: maybe(anything),
};
const SETUP = { title: text, players: whole(1), options: plainOptions, seed: text, names: maybe(list(text, 20)) };
const snapshotIn = (entries: number) => ({ after: upTo(entries), state: json });
const HASH = { hash: maybe(text) };
const ENTRIES: Readonly<Record<string, Shapes>> = {
  do: { do: anything, ...HASH },
  undo: { undo: whole(1), ...HASH },
  redo: { redo: { expects: 'true', misfit: v => (v === true ? undefined : '') }, ...HASH },
};
/** Every action has these; the rest of its fields the title's verb knows. */
const ACTION = { type: text, by: whole(), at: text };

/** Shapes of a file are judged without a game. */
const NO_GAME = undefined as unknown as Game;

/** Reads a game file of ours from parsed JSON: the record, or the first part of it that does not fit. */
export const readRecord = (file: unknown): { readonly record: GameRecord } | { readonly error: Misfit } => {
  const error = misfitOf(file, HEAD, '') ?? partMisfit(file as GameRecord);
  return error ? { error } : { record: file as GameRecord };
};

const partMisfit = ({ setup, log, snapshot }: GameRecord): Misfit | undefined =>
  misfitOf(setup, SETUP, 'setup') ??
  logMisfit(log) ??
  (snapshot === undefined ? undefined : misfitOf(snapshot, snapshotIn(log.length), 'snapshot'));

const logMisfit = (log: GameRecord['log']): Misfit | undefined => {
  for (const [i, entry] of log.entries()) {
    const found = entryMisfit(entry, `log.${i}`);
    if (found) return found;
  }
  return undefined;
};

const entryMisfit = (entry: unknown, path: string): Misfit | undefined => {
  const kind = Object.keys(ENTRIES).find(key => isObject(entry) && Object.hasOwn(entry, key));
  if (!kind) return { path, expected: 'an entry with do, undo or redo' };
  const found = misfitOf(entry, ENTRIES[kind] as Shapes, path);
  return found ?? ('do' in (entry as object) ? actionMisfit((entry as { do: unknown }).do, `${path}.do`) : undefined);
};

const actionMisfit = (action: unknown, path: string): Misfit | undefined => {
  const known = isObject(action) ? Object.fromEntries(Object.keys(ACTION).map(key => [key, action[key]])) : action;
  const small = json.misfit(action, NO_GAME) === undefined;
  return misfitOf(known, ACTION, path) ?? (small ? undefined : { path, expected: json.expects });
};

/** The first part of an object that does not fit, and what should be there. */
const misfitOf = (value: unknown, shapes: Shapes, path: string): Misfit | undefined => {
  const inside = (key: string) => (path ? `${path}.${key}` : key);
  const keys = Object.keys(shapes).join(', ');
  if (!isObject(value)) return { path, expected: `an object with ${keys}` };
  const unknown = Object.keys(value).find(key => !Object.hasOwn(shapes, key));
  if (unknown !== undefined) return { path: inside(unknown), expected: `nothing but ${keys}` };
  for (const [key, shape] of Object.entries(shapes)) {
    if (value[key] === undefined && shape.optional) continue;
    const deeper = shape.misfit(value[key], NO_GAME);
    if (deeper !== undefined) return { path: inside(key) + deeper, expected: shape.expects };
  }
  return undefined;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What in a record its title does not know: a number of players, an option or a value of one, a snapshot. */
export const unknownTo = (title: Title, record: Pick<GameRecord, 'setup' | 'snapshot'>): Misfit | undefined =>
  misfitOf(record.setup, { ...SETUP, players: among(title.players), options: optionsOf(title) }, 'setup') ??
  snapshotMisfit(title, record);
