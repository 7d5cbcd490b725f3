import { dirname, join } from 'node:path';
import { type Game, question, type RouteProblem, routeProblem, type Title, variantOf } from '@roundhouse/engine';
import { gamesBefore } from '@roundhouse/exchange';
import { type Answer, solve } from '@roundhouse/optimiser';
import { denseGame } from '@roundhouse/testkit';
import { shelf } from '@roundhouse/titles';
import type { Call, Command, Exit, Output } from './command.ts';
import { readJson, readLines } from './files.ts';
import { titleCalled } from './titles.ts';

/** A recorded position and the best anybody could have run there. */
interface Position {
  readonly game: string;
  readonly title: string;
  readonly actionId: number;
  readonly optimalRevenue: number;
  readonly rulebookOptimalRevenue: number;
}

/** About a second of search. */
const BUDGET = 25_000_000;
const BOARDS = 10;

/** Solves positions and compares. */
export const routes: Command = {
  usage: 'routes <file.jsonl> | --dense <title> [--seed S]',
  about: 'Finds the best routes of recorded positions, or of dense late boards made up for the title.',
  words: [0, 1],
  flags: { dense: 'text', seed: 'text' },
  run: (call, out) => (call.text('dense') === undefined ? recorded(call, out) : dense(call, out)),
};

interface Solved {
  readonly answer: Answer;
  readonly ms: number;
}

const solved = (problem: RouteProblem): Solved => {
  const began = performance.now();
  const answer = solve(problem, { budget: BUDGET });
  return { answer, ms: performance.now() - began };
};

const recorded = (call: Call, out: Output): Exit => {
  const [path] = call.words;
  if (!path) return { wrong: 'a file of positions is missing' };
  const read = readLines(path);
  if ('error' in read) {
    out.complain(read.error);
    return 1;
  }
  const positions = read.lines as readonly Position[];
  const all: Solved[] = [];
  let optimal = 0;
  let skipped = 0;
  for (const name of new Set(positions.map(p => p.game))) {
    const wanted = positions.filter(p => p.game === name);
    const found = gamesOf(join(dirname(path), `${name}.json`), wanted);
    if ('error' in found) {
      out.line(`${name}: ${found.error} ${wanted.length} positions skipped.`);
      skipped += wanted.length;
      continue;
    }
    for (const position of wanted) {
      out.progress(`${all.length} of ${positions.length} positions`);
      const game = found.games.get(position.actionId);
      const company = game && question(game)?.company;
      if (!game || !company) {
        skipped++;
        continue;
      }
      const here = solved(routeProblem(game, company));
      all.push(here);
      const byTheBook = underOurRules(game);
      const ours = byTheBook && solve(routeProblem(byTheBook, company), { budget: BUDGET });
      const right =
        here.answer.revenue === position.optimalRevenue && (!ours || ours.revenue === position.rulebookOptimalRevenue);
      if (right) optimal++;
      else
        out.line(
          `${name}/${position.actionId} ${company}: ${here.answer.revenue} for ${position.optimalRevenue}` +
            `, by the book ${ours?.revenue} for ${position.rulebookOptimalRevenue}`,
        );
    }
  }
  const proven = all.filter(s => s.answer.proven).length;
  out.line(`${positions.length} positions, ${proven} proven, ${optimal} optimal, ${skipped} skipped, ${times(all)}`);
  return proven === all.length && optimal === all.length ? 0 : 1;
};

const gamesOf = (path: string, wanted: readonly Position[]) => {
  const read = readJson(path);
  return 'error' in read
    ? read
    : gamesBefore(
        read.json,
        wanted.map(p => p.actionId),
      );
};

/** The same position under our own title, if it is on the shelf. */
const underOurRules = (g: Game): Game | undefined => {
  const title: Title | undefined = shelf[g.title.id.split('@')[0] ?? ''];
  return title && { title: variantOf(title, g.state.setup), state: g.state };
};

const times = (all: readonly Solved[]): string => {
  const ms = all.map(s => s.ms).sort((a, b) => a - b);
  return `median ${(ms[ms.length >> 1] ?? 0).toFixed(1)} ms, max ${(ms.at(-1) ?? 0).toFixed(1)} ms`;
};

const dense = (call: Call, out: Output): Exit => {
  const title = titleCalled(call.text('dense') ?? '');
  if ('wrong' in title) return title;
  const seed = call.text('seed') ?? '1';
  const all: Solved[] = [];
  for (let i = 1; i <= BOARDS; i++) {
    out.progress(`board ${i} of ${BOARDS}`);
    const { game, company } = denseGame(title, `${seed}.${i}`);
    const problem = routeProblem(game, company);
    const here = solved(problem);
    all.push(here);
    const { revenue, upperBound, proven } = here.answer;
    const gap = proven ? 'proven' : `at most ${(((upperBound - revenue) / revenue) * 100).toFixed(1)} % more`;
    out.line(
      `${company}, ${problem.trains.map(t => t.name).join(' ')}: ${problem.stops.length} stops, ` +
        `${problem.segments.length} stretches, ${revenue}, ${gap}, ${here.ms.toFixed(0)} ms`,
    );
  }
  const proven = all.filter(s => s.answer.proven).length;
  out.line(`${BOARDS} boards, ${proven} proven, ${times(all)}`);
  return 0;
};
