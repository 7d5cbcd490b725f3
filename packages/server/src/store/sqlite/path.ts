import { closeSync, constants, openSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The longest address a socket may have; macOS allows a few less than Linux. */
const LONGEST = 100;

/** The address of a socket in a folder, and what to do when it is no longer used. */
export interface SocketPath {
  readonly path: string;
  done(): void;
}

/** Addresses of sockets are short. On Linux a folder with a long name is reached through the number it is open under. */
export const socketPath = (folder: string, name: string): SocketPath => {
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= LONGEST) return { path, done: () => {} };
  if (process.platform !== 'linux')
    throw new Error(`The path ${resolve(folder)} is too long for a socket; choose a shorter one with DATA_DIR.`);
  const open = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  return { path: `/proc/self/fd/${open}/${name}`, done: () => closeSync(open) };
};
