import { dirname, join } from 'node:path';
import { type Game, question, type RouteProblem, routeProblem, type Title, variantOf } from '@roundhouse/engine';
import { gamesBefore } from '@roundhouse/exchange';
import { type Solution, solve } from '@roundhouse/optimiser';
import { denseGame, problemOfGraph, type SiteGraph } from '@roundhouse/testkit';
import { shelf } from '@roundhouse/titles';
import type { Call, Command, Exit, Output } from './command.ts';
import { readJson, readLines } from './files.ts';
import { titleCalled } from './titles.ts';

/** A recorded position and the best anybody could have run there. */
interface Position {
  readonly id: string;
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
  readonly answer: Solution;
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
  const strange = 'error' in read ? -1 : read.lines.findIndex(line => !isPosition(line));
  if ('error' in read || strange >= 0) {
    out.complain('error' in read ? read.error : `${path} is no file of positions: see its line ${strange + 1}.`);
    return 1;
  }
  const positions = read.lines as readonly Position[];
  const all: Solved[] = [];
  let optimal = 0;
  let skipped = 0;
  for (const name of new Set(positions.map(p => p.game))) {
    const wanted = positions.filter(p => p.game === name);
    const boards = boardsOf(path, name, wanted);
    if ('error' in boards) out.line(`${name}: ${boards.error} ${wanted.length} positions skipped.`);
    for (const position of wanted) {
      out.progress(`${all.length} of ${positions.length} positions`);
      const board = 'error' in boards ? undefined : boards.at(position);
      if (!board) {
        skipped++;
        continue;
      }
      const here = solved(board.theirs);
      all.push(here);
      const ours = board.ours && solve(board.ours, { budget: BUDGET });
      const right =
        here.answer.revenue === position.optimalRevenue && (!ours || ours.revenue === position.rulebookOptimalRevenue);
      if (right) optimal++;
      else
        out.line(
          `${name}/${position.actionId}: ${here.answer.revenue} for ${position.optimalRevenue}` +
            `, by the book ${ours?.revenue} for ${position.rulebookOptimalRevenue}`,
        );
    }
  }
  const proven = all.filter(s => s.answer.proven).length;
  out.line(`${positions.length} positions, ${proven} proven, ${optimal} optimal, ${skipped} skipped, ${times(all)}`);
  return proven === all.length && optimal === all.length ? 0 : 1;
};

const isPosition = (line: unknown): line is Position => {
  const p = line as Position | null;
  return (
    typeof p === 'object' && typeof p?.game === 'string' && Number.isInteger(p.actionId) && typeof p.id === 'string'
  );
};

/** One position as the site scores it, and as the rulebook does. */
interface Board {
  readonly theirs: RouteProblem;
  readonly ours?: RouteProblem | undefined;
}

type Boards = { at(position: Position): Board | undefined } | { readonly error: string };

/** The positions of one game: replayed where we can follow it on our own board, else from the graphs beside the file. */
const boardsOf = (path: string, name: string, wanted: readonly Position[]): Boards => {
  const read = readJson(join(dirname(path), `${name}.json`));
  const ids = wanted.map(p => p.actionId);
  const found = 'error' in read ? read : gamesBefore(read.json, ids);
  if ('error' in found) return graphsBeside(path, wanted) ?? found;
  const graphs = [...found.games.values()].some(isOfAnotherEdition) ? graphsBeside(path, wanted) : undefined;
  return graphs ?? { at: p => replayed(found.games.get(p.actionId)) };
};

/** Whether a game is played on a board that our own title does not have. */
const isOfAnotherEdition = (g: Game): boolean => ourTitle(g)?.parts.map !== g.title.parts.map;

const replayed = (game: Game | undefined): Board | undefined => {
  const company = game && question(game)?.company;
  if (!game || !company) return undefined;
  const byTheBook = underOurRules(game);
  return { theirs: routeProblem(game, company), ours: byTheBook && routeProblem(byTheBook, company) };
};

const graphsBeside = (path: string, wanted: readonly Position[]): Boards | undefined => {
  const read = readLines(path.replace(/(\.jsonl)$/, '-graphs$1'));
  if ('error' in read) return undefined;
  const graphs = new Map((read.lines as readonly SiteGraph[]).map(g => [g.id, g]));
  if (!wanted.some(p => graphs.has(p.id))) return undefined;
  return {
    at: ({ id }) => {
      const graph = graphs.get(id);
      return graph && { theirs: problemOfGraph(graph), ours: problemOfGraph(graph, 'rulebook') };
    },
  };
};

/** The same position under our own title, if it is on the shelf. */
const underOurRules = (g: Game): Game | undefined => {
  const title = ourTitle(g);
  return title && { title: variantOf(title, g.state.setup), state: g.state };
};

const ourTitle = (g: Game): Title | undefined => shelf[g.title.id.split('@')[0] ?? ''];

const times = (all: readonly Solved[]): string => {
  const ms = all.map(s => s.ms).sort((a, b) => a - b);
  return `median ${(ms[ms.length >> 1] ?? 0).toFixed(1)} ms, max ${(ms.at(-1) ?? 0).toFixed(1)} ms`;
};

const dense = (call: Call, out: Output): Exit => {
  const title = titleCalled(call.text('dense') ?? '');
  if ('wrong' in title) return title;
  const seed = call.text('seed') ?? '1';
  const all: Solved[] = [];
  const board = (i: number) => {
    const { game, company } = denseGame(title, `${seed}.${i}`);
    return { company, problem: routeProblem(game, company) };
  };
  // One board more comes before the clock, so that the search is measured and not its compiling.
  solved(board(0).problem);
  for (let i = 1; i <= BOARDS; i++) {
    out.progress(`board ${i} of ${BOARDS}`);
    const { company, problem } = board(i);
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
  const work = Math.max(...all.map(s => s.answer.work));
  out.line(`${BOARDS} boards, ${proven} proven, ${times(all)}, at most ${Math.ceil(work / 1000)} thousand steps`);
  return 0;
};
