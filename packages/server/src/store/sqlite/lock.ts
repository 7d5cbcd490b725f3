import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** A name for a folder, the same whichever way leads to it. */
export const nameOf = (folder: string): string =>
  `roundhouse-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`;

/** Where the lock of a folder listens. On Linux a name that goes with its process; elsewhere a pipe or a socket file. */
const addressOf = (folder: string): string => {
  const name = nameOf(folder);
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(folder, 'lock.sock');
};

/** Whether somebody listens there. */
const answers = (path: string): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(path);
    socket.once('connect', () => resolve(!!socket.destroy()));
    socket.once('error', () => resolve(false));
  });

const listening = (path: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer(socket => socket.destroy());
    server.once('error', reject);
    server.listen({ path }, () => resolve(server));
  });

/** Takes the folder for this process; the lock ends with the process, however that ends. Gives the way to let go. */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = addressOf(folder);
  if (!path.startsWith('\0') && process.platform !== 'win32' && !(await answers(path))) {
    const { rm } = await import('node:fs/promises');
    await rm(path, { force: true });
  }
  const server = await listening(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(`Another process is using the folder ${folder}.`) : error;
  });
  server.unref();
  return () => new Promise(resolve => server.close(() => resolve()));
};
