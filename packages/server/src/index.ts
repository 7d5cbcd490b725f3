export { type Config, help, readConfig } from './config.ts';
export { openLog } from './log.ts';
export { type Bot, type Parts, standardParts } from './parts.ts';
export { type Running, serve } from './serve.ts';
