import type { Action, Decision } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { doneThisTurn } from './back.ts';

const a = (by: number, company?: string): Action =>
  ({ type: 'x', by, at: 'y', ...(company ? { company } : {}) }) as Action;
const d = (by: number, company?: string): Decision => ({ by, ...(company ? { company } : {}) }) as unknown as Decision;

test('a turn is begun again by taking back what its own player did in it', () => {
  expect(doneThisTurn([a(0, 'VR'), a(1, 'NSW'), a(1, 'NSW')], d(1, 'NSW'))).toBe(2);
  expect(doneThisTurn([a(1, 'VR'), a(1, 'NSW')], d(1, 'NSW'))).toBe(1);
  expect(doneThisTurn([a(0), a(1)], d(2))).toBe(0);
  expect(doneThisTurn([], d(0))).toBe(0);
  expect(doneThisTurn([a(0)], undefined)).toBe(0);
});
