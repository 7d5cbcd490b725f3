import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Backend } from '../testing/backends.ts';
import { BACKENDS } from '../testing/backends.ts';
import { call, connect, guest, request, stranger } from '../testing/caller.ts';
import { cardParts } from '../testing/cards.ts';
import { type TestServer, testServer } from '../testing/server.ts';

const FILES = 120;
const SCRIPT = `export const words = ${JSON.stringify('18xx '.repeat(2000))};`;

/** A folder that looks like a built client. */
const builtClient = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-client-'));
  mkdirSync(join(folder, 'assets'));
  const lay = (name: string, text: string): void => {
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  };
  lay('index.html', '<!doctype html><title>Roundhouse</title>');
  for (let i = 0; i < FILES; i++) lay(`assets/part-${i}.js`, SCRIPT);
  writeFileSync(join(folder, 'assets/small.js'), 'export {};');
  return folder;
};

let folder = '';
let backend: Backend;
let server: TestServer;
beforeAll(async () => {
  folder = builtClient();
  backend = (await Object.values(BACKENDS)[0]?.()) as Backend;
  // As it comes: nothing about limits is set.
  const { requests, dearRequests, messages, socketsPerAddress } = readConfig([], {}).config;
  const usual = { requests, dearRequests, messages, socketsPerAddress };
  server = await testServer(backend, cardParts, { ...usual, clientDir: folder });
});
afterAll(async () => {
  await server.stop();
  await backend.drop();
  rmSync(folder, { recursive: true, force: true });
});

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What comes over the wire, packed as it is. */
const wire = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    get(`${server.url}${path}`, { headers }, response => {
      const chunks: Buffer[] = [];
      response.on('data', chunk => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });

/** A first visit: the page, all its files, who am I, a name, the table, a socket. */
const visit = async (table: string, name: string): Promise<readonly number[]> => {
  const paths = ['/', ...Array.from({ length: FILES }, (_, i) => `/assets/part-${i}.js`)];
  const files = await Promise.all(paths.map(path => wire(path).then(got => got.status)));
  const nobody = stranger(server.url);
  const asked: { readonly status: number }[] = [];
  for (const name of ['me', 'lobby', 'titles'] as const) asked.push(await request(nobody, name));
  const me = await guest(server.url, name);
  for (let i = 0; i < 10; i++) asked.push(await request(me, 'table', { table }));
  const line = await connect(me);
  line.say({ type: 'watch', table });
  await line.hear('table');
  line.close();
  return [...files, ...asked.map(a => a.status)];
};

test('twenty people behind one address all reach the table at once', async () => {
  const host = await guest(server.url, 'Host');
  const { id } = await call(host, 'newTable', {}, { title: 'cards', players: 2 });
  const visits = await Promise.all(Array.from({ length: 20 }, (_, i) => visit(id, `Friend ${i}`)));
  expect(new Set(visits.flat())).toEqual(new Set([200]));
}, 60_000);

test('one person alone is held back long before a whole club is', async () => {
  const greedy = await guest(server.url, 'Greedy');
  const many = await Promise.all(Array.from({ length: 200 }, () => request(greedy, 'me')));
  expect(many.some(r => r.status === 429)).toBe(true);
  expect((await request(await guest(server.url, 'Modest'), 'me')).status).toBe(200);
});

test('files come packed, are kept for good by their hash, and are told apart', async () => {
  const br = await wire('/assets/part-0.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
    vary: expect.stringContaining('accept-encoding'),
  });
  expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
  const gz = await wire('/assets/part-0.js', { 'accept-encoding': 'gzip' });
  expect([gz.headers['content-encoding'], gunzipSync(gz.body).toString()]).toEqual(['gzip', SCRIPT]);
  const plain = await wire('/assets/part-0.js');
  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, SCRIPT]);
  const small = await wire('/assets/small.js', { 'accept-encoding': 'br' });
  expect([small.status, small.headers['content-encoding']]).toEqual([200, undefined]);
  const page = await wire('/', { 'accept-encoding': 'br' });
  expect(page.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  expect(brotliDecompressSync(page.body).toString()).toContain('Roundhouse');
  const again = await wire('/', { 'accept-encoding': 'br', 'if-none-match': String(page.headers.etag) });
  expect(again.status).toBe(304);
});

test('answers come packed as the client likes it', async () => {
  const plain = await wire('/api/openapi.json');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const opened = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const name of ['br', 'gzip'] as const) {
    const got = await wire('/api/openapi.json', { 'accept-encoding': name });
    expect(got.headers['content-encoding']).toBe(name);
    expect(got.body.length).toBeLessThan(plain.body.length / 4);
    expect(opened[name](got.body).toString()).toBe(plain.body.toString());
  }
  const refused = await wire('/api/openapi.json', { 'accept-encoding': 'br;q=0, gzip;q=0.0' });
  expect(refused.headers['content-encoding']).toBeUndefined();
  const one = await guest(server.url, 'Exporter');
  const made = await request(one, 'exportMe');
  expect([made.headers.get('content-encoding'), made.status]).toEqual(['gzip', 200]);
  expect(JSON.parse(made.text)).toMatchObject({ me: { name: 'Exporter' } });
});
