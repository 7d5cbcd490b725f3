import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { conflict } from '@roundhouse/engine/board';
import { problemOfGraph, type SiteGraph } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';

import { solve } from './solve.ts';

const FOLDER = fileURLToPath(new URL('../../../../shared/peer-games/', import.meta.url));

const lines = <T>(file: string): readonly T[] =>
  readFileSync(FOLDER + file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as T);

interface Known {
  readonly id: string;
  readonly optimalRevenue: number;
  readonly rulebookOptimalRevenue: number;
}

describe.skipIf(!existsSync(FOLDER))('recorded positions (skipped where shared/peer-games is absent)', () => {
  const graphs = existsSync(FOLDER) ? lines<SiteGraph>('optimal-routes-graphs.jsonl') : [];
  const known = new Map(existsSync(FOLDER) ? lines<Known>('optimal-routes.jsonl').map(k => [k.id, k]) : []);
  const titles = [...new Set(graphs.map(g => g.title))];

  test.each(titles)('%s: proven, and equal to the known optimum', title => {
    for (const graph of graphs.filter(g => g.title === title)) {
      const problem = problemOfGraph(graph);
      const answer = solve(problem);
      expect({ id: graph.id, revenue: answer.revenue }).toEqual({ id: graph.id, revenue: graph.optimalRevenue });
      expect(answer.proven).toBe(true);
      expect(conflict(problem, answer.runs)).toBeUndefined();
    }
  });

  test.each(titles)('%s: the same by the rulebook', title => {
    for (const graph of graphs.filter(g => g.title === title)) {
      const answer = solve(problemOfGraph(graph, 'rulebook'));
      const revenue = known.get(graph.id)?.rulebookOptimalRevenue;
      expect({ id: graph.id, revenue: answer.revenue, proven: answer.proven }).toEqual({
        id: graph.id,
        revenue,
        proven: true,
      });
    }
  });
});
