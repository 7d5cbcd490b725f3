export type { Bot, Memory, Reason, Thinker, Thought } from './bot.ts';
export type { CharacterName } from './characters.ts';
export { thinkThrough } from './decideFor.ts';
export { type Estimate, type Item, sumOf } from './estimate.ts';
export { expectations } from './expectations.ts';
export { type BotName, botOf, type LevelName, levels } from './levels.ts';
export { COMMON, type Weights } from './weights.ts';
