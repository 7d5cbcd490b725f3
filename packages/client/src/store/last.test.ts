// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { rememberedTitle, rememberTable } from './last.ts';

afterEach(() => vi.unstubAllGlobals());

test('the title of the table opened last is known before its game has been read; that of another is not', () => {
  expect(rememberedTitle('a')).toBeUndefined();
  rememberTable('a', '1848');
  expect(rememberedTitle('a')).toBe('1848');
  rememberTable('b', '18cz');
  expect(rememberedTitle('b')).toBe('18cz');
  expect(rememberedTitle('a')).toBeUndefined();
});

test('a browser that keeps nothing is not asked twice', () => {
  const refuse = () => {
    throw new Error('not allowed');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(() => rememberTable('a', '1848')).not.toThrow();
  expect(rememberedTitle('a')).toBeUndefined();
});
