import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import fixed from '@fastify/static';
import { TableId } from '@roundhouse/protocol';
import type { FastifyInstance } from 'fastify';
import { is } from 'valibot';
import type { Config } from '../config.ts';
import { refuse } from '../refuse.ts';

const BARE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Roundhouse</title></head>
<body><h1>Roundhouse</h1><p>The table server is running. The client has not been built: run its build, or point
CLIENT_DIR at a built one. The API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p></body></html>
`;

/** Where the built client may lie: as said, or beside the built server. */
const clientFolder = (config: Config): string | undefined => {
  const said = config.clientDir === undefined ? undefined : resolve(config.clientDir);
  const places = said ? [said] : [fileURLToPath(new URL('../client', import.meta.url)), resolve('dist/client')];
  return places.find(folder => existsSync(join(folder, 'index.html')));
};

/** The client, if it has been built; a plain page otherwise. */
export const servePages = async (app: FastifyInstance, config: Config): Promise<void> => {
  app.get<{ Params: { id: string } }>('/table/:id', async (request, reply) => {
    if (!is(TableId, request.params.id)) refuse('missing');
    return reply.redirect(`/#/table/${request.params.id}`);
  });
  const root = clientFolder(config);
  if (!root) {
    app.get('/', async (_, reply) => reply.type('text/html; charset=utf-8').send(BARE));
    return;
  }
  await app.register(fixed, {
    root,
    dotfiles: 'deny',
    cacheControl: false,
    // The build lays packed files beside the others.
    preCompressed: true,
    setHeaders: (response, path) => {
      const hashed = /[/\\]assets[/\\]/.test(path);
      response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('vary', 'accept-encoding');
    },
  });
};
