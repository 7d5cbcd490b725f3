import { describe, expect, test } from 'vitest';
import { hear } from './heard.ts';

const CALL = ['train', '18cz-bohemia', '--players', '2', '--level', 'apprentice', '--cores', '1', '--seed', 'a'];

describe('train', () => {
  test('says what it tried, how it did, and what stays', async () => {
    const { code, lines, last } = await hear(...CALL, '--tries', '1', '--deals', '1');
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^(kept|dropped): [+−]\d+ ± \d+ K in 2 games with flow [\d.]+, growth /);
    expect(last).toMatch(/the common weights stay\.$|^Over fresh deals: /);
  });

  test.each([
    [['--tries', '1']],
    [['--deals', '1']],
    [['--tries', '1', '--deals', '1', '--level', 'baron']],
    [['--tries', '1', '--deals', '1', '--players', '7']],
  ])('refuses %j', async flags => {
    expect((await hear(...CALL, ...flags)).code).toBe(2);
  });
});
