import type { TableInfo } from '@roundhouse/protocol';
import { expect, test } from 'vitest';
import { anything, isSought } from './sought.ts';

const table = {
  name: 'Tuesday club',
  title: '18cz',
  language: 'de',
  clock: { kind: 'live', minutes: 60, increment: 1, then: 'remind' },
  seats: [{ seat: 0, kind: 'person', person: { id: 'a', name: 'Änne', kind: 'guest' } }],
} as unknown as TableInfo;

test('a table is found by its name, its people, its title and its pace', () => {
  const finds = (sought: Partial<typeof anything>) => isSought(table, { ...anything, ...sought });
  expect(finds({})).toBe(true);
  expect(finds({ words: 'club änne' })).toBe(true);
  expect(finds({ words: 'club bruno' })).toBe(false);
  expect(finds({ title: '1848' })).toBe(false);
  expect(finds({ pace: 'evening' })).toBe(true);
  expect(finds({ pace: 'days' })).toBe(false);
  expect([finds({ language: 'de' }), finds({ language: 'en' })]).toEqual([true, false]);
  expect(finds({ isFree: true })).toBe(false);
  const seats = [{ ...table.seats[0], offered: 'lobby' }] as typeof table.seats;
  expect(isSought({ ...table, seats }, { ...anything, isFree: true })).toBe(true);
});
