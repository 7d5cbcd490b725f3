import { writeFileSync } from 'node:fs';
import { count, NO_GAMES, type Plan, playGame, type Result, resultOf, type Tally } from '@roundhouse/testkit';
import { answererOf, botsCalled } from './bot.ts';
import type { Command, Output } from './command.ts';
import { playOnAllCores } from './pool.ts';
import { optionsIn, titleCalled, wrongSetup } from './titles.ts';

/** So few games are played before a helper process would have started. */
const FEW = 4;
const SHOWN = 10;
/** Said in place of an option: the others are drawn. */
const RANDOM = 'random';

/** Plays random games against the laws. */
export const simulate: Command = {
  usage:
    'simulate <title> --players N --games G --seed S [--option k=v … | --option random] [--bots A,B,…] [--views v] [--only n [--out file]]',
  about:
    'Plays G random games and holds every action against the laws; --only plays game n alone and can keep it. With ' +
    '--option random every game draws its options, but for those that are given. With --bots everybody is a bot of that ' +
    'level, or of these levels in turn. With --views every answer is tried on what its player sees instead, after one ' +
    'action in v.',
  words: [1, 1],
  flags: {
    players: 'number',
    games: 'number',
    seed: 'text',
    option: 'list',
    bots: 'text',
    views: 'number',
    only: 'number',
    out: 'text',
  },
  run: async (call, out) => {
    const title = titleCalled(call.words[0] ?? '');
    if ('wrong' in title) return title;
    const players = call.number('players');
    if (players === undefined) return { wrong: '--players is missing' };
    const said = call.list('option');
    const options = optionsIn(said.filter(line => line !== RANDOM));
    const bots = call.text('bots');
    const called = botsCalled(bots);
    if (called && 'wrong' in called) return called;
    const views = call.number('views');
    const plan: Plan = {
      title,
      players,
      seed: call.text('seed') ?? '1',
      options,
      draws: said.includes(RANDOM),
      bots,
      ...(views ? { views } : {}),
    };
    const wrong = wrongSetup(title, { title: title.id, players, seed: plan.seed, options });
    if (wrong !== undefined) return { wrong };
    const only = call.number('only');
    const games = only === undefined ? call.number('games') : 1;
    if (!games) return { wrong: '--games is missing' };
    const begun = performance.now();
    const tally = only === undefined ? await playAll(plan, games, out) : playOne(plan, only, call.text('out'), out);
    report(tally, (performance.now() - begun) / 1000, out);
    return tally.failures.length || tally.finished < tally.games ? 1 : 0;
  },
};

const playOne = (plan: Plan, n: number, file: string | undefined, out: Output): Tally => {
  const played = playGame(plan, n, answererOf(plan, n));
  if (file !== undefined) {
    writeFileSync(file, `${JSON.stringify(played.record)}\n`);
    out.line(`Game ${n} written to ${file}.`);
  }
  return count(NO_GAMES, resultOf(played));
};

const playAll = async (plan: Plan, games: number, out: Output): Promise<Tally> => {
  let tally = NO_GAMES;
  const add = (result: Result) => {
    tally = count(tally, result);
    out.progress(`${tally.games} of ${games} games, ${tally.actions} actions, ${tally.failures.length} broken laws`);
  };
  if (games <= FEW) for (let n = 1; n <= games; n++) add(resultOf(playGame(plan, n, answererOf(plan, n))));
  else await playOnAllCores(plan, games, add);
  return tally;
};

export const report = (
  { games, finished, actions, longest, endings, failures }: Tally,
  seconds: number,
  out: Output,
): void => {
  for (const f of failures.toSorted((a, b) => a.game - b.game).slice(0, SHOWN)) {
    out.line(`Game ${f.game}, action ${f.action}: ${f.law}: ${f.how}`);
    out.line(`  ${f.command}`);
  }
  if (failures.length > SHOWN) out.line(`And ${failures.length - SHOWN} more.`);
  const causes = Object.entries(endings).toSorted(([, a], [, b]) => b - a);
  if (causes.length) out.line(`Ended by ${causes.map(([cause, n]) => `${cause} ${n}`).join(', ')}.`);
  const speed = Math.round(actions / Math.max(seconds, 0.001));
  out.line(
    `${games} games, ${finished} finished, ${failures.length} broken laws, ${speed} actions/s; longest ${longest}`,
  );
};
