import { conflict, judge, type Run } from '@roundhouse/engine/board';
import type { Contraction } from '../walk/contract.ts';
import { lineupOf, type Trip } from './lineup.ts';
import { type Search, suggest } from './search.ts';

/** Takes over given runs, as far as each is legal and goes with those before it. */
export const startFrom = (s: Search, runs: readonly Run[]): void => {
  const { problem, networks } = s.board;
  const kept: Run[] = [];
  const routes: Trip[] = [];
  for (const run of runs) {
    const verdict = judge(problem, run);
    if ('broken' in verdict || verdict.total <= 0 || conflict(problem, [...kept, run])) continue;
    kept.push(run);
    const owner = networks.findIndex(n => n.trains.includes(run.train));
    const route = routeOf(s.board, owner, run, verdict.total);
    if (s.counts[owner]) routes.push(route);
    else if (route.revenue > (s.alone[owner]?.revenue ?? 0)) s.alone[owner] = route;
  }
  suggest(s, lineupOf(routes));
};

const routeOf = (board: Contraction, owner: number, run: Run, revenue: number): Trip => {
  const { words, masks } = board;
  const numbers = run.segments.map(i => board.segments.indexOf(i));
  const mask = new Int32Array(words);
  for (const n of numbers)
    for (let k = 0; k < words; k++) mask[k] = (mask[k] as number) | (masks[n * words + k] as number);
  const pieces = numbers.reduce((sum, n) => sum + (board.pieces[n] as number), 0);
  return { owner, revenue, pieces, mask, segments: run.segments };
};
