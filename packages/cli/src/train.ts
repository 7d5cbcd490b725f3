import { writeFileSync } from 'node:fs';
import { COMMON, type LevelName, type Weights } from '@roundhouse/bots';
import { type Compare, fit, isClear, type Lead, leadOf, type Result } from '@roundhouse/bots/ladder';
import type { Title } from '@roundhouse/engine';
import type { Command, Output } from './command.ts';
import { onAllCores } from './pool.ts';
import { titleCalled, wrongSetup } from './titles.ts';

/** Two that are tried against two that stand, as levels meet; with three players one against two. */
const seatedAs = (tried: Weights, kept: Weights, level: LevelName, players: number) => {
  const of = (name: string, weights: Weights) => ({ name, level, weights });
  return Array.from({ length: players }, (_, i) => (i < players >> 1 ? of('tried', tried) : of('kept', kept)));
};

/** Weights that may be better, played for; written only if fresh deals say that they are. */
export const train: Command = {
  usage: 'train <title> --tries N --deals D [--proof D] [--players P] [--level L] [--seed S] [--cores C] [--out FILE]',
  about:
    'Looks for better weights by playing: each try changes a few and plays against what stood until then, every deal ' +
    'once in each rotation of the seats, and stays if it leads by a standard error. What is left plays the weights it ' +
    'began with over fresh deals (--proof) and counts as better only if it leads by two.',
  words: [1, 1],
  flags: {
    tries: 'number',
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
    const [tries, deals] = [call.number('tries'), call.number('deals')];
    if (!tries || !deals) return { wrong: '--tries or --deals is missing' };
    const players = call.number('players') ?? 4;
    const seed = call.text('seed') ?? '1';
    const wrong = wrongSetup(title, { title: title.id, players, seed, options: {} });
    if (wrong !== undefined) return { wrong };
    const plan: Plan = { title, level, players, seed, tries, deals, proof: call.number('proof') ?? 2 * deals };
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
  readonly tries: number;
  readonly deals: number;
  readonly proof: number;
}

const commandOf = ({ title, tries, deals, proof, players, level, seed }: Plan): string =>
  `train ${title.id} --tries ${tries} --deals ${deals} --proof ${proof} --players ${players} --level ${level} --seed ${seed}`;

/** Better weights and by how much they are, if any could be found. */
const search = async (plan: Plan, cores: number | undefined, out: Output) => {
  const { title, deals, proof, seed } = plan;
  const tried = await fit(COMMON, plan, comparing(plan, deals, cores), ({ weights, lead, kept }) =>
    out.line(`${kept ? 'kept' : 'dropped'}: ${inShort(lead, title)} with ${inWords(weights)}`),
  );
  if (tried !== COMMON) {
    const lead = await comparing(plan, proof, cores)(tried, COMMON, `${seed} proof`);
    out.line(`Over fresh deals: ${inShort(lead, title)} with ${inWords(tried)}`);
    if (isClear(lead, 2)) return { weights: tried, lead };
  }
  out.line('Nothing was found that is better beyond doubt: the common weights stay.');
  return undefined;
};

const comparing =
  ({ title, level, players }: Plan, deals: number, cores: number | undefined): Compare =>
  async (tried, kept, seed) => {
    const results: Result[] = [];
    const bots = seatedAs(tried, kept, level, players);
    const order = { kind: 'ladder', title: title.id, bots, options: {}, seed } as const;
    await onAllCores<Result>(order, deals * players, cores, result => results.push(result));
    return leadOf(
      results.sort((a, b) => a.game - b.game),
      'tried',
      'kept',
    );
  };

const LEVELS: readonly LevelName[] = ['apprentice', 'foreman', 'director'];

const levelCalled = (name: string): LevelName | undefined => LEVELS.find(l => l === name);

const inShort = ({ mean, error, games }: Lead, { currency }: Title): string =>
  `${mean < 0 ? '−' : '+'}${Math.abs(Math.round(mean))} ± ${Math.round(error)} ${currency} in ${games} games`;

const inWords = (weights: Weights): string =>
  Object.entries(weights)
    .map(([name, weight]) => `${name} ${weight}`)
    .join(', ');
