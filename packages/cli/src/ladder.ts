import { botOf, levels } from '@roundhouse/bots';
import { type Player, type Result, type Rung, rungs } from '@roundhouse/bots/ladder';
import type { Title } from '@roundhouse/engine';
import type { Command, Output } from './command.ts';
import { gamesOf, type LadderOrder, onAllCores, type Weighted } from './pool.ts';
import { optionsIn, titleCalled, wrongSetup } from './titles.ts';

/** The players a call names, `director,foreman,random`, and those it has weighted. */
export const playersCalled = (
  called: readonly (string | Weighted)[],
): readonly Player[] | { readonly wrong: string } => {
  const known: Readonly<Record<string, Player>> = { ...levels, random: 'random' };
  const strange = called.find(c => typeof c === 'string' && !Object.hasOwn(known, c));
  if (strange !== undefined) return { wrong: `there is no bot ${strange}, only ${Object.keys(known).join(', ')}` };
  return called.map(c => (typeof c === 'string' ? (known[c] as Player) : botOf(c.level, c.name, c.weights)));
};

/** Bots against each other, seats rotated over the same deals. */
export const ladder: Command = {
  usage: 'ladder <title> --bots A,B,… --games G [--seed S] [--option k=v …] [--cores C]',
  about:
    'Lets bots play each other and prints who wins how often, with 95 % intervals. A deal is played once in every ' +
    'rotation of the seats that makes a difference; there are as many players as bots named, and every action is held against the laws. ' +
    '"random" plays at random.',
  words: [1, 1],
  flags: { bots: 'text', games: 'number', seed: 'text', option: 'list', cores: 'number' },
  run: async (call, out) => {
    const title = titleCalled(call.words[0] ?? '');
    if ('wrong' in title) return title;
    const names = (call.text('bots') ?? '').split(',').filter(Boolean);
    const bots = playersCalled(names);
    if ('wrong' in bots) return bots;
    const seed = call.text('seed') ?? '1';
    const options = optionsIn(call.list('option'));
    const wrong = wrongSetup(title, { title: title.id, players: names.length, seed, options });
    if (wrong !== undefined) return { wrong };
    const games = call.number('games');
    if (!games) return { wrong: '--games is missing' };
    const results: Result[] = [];
    const order: Omit<LadderOrder, 'game'> = { kind: 'ladder', title: title.id, bots: names, options, seed };
    await onAllCores<Result>(gamesOf(order, games), call.number('cores'), result => {
      results.push(result);
      out.progress(`${results.length} of ${games} games`);
    });
    report(title, results, out);
    return results.every(r => r.ending !== 'unfinished') ? 0 : 1;
  },
};

const percent = (part: number): string => `${Math.round(100 * part)}`;

const report = (title: Title, results: readonly Result[], out: Output): void => {
  const line = (r: Rung) =>
    `${r.player.padEnd(11)} won ${r.won.toFixed(1)} of ${r.games} (${percent(r.interval[0])}–${percent(r.interval[1])} %), ` +
    `place ${r.place.toFixed(2)}, worth ${Math.round(r.worth)} ${title.currency}, ` +
    `work ${(r.work / 1e6).toFixed(2)} M and ${r.median.toFixed(0)} ms a move`;
  for (const rung of rungs(results)) out.line(line(rung));
  const longest = results.reduce((a, b) => (b.entries > a.entries ? b : a));
  const endings = new Map<string, number>();
  for (const { ending } of results) endings.set(ending, (endings.get(ending) ?? 0) + 1);
  out.line(
    `Ended by ${[...endings].map(([cause, n]) => `${cause} ${n}`).join(', ')}; longest ${longest.entries} entries; no law broken.`,
  );
};
