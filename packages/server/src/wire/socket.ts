import { FromClient, failure, Key, type FromClient as Message, PROTOCOL, TableId } from '@roundhouse/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fallback, is, number, object, optional, parse } from 'valibot';
import type { WebSocket } from 'ws';
import { type House, written } from '../house/house.ts';
import { presenceChanged } from '../house/presence.ts';
import { reloadWaiting } from '../house/waiting.ts';
import { type Limit, limit } from '../limit.ts';
import { wordsOf } from '../log.ts';
import type { Claim } from '../people/cookie.ts';
import { personOf } from '../people/sessions.ts';
import { isRefused, refuse } from '../refuse.ts';
import { type KeptPerson, openly } from '../store/persons.ts';
import type { Connected } from './connected.ts';
import { fitting } from './fitting.ts';
import { addressKey } from './limits.ts';
import { answer } from './messages.ts';
import { originFits } from './origin.ts';
import { agentOf, claimOf, notBanned } from './remember.ts';

/** Whoever does not read what was sent is let go before it fills the memory. */
const MOST_UNREAD = 4_000_000;
const MOST_UNANSWERED = 200;
const BEAT = 30_000;

/** Who opened a socket, between the check and the opening. */
const arriving = new WeakMap<FastifyRequest, { readonly person: KeptPerson; readonly claim: Claim }>();

/** Takes sockets at `/api/socket`. */
export const acceptSockets = (app: FastifyInstance, house: House): void => {
  const { config, parts } = house;
  const addresses = new Map<string, number>();
  const messages = limit(config.messages, config.messages * 3, parts.now);
  app.get(
    '/api/socket',
    {
      websocket: true,
      preValidation: async request => {
        if (!originFits(config, request.headers.origin, request.host)) refuse('origin');
        if ((addresses.get(addressKey(request.ip)) ?? 0) >= config.socketsPerAddress) refuse('slow');
        const claim = claimOf(house, request);
        if (!claim) return;
        notBanned(house, claim.person);
        const person = (await personOf(house, claim, agentOf(request))) ?? refuse('stale');
        arriving.set(request, { person, claim });
      },
    },
    (socket, request) => {
      const address = addressKey(request.ip);
      addresses.set(address, (addresses.get(address) ?? 0) + 1);
      socket.once('close', () => {
        const left = (addresses.get(address) ?? 1) - 1;
        left ? addresses.set(address, left) : addresses.delete(address);
      });
      attend(house, socket, arriving.get(request), messages, address);
    },
  );
  beat(app);
};

/** Asks every socket now and then whether it is still there. */
const beat = (app: FastifyInstance): void => {
  const silent = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of app.websocketServer.clients) {
      if (silent.has(socket)) {
        socket.terminate();
        continue;
      }
      silent.add(socket);
      socket.once('pong', () => silent.delete(socket));
      socket.ping();
    }
  }, BEAT);
  timer.unref();
  app.addHook('preClose', async () => clearInterval(timer));
};

let count = 0;

const attend = (
  house: House,
  socket: WebSocket,
  arrival: { readonly person: KeptPerson; readonly claim: Claim } | undefined,
  messages: Limit,
  address: string,
): void => {
  const kept = arrival?.person;
  const send = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    else socket.send(text);
  };
  const me: Connected = {
    ...(kept ? { kept, person: openly(kept) } : {}),
    epoch: kept?.epoch ?? 0,
    session: arrival?.claim.session ?? '',
    tables: new Map(),
    who: kept?.id ?? address,
    send,
    say: message => send(written(message)),
    isGone: () => !house.everybody.has(me),
    leave: table => me.tables.delete(table),
    drop: why => {
      me.say({ type: 'bye', why });
      socket.close(why === 'stopping' ? 1012 : 1008, why);
    },
  };
  const key = `socket ${count++}`;
  const who = kept ? `person ${kept.id}` : `address ${address}`;
  let unanswered = 0;
  let queue = Promise.resolve();
  socket.on('message', (data, isBinary) => {
    house.metrics.count('messages');
    if (!messages.allow(key) || !messages.allow(who) || ++unanswered > MOST_UNANSWERED) {
      socket.removeAllListeners('message');
      me.drop('slow');
      return;
    }
    const text = isBinary ? '' : data.toString();
    queue = queue.then(() => take(house, me, text)).finally(() => unanswered--);
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => depart(house, me).catch(error => house.log.error(wordsOf(error), 'a socket failed')));
  arrive(house, me).catch(error => house.log.error(wordsOf(error), 'a socket failed'));
};

const arrive = async (house: House, me: Connected): Promise<void> => {
  const { engine } = house.parts;
  house.everybody.add(me);
  me.say({ type: 'hello', protocol: PROTOCOL, engine, ...(me.person ? { me: me.person } : {}) });
  if (!me.person) return;
  const mine = house.sockets.get(me.person.id) ?? new Set();
  house.sockets.set(me.person.id, mine.add(me));
  const known = house.waiting.get(me.person.id);
  if (known) me.say({ type: 'waiting', tables: [...known] });
  else await reloadWaiting(house, [me.person.id]);
};

const depart = async (house: House, me: Connected): Promise<void> => {
  house.everybody.delete(me);
  const mine = me.person && house.sockets.get(me.person.id);
  mine?.delete(me);
  if (me.person && !mine?.size) {
    house.sockets.delete(me.person.id);
    house.waiting.delete(me.person.id);
  }
  const left = [...me.tables.values()];
  me.tables.clear();
  for (const live of left) {
    live.watchers.delete(me);
    if (!house.stopping) await presenceChanged(house, live, me);
  }
};

/** One message, answered or refused; whatever it was, the socket goes on. */
const take = async (house: House, me: Connected, text: string): Promise<void> => {
  let said: unknown;
  try {
    said = parsed(text);
    await answer(house, me, fitting(FromClient, said, 'malformed') as Message);
  } catch (error) {
    if (!isRefused(error)) house.log.error(wordsOf(error), 'a message failed');
    const why = isRefused(error) ? error.failure : failure('failed');
    const { entries, position } = isRefused(error) ? error.news : {};
    const about = headOf(said);
    if (entries?.length && about.table !== undefined)
      me.say({ type: 'entries', table: about.table, entries: [...entries] });
    if (position) me.say({ type: 'position', position });
    house.metrics.count('refusals', { code: why.code });
    me.say({ type: 'refused', ...about, failure: why });
  }
};

const withoutProto = (key: string, value: unknown): unknown => (key === '__proto__' ? refuse('malformed') : value);

const parsed = (text: string): unknown => {
  try {
    // A key of this name would write on what all objects share; as a word it may be said.
    return text.includes('__proto__') ? JSON.parse(text, withoutProto) : JSON.parse(text);
  } catch {
    return refuse('malformed');
  }
};

const Head = object({
  ref: optional(fallback(number(), -1)),
  table: optional(fallback(TableId, '')),
  key: optional(fallback(Key, '')),
});

/** What the answer to a message says about it, as far as the message has it. */
const headOf = (said: unknown): { ref?: number; table?: string; key?: string } => {
  if (!is(Head, said)) return {};
  const { ref = -1, table = '', key = '' } = parse(Head, said);
  return { ...(ref >= 0 ? { ref } : {}), ...(table ? { table } : {}), ...(key ? { key } : {}) };
};
