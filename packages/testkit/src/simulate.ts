import {
  type Action,
  decide,
  type Entry,
  type GameRecord,
  hashOf,
  newRecord,
  play,
  start,
  type Title,
} from '@roundhouse/engine';
import { type Dice, dice } from './dice.ts';
import { ALWAYS, type Breach, broken, freeze, type Law, SAMPLED } from './laws.ts';
import { choose, pickOne } from './random.ts';
import { STYLES, stylesFor } from './style.ts';

/** Which games are played: everything in game n follows from these and n. */
export interface Plan {
  readonly title: Title;
  readonly players: number;
  readonly options?: GameRecord['setup']['options'];
  readonly seed: string;
}

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
  /** Why it ended, if it did. */
  readonly ending?: string;
  readonly failure?: Failure;
}

/** Longer than any real game; a game that goes on has something wrong with it. */
const MOST_ACTIONS = 10_000;
/** One action in so many is held against each dear law. */
const SAMPLE = 25;

/** Plays game n of a plan, holding every action against the laws. */
export const playGame = (plan: Plan, n: number): Played => {
  const seed = `${plan.title.id} ${plan.seed} ${n}`;
  const setup = { title: plan.title.id, players: plan.players, options: plan.options ?? {}, seed };
  const roll = dice(seed);
  const styles = stylesFor(plan.players, roll);
  const log: Entry[] = [];
  const ended = (more: Omit<Played, 'record'>): Played => ({ record: { ...newRecord(setup), log }, ...more });
  const failed = (breach: Breach): Played =>
    ended({ failure: { ...breach, game: n, action: log.length, command: commandFor(plan, n) } });
  try {
    let g = start(plan.title, setup);
    let asked = decide(freeze(g.state) && g);
    while (asked && log.length < MOST_ACTIONS) {
      const action = choose(g, roll, styles[asked.by] ?? STYLES.drifter, asked);
      const outcome = play(g, action);
      if (outcome.violation) return failed({ law: 'offersHold', how: `${outcome.violation.clause} forbids a choice` });
      const after = outcome.game;
      freeze(after.state);
      asked = decide(after);
      log.push({ do: action as Action, hash: hashOf(after.state) });
      const breach = broken(lawsNow(roll), { before: g, action: action as Action, after, asked, roll });
      if (breach) return failed(breach);
      g = after;
    }
    return ended(g.state.over ? { ending: g.state.ending ?? '' } : {});
  } catch (error) {
    return failed({ law: 'rulesNeverThrow', how: error instanceof Error ? error.message : String(error) });
  }
};

const lawsNow = (roll: Dice): Readonly<Record<string, Law>> => {
  const [name, law] = pickOne(roll, DEAR) ?? [];
  return name && law && roll(SAMPLE) < DEAR.length ? { ...ALWAYS, [name]: law } : ALWAYS;
};
const DEAR = Object.entries<Law>(SAMPLED);

const commandFor = ({ title, players, options = {}, seed }: Plan, game: number): string =>
  [
    `npm run -s roundhouse -- simulate ${title.id} --players ${players} --seed ${seed} --only ${game}`,
    ...Object.entries(options).map(([key, value]) => `--option ${key}=${value}`),
  ].join(' ');

/** What came of many games. */
export interface Tally {
  readonly games: number;
  readonly finished: number;
  readonly actions: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly failures: readonly Failure[];
}

export const NO_GAMES: Tally = { games: 0, finished: 0, actions: 0, endings: {}, failures: [] };

/** What a tally needs to know of a game. */
export type Result = Pick<Played, 'ending' | 'failure'> & { readonly actions: number };

export const resultOf = ({ record, ...rest }: Played): Result => ({ actions: record.log.length, ...rest });

export const count = (t: Tally, { actions, ending, failure }: Result): Tally => ({
  games: t.games + 1,
  finished: t.finished + (ending === undefined ? 0 : 1),
  actions: t.actions + actions,
  endings: ending === undefined ? t.endings : { ...t.endings, [ending]: (t.endings[ending] ?? 0) + 1 },
  failures: failure ? [...t.failures, failure] : t.failures,
});

/** Plays the first so many games of a plan. */
export const simulate = (plan: Plan, games: number): Tally =>
  Array.from({ length: games }, (_, n) => resultOf(playGame(plan, n + 1))).reduce(count, NO_GAMES);
