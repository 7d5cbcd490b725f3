/**
 * Positions for practice out of games of our own bots: `npx tsx packages/client/scripts/positions.ts` plays them and
 * writes `packages/lessons/src/practice/games.ts`. Games of people are not ours to ship.
 */
import { writeFileSync } from 'node:fs';
import { levels, thinkThrough } from '@roundhouse/bots';
import {
  apply,
  type CompanyId,
  decide,
  type Game,
  routeProblem,
  scenario,
  start,
  type Title,
} from '@roundhouse/engine';
import { solve } from '@roundhouse/optimiser';
import { shelf } from '@roundhouse/titles';
import { GROUNDS, type Ground } from '../../lessons/src/practice/grounds.ts';
import { positionIn } from '../../lessons/src/practice/played.ts';

const OUT = new URL('../../lessons/src/practice/games.ts', import.meta.url);
/** Games of each title. */
const GAMES = 4;
/** So many positions are kept of a title, at least so much apart, and each with a run worth finding. */
const KEPT = 10;
const APART = 9;
const LEAST = 60;
const MOVES = 700;

const listed = (all: Readonly<Record<string, string>>): string =>
  Object.entries(all)
    .map(([name, rest]) => `${name} ${rest}`)
    .join(', ');

/** Where every company has its tokens. */
const tokensIn = (g: Game): Readonly<Record<CompanyId, string>> => {
  const all: Record<CompanyId, string> = {};
  for (const [hex, tokens] of Object.entries(g.state.map.tokens))
    for (const { by, city, beside, kind, faceDown } of tokens) {
      const token = `${hex}.${city}${beside ? '*' : ''}${kind ? `+${kind}` : ''}`;
      if (!faceDown) all[by] = `${all[by] ?? ''} ${token}`.trim();
    }
  return all;
};

/** A company about to run, in one line: who and when, cards sold, its trains, tokens, tiles. */
const lineOf = (g: Game, company: CompanyId): string =>
  [
    `${company} ${g.state.phase}`,
    listed(Object.fromEntries(Object.entries(g.state.depot).map(([card, n]) => [card, String(n)]))),
    (g.state.companies[company]?.trains ?? []).join(' '),
    listed(tokensIn(g)),
    listed(Object.fromEntries(Object.entries(g.state.map.tiles).map(([hex, t]) => [hex, `${t.tile}/${t.turn}`]))),
  ].join(' | ');

/** What the trains earn there, if the line says all there is to say: neither more nor less than in the game. */
const earned = (ground: Ground, g: Game, line: string): number | undefined => {
  try {
    const { company, position } = positionIn(shelf[ground.title] as Title, ground, line, 'run');
    const alone = solve(routeProblem(scenario(shelf[ground.title] as Title, position), company));
    const there = solve(routeProblem(g, company));
    return there.proven && alone.proven && there.revenue === alone.revenue ? alone.revenue : undefined;
  } catch {
    return undefined;
  }
};

/** The positions of one game in which a company of some ground is about to run. */
const runsOf = (grounds: readonly Ground[], seed: string): readonly string[] => {
  const [{ title, players } = { title: '', players: 0 }] = grounds;
  const found: string[] = [];
  let g: Game | undefined = start(shelf[title] as Title, { players, options: {}, seed });
  let last = -APART;
  for (let entry = 0; g && entry < MOVES; entry++) {
    const asked = decide(g);
    if (!asked) break;
    const ground = grounds.find(one => one.companies.includes(asked.company ?? ''));
    if (asked.step === 'run' && asked.company && ground && entry - last >= APART) {
      const line = lineOf(g, asked.company);
      if ((earned(ground, g, line) ?? 0) >= LEAST) {
        found.push(line);
        last = entry;
      }
    }
    g = apply(g, thinkThrough(levels.apprentice, g, asked.by, { table: seed, entry }).action);
  }
  return found;
};

const all = [...new Set(GROUNDS.map(g => g.title))].map(id => {
  const grounds = GROUNDS.filter(g => g.title === id);
  const found = Array.from({ length: GAMES }, (_, n) => runsOf(grounds, `practice ${n}`)).flat();
  const every = Math.max(1, found.length / KEPT);
  const kept = Array.from({ length: Math.min(KEPT, found.length) }, (_, n) => found[Math.floor(n * every)] ?? '');
  process.stdout.write(`${id}: ${kept.length} of ${found.length}\n`);
  return `  '${id}': [\n${kept.map(line => `    '${line}',\n`).join('')}  ],\n`;
});
writeFileSync(
  OUT,
  `/** Positions out of games of our own bots, a line each, written by \`packages/client/scripts/positions.ts\`. */
export const GAMES: Readonly<Record<string, readonly string[]>> = {
${all.join('')}};
`,
);
