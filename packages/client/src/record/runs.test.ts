import { answers, apply, inTurn, routeProblem, routesOf, scenario } from '@roundhouse/engine';
import { solve } from '@roundhouse/optimiser';
import { t1848 } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { asCsv, missedBy, runsOf } from './runs.ts';

test('a run that left something lying is found, summed up and written down', () => {
  const g = scenario(t1848, {
    phase: '3',
    shares: { SAR: { 0: 6 } },
    par: { SAR: 80 },
    tokens: { SAR: ['G3'] },
    tiles: { G3: '57/2', F3: '57/2' },
    trains: { SAR: ['3'] },
    at: inTurn('SAR', 'run'),
  });
  const idle = answers(g).find(a => a.type === 'runRoutes');
  const after = idle && apply(g, idle);
  if (!idle || !after) throw new Error('No run.');
  const problem = routeProblem(g, 'SAR');
  const best = solve(problem);
  expect(routesOf(problem, best.runs)).toHaveLength(1);
  const runs = runsOf([g, after], [idle]);
  expect(runs).toEqual([{ at: 0, company: 'SAR', earned: 0 }]);
  const missed = runs.map(r => ({ ...r, best: best.revenue, proven: best.proven }));
  expect(missedBy(missed)).toEqual([{ company: 'SAR', sum: 40 }]);
  expect(asCsv(missed, [g, after]).split('\n')[1]).toMatch(/^0,.*,SAR,0,40,true$/);
});
