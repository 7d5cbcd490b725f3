import type { RouteProblem, Segment, Stop } from '@roundhouse/engine/board';
import type { Scratch } from './search/pool.ts';
import { type Options, type Solution, solveContraction } from './solve.ts';
import { type Contraction, contract } from './walk/contract.ts';

/** The best total of one problem of several. */
export type Prospect = Pick<Solution, 'revenue' | 'upperBound' | 'proven'>;

/**
 * The best total of each of many similar problems, such as one for every tile that might be laid. All of them use the
 * same memory, and those in which the company's trains can reach the same track are solved once.
 */
export const whatIf = (
  problems: Iterable<RouteProblem>,
  options: Pick<Options, 'budget'> = {},
): readonly Prospect[] => {
  const scratch: Scratch = {};
  const known = new Map<string, Prospect>();
  return Array.from(problems, problem => {
    const board = contract(problem);
    const key = looksOf(board);
    const prospect = known.get(key) ?? prospectOf(solveContraction(board, { ...options, scratch }));
    known.set(key, prospect);
    return prospect;
  });
};

const prospectOf = ({ revenue, upperBound, proven }: Solution): Prospect => ({ revenue, upperBound, proven });

/** All of a board that matters for the total, as text. */
const looksOf = ({ problem, segments, networks }: Contraction): string => {
  const stops = new Map<number, Stop>();
  for (const n of networks) for (const i of n.stops) stops.set(i, problem.stops[i] as Stop);
  const numbers = new Map([...stops.keys()].sort((a, b) => a - b).map((old, i) => [old, i]));
  const track = Array.from(segments, i => {
    const { a, b, keys, gauge, toll } = problem.segments[i] as Segment;
    return [numbers.get(a), numbers.get(b), keys, gauge, toll];
  });
  const seen = [...numbers.keys()].map(i => stops.get(i));
  const trains = problem.trains.map(t => ({
    ...t,
    root: t.root === undefined ? undefined : (numbers.get(t.root) ?? 'away'),
    also: t.also?.map(i => numbers.get(i)),
  }));
  return JSON.stringify([seen, track, trains, problem.bonuses, problem.needs, problem.leastHexes]);
};
