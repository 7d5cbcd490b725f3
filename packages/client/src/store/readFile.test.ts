/// <reference lib="dom" />
import { newRecord } from '@roundhouse/engine';
import { describe, expect, test, vi } from 'vitest';
import { problemSays } from '../pages/lobby/problem.ts';
import { readFile } from './readFile.ts';

const record = newRecord({ title: '1848', players: 3, options: {}, seed: 'file', names: ['Ann', 'Ben', 'Cleo'] });

let fetched = 0;
vi.mock('@roundhouse/exchange', original => {
  fetched++;
  return original();
});

const PLAYERS = [1, 2, 3].map(id => ({ id, name: `Player ${id}` }));

/** A game of 1848 as another platform writes it. */
const site = (more: object): string => JSON.stringify({ title: '1848', players: PLAYERS, actions: [], ...more });

describe('a game file', () => {
  test('of ours is read without what reads those of others', async () => {
    await readFile(JSON.stringify(record));
    expect(fetched).toBe(0);
    await readFile('{"title":"1848","actions":[]}');
    expect(fetched).toBe(1);
  });

  test('is played through and kept with where it stands', async () => {
    const first = { type: 'lowerLot', by: 1, at: 'auction', lot: 'P2' };
    const began = await readFile(JSON.stringify({ ...record, log: [] }));
    expect(began).toMatchObject({ record: { setup: { seed: 'file' } }, glance: { actions: 0, over: false } });
    const by = 'glance' in began ? began.glance.turn : undefined;
    const played = await readFile(JSON.stringify({ ...record, log: [{ do: { ...first, by } }] }));
    expect(played).toMatchObject({ glance: { actions: 1 } });
  });

  test.each([
    ['no JSON', '{', 'json'],
    ['no record', '{"some":"thing"}', 'shape'],
    ['a title we do not have', JSON.stringify({ ...record, setup: { ...record.setup, title: '1999' } }), 'title'],
    [
      'of a title nobody can bring over',
      '{"title":"1999","seed":1,"actions":[],"players":[{"id":1,"name":"A"},{"id":2,"name":"B"}]}',
      'foreign.title',
    ],
    ['of too few players', site({ players: PLAYERS.slice(0, 2) }), 'foreign.players'],
    ['with options of theirs', site({ options: ['fast'] }), 'foreign.option'],
    ['damaged', site({ actions: [{ type: 'pass' }] }), 'foreign.damaged'],
    [
      'against the rules there',
      site({ actions: [{ id: 1, type: 'par', entity: 1, entity_type: 'player', corporation: 'VR' }] }),
      'foreign.action',
    ],
    ['a move against the rules', JSON.stringify({ ...record, log: [{ undo: 3 }] }), 'entry'],
  ])('that is %s is refused', async (_, text, problem) => {
    const read = await readFile(text);
    expect(read).toMatchObject({ problem });
    if ('problem' in read) expect(problemSays(read)).toMatch(/^[^{}]+ [^{}]+$/);
  });
});
