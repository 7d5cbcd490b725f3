import { expect, test } from 'vitest';
import { help, readConfig } from './config.ts';
import { limit } from './limit.ts';
import { openLog } from './log.ts';
import { claimIn, cookieOf } from './people/cookie.ts';
import { hashOfPassword, passwordFits } from './people/password.ts';
import { addressKey } from './wire/limits.ts';
import { originFits } from './wire/origin.ts';

test('flags over environment over defaults', () => {
  expect(readConfig([], {}).config).toMatchObject({ port: 1848, host: '0.0.0.0', dataDir: './data', logLevel: 'info' });
  const { config, rest } = readConfig(['backup', '--port=5', '--data-dir', '/x', 'file'], { PORT: '7', HOST: '::1' });
  expect(config).toMatchObject({ port: 5, host: '::1', dataDir: '/x' });
  expect(rest).toEqual(['backup', 'file']);
  const shared = readConfig([], {
    DATABASE_URL: 'postgres://x',
    PUBLIC_URL: 'https://a.example/',
    ORIGINS: 'http://b:1,http://c',
  });
  expect(shared.config).toMatchObject({
    databaseUrl: 'postgres://x',
    publicUrl: 'https://a.example',
    origins: ['http://b:1', 'http://c'],
  });
});

test.each([
  [['--colour', 'red'], {}, 'There is no flag --colour'],
  [['--port', 'high'], {}, 'PORT must be a whole number'],
  [['--port'], {}, '--port wants a value'],
  [[], { LOG_LEVEL: 'loud' }, 'LOG_LEVEL cannot be "loud"'],
  [[], { SQLITE_DRIVER: 'rust' }, 'SQLITE_DRIVER must be one of node, wasm'],
  [[], { PUBLIC_URL: 'my server' }, 'PUBLIC_URL must be a URL'],
  [[], { PUBLIC_URL: 'play.example.org:443' }, 'PUBLIC_URL must be a URL that begins with http'],
  [[], { ORIGINS: 'localhost:5173' }, 'ORIGINS must be a URL that begins with http'],
])('%j %j is refused', (flags, env, says) => {
  expect(() => readConfig(flags, env)).toThrow(says);
});

test('every setting is on the page of --help, in lines that fit', () => {
  for (const flag of ['--port', '--host', '--data-dir', '--database-url', '--public-url', '--webhooks'])
    expect(help()).toContain(flag);
  expect(
    Math.max(
      ...help()
        .split('\n')
        .map(line => line.length),
    ),
  ).toBeLessThanOrEqual(120);
});

test('a log line is one JSON object, from the level on', () => {
  const lines: string[] = [];
  const log = openLog('warn', line => lines.push(line));
  log.info({ a: 1 }, 'nothing');
  log.warn({ table: 't' }, 'some\nthing');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', says: 'some\nthing', table: 't' });
});

test('a cookie says who, until it is old or touched', () => {
  const claim = { person: 'abcdefgh12345678', epoch: 3, given: 1_800_000_000_000, session: 'session123456789' };
  const cookie = cookieOf(['secret', 'older'], claim);
  expect(claimIn(['newer', 'secret'], cookie, claim.given + 1000)).toEqual(claim);
  expect(claimIn(['other'], cookie, claim.given)).toBeUndefined();
  expect(claimIn(['newer', 'secret'], cookie.replace('.3.', '.4.'), claim.given)).toBeUndefined();
  expect(claimIn(['newer', 'secret'], cookie, claim.given + 500 * 86_400_000)).toBeUndefined();
  expect(claimIn(['newer', 'secret'], '', claim.given)).toBeUndefined();
});

test('a password is kept as a memory-hard hash', async () => {
  const kept = await hashOfPassword('correct horse');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordFits(kept, 'correct horse')).toBe(true);
  expect(await passwordFits(kept, 'wrong horse')).toBe(false);
  expect(await passwordFits(undefined, 'nobody has this password')).toBe(false);
});

test('a limit fills up again with time', () => {
  let now = 0;
  const most = limit(2, 4, () => now);
  expect([1, 2, 3, 4, 5].map(() => most.allow('a'))).toEqual([true, true, true, true, false]);
  expect(most.allow('b')).toBe(true);
  now = 1000;
  expect([1, 2, 3].map(() => most.allow('a'))).toEqual([true, true, false]);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
])('%s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

test('only our own pages may use it from a browser', () => {
  const { config } = readConfig([], {});
  expect(originFits(config, undefined, 'a:1')).toBe(true);
  expect(originFits(config, 'http://a:1', 'a:1')).toBe(true);
  expect(originFits(config, 'http://b:1', 'a:1')).toBe(false);
  expect(originFits(config, 'null', 'a:1')).toBe(false);
  const open = readConfig([], { PUBLIC_URL: 'https://play.example', ORIGINS: 'https://b.example' }).config;
  expect(['https://play.example', 'https://b.example', 'https://a:1'].map(o => originFits(open, o, 'a:1'))).toEqual([
    true,
    true,
    false,
  ]);
});
