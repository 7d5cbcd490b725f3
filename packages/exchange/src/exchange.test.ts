import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { openRecord, present } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { foreignShelf, importForeign, isForeign, verifyForeign } from './index.ts';
import { unpackForeign } from './unpack.ts';

const GAMES = new URL('../../../../shared/peer-games/', import.meta.url);
const there = existsSync(GAMES);
const gamesOf = (title: string): readonly string[] =>
  there
    ? readdirSync(new URL(`${title}/`, GAMES))
        .filter(f => f.endsWith('.json'))
        .map(f => `${title}/${f}`)
    : [];
/** What people played and a few random games; `roundhouse verify` follows all of them with every change. */
const names = ['1848', '18cz', '18rhl'].flatMap(gamesOf).filter(f => !/random-(?!0[2-5])/.test(f));
const pathTo = (name: string): URL => new URL(name.includes('/') ? name : `1848/${name}`, GAMES);
const read = (name: string): unknown => JSON.parse(readFileSync(pathTo(name), 'utf8'));
const trace = (name: string): readonly unknown[] =>
  readFileSync(pathTo(name.replace('.json', '.trace.jsonl')), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));

test('each title of another platform can be fetched alone', async () => {
  for (const id of Object.keys(foreignShelf)) expect(await unpackForeign(id)).toBe(foreignShelf[id]);
  expect(await unpackForeign('toString')).toBeUndefined();
});

describe.skipIf(!there)('recorded games (needs ../shared)', () => {
  test.each(names)('%s agrees with its trace after every action', name => {
    expect(verifyForeign(read(name), trace(name))).toMatchObject({ agree: true, differences: [] });
  });

  test('a trace that was tampered with is found out', () => {
    const lines = [...trace('random-02.json')] as { d?: { b?: number } }[];
    const at = lines.findIndex(l => l.d?.b !== undefined);
    lines[at] = { ...lines[at], d: { ...lines[at]?.d, b: 1 } };
    const found = verifyForeign(read('random-02.json'), lines);
    expect(found).toMatchObject({ agree: false });
    expect('differences' in found && found.differences[0]).toMatchObject({ field: 'b', theirs: 1 });
  });

  test('a result that was tampered with, too', () => {
    const file = read('random-02.json') as { result: Record<string, number> };
    const [id = '', worth = 0] = Object.entries(file.result)[0] ?? [];
    const found = verifyForeign({ ...file, result: { ...file.result, [id]: worth + 1 } }, trace('random-02.json'));
    expect(found).toMatchObject({ differences: [{ field: 'result', ours: worth, theirs: worth + 1 }] });
  });

  test.each([
    '1848_hotseat_game.json',
    '101.json',
    'random-13.json',
    '18cz/2_player_hostseat.json',
    '18cz/random-20.json',
    '18rhl/18Rhl_game_end_bank.json',
    '18rhl/random-08.json',
  ])('%s becomes a record that opens', name => {
    const imported = importForeign(read(name));
    if ('error' in imported) throw new Error(imported.error);
    const title = foreignShelf[imported.record.setup.title];
    const opened = title && openRecord(title, JSON.parse(JSON.stringify(imported.record)));
    expect(opened && 'games' in opened && present(opened).state.over).toBe(name === '101.json' ? undefined : true);
  });

  // Above every game's end was compared; here one of each title is reckoned from its record alone.
  test.each(['random-09.json', '18cz/2_player_hostseat.json', '18rhl/18Rhl_game_end_bank.json'])(
    'the final worth in %s is the one the site recorded',
    name => {
      const game = read(name) as { result: Record<string, number>; players: { id: number }[] };
      const imported = importForeign(game);
      if ('error' in imported) throw new Error(imported.error);
      const title = foreignShelf[imported.record.setup.title];
      const opened = title && openRecord(title, imported.record);
      if (!opened || 'violation' in opened) throw new Error('does not open');
      const end = present(opened);
      const worth = (seat: number) => end.title.rules.worth(end, seat).reduce((sum, w) => sum + w.amount, 0);
      expect(game.players.map((_, seat) => worth(seat))).toEqual(game.players.map(p => game.result[p.id]));
    },
  );

  test('departures from the book are named', () => {
    const imported = importForeign(read('random-13.json'));
    expect('summary' in imported && imported.summary.join('\n')).toMatch(/PD-5.*\n.*PD-7/s);
  });
});

describe('foreign files', () => {
  const begun = { title: '1848', players: [1, 2, 3].map(id => ({ id, name: `${id}` })) };
  const run = { type: 'run_routes', id: 1, entity: 'CAR', entity_type: 'corporation' };

  test.each([
    [null, 'The file does not hold a game.'],
    [{ players: [], actions: [] }, 'The file does not name its title (title).'],
    [{ title: '1848', actions: [] }, 'The list of players is missing or damaged (players).'],
    [
      { title: '1848', players: [1, 2, 3].map(id => ({ id, name: `${id}` })), actions: [{ type: 'pass' }] },
      'Action number 1 is damaged (actions.0).',
    ],
    [{ ...begun, actions: [{ ...run, routes: [{ nodes: ['D1-0', 7] }] }] }, 'Action number 1 is damaged (actions.0).'],
    [{ ...begun, actions: [{ ...run, auto_actions: [{ type: 'pass' }] }] }, 'Action number 1 is damaged (actions.0).'],
    [{ ...begun, actions: [], seed: 2.5 }, 'The number its draws begin with is no whole number (seed).'],
    [
      { ...begun, title: '18CZ', actions: [{ ...run, entity: 'nobody', routes: [{ connections: [['Z9', 'Z8']] }] }] },
      'Action 1 cannot be followed: there nobody did run_routes, here 1 is asked (draft), and it is refused: record.names.',
    ],
    [
      { ...begun, title: '18Rhl', actions: [{ ...run, entity: 'RhE', routes: [{ connections: [['Z9', 'Z8']] }] }] },
      'Action 1 cannot be followed: there RhE did run_routes, here 1 is asked (lots), and it is refused: record.names.',
    ],
    [
      { ...begun, title: '18Rhl', actions: [{ type: 'merge', id: 7, entity: 1, entity_type: 'player' }] },
      'Action 7 cannot be followed: there 1 did merge, here 1 is asked (lots), and it is refused: record.names.',
    ],
    [
      { title: '1830', players: [1, 2, 3].map(id => ({ id, name: `${id}` })), actions: [] },
      'Games of 1830 cannot be imported yet.',
    ],
  ])('a damaged one gets a sentence', (file, error) => {
    expect(importForeign(file)).toMatchObject({ error });
  });

  test('a file of ours is not foreign', () => {
    expect(isForeign({ format: 'roundhouse/1', setup: {}, log: [] })).toBe(false);
    expect(isForeign({ title: '1848', actions: [] })).toBe(true);
  });
});
