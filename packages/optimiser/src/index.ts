export { type Piece, type PieceEnd, segmentsOf } from './pieces.ts';
export { MOST_ROUTES, type Scratch } from './pool.ts';
export { type AnyWorker, type AskOptions, type Desk, deskFor, type Question, type Reply } from './protocol.ts';
export { type Answer, DEFAULT_BUDGET, type Options, type Solver, solve, solver } from './solve.ts';
export { type Prospect, whatIf } from './whatIf.ts';
