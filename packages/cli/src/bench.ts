import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Action,
  answers,
  apply,
  check,
  choices,
  decide,
  type Game,
  type GameRecord,
  leaves,
  openRecord,
  play,
  question,
  routeProblem,
  standing,
  start,
  type Title,
  withState,
} from '@roundhouse/engine';
import { whatIf } from '@roundhouse/optimiser';
import { choose, dice, playGame, STYLES } from '@roundhouse/testkit';
import { lra, lraInvestor, lraShort, rhl, rhlShort, t18cz, t1848 } from '@roundhouse/titles';
import type { Command, Output } from './command.ts';
import { type Known, readGame } from './files.ts';
import { inWords, timed } from './stopwatch.ts';

/** Recorded games that may lie beside the project. */
const RECORDED = '../shared/peer-games/1848';

/** Measures the engine. */
export const bench: Command = {
  usage: 'bench [--recorded folder]',
  about:
    'Measures replay, random play, playing ahead, choices, check, play and decide, beside a copy of the state made in the same run.',
  words: [0, 0],
  flags: { recorded: 'text' },
  run: (call, out) => {
    const { record } = playGame({ title: t1848, players: 4, seed: 'bench' }, 1);
    const games = positionsOf(t1848, record);
    const actions = standing(record.log);
    const copy = timed(
      () => games,
      g => JSON.parse(JSON.stringify(g.state)),
    ).each;
    const tell = teller(copy, out);
    tell('copy of the state as JSON, the baseline', copy);
    replays(tell, `replay of a simulated game, ${actions.length} actions`, [{ title: t1848, record }], actions.length);
    recorded(tell, call.text('recorded') ?? RECORDED);
    questions(tell, games, actions);
    for (const title of [t1848, t18cz, rhl, lra, lraInvestor, rhlShort, lraShort]) randomly(tell, title);
    lays(tell, games);
    return 0;
  },
};

type Tell = (what: string, ms: number, budget?: number) => void;

/** Prints a time, how it compares with the baseline, and what it may take. */
const teller =
  (baseline: number, out: Output): Tell =>
  (what, ms, budget) => {
    const limit = budget === undefined ? '' : `, budget ${inWords(budget)}`;
    const rate = ms < 1 ? `, ${Math.round(1000 / ms)} a second` : '';
    out.line(
      `${what.padEnd(56)} ${inWords(ms).padStart(8)}  ${(ms / baseline).toFixed(1)} × the baseline${rate}${limit}`,
    );
  };

const positionsOf = (title: Title, record: GameRecord): readonly Game[] => {
  const opened = openRecord(title, record);
  if ('violation' in opened) throw new Error(`The simulated game does not replay: ${opened.violation.clause}.`);
  return opened.games;
};

/** Whole games, every check on and every hash compared; the time is for one action. */
const replays = (tell: Tell, what: string, games: readonly Known[], actions: number): void => {
  const all = timed(
    () => games,
    ({ title, record }) => openRecord(title, record),
  );
  tell(what, (all.each * games.length) / actions, 1);
};

const recorded = (tell: Tell, folder: string): void => {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder).filter(file => /\.json(\.gz)?$/.test(file));
  const games = files.map(file => readGame(join(folder, file))).filter((g): g is Known => 'record' in g);
  const actions = games.reduce((sum, g) => sum + g.record.log.length, 0);
  if (games.length) replays(tell, `replay of ${games.length} recorded games, ${actions} entries`, games, actions);
};

/** Games of players who do anything, without any law held against them; then the same games by whoever looks ahead. */
const randomly = (tell: Tell, title: Title): void => {
  const seeds = ['a', 'b', 'c', 'd'];
  const games = seeds.map(seed => playRandomly(title, seed));
  const actions = games.flat().length;
  const each = <T>(from: readonly T[], on: (item: T) => unknown) =>
    (timed(() => from, on).each * from.length) / actions;
  tell(
    `random play of ${title.name}, one action`,
    each(seeds, seed => playRandomly(title, seed)),
  );
  tell(
    `playing ahead in ${title.name}, the same actions`,
    each(games, steps => steps.reduce((g, { action }) => apply(g, action) as Game, steps[0]?.g as Game)),
  );
  tell(
    `all answers of a position of ${title.name}`,
    each(games, steps => steps.map(({ g }) => answers(withState(g, { ...g.state })))),
  );
};

const FAR = 400;

/** A position, and what was done in it. */
interface Done {
  readonly g: Game;
  readonly action: Action;
}

const playRandomly = (title: Title, seed: string): readonly Done[] => {
  const roll = dice(seed);
  let g: Game = start(title, { players: Math.min(4, title.players.at(-1) ?? 4), options: {}, seed });
  const steps: Done[] = [];
  while (steps.length < FAR) {
    const action = choose(g, roll, STYLES.drifter);
    const outcome = action && play(g, action);
    if (!outcome || outcome.violation) break;
    steps.push({ g, action });
    g = outcome.game;
  }
  return steps;
};

/** Each position is copied before it is asked, so that nothing is known about it. */
const questions = (tell: Tell, games: readonly Game[], actions: readonly Action[]): void => {
  const fresh = () => actions.map((action, i) => ({ g: forgotten(games[i] as Game), action }));
  tell('check of one action', timed(fresh, ({ g, action }) => check(g, action)).each, 1);
  tell('play of one action', timed(fresh, ({ g, action }) => play(g, action)).each, 1);
  tell('decide', timed(fresh, ({ g }) => decide(g)).each, 5);
};

const forgotten = (g: Game): Game => withState(g, JSON.parse(JSON.stringify(g.state)));

/** The position in the last third of a game in which most can be laid. */
const lays = (tell: Tell, games: readonly Game[]): void => {
  const late = games.slice(-games.length / 3).filter(g => question(g)?.step === 'track');
  const [widest] = late.toSorted((a, b) => laysIn(b).length - laysIn(a).length);
  if (!widest) return;
  const time = timed(() => [forgotten(widest)], laysIn).each;
  tell(`choices: all ${laysIn(widest).length} tile lays of a late position`, time, 30);
  tell('best routes after each of them', timed(() => [forgotten(widest)], prospects).each);
};

/** What the company would earn after each tile it could lay now. */
const prospects = (g: Game) => {
  const company = question(g)?.company ?? '';
  const after = laysIn(g).flatMap(lay => {
    const outcome = play(g, lay);
    return outcome.violation ? [] : [routeProblem(outcome.game, company)];
  });
  return whatIf(after);
};

const laysIn = (g: Game): readonly Action[] => [...leaves(choices(g, 'layTile'))];
