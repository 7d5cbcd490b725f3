import { hashOf } from '@roundhouse/engine';
import { often } from '@roundhouse/testkit/often';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, withChanges } from './index.ts';

const json = fc.jsonValue({ maxDepth: 4 }).map(value => JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'p')));

describe('changes', () => {
  test('lead from any value to any other, over the wire too', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        const sent = JSON.parse(JSON.stringify(changesBetween(a, b)));
        expect(withChanges(a, sent)).toEqual(b);
      }),
      often(500),
    );
  });

  test('name only what differs and share the rest', () => {
    const before = {
      money: { 0: 100, 1: 50 },
      map: { tiles: { A1: { tile: '57' } } },
      agenda: [{ at: 'stock' }],
      ending: 'bank',
    };
    const after = { money: { 0: 80, 1: 50 }, map: before.map, agenda: [{ at: 'stock' }, { at: 'owed' }] };
    const changes = changesBetween(before, after);
    expect(changes).toEqual([[['ending']], [['money', '0'], 80], [['agenda'], after.agenda]]);
    const made = withChanges<object>(before, changes);
    expect(made).toEqual(after);
    expect(hashOf(made)).toBe(hashOf(after));
    expect((made as typeof before).map).toBe(before.map);
    expect(before.money[0]).toBe(100);
  });

  test('name keys that every object answers to', () => {
    for (const key of ['toString', 'constructor', 'valueOf', 'hasOwnProperty']) {
      expect(changesBetween({ [key]: '' }, {})).toEqual([[[key]]]);
      expect(withChanges({ [key]: '' }, [[[key]]])).toEqual({});
      const inner = { [key]: { a: 1 } };
      expect(withChanges({}, changesBetween({}, inner))).toEqual(inner);
    }
  });

  test('do not reach outside of plain data', () => {
    expect(() => withChanges({}, [[['__proto__', 'x'], 1]])).toThrow();
    expect(() => withChanges({}, [[['constructor', 'x'], 1]])).toThrow();
    expect(() => withChanges({}, [[['__proto__'], { x: 1 }]])).toThrow();
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});
