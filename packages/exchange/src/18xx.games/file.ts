import { damaged, type Trouble } from './trouble.ts';

/** A game file of 18xx.games, as far as it is read. */
export interface SiteGame {
  readonly title: string;
  readonly players: readonly { readonly id: number | string; readonly name: string }[];
  readonly actions: readonly SiteAction[];
  /** The optional rules in use, as the site names them. */
  readonly options: readonly string[];
  /** Where its random draws begin. */
  readonly seed: number;
  /** Played to its end, so that nothing is left to ask after the last action. */
  readonly finished: boolean;
  /** What each player was worth in the end, in the order of the players, if that is recorded. */
  readonly result?: readonly number[];
}

/** One recorded action; what else it holds depends on its type. */
export interface SiteAction {
  readonly type: string;
  readonly id: number;
  readonly entity: number | string;
  readonly entity_type?: string;
  readonly auto_actions?: readonly SiteAction[];
  readonly [field: string]: unknown;
}

const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);

/** Whether it looks like a game of that site at all. */
export const isForeign = (game: unknown): boolean =>
  isObject(game) && Array.isArray(game['actions']) && 'title' in game;

/** Reads a game file; a sentence says what is wrong with it otherwise. */
export const readSiteGame = (game: unknown): { readonly game: SiteGame } | Trouble => {
  if (!isObject(game)) return damaged('The file does not hold a game', '');
  const { title, players, actions } = game;
  if (typeof title !== 'string') return damaged('The file does not name its title', 'title');
  if (!Array.isArray(players) || players.length < 2 || players.length > 8 || !players.every(isPlayer))
    return damaged('The list of players is missing or damaged', 'players');
  if (!Array.isArray(actions) || actions.length > 20_000) return damaged('The list of actions is missing', 'actions');
  const bad = actions.findIndex(a => !isAction(a));
  if (bad >= 0) return damaged(`Action number ${bad + 1} is damaged`, `actions.${bad}`);
  const settings = isObject(game['settings']) ? game['settings'] : {};
  const seed = Number(game['seed'] ?? settings['seed'] ?? 0);
  if (!Number.isSafeInteger(seed)) return damaged('The number its draws begin with is no whole number', 'seed');
  const options = game['options'] ?? settings['optional_rules'] ?? [];
  if (!Array.isArray(options) || !options.every(isText)) return damaged('The list of options is damaged', 'options');
  const finished = game['finished'] === true || game['status'] === 'finished' || 'game_end_reason' in game;
  const result = finished ? resultIn(game['result'], players) : undefined;
  return { game: { title, players, actions, finished, seed, options, ...(result ? { result } : {}) } };
};

/** Files of today name the players by number, old ones by name. */
const resultIn = (result: unknown, players: SiteGame['players']): readonly number[] | undefined => {
  if (!isObject(result)) return undefined;
  const worth = players.map(p => result[p.id] ?? result[p.name]);
  return worth.every(w => typeof w === 'number') ? worth : undefined;
};

const isPlayer = (p: unknown): boolean =>
  isObject(p) && (typeof p['id'] === 'number' || typeof p['id'] === 'string') && typeof p['name'] === 'string';

const isAction = (a: unknown): boolean => isDeed(a) && isNumber(a['id']) && isListIn(a, 'auto_actions', x => isDeed(x));

const isNumber = (id: unknown): boolean => Number.isSafeInteger(id) && (id as number) >= 0;

/** What an action set off by itself has no number of its own. */
const isDeed = (a: unknown): a is Record<string, unknown> =>
  isObject(a) &&
  typeof a['type'] === 'string' &&
  (typeof a['entity'] === 'number' || typeof a['entity'] === 'string') &&
  isListIn(a, 'routes', isRoute);

const isRoute = (r: unknown): boolean =>
  isObject(r) &&
  isListIn(r, 'nodes', isText) &&
  isListIn(r, 'connections', stretch => Array.isArray(stretch) && stretch.every(isText));

const isText = (v: unknown): boolean => typeof v === 'string';

/** Whether a field, if there is one, holds a list of such things. */
const isListIn = (o: Record<string, unknown>, field: string, fits: (item: unknown) => boolean): boolean => {
  const value = o[field] ?? [];
  return Array.isArray(value) && value.every(fits);
};

/** The text in a field, or nothing. */
export const textIn = (a: SiteAction, field: string): string => {
  const value = a[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

export const numberIn = (a: SiteAction, field: string): number => Number(a[field] ?? Number.NaN);

export const listIn = (a: SiteAction, field: string): readonly unknown[] => {
  const value = a[field];
  return Array.isArray(value) ? value : [];
};

/** A kind of action that no game of this title is known to have: nobody can say what it decides. */
export const unheardOf = (a: SiteAction): never => {
  throw new RangeError(`No game of this title knows ${a.type}.`);
};

/** Shares that were ever sold, by the site's names, with those this action sells. */
export const soldWith = (sold: Readonly<Record<string, true>>, a: SiteAction): Readonly<Record<string, true>> => {
  if (a.type === 'par') return { ...sold, [`${textIn(a, 'corporation')}_0`]: true };
  return { ...sold, ...Object.fromEntries(listIn(a, 'shares').map(s => [String(s), true as const])) };
};
