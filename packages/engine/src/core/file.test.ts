import { describe, expect, test } from 'vitest';
import { readRecord } from './file.ts';
import { newRecord } from './record.ts';

const pass = { type: 'pass', by: 0, at: 'stock' };
const record = {
  ...newRecord({ title: '18XX', players: 3, options: { short: true }, seed: 's', names: ['Ann', 'Ben', 'Cem'] }),
  log: [{ do: pass, hash: '01234567' }, { undo: 1 }, { redo: true }, { do: { ...pass, routes: [{ path: ['A1.0'] }] } }],
  snapshot: { after: 2, state: { phase: '2' } },
};
const without = (key: string) => Object.fromEntries(Object.entries(record).filter(([k]) => k !== key));
const nested = (levels: number): unknown => (levels ? [nested(levels - 1)] : 0);

describe('reading a game file', () => {
  test('a record is read as it is', () => {
    expect(readRecord(record)).toEqual({ record });
    expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual({ record });
    expect(readRecord(without('snapshot'))).toHaveProperty('record');
  });

  test.each<[string, unknown, string]>([
    ['', undefined, 'an object with format, engine, setup, log, snapshot'],
    ['', [], 'an object with'],
    ['format', { ...record, format: 'roundhouse/2' }, 'one of roundhouse/1'],
    ['engine', { ...record, engine: 1 }, 'a text'],
    ['version', { ...record, version: 1 }, 'nothing but format'],
    ['setup', without('setup'), 'an object with title, players'],
    ['setup.players', { ...record, setup: { ...record.setup, players: 0 } }, 'a whole number from 1'],
    ['setup.options.short', { ...record, setup: { ...record.setup, options: { short: [] } } }, 'options by name'],
    ['setup.names.1', { ...record, setup: { ...record.setup, names: ['Ann', 2] } }, 'a list of at most 20'],
    ['setup.seed', { ...record, setup: { ...record.setup, seed: 's'.repeat(201) } }, 'a text'],
    ['log', { ...record, log: {} }, 'a list of at most 20000'],
    ['log', { ...record, log: Array(20_001).fill({ redo: true }) }, 'a list of at most 20000'],
    ['log.0', { ...record, log: [null] }, 'an entry with do, undo or redo'],
    ['log.0.undo', { ...record, log: [{ undo: 0 }] }, 'a whole number from 1'],
    ['log.0.redo', { ...record, log: [{ redo: false }] }, 'true'],
    ['log.1.hash', { ...record, log: [{ redo: true }, { do: pass, hash: 7 }] }, 'a text'],
    ['log.0.undo', { ...record, log: [{ do: pass, undo: 1 }] }, 'nothing but do, hash'],
    ['log.0.do', { ...record, log: [{ do: 'pass' }] }, 'an object with type, by, at'],
    ['log.0.do.by', { ...record, log: [{ do: { ...pass, by: 'Ann' } }] }, 'a whole number'],
    ['log.0.do', { ...record, log: [{ do: { ...pass, deep: nested(20) } }] }, '16 levels deep'],
    ['log.0.do', { ...record, log: [{ do: { ...pass, wide: Array(100_001).fill(0) } }] }, 'at most 100000 values'],
    ['snapshot.after', { ...record, snapshot: { after: 5, state: {} } }, 'a whole number up to 4'],
    ['snapshot.state', { ...record, snapshot: { after: 0, state: nested(17) } }, '16 levels deep'],
  ])('%s', (path, file, expected) => {
    expect(readRecord(file)).toEqual({ error: { path, expected: expect.stringContaining(expected) } });
  });

  test('a key that means something to JavaScript is a key like any other', () => {
    const file = JSON.parse(JSON.stringify(record).replace('"format"', '"__proto__"'));
    expect(readRecord(file)).toMatchObject({ error: { path: '__proto__' } });
  });
});
