import { createHash, randomBytes } from 'node:crypto';
import { linkSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { socketPath } from './path.ts';

/** A name for a folder, the same whichever way leads to it. */
export const nameOf = (folder: string): string =>
  `roundhouse-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`;

/** Whether a process listens there, in this container or another: the file belongs to the folder, not to a network. */
const answers = (path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(!!socket.destroy()));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(false);
      else if (error.code === 'EAGAIN') resolve(true);
      else reject(error);
    });
  });

const listening = (path: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer(socket => socket.destroy());
    server.once('error', reject);
    server.listen({ path }, () => resolve(server));
  });

const closed = (server: Server): Promise<void> => new Promise(resolve => server.close(() => resolve()));

const taken = (folder: string): Error => new Error(`Another process is using the folder ${folder}.`);

const numberOf = (name: string): number => Number(/^lock\.(\d+)$/.exec(name)?.[1] ?? 0);

const highest = (folder: string): number => Math.max(0, ...readdirSync(folder).map(numberOf));

/**
 * Puts a listening socket into the folder under the next number. Whoever has the highest number has the folder, as long as
 * somebody answers there. A number is given once (a link is made or not), and the highest is never removed, not even by
 * whoever had it: so of two who both find the last holder gone only one gets the next number.
 */
const claim = async (folder: string, own: string): Promise<boolean> => {
  for (;;) {
    const last = highest(folder);
    const there = socketPath(folder, `lock.${last}`);
    try {
      if (last && (await answers(there.path))) return false;
    } finally {
      there.done();
    }
    const mine = join(folder, `lock.${last + 1}`);
    try {
      linkSync(join(folder, own), mine);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw error;
    }
    if (highest(folder) === last + 1) break;
    rmSync(mine, { force: true });
  }
  const here = highest(folder);
  for (const name of readdirSync(folder))
    if (numberOf(name) && numberOf(name) < here) rmSync(join(folder, name), { force: true });
  return true;
};

const lockOnWindows = async (folder: string): Promise<() => Promise<void>> => {
  const server = await listening(`\\\\.\\pipe\\${nameOf(folder)}`).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? taken(folder) : error;
  });
  server.unref();
  return () => closed(server);
};

/** Takes the folder for this process; the lock ends with the process, however that ends. Gives the way to let go. */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  if (process.platform === 'win32') return lockOnWindows(folder);
  const own = `claim.${randomBytes(6).toString('hex')}`;
  const place = socketPath(folder, own);
  const server = await listening(place.path);
  server.unref();
  const got = await claim(folder, own).finally(() => rmSync(join(folder, own), { force: true }));
  if (!got) {
    await closed(server);
    place.done();
    throw taken(folder);
  }
  return async () => {
    await closed(server);
    place.done();
  };
};
