import {
  type Action,
  apply,
  choices,
  decide,
  type Game,
  leaves,
  play,
  priceOf,
  type RouteProblem,
  routeProblem,
  scenario,
  type Title,
} from '@roundhouse/engine';
import { solve } from '@roundhouse/optimiser';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { bruteForce } from '../../../optimiser/src/testing/brute.ts';
import { GROUNDS } from './grounds.ts';
import { groundOf, seedOfDay, TASK_KINDS, type Task, taskKind, taskOf } from './index.ts';
import { linesOf, positionIn } from './played.ts';

/** So many tasks are made and proven; `PRACTICE=1000` makes a thousand. */
const COUNT = Number(process.env['PRACTICE'] ?? 40);
/** Beyond so many pieces of track trying everything takes too long, and the search's own proof must do. */
const SMALL = 13;

const box = (seed: string): Title => {
  const title = shelf[groundOf(seed)];
  if (!title) throw new Error(`No title for ${seed}.`);
  return title;
};

/** The most that can be earned, by trying everything or by proof. */
const mostOf = (problem: RouteProblem): number => {
  const found = solve(problem);
  expect(found.proven).toBe(true);
  if (problem.segments.length <= SMALL) expect(bruteForce(problem).revenue).toBe(found.revenue);
  return found.revenue;
};

const done = (g: Game, action: unknown): Game => {
  const outcome = play(g, action);
  if (outcome.violation) throw new Error(outcome.violation.clause);
  return outcome.game;
};

const theDeed = (g: Game, verb: string, fields: Partial<Record<string, unknown>>): Action | undefined =>
  [...leaves(choices(g, verb))].find(a =>
    Object.entries(fields).every(([k, v]) => new Map(Object.entries(a)).get(k) === v),
  );

/** The replies that are right, found out by playing and by trying everything. */
const rightOf = (task: Task, g: Game): readonly number[] => {
  const { company } = task;
  const indexes = (is: (n: number) => boolean) => [...task.replies.keys()].filter(is);
  const amounts = (right: number | undefined) => indexes(n => task.replies[n]?.amount === right);
  switch (task.kind) {
    case 'run':
      return amounts(mostOf(routeProblem(g, company)));
    case 'tile': {
      const asked = decide(g);
      const after = task.replies.map(r =>
        mostOf(routeProblem(done(g, { type: 'layTile', by: asked?.by, at: asked?.step, company, ...r.lay }), company)),
      );
      expect(after).toEqual(task.replies.map(r => r.amount));
      const every = [...leaves(choices(g, 'layTile'))].map(
        a => solve(routeProblem(apply(g, a) as Game, company)).revenue,
      );
      expect(Math.max(...after)).toBe(Math.max(...every));
      return indexes(n => after[n] === Math.max(...after));
    }
    case 'rust': {
      const after = done(g, theDeed(g, 'buyTrain', { train: task.buys, from: 'bank' }));
      for (const { company: c = '', keeps } of task.replies)
        expect(after.state.companies[c]?.trains ?? []).toEqual(keeps);
      return indexes(n => !after.state.companies[task.replies[n]?.company ?? '']?.trains?.length);
    }
    case 'pays': {
      const after = done(g, theDeed(g, 'payDividend', { how: 'pay' }));
      return amounts((after.state.money?.[0] ?? 0) - (g.state.money?.[0] ?? 0));
    }
    case 'price':
      return amounts(priceOf(done(g, theDeed(g, 'payDividend', { how: task.how })), company));
  }
};

describe('tasks', () => {
  test(`${COUNT} of them: each has one right answer, proven`, { timeout: 1_800_000 }, () => {
    const seen = new Map<string, number>();
    const places = [0, 0, 0, 0, 0];
    for (let n = 0; n < COUNT; n++) {
      const seed = `proof ${n}`;
      const title = box(seed);
      const task = taskOf(seed, title);
      if (!task) throw new Error(`No task for ${seed} (${taskKind(seed)} on ${title.id}).`);
      const g = scenario(title, task.position);
      expect(rightOf(task, g), seed).toEqual([task.right]);
      expect(task.replies.length, seed).toBeGreaterThanOrEqual(3);
      const faces = task.replies.map(r => JSON.stringify(r.lay ?? r.company ?? r.amount));
      expect(new Set(faces).size, seed).toBe(faces.length);
      seen.set(task.kind, (seen.get(task.kind) ?? 0) + 1);
      places[task.right] = (places[task.right] ?? 0) + 1;
    }
    if (COUNT < 40) return;
    expect([...seen.keys()].sort()).toEqual([...TASK_KINDS].sort());
    // Whoever always takes the same place is mostly wrong.
    expect(Math.max(...places)).toBeLessThan(COUNT / 2);
  });

  test.each(GROUNDS.map((ground, n) => [`${n} ${ground.title}`, ground] as const))(
    'positions out of games of ground %s: the company is asked to run, and its best run is proven',
    (_, ground) => {
      const title = shelf[ground.title] as Title;
      const lines = linesOf(ground);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        const { company, position } = positionIn(title, ground, line, 'run');
        const g = scenario(title, position);
        expect(decide(g)).toMatchObject({ step: 'run', company });
        expect(solve(routeProblem(g, company)), line).toMatchObject({ proven: true });
      }
    },
  );

  test('the same seed makes the same task, and it is plain data', () => {
    for (const day of ['2026-11-16', '2026-11-17', '2027-02-28']) {
      const seed = seedOfDay(day);
      const task = taskOf(seed, box(seed));
      expect(JSON.parse(JSON.stringify(task))).toEqual(task);
      expect(taskOf(seed, box(seed))).toEqual(task);
    }
  });

  test('the task of a day is the same everywhere', () => {
    const week = [16, 17, 18, 19, 20, 21, 22].map(day => seedOfDay(`2026-11-${day}`));
    expect(week.map(seed => `${taskKind(seed)} ${groundOf(seed)}`)).toMatchInlineSnapshot(`
      [
        "rust 18cz",
        "tile 18cz",
        "rust 18cz",
        "pays 18cz",
        "pays 18cz",
        "tile 18cz",
        "rust 18rhl",
      ]
    `);
  });
});
