import { judge, type RouteProblem, type Run } from '@roundhouse/engine';
import type { Dice } from './dice.ts';

/** Legal runs found by walking at random: good ones often, best ones by luck. */
export const randomRuns = (p: RouteProblem, roll: Dice, tries = 6): readonly Run[] => {
  const used = new Set<number>();
  const runs: Run[] = [];
  const own = p.stops.flatMap((s, i) => (s.own ? [i] : []));
  if (!own.length) return runs;
  const ways = p.stops.map((_, i) => p.segments.flatMap((s, n) => (s.a === i || s.b === i ? [n] : [])));
  for (let train = 0; train < p.trains.length; train++) {
    let best: Run | undefined;
    let most = 0;
    for (let k = 0; k < tries; k++) {
      const start = own[roll(own.length)] as number;
      const taken = new Set(used);
      const arm = () => stroll(p, ways, start, taken, roll);
      const [back, on] = [arm(), arm()];
      for (let i = 0; i <= back.length; i++)
        for (const j of [on.length, roll(on.length + 1)]) {
          const run = { train, segments: [...back.slice(0, i).toReversed(), ...on.slice(0, j)] };
          const verdict = run.segments.length ? judge(p, run) : undefined;
          if (verdict && 'total' in verdict && verdict.total > most) {
            most = verdict.total;
            best = run;
          }
        }
    }
    if (!best) continue;
    runs.push(best);
    for (const i of best.segments) for (const key of p.segments[i]?.keys ?? []) used.add(key);
  }
  return runs;
};

const stroll = (
  p: RouteProblem,
  ways: readonly (readonly number[])[],
  start: number,
  taken: Set<number>,
  roll: Dice,
): readonly number[] => {
  const steps: number[] = [];
  let at = start;
  for (let n = 0; n < 12; n++) {
    const open = (ways[at] ?? []).filter(i => !p.segments[i]?.keys.some(k => taken.has(k)));
    const next = p.segments[open[roll(open.length)] ?? -1];
    if (!next) break;
    steps.push(p.segments.indexOf(next));
    for (const key of next.keys) taken.add(key);
    at = next.a === at ? next.b : next.a;
  }
  return steps;
};
