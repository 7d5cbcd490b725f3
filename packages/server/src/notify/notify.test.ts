import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, call, connect } from '../testing/caller.ts';
import { act, cardParts } from '../testing/cards.ts';
import { cardTable, freshKey } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';
import { isPublic } from './address.ts';

const heard: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
let hooks: Server;
let url = '';

beforeAll(async () => {
  hooks = createServer((asked, answer) => {
    let text = '';
    asked.on('data', chunk => {
      text += chunk;
    });
    asked.on('end', () => {
      heard.push({ path: asked.url ?? '', body: JSON.parse(text) });
      answer.writeHead(204).end();
    });
  });
  await new Promise<void>(done => hooks.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(hooks.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>(done => hooks.close(() => done())));

const wait = async (path: string, count: number): Promise<readonly Record<string, unknown>[]> => {
  const at = () => heard.filter(h => h.path === path).map(h => h.body);
  while (at().length < count) await new Promise(resolve => setTimeout(resolve, 5));
  return at();
};

onEveryDatabase('notifications', { parts: cardParts, config: { publicUrl: 'https://play.example.org' } }, at => {
  test('a player who is away and a table hear of turns, motions and the end', async () => {
    const { id, players } = await cardTable(at().url, { start: false, options: { long: false } });
    const [ann, bob] = players as unknown as readonly [Caller, Caller];
    await call(bob, 'changeMe', {}, { webhook: `${url}/bob-${id}` });
    await call(ann, 'changeMe', {}, { webhook: `${url}/ann-${id}` });
    await call(ann, 'changeTable', { table: id }, { webhook: `${url}/table-${id}` });
    const line = await connect(ann);
    line.say({ type: 'watch', table: id });
    await line.hear('presence');
    await call(ann, 'start', { table: id });
    expect(await wait(`/bob-${id}`, 1)).toMatchObject([{ event: 'started', seat: 1, player: 'Bob' }]);
    for (let n = 1; n <= 2; n++)
      await call(players[n - 1] as Caller, 'enter', { table: id }, { n, key: freshKey(), deed: act('nod', n - 1) });
    const turn = (await wait(`/bob-${id}`, 2))[1];
    expect(turn).toMatchObject({ event: 'turn', seat: 1, link: `https://play.example.org/#/table/${id}` });
    expect(turn?.['text']).toBe('Cards: it is Bob’s turn.');
    expect(turn?.['allowed_mentions']).toEqual({ parse: [] });
    await call(ann, 'propose', { table: id }, { kind: 'undo', count: 2 });
    expect((await wait(`/bob-${id}`, 3))[2]).toMatchObject({ event: 'motion' });
    for (let n = 3; n <= 9; n++)
      await call(
        players[(n - 1) % 3] as Caller,
        'enter',
        { table: id },
        { n, key: freshKey(), deed: act('nod', (n - 1) % 3) },
      );
    expect((await wait(`/table-${id}`, 10)).map(b => b['event'])).toEqual([
      'started',
      ...Array.from({ length: 8 }, () => 'turn'),
      'finished',
    ]);
    // Whoever is at the table needs no call.
    expect(heard.filter(h => h.path === `/ann-${id}`)).toEqual([]);
    line.close();
  });
});

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.20.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
])('%s is a public address: %s', (address, open) => {
  expect(isPublic(address)).toBe(open);
});
