import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ENGINE = fileURLToPath(new URL('../../engine/', import.meta.url));
const DOORS = ['index', 'title', 'board', 'record'] as const;

const text = (door: string): string => readFileSync(join(ENGINE, 'src', `${door}.ts`), 'utf8');

/** The names behind a door. */
const names = (door: string): readonly string[] => [
  ...[...text(door).matchAll(/\{([^}]*)\}/g)]
    .flatMap(m => (m[1] ?? '').split(','))
    .map(n => n.trim().replace(/^type /, ''))
    .filter(n => n),
  ...[...text(door).matchAll(/\* as (\w+)/g)].map(m => m[1] ?? ''),
];

describe('the doors of the engine', () => {
  test('are those of its package', () => {
    const { exports } = JSON.parse(readFileSync(join(ENGINE, 'package.json'), 'utf8')) as { exports: object };
    const files = DOORS.map(door => `./src/${door}.ts`);
    expect(Object.values(exports)).toEqual(files);
  });

  test('say by name what is behind them; the first leads to the others, too', () => {
    for (const door of DOORS) {
      const whole = [...text(door).matchAll(/export \* from '\.\/(\w+)\.ts'/g)].map(m => m[1]);
      expect([...whole].sort()).toEqual(door === 'index' ? DOORS.slice(1).sort() : []);
    }
  });

  test('nothing is behind two of them', () => {
    const all = DOORS.flatMap(names);
    expect(all.filter((n, i) => all.indexOf(n) !== i)).toEqual([]);
    expect(all.length).toBeGreaterThan(200);
  });
});
