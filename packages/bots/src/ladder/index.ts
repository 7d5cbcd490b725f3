export { climbed, isClear, type Lead, leadOf, type Pair, pairs, type Slope, slopes } from './fit.ts';
export { type Around, type Match, nameOf, type Player, playMatch, type Result, type Standing } from './match.ts';
export { type Rung, rungs, wilson } from './table.ts';
