import { lookup } from 'node:dns';
import { request as http } from 'node:http';
import { request as https } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { House } from '../house/house.ts';
import { isPublic } from './address.ts';

const TRIES = 3;
const PATIENCE = 5_000;
/** More than this at once, and something is wrong somewhere. */
const MOST_ERRANDS = 1_000;

/** Looks a name up and refuses addresses inside our own walls, at the very moment of connecting. */
const lookupPublic: LookupFunction = (name, options, done) =>
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    const open = found.filter(a => isPublic(a.address));
    const [first] = open;
    if (!first) return done(new Error('The address is not a public one.'), '');
    return options.all ? done(null, open) : done(null, first.address, first.family);
  });

/** Sends one message; the answer's status. Redirects are not followed. */
export const post = (
  url: URL,
  body: string | Buffer,
  guarded: boolean,
  more: Readonly<Record<string, string>> = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const bare = url.hostname.replace(/^\[|\]$/g, '');
    if (guarded && isIP(bare) && !isPublic(bare)) return reject(new Error('The address is not a public one.'));
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'roundhouse',
      'content-length': Buffer.byteLength(body),
      ...more,
    };
    const send = url.protocol === 'https:' ? https : http;
    const sent = send(
      url,
      { method: 'POST', headers, timeout: PATIENCE, ...(guarded ? { lookup: lookupPublic } : {}) },
      answer => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('No answer in time.')));
    sent.on('error', reject);
    sent.end(body);
  });

/** Sends a notification in the background, a few times if need be. Nobody waits for it but a server that stops. */
export const notify = (house: House, url: string, message: object): void => {
  if (house.config.webhooks === 'off' || house.errands.size >= MOST_ERRANDS) return;
  const body = JSON.stringify(message);
  const errand = deliver(house, new URL(url), body).finally(() => house.errands.delete(errand));
  house.errands.add(errand);
};

const deliver = async (house: House, url: URL, body: string): Promise<void> => {
  for (let tries = 1; tries <= TRIES; tries++) {
    const status = await post(url, body, house.config.webhooks === 'public').catch(() => 0);
    if (status >= 200 && status < 300) return;
    if ((status >= 300 && status < 500 && status !== 429) || house.stopping) break;
    if (tries < TRIES) await new Promise(resolve => setTimeout(resolve, 1_000 * tries ** 2).unref());
  }
  house.log.info({ host: url.host }, 'a notification could not be delivered');
};
