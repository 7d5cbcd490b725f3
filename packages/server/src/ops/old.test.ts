import { createReadStream, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashOf, openRecord, question, type View } from '@roundhouse/engine';
import { choose, dice, STYLES } from '@roundhouse/testkit';
import { shelf } from '@roundhouse/titles';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lengthOf, stateOf } from '../game/opened.ts';
import { enterFor } from '../house/enter.ts';
import { liveTable } from '../house/live.ts';
import { rowsOf, text } from '../store/database.ts';
import { BACKENDS, type Backend } from '../testing/backends.ts';
import { call } from '../testing/caller.ts';
import { sitDown, startedTable } from '../testing/player.ts';
import { testServer } from '../testing/server.ts';
import { backup } from './backup.ts';
import { packed, unpacked } from './lines.ts';
import { restore } from './restore.ts';

/**
 * Backups of earlier versions, which every later version must be able to take up. A new one is added for each release
 * with `WRITE_FIXTURE=0.2.0 npx vitest run packages/server/src/ops/old.test.ts`; an old one is never changed.
 */
const FOLDER = fileURLToPath(new URL('../../fixtures/', import.meta.url));
const OLD = existsSync(FOLDER) ? readdirSync(FOLDER).filter(name => name.endsWith('.backup')) : [];

const write = process.env['WRITE_FIXTURE'];

test.runIf(write)('writes a backup of today', async () => {
  const backend = (await BACKENDS['sqlite (wasm)']?.()) as Backend;
  const server = await testServer(backend, { newSeed: () => 'fixture' });
  const title = shelf['1848'];
  if (!title) return;
  const finished = await startedTable([server.url], title, { title: '1848', players: 3, name: 'Finished' }, 'old');
  await Promise.all(finished.map(sitDown));
  await Promise.all(finished.map(p => p.over));
  const going = await startedTable(
    [server.url],
    title,
    { title: '1848', players: 4, name: 'Running', undo: 'free' },
    'new',
  );
  await Promise.all(going.map(sitDown));
  const [p] = going as unknown as readonly [(typeof going)[0]];
  while (p.n < 170) await new Promise(resolve => setTimeout(resolve, 5));
  for (const player of going) player.line?.close();
  const { n } = await call(p.caller, 'position', { table: p.table });
  await call(p.caller, 'enter', { table: p.table }, { n: n + 1, key: 'fixture-undo', deed: { undo: 2 } });
  const chunks: Buffer[] = [];
  for await (const chunk of packed(backup(server.house.db, 0))) chunks.push(chunk as Buffer);
  writeFileSync(`${FOLDER}${write}.backup`, Buffer.concat(chunks));
  await server.stop();
  await backend.drop();
});

describe.each(OLD)('the games of version %s', name => {
  test.each(Object.entries(BACKENDS))('open, show every position and go on (%s)', async (_, open) => {
    const backend = await open();
    if (!backend) return;
    onTestFinished(backend.drop);
    const server = await testServer(backend);
    onTestFinished(server.stop);
    const { house } = server;
    const came = await restore(house.db, unpacked(createReadStream(`${FOLDER}${name}`)), async () => {});
    expect(came.games).toBeGreaterThan(0);
    const kinds: string[] = [];
    for (const row of await rowsOf(house.db, 'SELECT id FROM tables')) {
      const live = await liveTable(house, text(row, 'id'));
      const o = live.game;
      if (!o) continue;
      kinds.push(live.table.status);
      for (let n = 0; n <= lengthOf(o); n++) expect(await stateOf(house, o, o.timeline.holds[n] ?? 0)).toBeTruthy();
      const state = await stateOf(house, o, o.timeline.holds.at(-1) ?? 0);
      if (live.table.status === 'finished') continue;
      const game = { title: o.title, state };
      const q = question(game);
      const action = choose(game, dice(name), STYLES.builder);
      if (!q || !action) throw new Error('The game does not go on.');
      const person = live.table.seats[q.by]?.person ?? '';
      const n = lengthOf(o) + 1;
      expect(await enterFor(house, live, person, { n, key: 'going-on', deed: { do: action } })).toBe(n);
    }
    expect(new Set(kinds)).toEqual(new Set(['running', 'finished']));
    expect(server.lines.filter(l => l.includes('"level":"error"'))).toEqual([]);
  });
});

test('a game file with a snapshot opens from it', () => {
  const title = shelf['1848'];
  if (!title) return;
  const setup = { title: '1848', players: 3, options: {}, seed: 's' };
  const whole = openRecord(title, { format: 'roundhouse/1', engine: '1', setup, log: [] });
  if ('violation' in whole) throw new Error('A new game does not open.');
  const state = whole.games[0]?.state as View;
  const again = openRecord(title, {
    ...whole.record,
    snapshot: { after: 0, state: JSON.parse(JSON.stringify(state)) },
  });
  expect('violation' in again ? '' : hashOf(again.games[0]?.state as View)).toBe(hashOf(state));
});
