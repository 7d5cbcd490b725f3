export type { Bot, Memory, Reason, Thinker, Thought } from './bot.ts';
export { thinkThrough } from './decideFor.ts';
export { type Estimate, type Item, sumOf } from './estimate.ts';
export { expectations } from './expectations.ts';
export { type LevelName, levels } from './levels.ts';
export { COMMON, type Weights } from './weights.ts';
