import { check, decide, type Game, play, start, type Title } from '@roundhouse/engine';
import { somethingNew } from './curious.ts';
import { type Dice, dice } from './dice.ts';
import { goalsOf, type Particulars, reachedBy, reachedIn, watched } from './goals.ts';
import { attempt, type Memory, remember } from './mutate.ts';
import { drawOptions } from './options.ts';
import { choose } from './random.ts';
import { action, scenario } from './scenario.ts';
import { quoted } from './simulate.ts';
import { STYLES, stylesFor } from './style.ts';

/** How far the exhaustive runner came. */
export interface Coverage {
  readonly games: number;
  readonly actions: number;
  readonly attempts: number;
  readonly goals: readonly string[];
  readonly missing: readonly string[];
}

export interface Search {
  readonly title: Title;
  readonly particulars: Particulars;
  readonly seed: string;
  /** Give up after so many games. */
  readonly games: number;
  /** Told after every game. */
  readonly progress?: (c: Coverage) => void;
}

const ATTEMPTS = 10;
/** Every so many games one begins in a corner of the title. */
const CORNERS = 5;
const MOST_ACTIONS = 3000;
/** One action in so many is chosen for being new. */
const CURIOUS = 2;

/** Plays at random, trying illegal things at every turn, until every goal of the title has been reached. */
export const exhaust = ({ title, particulars, seed, games, progress }: Search): Coverage => {
  const goals = goalsOf(title, particulars);
  const missing = new Set(goals);
  const saw: Saw = goal => missing.delete(goal);
  const played = watched(title, saw);
  const memory: Memory = new Map();
  let covered: Coverage = { games: 0, actions: 0, attempts: 0, goals, missing: goals };
  for (let n = 1; n <= games && missing.size; n++) {
    const roll = dice(`${title.id} ${seed} ${n}`);
    const corner =
      n % CORNERS === 1 ? particulars.corners[((n - 1) / CORNERS) % particulars.corners.length] : undefined;
    const first = corner ? scenario(played, corner.position) : opening(played, seed, n);
    for (const { type, ...fields } of corner?.tries ?? []) judged(first, action(first, type, fields), saw);
    const actions = told(title, seed, n, () => playThrough(first, roll, memory, missing, particulars));
    covered = {
      games: n,
      actions: covered.actions + actions,
      attempts: covered.attempts + actions * ATTEMPTS,
      goals,
      missing: [...missing],
    };
    progress?.(covered);
  }
  return covered;
};

/** What went wrong is told with the command that repeats it. */
const told = <T>(title: Title, seed: string, n: number, happens: () => T): T => {
  try {
    return happens();
  } catch (error) {
    const how = error instanceof Error ? error.message : String(error);
    throw new Error(`${how} (npm run -s roundhouse -- exhaustive ${title.id} --seed ${quoted(seed)} --games ${n})`);
  }
};

const opening = (title: Title, seed: string, n: number): Game => {
  const players = title.players[n % title.players.length] as number;
  const options = drawOptions(title, {}, dice(`${seed} ${n} options`));
  return start(title, { players, options, seed: `${seed} ${n}` });
};

type Saw = (goal: string) => void;

/** One game; how many actions it took. */
const playThrough = (
  first: Game,
  roll: Dice,
  memory: Memory,
  missing: Set<string>,
  particulars: Particulars,
): number => {
  const saw: Saw = goal => missing.delete(goal);
  const deeds = Object.entries(particulars.deeds ?? {});
  const styles = stylesFor(first.state.seating.length, roll);
  let g = first;
  for (let n = 0; n < MOST_ACTIONS; n++) {
    for (let i = 0; i < ATTEMPTS; i++) judged(g, attempt(g, roll, memory), saw);
    const asked = decide(g);
    if (!asked) return n;
    saw(`step ${asked.step} asked`);
    const fresh = roll(CURIOUS) ? undefined : somethingNew(g, asked, missing);
    const chosen = fresh ?? choose(g, roll, styles[asked.by] ?? STYLES.drifter, asked);
    const outcome = play(g, chosen);
    if (!chosen || outcome.violation)
      throw new Error(`A choice of ${asked.step} is refused: ${JSON.stringify(chosen)}`);
    saw(`verb ${chosen.type} used`);
    remember(memory, chosen);
    for (const e of outcome.events) reachedBy(e).forEach(saw);
    g = outcome.game;
    reachedIn(g).forEach(saw);
    for (const [name, done] of deeds) if (missing.has(name) && done(g, outcome.events)) saw(name);
  }
  return MOST_ACTIONS;
};

const judged = (g: Game, tried: unknown, saw: Saw): void => {
  const violation = check(g, tried);
  if (violation) saw(`clause ${violation.clause} met`);
};
