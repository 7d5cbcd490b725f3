export { type Compare, fit, isClear, type Lead, leadOf, type Trial } from './fit.ts';
export { type Around, type Match, nameOf, type Player, playMatch, type Result, type Standing } from './match.ts';
export { type Rung, rungs, wilson } from './table.ts';
