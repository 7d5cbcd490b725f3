import { writeFileSync } from 'node:fs';
import { COMMON, type LevelName, type Weights } from '@roundhouse/bots';
import { climbed, isClear, type Lead, leadOf, pairs, type Result, type Slope, slopes } from '@roundhouse/bots/ladder';
import type { Title } from '@roundhouse/engine';
import type { Command, Output } from './command.ts';
import { gamesOf, type Order, onAllCores } from './pool.ts';
import { titleCalled, wrongSetup } from './titles.ts';

/** Two of one kind against two of the other, as levels meet; with three players one against two. */
const seatedAs = (tried: Weights, kept: Weights, level: LevelName, players: number) => {
  const of = (name: string, weights: Weights) => ({ name, level, weights });
  return Array.from({ length: players }, (_, i) => (i < players >> 1 ? of('tried', tried) : of('kept', kept)));
};

/** Weights that may be better, played for; written only if fresh deals say that they are. */
export const train: Command = {
  usage: 'train <title> --deals D --proof P [--players N] [--level L] [--seed S] [--cores C] [--out FILE]',
  about:
    'Looks for better weights by playing: in each deal all weights are changed at once, up for one half of the table and ' +
    'down for the other, in every rotation of the seats, and the leads tell what each of them brings. The weights to ' +
    'which they lead play the common ones over fresh deals (--proof) and count as better only if they lead by two ' +
    'standard errors.',
  words: [1, 1],
  flags: {
    deals: 'number',
    proof: 'number',
    players: 'number',
    level: 'text',
    seed: 'text',
    cores: 'number',
    out: 'text',
  },
  run: async (call, out) => {
    const title = titleCalled(call.words[0] ?? '');
    if ('wrong' in title) return title;
    const level = levelCalled(call.text('level') ?? 'foreman');
    if (!level) return { wrong: 'only apprentice, foreman and director can be trained' };
    const [deals, proof] = [call.number('deals'), call.number('proof')];
    if (!deals || !proof) return { wrong: '--deals or --proof is missing' };
    const players = call.number('players') ?? Math.min(4, Math.max(...title.players));
    const seed = call.text('seed') ?? '1';
    const wrong = wrongSetup(title, { title: title.id, players, seed, options: {} });
    if (wrong !== undefined) return { wrong };
    const plan: Plan = { title, level, players, seed, deals, proof };
    const better = await search(plan, call.number('cores'), out);
    const path = call.text('out');
    if (better && path) {
      writeFileSync(path, `${JSON.stringify({ ...better, command: commandOf(plan) }, undefined, 2)}\n`);
      out.line(`Written to ${path}.`);
    }
    return 0;
  },
};

/** All that decides what is found. */
interface Plan {
  readonly title: Title;
  readonly level: LevelName;
  readonly players: number;
  readonly seed: string;
  readonly deals: number;
  readonly proof: number;
}

const commandOf = ({ title, deals, proof, players, level, seed }: Plan): string =>
  `train ${title.id} --deals ${deals} --proof ${proof} --players ${players} --level ${level} --seed ${seed}`;

/** Better weights and by how much they are, if any could be found. */
const search = async (plan: Plan, cores: number | undefined, out: Output) => {
  const { title, players, deals, proof, seed } = plan;
  const tried = pairs(COMMON, deals, seed);
  const orders = tried.flatMap((pair, n) => orderFor(plan, pair.more, pair.less, `${seed} ${n}`, players));
  const results = await played(orders, cores, n => out.progress(`${n} of ${orders.length} games`));
  const leads = tried.map((_, n) => leadOf(results.slice(n * players, (n + 1) * players), 'tried', 'kept').mean);
  const steps = slopes(COMMON, tried, leads);
  for (const step of steps) out.line(inWords(step, title));
  const weights = climbed(steps);
  if (steps.some(s => s.to !== s.from)) {
    const again = orderFor(plan, weights, COMMON, `${seed} proof`, proof * players);
    const proved = await played(again, cores, n => out.progress(`${n} of ${again.length} games over fresh deals`));
    const lead = leadOf(proved, 'tried', 'kept');
    out.line(`Over fresh deals: ${inShort(lead, title)}`);
    if (isClear(lead, 2)) return { weights, lead };
  }
  out.line('Nothing was found that is better beyond doubt: the common weights stay.');
  return undefined;
};

const orderFor = ({ title, level, players }: Plan, tried: Weights, kept: Weights, seed: string, games: number) => {
  const bots = seatedAs(tried, kept, level, players);
  return gamesOf({ kind: 'ladder', title: title.id, bots, options: {}, seed }, games);
};

/** The results of these orders, in their order. */
const played = async (
  orders: readonly Order[],
  cores: number | undefined,
  tell: (games: number) => void,
): Promise<readonly Result[]> => {
  const results = new Map<Order, Result>();
  await onAllCores<Result>(orders, cores, (result, order) => {
    results.set(order, result);
    tell(results.size);
  });
  return orders.flatMap(order => results.get(order) ?? []);
};

const LEVELS: readonly LevelName[] = ['apprentice', 'foreman', 'director'];

const levelCalled = (name: string): LevelName | undefined => LEVELS.find(l => l === name);

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(Math.round(n))}`;

const inShort = ({ mean, error, games }: Lead, { currency }: Title): string =>
  `${signed(mean)} ± ${Math.round(error)} ${currency} in ${games} games`;

const inWords = ({ name, brings, error, from, to }: Slope, { currency }: Title): string =>
  `${name}: twice as much brings ${signed(brings)} ± ${Math.round(error)} ${currency}; ${from === to ? `stays ${from}` : `from ${from} to ${to}`}`;
