import type { Action } from '../core/action.ts';
import { question } from '../core/agenda.ts';
import type { Route } from '../core/choice.ts';
import type { Game } from '../core/state.ts';

/** Fields that come without their name, in this order. A company among them is not the one that acts. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  buyShare: ['company', 'from'],
  sellShares: ['company', 'shares'],
  startCompany: ['company', 'par'],
  layTile: ['hex', 'tile', 'turn'],
  placeToken: ['hex', 'city'],
  payDividend: ['how'],
  buyTrain: ['train', 'from'],
  discardTrain: ['train'],
};
const NUMBERS = ['shares', 'par', 'turn', 'city'];
/** What stands before a short field instead of a blank. */
const JOINTS: Readonly<Record<string, string>> = { turn: '/', city: '.' };

type Fields = Readonly<Record<string, unknown>>;

/** An action as one line, `SAR layTile G3 57/2`: whose it is, the verb, and its fields. Who is asked when is left out. */
export const actionLine = (action: Action): string => {
  const { type, by, at: _, ...fields } = action as Action & Fields;
  const short = SHORT[type] ?? [];
  const leads = fields['company'] !== undefined && !short.includes('company');
  const head = short.map(key => `${JOINTS[key] ?? ' '}${fields[key]}`).join('');
  const named = Object.keys(fields).filter(key => !short.includes(key) && !(leads && key === 'company'));
  const tail = named.map(key => (key === 'routes' ? routeWords(fields[key]) : ` ${key}=${word(fields[key])}`)).join('');
  return `${leads ? fields['company'] : `seat ${by}`} ${type}${head}${tail}`;
};

/** Texts that look like something else are quoted. */
const word = (value: unknown): string =>
  typeof value === 'string' && /^(?!true$|false$)[A-Za-z]\w*$/.test(value) ? value : JSON.stringify(value);

const routeWords = (routes: unknown): string =>
  (routes as readonly Route[]).map(r => ` ${r.train}(${r.path.join(' ')})`).join('') || ' nothing';

/** The action a line means in this position, as an answer to the question on the table; nothing, if it cannot be read. */
export const readAction = (g: Game, line: string): Action | undefined => {
  const q = question(g);
  const [, , seat, company, type = '', rest = ''] = /^(seat (\d+)|(\S+)) (\w+)(.*)$/.exec(line) ?? [];
  if (!q || !Object.hasOwn(g.title.verbs, type)) return undefined;
  const short = SHORT[type] ?? [];
  const head = patternOf(short).exec(rest);
  if (!head) return undefined;
  const found = short.map((key, i) => [key, NUMBERS.includes(key) ? Number(head[i + 1]) : head[i + 1]] as const);
  const by = seat === undefined ? q.by : Number(seat);
  const leads = company === undefined ? {} : { company };
  const tail = rest.slice(head[0].length);
  return {
    type,
    by,
    at: q.step,
    ...leads,
    ...Object.fromEntries(found),
    ...(type === 'runRoutes' ? routesIn(tail) : namedIn(tail)),
  };
};

const patternOf = (short: readonly string[]): RegExp =>
  new RegExp(`^${short.map(key => `${JOINTS[key] ? `\\${JOINTS[key]}` : ' '}([\\w+]+)`).join('')}`);

const namedIn = (tail: string): object =>
  Object.fromEntries(
    [...tail.matchAll(/ (\w+)=("(?:[^"\\]|\\.)*"|\S+)/g)].map(([, key, value = '']) => [key, meaning(value)]),
  );

const meaning = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const routesIn = (tail: string): object => ({
  routes: [...tail.matchAll(/ (\S+)\(([^)]*)\)/g)].map(([, train, path = '']) => ({ train, path: path.split(' ') })),
});
