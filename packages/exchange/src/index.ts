export { isForeign } from './18xx.games/file.ts';
export * from './18xx.games/verify.ts';
