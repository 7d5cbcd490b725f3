import {
  type Action,
  type Choice,
  choices,
  type Decision,
  decide,
  type Game,
  type GameRecord,
  leaves,
  newRecord,
  play,
  routeProblem,
  routesOf,
  start,
  type Title,
} from '@roundhouse/engine';
import { solve } from '@roundhouse/optimiser';

/** A game played so far by plain players. */
export interface Played {
  readonly record: GameRecord;
  readonly game: Game;
}

/** Verbs in the order in which a plain player thinks of them. */
const TASTE = [
  'buyLot',
  'putUp',
  'bid',
  'answer',
  'chooseCard',
  'discardTrain',
  'layTile',
  'runRoutes',
  'payDividend',
  'buyShare',
  'startCompany',
  'placeToken',
  'buyTrain',
  'placeTasmania',
  'sellShares',
];

const leafOf = (choice: Choice<Action>, n: number): Action | undefined => {
  if (choice.kind === 'routes') {
    const leaf = choice.then(routesOf(choice.problem, solve(choice.problem).runs));
    return leaf.kind === 'act' ? leaf.action : undefined;
  }
  const some: Action[] = [];
  for (const action of leaves(choice)) {
    some.push(action);
    if (some.length > 40) break;
  }
  return some[n % some.length];
};

/** What a company would earn, and how many stops it reaches, after an action. */
const prospect = (g: Game, action: Action, company: string): number => {
  const outcome = play(g, action);
  if (outcome.violation) return -1;
  const problem = routeProblem(outcome.game, company);
  const value = problem.stops.reduce((sum, s) => sum + s.value, 0);
  return solve(problem, { budget: 200_000 }).revenue * 10 + value;
};

/** The lay that brings the company most, of as many as can be tried. */
const bestLay = (g: Game, company: string): Action | undefined => {
  let best: { readonly action: Action; readonly worth: number } | undefined;
  let tried = 0;
  for (const action of leaves(choices(g, 'layTile'))) {
    if (tried++ > 160) break;
    const worth = prospect(g, action, company);
    if (!best || worth > best.worth) best = { action, worth };
  }
  return best?.action;
};

const hasTrain = (g: Game, d: Decision): boolean => !!g.state.companies[d.company ?? '']?.trains.length;

/** What a plain player does; `n` varies the details. */
const plainMove = (g: Game, d: Decision, n: number, isCareful: boolean): Action | undefined => {
  for (const verb of TASTE) {
    if (!d.verbs.includes(verb)) continue;
    if (verb === 'sellShares' && d.mayPass) continue;
    if (verb === 'buyTrain' && d.mayPass && hasTrain(g, d) && n % 3) continue;
    if (verb === 'placeToken' && n % 2) continue;
    if (verb === 'bid' && n % 3) continue;
    if (verb === 'layTile' && isCareful) {
      const lay = bestLay(g, d.company ?? '');
      if (lay) return lay;
      continue;
    }
    const varied = ['layTile', 'placeToken'].includes(verb) ? n : 0;
    const action = leafOf(choices(g, verb), varied);
    if (action) return action;
  }
  const pass = choices(g, 'pass');
  if (pass.kind === 'act') return pass.action;
  return d.verbs.map(verb => leafOf(choices(g, verb), 0)).find(a => a !== undefined);
};

interface Manner {
  readonly seed?: string;
  readonly isCareful?: boolean;
  readonly options?: GameRecord['setup']['options'];
}

/** Plays a game until a position is reached that is asked for, or nothing is left to do. */
export const playUntil = (
  title: Title,
  names: readonly string[],
  isWanted: (g: Game, d: Decision) => boolean,
  { seed = 'plain', isCareful = false, options = {} }: Manner = {},
): Played => {
  const setup = { title: title.id, players: names.length, options, seed };
  let game = start(title, setup);
  const log: { do: Action }[] = [];
  for (let n = 0; n < 900; n++) {
    const d = decide(game);
    if (!d || isWanted(game, d)) break;
    const action = plainMove(game, d, n, isCareful);
    const outcome = action ? play(game, action) : undefined;
    if (!action || !outcome || outcome.violation) break;
    log.push({ do: action });
    game = outcome.game;
  }
  return { record: { ...newRecord({ ...setup, names }), log }, game };
};
