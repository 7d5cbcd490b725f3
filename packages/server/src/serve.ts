import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import { openLane } from './game/lane.ts';
import { openTexts } from './game/texts.ts';
import { noteEverybody } from './house/away.ts';
import { runOut } from './house/clocks.ts';
import { expire } from './house/expire.ts';
import { sweep } from './house/follow.ts';
import { hear } from './house/hear.ts';
import type { House } from './house/house.ts';
import { openLives, spare } from './house/live.ts';
import { sealed } from './house/notices.ts';
import { forgetProcesses } from './house/presence.ts';
import { openQuotas } from './house/quotas.ts';
import { type Log, wordsOf } from './log.ts';
import { pushKeysOf } from './notify/push.ts';
import { deliver } from './notify/signals.ts';
import { openControl } from './ops/control.ts';
import { wellbeing } from './ops/health.ts';
import { measured } from './ops/measured.ts';
import { type Metrics, openMetrics } from './ops/metrics.ts';
import type { Parts } from './parts.ts';
import { freeSeatsOfGone } from './people/farewell.ts';
import type { Database } from './store/database.ts';
import { openDatabase } from './store/open.ts';
import { sanctionsOf } from './store/sanctions.ts';
import { secretsOf } from './store/secrets.ts';
import { openApp } from './wire/app.ts';
import { openMetricsPort } from './wire/metrics.ts';

/** A server that runs. */
export interface Running {
  readonly house: House;
  readonly port: number;
  /** Lets everybody finish their sentence, then stops. */
  stop(): Promise<void>;
}

const BEAT = 15_000;
const CLEARING = 3_600_000;
/** Of what was read and may be read again; a letter is a byte or two. */
const MOST_LETTERS = 24_000_000;

/** Everything a server holds, without serving anybody yet. */
export const openHouse = async (
  config: Config,
  parts: Parts,
  log: Log,
  db: Database,
  metrics: Metrics = openMetrics(),
): Promise<House> => ({
  config,
  parts,
  log,
  db: measured(db, metrics),
  metrics,
  process: randomBytes(8).toString('hex'),
  secrets: await secretsOf(db),
  sanctions: await sanctionsOf(db),
  pushKeys: await pushKeysOf(db),
  lives: new Map(),
  everybody: new Set(),
  sockets: new Map(),
  elsewhere: new Map(),
  waiting: new Map(),
  errands: new Set(),
  quotas: openQuotas(config, parts.now),
  lane: openLane(),
  texts: openTexts(MOST_LETTERS),
  well: { ok: true, at: 0 },
  leaving: false,
  stopping: false,
});

/** Opens the database and serves until stopped. */
export const serve = async (config: Config, parts: Parts, log: Log): Promise<Running> => {
  const db = await openDatabase(config, log);
  try {
    return await serveFrom(db, config, parts, log);
  } catch (error) {
    await db.close();
    throw error;
  }
};

/** Why nobody can be listened to, in words. */
const deaf = ({ port, host }: Config, error: NodeJS.ErrnoException): Error => {
  const why: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken, perhaps by another table server; choose one with PORT or --port.`,
    EACCES: `Port ${port} is not for everybody to use; choose one above 1023 with PORT or --port.`,
    EADDRNOTAVAIL: `This machine has no address ${host}; say another with HOST or --host.`,
  };
  return new Error(why[error.code ?? ''] ?? error.message);
};

const serveFrom = async (db: Database, config: Config, parts: Parts, log: Log): Promise<Running> => {
  const house = await openHouse(config, parts, log, db);
  await house.db.listen(notice => hear(house, notice));
  const app = await openApp(house);
  const control = db.dialect === 'sqlite' ? await openControl(house) : undefined;
  await app.listen({ port: config.port, host: config.host, backlog: 4096 }).catch(error => {
    throw deaf(config, error);
  });
  const { port } = app.server.address() as AddressInfo;
  const figures = await openMetricsPort(house);
  log.info({ port, host: config.host, database: db.dialect, process: house.process }, 'serving');
  const tell = (kind: 'who' | 'alive' | 'ended') => db.tell(sealed(house.process, { kind })).catch(() => {});
  await tell('who');
  const worry = (error: unknown) => log.error(wordsOf(error), 'looking after tables failed');
  sweep(house, parts.now()).catch(worry);
  freeSeatsOfGone(house).catch(worry);
  expire(house).catch(worry);
  const beat = setInterval(() => {
    tell('alive')
      .then(() => forgetProcesses(house))
      .catch(worry);
    sweep(house, parts.now() - 4 * BEAT).catch(worry);
    runOut(house).catch(worry);
    deliver(house).catch(worry);
    noteEverybody(house).catch(worry);
    spare(house).catch(worry);
    wellbeing(house).catch(worry);
  }, BEAT);
  const clearing = setInterval(() => expire(house).catch(worry), CLEARING);
  const end = async (): Promise<void> => {
    log.info({}, 'stopping');
    // A proxy that asks whether to send players here hears no for a while before the door is closed.
    house.leaving = true;
    if (config.drain) await new Promise(resolve => setTimeout(resolve, config.drain * 1000));
    house.stopping = true;
    clearInterval(beat);
    clearInterval(clearing);
    for (const socket of house.everybody) socket.drop('stopping');
    for (const live of await openLives(house)) await live.turn;
    await Promise.race([Promise.allSettled(house.errands), new Promise(resolve => setTimeout(resolve, 2_000).unref())]);
    await control?.close();
    figures?.close();
    figures?.closeAllConnections();
    await app.close();
    await tell('ended');
    await db.close();
    log.info({}, 'stopped');
  };
  let ending: Promise<void> | undefined;
  return {
    house,
    port,
    stop: () => {
      ending ??= end();
      return ending;
    },
  };
};
