import { judge, type RouteProblem, type Run } from '@roundhouse/engine/board';
import type { Trip } from '../search/lineup.ts';
import type { Contraction, Network } from './contract.ts';
import { advance, type Walk, walkOf } from './walk.ts';

/** The run of a train over the track of a route, the dearest way round, then the one with the lowest numbers. */
export const runOf = (board: Contraction, route: Trip, train: number): Run => {
  const net = board.networks[route.owner] as Network;
  const segments = route.segments ?? segmentsOf(board, net, route);
  const ways = [segments, segments.toReversed()].map(s => ({ train, segments: s }));
  const [there, back] = ways.map(run => totalOf(board.problem, run)) as [number, number];
  const [run, other] = ways as [Run, Run];
  if (Math.max(there, back) !== route.revenue) throw new Error('A route is not worth what the search took it for.');
  return there > back || (there === back && isLower(segments, other.segments)) ? run : other;
};

const totalOf = (problem: RouteProblem, run: Run): number => {
  const verdict = judge(problem, run);
  return 'total' in verdict ? verdict.total : Number.NEGATIVE_INFINITY;
};

const isLower = (a: readonly number[], b: readonly number[]): boolean => {
  const i = a.findIndex((x, at) => x !== b[at]);
  return (a[i] ?? 0) < (b[i] ?? 0);
};

/** Walks again on the track of the route alone. */
const segmentsOf = (board: Contraction, net: Network, route: Trip): readonly number[] => {
  const { words, masks } = board;
  const walk = walkOf(board, net);
  for (let s = 0; s < board.segments.length; s++)
    for (let k = 0; k < words; k++)
      if ((masks[s * words + k] as number) & ~(route.mask[k] as number)) walk.isAllowed[s] = 0;
  let best: readonly number[] | undefined;
  advance(walk, { left: Number.POSITIVE_INFINITY, spent: 0 }, (w, d, revenue) => {
    if (revenue !== route.revenue || w.pieces[d] !== route.pieces) return;
    for (let k = 0; k < words; k++) if (w.masks[d * words + k] !== route.mask[k]) return;
    const found = inOrder(w, d);
    const isFirst = !best || isLower(ascending(found), ascending(best));
    if (isFirst) best = found;
  });
  return (best ?? []).map(s => board.segments[s] as number);
};

const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

const inOrder = (w: Walk, d: number): readonly number[] => {
  const turn = w.turn > 0 && w.turn < d ? w.turn : d;
  const via = [...w.via.subarray(0, d + 1)];
  return [...via.slice(turn + 1).reverse(), ...via.slice(1, turn + 1)];
};
