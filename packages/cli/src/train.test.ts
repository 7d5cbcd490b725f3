import { describe, expect, test } from 'vitest';
import { hear } from './heard.ts';

const CALL = ['train', '18cz-bohemia', '--players', '2', '--level', 'apprentice', '--cores', '1', '--seed', 'a'];

describe('train', () => {
  test('says what each weight brings, and what stays', async () => {
    const { code, lines, last } = await hear(...CALL, '--deals', '1', '--proof', '1');
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^flow: twice as much brings [+−]\d+ ± \d+ K; stays 0\.9$/);
    expect(last).toMatch(/the common weights stay\.$/);
  });

  test.each([
    [['--proof', '1']],
    [['--deals', '1']],
    [['--deals', '1', '--proof', '1', '--level', 'baron']],
    [['--deals', '1', '--proof', '1', '--players', '7']],
  ])('refuses %j', async flags => {
    expect((await hear(...CALL, ...flags)).code).toBe(2);
  });
});
