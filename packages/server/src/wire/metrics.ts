import { timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house/house.ts';
import { refuse } from '../refuse.ts';

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const same = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Figures at `/metrics` for whoever knows the token; without one there is nothing here. */
export const serveMetrics = (app: FastifyInstance, house: House): void => {
  const { metricsToken: token } = house.config;
  if (token === undefined) return;
  app.get('/metrics', async (request, reply) => {
    if (!same(request.headers.authorization ?? '', `Bearer ${token}`)) refuse('stranger');
    return reply.type(TYPE).send(house.metrics.text(house));
  });
};

/** Figures on a port of their own, for whoever reaches it; nothing, if none is set. */
export const openMetricsPort = (house: House): Promise<Server | undefined> =>
  new Promise((resolve, reject) => {
    const { metricsPort: port, metricsHost: host } = house.config;
    if (port === undefined) return resolve(undefined);
    const server = createServer((request, response) => {
      if (request.url !== '/metrics') response.writeHead(404).end();
      else response.writeHead(200, { 'content-type': TYPE }).end(house.metrics.text(house));
    });
    server.once('error', reject);
    server.listen({ port, host }, () => resolve(server));
  });
