import { chmodSync, existsSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { isStewardOrder, type StewardAnswer, type StewardOrder } from '@roundhouse/protocol';
import { verifyAll } from '../game/verify.ts';
import { hear, sanctionsChanged } from '../house/hear.ts';
import type { House } from '../house/house.ts';
import { sealed } from '../house/notices.ts';
import { wordsOf } from '../log.ts';
import { pushKeysOf } from '../notify/push.ts';
import { resetPassword } from '../people/accounts.ts';
import { codeFor } from '../people/code.ts';
import { isRefused, refuse } from '../refuse.ts';
import { personById } from '../store/persons.ts';
import { secretsOf } from '../store/secrets.ts';
import { nameOf } from '../store/sqlite/lock.ts';
import { type SocketPath, socketPath } from '../store/sqlite/path.ts';
import { backup } from './backup.ts';
import { packed, unpacked } from './lines.ts';
import { restore } from './restore.ts';
import { attendTo } from './steward.ts';

/** What the operator may ask of a house, from the same machine. */
export type Order = 'backup' | 'restore' | 'verify' | 'password' | 'code' | StewardOrder;

/** Carries out an order; what it has to say comes as a stream. */
export const carryOut = async (
  house: House,
  order: Order,
  input: Readable,
  words: readonly string[],
): Promise<Readable> => {
  const [word = ''] = words;
  switch (order) {
    case 'backup':
      return packed(backup(house.db, house.parts.now()));
    case 'restore': {
      const told = async (table: string, persons: readonly string[]): Promise<void> => {
        const notice = { kind: 'table' as const, table, persons };
        await house.db.tell(sealed(house.process, notice));
        hear(house, sealed('', notice));
      };
      const restored = await restore(house.db, unpacked(input), told);
      await secretsChanged(house);
      await house.db.tell(sealed(house.process, { kind: 'sanctions' }));
      await sanctionsChanged(house);
      return Readable.from([`${JSON.stringify(restored)}\n`]);
    }
    case 'verify':
      return Readable.from(proofs(house));
    case 'password':
      return Readable.from([`${await resetPassword(house, word)}\n`]);
    case 'code':
      return Readable.from([
        `${await codeFor(house, (await personById(house.db, word)) ?? refuse('missing'), false)}\n`,
      ]);
    default:
      return Readable.from(linesOf(await attendTo(house, order, words)));
  }
};

/** Every process believes the cookies that came with a backup. */
const secretsChanged = async (house: House): Promise<void> => {
  house.secrets = await secretsOf(house.db);
  house.pushKeys = await pushKeysOf(house.db);
  await house.db.tell(sealed(house.process, { kind: 'secrets' }));
};

/** A list as lines of JSON; a deed as one that says so. */
const linesOf = ({ tables, people, chat }: StewardAnswer): readonly string[] =>
  (tables ?? people ?? chat ?? [{ done: true }]).map(item => `${JSON.stringify(item)}\n`);

const proofs = async function* (house: House): AsyncGenerator<string> {
  for await (const proof of verifyAll(house)) yield `${JSON.stringify(proof)}\n`;
};

const SOCKET = 'control.sock';

/** Where a running server listens for its operator: a socket in the data folder, which only its owner may open. */
const controlPath = (dataDir: string): SocketPath =>
  process.platform === 'win32'
    ? { path: `\\\\.\\pipe\\${nameOf(dataDir)}-control`, done: () => {} }
    : socketPath(dataDir, SOCKET);

/** Listens for the operator. The folder's lock is held, so a socket left behind is nobody's. */
export const openControl = async (house: House): Promise<{ close(): Promise<void> }> => {
  const { path, done: release } = controlPath(house.config.dataDir);
  const file = process.platform === 'win32' ? undefined : join(house.config.dataDir, SOCKET);
  if (file) rmSync(file, { force: true });
  const server = createServer((asked, answer) => {
    obey(house, asked, answer).catch((error: unknown) => {
      house.log.error(wordsOf(error), 'an order failed');
      const says = isRefused(error) ? error.failure.says : error instanceof Error ? error.message : String(error);
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(400).end(`${says}\n`);
    });
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(path, done));
  if (file) chmodSync(file, 0o600);
  return {
    close: () =>
      new Promise(done => {
        server.close(() => {
          release();
          done();
        });
        server.closeAllConnections();
      }),
  };
};

const obey = async (house: House, asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
  const url = new URL(asked.url ?? '/', 'http://control');
  const order = url.pathname.slice(1) as Order;
  if (!['backup', 'restore', 'verify', 'password', 'code'].includes(order) && !isStewardOrder(order))
    return void answer.writeHead(404).end();
  const stream = await carryOut(house, order, asked, url.searchParams.getAll('word'));
  stream.on('error', () => answer.destroy());
  stream.pipe(answer);
};

/** Asks a running server; nothing, if none runs there. */
export const ask = (
  dataDir: string,
  order: Order,
  input: Readable | undefined,
  words: readonly string[] = [],
): Promise<IncomingMessage | undefined> =>
  new Promise((resolve, reject) => {
    if (!existsSync(dataDir)) return resolve(undefined);
    const path = `/${order}?${words.map(word => `word=${encodeURIComponent(word)}`).join('&')}`;
    const { path: address, done } = controlPath(dataDir);
    const asked = request({ socketPath: address, path, method: 'POST' }, resolve);
    asked.once('close', done);
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '')) resolve(undefined);
      else reject(error);
    });
    if (input) input.pipe(asked);
    else asked.end();
  });
