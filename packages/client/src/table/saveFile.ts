import type { GameRecord } from '@roundhouse/engine';
import { writeFile } from '../store/file.ts';

/** Hands the game file to the reader as a download. */
export const saveFile = (record: GameRecord): void => {
  const url = URL.createObjectURL(new Blob([writeFile(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${record.setup.title}-${record.log.length}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
