import { closeSync, openSync, readSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MAGIC = 'SQLite format 3\0';
const SAMPLE = Buffer.alloc(65_536, 'x');

/** Fails unless something can be written into the folder. */
const probe = (folder: string): void => {
  const file = join(folder, 'probe');
  try {
    writeFileSync(file, SAMPLE);
  } finally {
    rmSync(file, { force: true });
  }
};

/** Fails unless the file is there and begins as it should. */
const look = (file: string, inode: number): void => {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.ino !== inode) throw new Error(`The file ${file} is gone.`);
  const head = Buffer.alloc(MAGIC.length);
  const open = openSync(file, 'r');
  try {
    readSync(open, head, 0, head.length, 0);
  } finally {
    closeSync(open);
  }
  // A fresh file is empty until its log is first brought in.
  if (found.size > 0 && head.toString('latin1') !== MAGIC) throw new Error(`The file ${file} is damaged.`);
};

/** Looks after the folder of an embedded database. */
interface Folder {
  /** The file has been opened: this one, and no other under its name, is the database. */
  opened(): void;
  /** Fails, saying why, if the folder cannot be written or the file is not what it was. */
  check(): void;
  /** An error of the database in words that name the cause. */
  explain(message: string): Error;
}

export const lookAfter = (folder: string, file: string): Folder => {
  let [inode, damaged] = [0, ''];
  const causes = /disk I\/O error|disk is full|readonly|unable to open/;
  return {
    opened: () => {
      inode ||= statSync(file).ino;
    },
    check: () => {
      if (damaged) throw new Error(damaged);
      look(file, inode);
      probe(folder);
    },
    explain: message => {
      if (/malformed|not a database/.test(message)) damaged = `${message}: the file ${file} is damaged.`;
      if (damaged) return new Error(damaged);
      if (!causes.test(message)) return new Error(message);
      try {
        probe(folder);
        return new Error(message);
      } catch (error) {
        return new Error(`${message}: ${(error as Error).message}`, { cause: error });
      }
    },
  };
};
