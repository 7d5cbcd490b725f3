import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Less than this fits into one packet anyway. */
const SMALLEST = 1400;

type Encoding = 'br' | 'gzip';

/** The best packing a client says it can open. */
const encodingFor = (accepted: string | undefined): Encoding | undefined => {
  const named = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))|,|$)`, 'i');
  return (['br', 'gzip'] as const).find(name => named(name).test(accepted ?? ''));
};

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };

const packed: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: bytes => promisify(brotliCompress)(bytes, quick),
  gzip: bytes => promisify(gzip)(bytes, { level: 5 }),
};

const pack = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
  if (reply.hasHeader('content-encoding') || !/json|text/.test(String(reply.getHeader('content-type')))) return payload;
  reply.header('vary', 'accept-encoding');
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding) return payload;
  if (typeof payload === 'string' && payload.length >= SMALLEST) {
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return packed[encoding](Buffer.from(payload));
  }
  // An export is written piece by piece.
  if (payload instanceof Readable && request.url.startsWith('/api/')) {
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    const gzipped = createGzip({ level: 5 });
    payload.on('error', error => gzipped.destroy(error));
    return payload.pipe(gzipped);
  }
  return payload;
};

/** Over sockets only whole positions and long catch-ups are packed; nothing is kept between messages. */
export const PACKED_MESSAGES = {
  threshold: 4096,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  concurrencyLimit: 4,
  zlibDeflateOptions: { level: 4 },
};

/** Packs answers on their way out; the built client is packed already. */
export const packAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', pack);
};
