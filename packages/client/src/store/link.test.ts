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

  test('that unpacks to more than any game is refused before it fills the memory', async () => {
    const zeros = new Blob([new Uint8Array(40_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(zeros).arrayBuffer());
    const packed = btoa(Array.from(bytes, b => String.fromCharCode(b)).join(''));
    expect(packed.length).toBeLessThan(60_000);
    await expect(unpackGame(packed)).rejects.toThrow('more than a game');
  });

  test('that was cut short is refused', async () => {
    const packed = await packGame(record);
    await expect(unpackGame(packed.slice(0, 20))).rejects.toThrow();
  });
});
