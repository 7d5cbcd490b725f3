import { newRecord, openRecord } from '@roundhouse/engine';
import { t1848 } from '@roundhouse/titles';
import { afterEach, expect, test, vi } from 'vitest';
import { type Host, setTable } from '../../store/table.ts';
import { isHasty } from './haste.ts';

afterEach(() => void vi.useRealTimers());

test('a pointer at rest means the question before, for a moment', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const opened = openRecord(t1848, newRecord({ title: '1848', players: 3, options: {}, seed: 'a' }));
  if ('violation' in opened) throw new Error('a new game opens');
  const host: Host = { seats: [0], leave: () => {}, send: () => Promise.resolve(undefined) };
  vi.advanceTimersByTime(10);
  expect(isHasty()).toBe(false);
  setTable({ chronicle: opened }, host);
  expect(isHasty()).toBe(true);
  vi.advanceTimersByTime(500);
  expect(isHasty()).toBe(false);
});
