import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type GameRecord, openRecord, present, standing } from '@roundhouse/engine';
import { t1848 } from '@roundhouse/titles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hear } from './heard.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
const path = (name: string) => join(folder, name);
const put = (name: string, content: unknown): string => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(path(name), name.endsWith('.gz') ? gzipSync(text) : text);
  return path(name);
};
let game: GameRecord;

beforeAll(async () => {
  await hear('simulate', '1848', '--players', '3', '--seed', 'files', '--only', '1', '--out', path('game.json'));
  const whole: GameRecord = JSON.parse(readFileSync(path('game.json'), 'utf8'));
  game = { ...whole, log: whole.log.slice(0, 150) };
  put('game.json', game);
});
afterAll(() => rmSync(folder, { recursive: true }));

const snapshotAfter = (after: number) => {
  const opened = openRecord(t1848, { ...game, log: game.log.slice(0, after) });
  if ('violation' in opened) throw new Error(opened.violation.clause);
  return { after, state: present(opened).state };
};

describe('verify', () => {
  test('games that agree, packed or not', async () => {
    const undone = { ...game, log: [...game.log.slice(0, 20), { undo: 3 }, { redo: true }, ...game.log.slice(20)] };
    const files = [
      path('game.json'),
      put('packed.json.gz', game),
      put('undone.json', undone),
      put('snapshot.json', { ...game, snapshot: snapshotAfter(100) }),
    ];
    const { code, last, complaints } = await hear('verify', ...files);
    expect([code, last, complaints]).toEqual([0, '4 games, 4 agree, 0 differ', []]);
  });

  test.each<[string, (g: GameRecord) => GameRecord, string]>([
    [
      'another hash',
      g => ({ ...g, log: g.log.with(9, { ...g.log[9], hash: '0' } as never) }),
      'entry 10, record.hash: {"expected":"0"',
    ],
    ['an action less', g => ({ ...g, log: g.log.toSpliced(9, 1) }), 'entry 10, '],
    ['another seed', g => ({ ...g, setup: { ...g.setup, seed: 'other' } }), 'entry 1, '],
    [
      'a false snapshot',
      g => ({ ...g, snapshot: { after: 5, state: snapshotAfter(6).state } }),
      'entry 5, snapshot: ours',
    ],
    ['another engine', g => ({ ...g, engine: '0', log: g.log.toSpliced(9, 1) }), 'written by engine 0'],
  ])('%s differs', async (name, change, difference) => {
    const { code, lines, last } = await hear('verify', put(`${name}.json`, change(game)), path('game.json'));
    expect([code, last]).toEqual([1, '2 games, 1 agree, 1 differ']);
    expect(lines[1]).toContain(difference);
  });

  test.each<[string, string, unknown, string]>([
    ['missing.json', '', undefined, 'there is no such file'],
    ['cut.json', 'cut.json', '{"format":"roundhouse/1"', 'does not hold JSON'],
    ['cut.json.gz', 'plain.json', 'not packed', 'cannot be read'],
    ['list.json', 'list.json', [], 'it should be an object with format'],
    ['short.json', 'short.json', { format: 'roundhouse/1' }, 'engine should be a text'],
    [
      'unknown.json',
      'unknown.json',
      { format: 'roundhouse/1', engine: '1', setup: { title: '1999', players: 3, options: {}, seed: '' }, log: [] },
      'the title 1999 is not known here',
    ],
    [
      'crowd.json',
      'crowd.json',
      { format: 'roundhouse/1', engine: '1', setup: { title: '1848', players: 9, options: {}, seed: '' }, log: [] },
      'setup.players should be one of 3, 4, 5, 6',
    ],
    ['foreign.json', 'foreign.json', { title: '1848', players: [], actions: [] }, 'has no trace beside it'],
  ])('%s: a sentence and exit code 1', async (name, written, content, sentence) => {
    if (written) put(written, content);
    if (name !== written && written) writeFileSync(path(name), 'not packed');
    const { code, last, complaints } = await hear('verify', path(name));
    expect([code, last]).toEqual([1, '0 games, 0 agree, 0 differ']);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain(sentence);
    expect(complaints[0]).toContain(name);
  });

  test('a damaged game of another platform', async () => {
    put('damaged.trace.jsonl', '{"i":-1}\n');
    const { code, complaints } = await hear('verify', put('damaged.json', { title: '1848', players: 7, actions: [] }));
    expect([code, complaints]).toEqual([1, [expect.stringContaining('players')]]);
    put('damaged.trace.jsonl', '{"i":');
    expect((await hear('verify', path('damaged.json'))).complaints[0]).toContain('a line of it is not JSON');
  });
});

describe('replay', () => {
  test('the last position, or any other', async () => {
    const count = standing(game.log).length;
    const end = await hear('replay', path('game.json'));
    expect([end.code, end.lines[0]]).toEqual([0, expect.stringContaining(`After action ${count} of ${count}: `)]);
    expect(end.lines[1]).toMatch(/^1848 Australia, [SO]R /);
    const first = await hear('replay', path('game.json'), '--at', '0');
    expect(first.lines.slice(0, 2)).toEqual([
      'Before the first action',
      '1848 Australia, auction, phase start, bank £7480',
    ]);
  });

  test('further than the game goes', async () => {
    const { code, complaints } = await hear('replay', path('game.json'), '--at', '9999');
    expect([code, complaints]).toEqual([2, [expect.stringContaining('The game has')]]);
  });

  test('a game that does not hold', async () => {
    const broken = put('broken.json', { ...game, log: game.log.toSpliced(0, 1) });
    const { code, complaints } = await hear('replay', broken);
    expect([code, complaints]).toEqual([1, [expect.stringMatching(/entry \d+ does not hold: /)]]);
  });
});

describe('import', () => {
  test.each<[string, unknown, string]>([
    ['ours.json', { format: 'roundhouse/1' }, 'this is not a game file of 18xx.games'],
    ['theirs.json', { title: '1848', players: 7, actions: [] }, 'players'],
    ['text.json', 'hello', 'does not hold JSON'],
  ])('%s: a sentence and exit code 1', async (name, content, sentence) => {
    const { code, lines, complaints } = await hear('import', put(name, content));
    expect([code, lines, complaints]).toEqual([1, [], [expect.stringContaining(sentence)]]);
  });

  test('a game that has not begun', async () => {
    const players = ['A', 'B', 'C'].map((name, id) => ({ id, name }));
    const theirs = put('new.json', { title: '1848', players, actions: [] });
    const { code } = await hear('import', theirs, '--out', path('imported.json'));
    expect(code).toBe(0);
    const printed = await hear('import', theirs);
    expect(JSON.parse(printed.last ?? '')).toEqual(JSON.parse(readFileSync(path('imported.json'), 'utf8')));
    expect((await hear('verify', path('imported.json'))).last).toBe('1 games, 1 agree, 0 differ');
    expect((await hear('replay', theirs)).lines[0]).toBe('Before the first action');
  });
});
