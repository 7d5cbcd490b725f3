import { Readable } from 'node:stream';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { ENDPOINTS, type Endpoint, type EndpointName, FAILURES, failure, PARAMETERS } from '@roundhouse/protocol';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Written } from '../game/read.ts';
import type { House } from '../house/house.ts';
import { wordsOf } from '../log.ts';
import { isRefused, refuse } from '../refuse.ts';
import type { KeptPerson } from '../store/persons.ts';
import { about } from './about.ts';
import type { Ask, Handlers } from './ask.ts';
import { fitting } from './fitting.ts';
import { games } from './games.ts';
import { secure } from './headers.ts';
import { addressKey, type Limits, openLimits } from './limits.ts';
import { serveMetrics } from './metrics.ts';
import { openapi } from './openapi.ts';
import { originFits } from './origin.ts';
import { PACKED_MESSAGES, packAnswers } from './packing.ts';
import { servePages } from './pages.ts';
import { people } from './people.ts';
import { claimOf, forget, known, notBanned, remember } from './remember.ts';
import { acceptSockets } from './socket.ts';
import { tables } from './tables.ts';

const HANDLERS: Handlers = { ...about, ...people, ...tables, ...games };

/** The largest body or message there is. */
export const LARGEST = 65_536;

/** The whole of what a server answers over HTTP and sockets. */
export const openApp = async (house: House): Promise<FastifyInstance> => {
  const { config, parts } = house;
  const patience = config.requestTimeout * 1000;
  const app = fastify({
    logger: false,
    bodyLimit: LARGEST,
    trustProxy: config.trustProxy || false,
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: true,
    // Whoever sends a body drop by drop is not waited for; Node takes the longer of both times for it. A proxy's
    // connections outlive its own patience.
    requestTimeout: patience,
    http: { headersTimeout: patience, connectionsCheckingInterval: Math.min(5_000, patience / 2) },
    keepAliveTimeout: 75_000,
  });
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: LARGEST, perMessageDeflate: PACKED_MESSAGES } });
  await secure(app, config);
  packAnswers(app);
  app.setErrorHandler((error, request, reply) => answerError(house, error, request, reply));
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ error: failure('missing') }));
  const limits = openLimits(config, parts.now);
  app.addHook('onRequest', async request => {
    if (house.stopping && request.url !== '/livez') refuse('stopping');
    // Files cost next to nothing, and a first visit asks for many.
    if (request.url.startsWith('/api/') && !limits.address.allow(addressKey(request.ip))) refuse('slow');
  });
  app.addHook('onResponse', async (request, reply) => {
    const facts = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    house.metrics.count('requests', facts);
    house.metrics.time('request', reply.elapsedTime);
    const line = { ...facts, path: pathOf(request.url), ms: Math.round(reply.elapsedTime), address: request.ip };
    house.log[config.accessLog ? 'info' : 'debug'](line, 'answered');
  });
  for (const name of Object.keys(ENDPOINTS) as EndpointName[]) serve(app, house, name, limits);
  app.get('/api/openapi.json', async () => openapi());
  serveMetrics(app, house);
  acceptSockets(app, house);
  await servePages(app, config);
  return app;
};

/** What even somebody who is banned may do: leave. */
const MAY_ALWAYS: ReadonlySet<EndpointName> = new Set(['signOut', 'deleteMe']);

/** What was asked for, without a query: that is nobody's business, and may be long. */
const pathOf = (url: string): string => url.split('?')[0]?.slice(0, 200) ?? '';

const serve = <N extends EndpointName>(app: FastifyInstance, house: House, name: N, limits: Limits): void => {
  const endpoint: Endpoint = ENDPOINTS[name];
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      if (endpoint.method !== 'GET' && !originFits(house.config, request.headers.origin, request.host))
        refuse('origin');
      if (endpoint.dear && !limits.dearAddress.allow(addressKey(request.ip))) refuse('slow');
      const params = request.params as Record<string, string>;
      const parts = Object.entries(params).map(([key, value]) => [key, fitting(PARAMETERS[key], value, 'missing')]);
      const body = endpoint.body ? fitting(endpoint.body, request.body ?? {}, 'malformed') : undefined;
      const query = endpoint.query ? fitting(endpoint.query, { ...(request.query as object) }, 'malformed') : {};
      const person = await known(house, request, reply);
      if (person && !MAY_ALWAYS.has(name) && endpoint.method !== 'GET') notBanned(house, person.id);
      if (person && !limits.person.allow(person.id)) refuse('slow');
      if (person && endpoint.dear && !limits.dearPerson.allow(person.id)) refuse('slow');
      const ask = {
        ...Object.fromEntries(parts),
        ...(person ? { person } : {}),
        me: () => person ?? refuse('stranger'),
        who: person?.id ?? addressKey(request.ip),
        address: addressKey(request.ip),
        body,
        query,
        current: person ? (claimOf(house, request)?.session ?? '') : '',
        status: (code: number) => void reply.code(code),
        limitName: (login: string) =>
          limits.dearPerson.allow(`name ${login} ${addressKey(request.ip)}`) || refuse('slow'),
        remember: (p: KeptPerson | undefined) => (p ? remember(house, request, reply, p) : forget(reply)),
      } as unknown as Ask<N>;
      reply.header('cache-control', 'no-store');
      const answer = await (HANDLERS[name] as (house: House, ask: Ask<N>) => Promise<unknown>)(house, ask);
      if (isWritten(answer) || answer instanceof Readable) reply.type('application/json; charset=utf-8');
      return isWritten(answer) ? answer.written : answer;
    },
  });
};

const isWritten = (answer: unknown): answer is Written =>
  typeof answer === 'object' && answer !== null && 'written' in answer;

const answerError = (house: House, error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  if (isRefused(error)) {
    const { failure: why, news } = error;
    house.metrics.count('refusals', { code: why.code });
    if (why.code === 'slow') reply.header('retry-after', '10');
    reply.code(FAILURES[why.code][0]).send({ error: why, ...news });
    return;
  }
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const code = status === 413 ? 'large' : 'malformed';
    reply.code(status === 413 ? 413 : 400).send({ error: failure(code) });
    return;
  }
  house.log.error({ method: request.method, route: request.routeOptions.url, ...wordsOf(error) }, 'a request failed');
  reply.code(500).send({ error: failure('failed') });
};
