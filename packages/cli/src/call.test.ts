import { describe, expect, test } from 'vitest';
import { readCall } from './call.ts';
import type { Call } from './command.ts';

const takes = { words: [1, 2], flags: { games: 'number', seed: 'text', option: 'list' } } as const;

describe('reading a call', () => {
  test('words, texts, numbers and lists', () => {
    const call = readCall(takes, ['1848', '--games', '12', '--option', 'a=1', '--seed=x', '--option', 'b=2']) as Call;
    expect(call.words).toEqual(['1848']);
    expect(call.number('games')).toBe(12);
    expect(call.text('seed')).toBe('x');
    expect(call.list('option')).toEqual(['a=1', 'b=2']);
  });

  test('what was not given is not there', () => {
    const call = readCall(takes, ['1848', 'more']) as Call;
    expect([call.number('games'), call.text('seed'), call.list('option')]).toEqual([undefined, undefined, []]);
  });

  test.each([
    [[], 'something is missing'],
    [['a', 'b', 'c'], 'c is too much'],
    [['a', '--games', 'many'], '--games takes a whole number, not many'],
    [['a', '--games', '-1'], '--games'],
    [['a', '--games', '1.5'], '--games takes a whole number'],
    [['a', '--games'], '--games'],
    [['a', '--fast'], "unknown option '--fast'"],
  ])('%j: %s', (args, wrong) => {
    expect(readCall(takes, args)).toEqual({ wrong: expect.stringContaining(wrong) });
  });
});
