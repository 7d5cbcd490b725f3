export { MOST_ROUTES, type Scratch } from './search/pool.ts';
export { DEFAULT_BUDGET, type Options, type Solution, type Solver, solve, solver } from './solve.ts';
export { type Piece, type PieceEnd, segmentsOf } from './walk/pieces.ts';
export { type Prospect, whatIf } from './whatIf.ts';
