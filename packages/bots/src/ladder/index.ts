export { type Match, nameOf, type Player, playMatch, type Result, type Standing } from './match.ts';
export { type Rung, rungs, wilson } from './table.ts';
