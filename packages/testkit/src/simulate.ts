import {
  type Action,
  type Decision,
  decide,
  type Entry,
  type Game,
  type GameRecord,
  hashOf,
  newRecord,
  play,
  start,
  type Title,
  type View,
} from '@roundhouse/engine';
import { type Dice, dice } from './dice.ts';
import { ALWAYS, type Breach, broken, freeze, type Law, SAMPLED } from './laws.ts';
import { drawOptions } from './options.ts';
import { choose, pickOne } from './random.ts';
import { STYLES, stylesFor, TIRED } from './style.ts';
import { count, NO_GAMES, resultOf, type Tally } from './tally.ts';

/** Which games are played: everything in game n follows from these and n. */
export interface Plan {
  readonly title: Title;
  readonly players: number;
  readonly options?: GameRecord['setup']['options'];
  /** Options that are not said are drawn, for every game anew. */
  readonly draws?: boolean;
  /** Every answer is tried on the view of whoever is asked, after one action in so many; no other law is looked at. */
  readonly views?: number;
  readonly seed: string;
  /** The bots that play, by their level; players at random, if not said. */
  readonly bots?: string | undefined;
}

/** Somebody who answers in place of a player at random. */
export type Answerer = (g: Game, asked: Decision, entry: number) => Action;

/** A game that broke a law, and the command that plays it again. */
export interface Failure extends Breach {
  readonly game: number;
  /** Actions played before the breach. */
  readonly action: number;
  readonly command: string;
}

/** A game of random players. */
export interface Played {
  readonly record: GameRecord;
  /** Why it ended, if it did: a cause of the title's, or `stalemate`. */
  readonly ending?: string;
  readonly failure?: Failure;
}

/** Longer than any real game; one that goes on has something wrong with it. */
const MOST_ACTIONS = 10_000;
/** Whoever knows what he does needs no more than this. */
const MOST_BY_BOTS = 1500;
/** After so many actions players do only what they must. */
const PATIENCE = 3000;
/** So many rounds in which tired players pass and nothing happens, and they call it a stalemate. */
const IDLE_ROUNDS = 12;
/** One action in so many is held against each dear law. */
const SAMPLE = 25;

/** Plays game n of a plan, holding every action against the laws. */
export const playGame = (plan: Plan, n: number, bot?: Answerer): Played => {
  const seed = `${plan.title.id} ${plan.seed} ${n}`;
  const settled = plan.options ?? {};
  const options = plan.draws ? drawOptions(plan.title, settled, dice(`${seed} options`)) : settled;
  const setup = { title: plan.title.id, players: plan.players, options, seed };
  const command = commandFor({ ...plan, options }, n);
  const log: Entry[] = [];
  const ended = (more: Omit<Played, 'record'>): Played => ({ record: { ...newRecord(setup), log }, ...more });
  try {
    const laws = plan.views ? viewsAfter(plan.views) : lawsNow;
    const end = playOn(start(plan.title, setup), dice(seed), log, laws, bot);
    if (typeof end === 'string') return ended({ ending: end });
    return ended({ failure: { ...end, game: n, action: log.length, command } });
  } catch (error) {
    const how = error instanceof Error ? error.message : String(error);
    const failure = { law: 'rulesNeverThrow', how, game: n, action: log.length, command };
    return ended({ failure });
  }
};

/** Plays until the game is over, writing the log: why it ended, or the law that was broken. */
const playOn = (first: Game, roll: Dice, log: Entry[], laws: typeof lawsNow, bot?: Answerer): string | Breach => {
  const most = bot ? MOST_BY_BOTS : MOST_ACTIONS;
  const players = first.state.seating.length;
  const styles = stylesFor(players, roll);
  let g = first;
  let idle = 0;
  freeze(g.state);
  for (let asked = decide(g); asked; ) {
    if (log.length >= most) return { law: 'gamesEnd', how: `goes on after ${most} actions` };
    if (idle > IDLE_ROUNDS * players) return 'stalemate';
    const tired = log.length >= PATIENCE;
    const style = (tired && TIRED) || styles[asked.by] || STYLES.drifter;
    const action = bot ? bot(g, asked, log.length) : (choose(g, roll, style, asked) as Action);
    const outcome = play(g, action);
    if (outcome.violation) return { law: 'offersHold', how: `${outcome.violation.clause} forbids what was on offer` };
    const after = outcome.game;
    freeze(after.state);
    asked = decide(after);
    log.push({ do: action, hash: hashOf(after.state) });
    const breach = broken(laws(roll), { before: g, action, after, asked, roll });
    if (breach) return breach;
    idle = tired && sameBut('agenda', g.state, after.state) ? idle + 1 : 0;
    g = after;
  }
  return g.state.ending ?? '';
};

/** Whether nothing but this part has changed; parts that did not change are shared. */
const sameBut = (part: keyof View, a: View, b: View): boolean =>
  (Object.keys(b) as (keyof View)[]).every(key => key === part || a[key] === b[key]);

/** The laws an action is held against: the cheap ones always, a dear one now and then. */
export const lawsNow = (roll: Dice): Readonly<Record<string, Law>> => {
  const [name, law] = pickOne(roll, DEAR) ?? [];
  return name && law && roll(SAMPLE) < DEAR.length ? { ...ALWAYS, [name]: law } : ALWAYS;
};
const viewsAfter =
  (every: number): typeof lawsNow =>
  roll =>
    roll(every) ? {} : VIEWS;
const VIEWS = { viewsSuffice: SAMPLED.viewsSuffice };
const DEAR = Object.entries<Law>(SAMPLED);

/** Options that were drawn are named, too. */
const commandFor = ({ title, players, options = {}, seed, bots, views }: Plan, game: number): string =>
  [
    `npm run -s roundhouse -- simulate ${title.id} --players ${players} --seed ${quoted(seed)} --only ${game}`,
    ...(bots === undefined ? [] : [`--bots ${bots}`]),
    ...(views ? [`--views ${views}`] : []),
    ...Object.entries(options).map(([key, value]) => `--option ${quoted(`${key}=${value}`)}`),
  ].join(' ');

/** As a shell takes it for one word. */
export const quoted = (word: string): string => (/^[\w.=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** Plays the first so many games of a plan. */
export const simulate = (plan: Plan, games: number): Tally =>
  Array.from({ length: games }, (_, n) => resultOf(playGame(plan, n + 1))).reduce(count, NO_GAMES);
