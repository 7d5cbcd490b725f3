import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RouteProblem, TrainSpec } from '@roundhouse/engine';
import { denseBoard } from '../src/dense.ts';
import { type Graph, problemOf } from '../src/graphs.ts';
import { type Answer, solve } from '../src/index.ts';
import { DIESEL, train } from '../src/sketch.ts';

// How long the solver takes, and what it can prove: npx tsx packages/optimiser/bench/bench.ts [boards] [budget]
// Times are of the processor, compiling and clearing up included, so that a busy machine does not count.
const BOARDS = Number(process.argv[2] ?? 12);
const BUDGET = Number(process.argv[3] ?? 25_000_000);
const GRAPHS = fileURLToPath(new URL('../../../../shared/peer-games/optimal-routes-graphs.jsonl', import.meta.url));

const say = (text: string) => process.stdout.write(`${text}\n`);
const cells = (list: readonly (string | number)[]) =>
  list.map((c, i) => (i ? String(c).padStart(10) : String(c).padEnd(34))).join('');

interface Timed {
  readonly ms: number;
  readonly answer: Answer;
}

const timed = (problem: RouteProblem, budget: number): Timed => {
  const start = process.cpuUsage();
  const answer = solve(problem, { budget });
  const { user, system } = process.cpuUsage(start);
  return { ms: (user + system) / 1000, answer };
};

const part = (sorted: readonly number[], p: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0;

const row = (name: string, runs: readonly Timed[]) => {
  const ms = runs.map(r => r.ms).sort((a, b) => a - b);
  const open = runs.filter(r => !r.answer.proven);
  const gaps = open.map(({ answer: a }) => (100 * (a.upperBound - a.revenue)) / Math.max(1, a.revenue));
  const work = Math.max(...runs.map(r => r.answer.work)) / 1e6;
  const times = [part(ms, 0.5), part(ms, 0.95), part(ms, 1)].map(x => x.toFixed(2));
  const gap = open.length ? `${Math.max(...gaps).toFixed(1)} %` : '-';
  say(cells([name, runs.length, ...times, `${runs.length - open.length}/${runs.length}`, gap, `${work.toFixed(2)} M`]));
};

const recorded = () => {
  if (!existsSync(GRAPHS)) return say('No recorded positions: shared/peer-games is absent.');
  const graphs = readFileSync(GRAPHS, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Graph);
  const problems = graphs.map(g => ({ title: g.title, problem: problemOf(g) }));
  row(
    'recorded, first time (cold)',
    problems.map(p => timed(p.problem, BUDGET)),
  );
  for (let i = 0; i < 4; i++) for (const p of problems) timed(p.problem, BUDGET);
  for (const title of new Set(problems.map(p => p.title)))
    row(
      `recorded, ${title}`,
      problems.filter(p => p.title === title).map(p => timed(p.problem, BUDGET)),
    );
  row(
    'recorded, all',
    problems.map(p => timed(p.problem, BUDGET)),
  );
  // The largest networks of the records with every foreign token gone and trains that know no limit.
  const opened = problems
    .map(({ problem: p }) => ({
      ...p,
      stops: p.stops.map(s => ({ ...s, open: s.open || !s.end })),
      trains: [DIESEL, DIESEL],
    }))
    .sort((a, b) => b.segments.length - a.segments.length);
  row(
    'recorded, opened, two diesels',
    opened.slice(0, 30).map(p => timed(p, BUDGET)),
  );
};

const green = train(8, { name: '8E', pays: { most: 8, drop: 'towns' } });
const eight = train(8, { limits: [{ city: 1, offboard: 1, town: 1, most: 8 }] });
const fleets: readonly (readonly [string, readonly TrainSpec[]])[] = [
  ['two diesels', [DIESEL, DIESEL]],
  ['three diesels', [DIESEL, DIESEL, DIESEL]],
  ['three 8E', [green, green, green]],
  ['three 8', [eight, eight, eight]],
  ['diesel, 8E, 5', [DIESEL, green, train(5)]],
];

const dense = (name: string, rows: number, columns: number, closed: number) => {
  for (const [fleet, trains] of fleets) {
    const boards = Array.from({ length: BOARDS }, (_, i) =>
      denseBoard(i + 1, { rows, columns, tokens: 4, closed, trains }),
    );
    row(
      `${name}: ${fleet}`,
      boards.map(b => timed(b, BUDGET)),
    );
  }
};

say(cells(['', 'positions', 'median ms', '95 % ms', 'max ms', 'proven', 'worst gap', 'max work']));
recorded();
// About 50 stops and 80 segments in reach; then fewer foreign tokens; then none, which no game ever sees.
dense('dense, 40 % closed', 10, 9, 40);
dense('dense, 30 % closed', 9, 8, 30);
dense('dense, all open', 8, 8, 0);
const { arrayBuffers, rss } = process.memoryUsage();
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
say(
  `memory: arrays ${megabytes(arrayBuffers)}, resident ${megabytes(rss)}, at most ${megabytes(process.resourceUsage().maxRSS * 1024)}`,
);
