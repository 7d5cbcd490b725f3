import { expect, test } from 'vitest';
import { openLane } from './lane.ts';
import { openTexts } from './texts.ts';

test('everybody who waits has the same share, and nobody waits behind the many of one', async () => {
  const lane = openLane();
  const done: string[] = [];
  const job = (who: string) => lane.run(who, async () => void done.push(who));
  await Promise.all([job('a'), job('a'), job('a'), job('a'), job('b'), job('c'), job('b')]);
  expect(done).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
});

test('whoever has too much waiting is refused, others are not; a failure ends nothing', async () => {
  const lane = openLane();
  const fails = expect(lane.run('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const many = Array.from({ length: 12 }, () => lane.run('a', async () => 1));
  expect(() => lane.run('a', async () => 1)).toThrow('slow');
  expect(await lane.run('b', async pace => pace().then(() => 2))).toBe(2);
  await fails;
  expect(await Promise.all(many)).toHaveLength(12);
});

test('texts are kept while there is room, what was wanted lately longest', () => {
  const texts = openTexts(100);
  for (let i = 0; i < 10; i++) texts.keep(`key ${i}`, '0123456789');
  texts.get('key 0');
  texts.keep('key 10', '0123456789');
  expect([texts.get('key 0') !== undefined, texts.get('key 1'), texts.get('key 10') !== undefined]).toEqual([
    true,
    undefined,
    true,
  ]);
  texts.keep('large', 'x'.repeat(11));
  expect(texts.get('large')).toBeUndefined();
});
