export { foreignShelf } from './18xx.games/adapter.ts';
export { isForeign } from './18xx.games/file.ts';
export { gamesBefore } from './18xx.games/history.ts';
export { type Imported, importForeign } from './18xx.games/import.ts';
export type { Trouble } from './18xx.games/trouble.ts';
export { type Difference, type Verification, verifyForeign } from './18xx.games/verify.ts';
