/// <reference lib="dom" />
import { newRecord } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { packGame, unpackGame } from './link.ts';

describe('a game in an address', () => {
  const record = newRecord({ title: '1848', players: 3, options: {}, seed: 'link', names: ['Änne', 'Bo', '志'] });

  test('comes out as it went in, and needs no escape', async () => {
    const packed = await packGame(record);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(JSON.parse(await unpackGame(packed))).toEqual(record);
  });

  test('that was cut short is refused', async () => {
    const packed = await packGame(record);
    await expect(unpackGame(packed.slice(0, 20))).rejects.toThrow();
  });
});
