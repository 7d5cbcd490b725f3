/** Keeping a game: its record, undo and redo, and the file it is written to. */
export { type Misfit, readRecord, unknownTo } from './core/file.ts';
export { addDeed, type Deed, deedOf, noPast, type Past } from './core/past.ts';
export {
  type Chronicle,
  ENGINE,
  type Entry,
  enter,
  type GameRecord,
  newRecord,
  type Opening,
  openRecord,
  present,
  readOn,
  standing,
  undoBar,
} from './core/record.ts';
