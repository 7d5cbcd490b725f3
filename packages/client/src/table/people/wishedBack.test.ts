import type { Action } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { wishedBack } from './wishedBack.ts';

const by = (seat: number, type = 'x'): Action => ({ type, by: seat, at: 'stock' });

test('who asks to take back means their own last action, not another’s after it', () => {
  const done = [by(0), by(1, 'mine'), by(2), by(0)];
  expect(wishedBack(done, 1)).toEqual({ action: by(1, 'mine'), count: 3 });
  expect(wishedBack(done, 0)).toMatchObject({ count: 1 });
  expect(wishedBack(done, 3)).toMatchObject({ count: 1 });
  expect(wishedBack([], 0)).toBeUndefined();
});
