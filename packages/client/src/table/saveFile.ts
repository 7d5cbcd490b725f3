import type { GameRecord } from '@roundhouse/engine';
import { writeFile } from '../store/file.ts';

/** Hands a text to the reader as a download. */
export const save = (name: string, text: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};

/** Hands the game file to the reader as a download. */
export const saveFile = (record: GameRecord): void =>
  save(`${record.setup.title}-${record.log.length}.json`, writeFile(record), 'application/json');
