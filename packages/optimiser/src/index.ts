export { type Answer, DEFAULT_BUDGET, type Options, type Solver, solve, solver } from './solve.ts';
