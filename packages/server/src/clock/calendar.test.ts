import type { Calendar } from '@roundhouse/protocol';
import { expect, test } from 'vitest';
import { afterQuiet, dueAt, isZone, spentBetween } from './calendar.ts';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);
const berlin: Calendar = { zone: 'Europe/Berlin', night: [22, 8], weekends: true };

test.each<[what: string, since: string, hours: number, due: string, calendar: Calendar]>([
  ['within a day', '2026-06-02T10:00+02:00', 4, '2026-06-02T14:00+02:00', berlin],
  ['over a night', '2026-06-02T20:00+02:00', 4, '2026-06-03T10:00+02:00', berlin],
  ['asked at night', '2026-06-02T23:30+02:00', 1, '2026-06-03T09:00+02:00', berlin],
  ['over a weekend', '2026-06-05T21:00+02:00', 2, '2026-06-08T09:00+02:00', berlin],
  [
    'the night in which clocks go forward',
    '2026-03-29T01:00+01:00',
    1,
    '2026-03-29T09:00+02:00',
    { ...berlin, weekends: false },
  ],
  [
    'the night in which clocks go back',
    '2026-10-24T21:00+02:00',
    2,
    '2026-10-25T09:00+01:00',
    { ...berlin, weekends: false },
  ],
  ['days on both sides of the change', '2026-03-27T12:00+01:00', 14, '2026-03-30T12:00+02:00', berlin],
  ['no nights', '2026-06-02T20:00+02:00', 6, '2026-06-03T02:00+02:00', { ...berlin, night: [0, 0] }],
  [
    'half an hour beside the others',
    '2026-06-02T21:00+05:30',
    2,
    '2026-06-03T09:00+05:30',
    { ...berlin, zone: 'Asia/Kolkata' },
  ],
  [
    'a holiday',
    '2026-06-02T12:00+02:00',
    2,
    '2026-06-10T13:00+02:00',
    { ...berlin, holiday: { from: at('2026-06-02T13:00+02:00'), until: at('2026-06-10T12:00+02:00') } },
  ],
])('%s', (_, since, hours, due, calendar) => {
  const found = dueAt(at(since), hours * HOUR, calendar);
  expect(new Date(found).toISOString()).toBe(new Date(at(due)).toISOString());
  expect(spentBetween(at(since), found, calendar)).toBe(hours * HOUR);
});

test('whatever the moment, what is due later has as much time between', () => {
  const calendars = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'].map(
    (zone): Calendar => ({ zone, night: [23, 7], weekends: zone !== 'UTC' }),
  );
  const first = at('2026-01-01T00:00Z');
  for (const calendar of calendars)
    for (let i = 0; i < 60; i++) {
      const since = first + i * 6.13 * 24 * HOUR + i * 1234;
      const time = (1 + (i % 9)) * 3.7 * HOUR;
      const due = dueAt(since, time, calendar);
      expect(spentBetween(since, due, calendar)).toBeCloseTo(time, 3);
      expect(spentBetween(since, due - 1000, calendar)).toBeLessThan(time);
    }
});

test('without a calendar every minute counts; whoever is away for ever is not waited for', () => {
  expect(dueAt(1000, 500, undefined)).toBe(1500);
  const never: Calendar = { ...berlin, holiday: { from: 0, until: Number.MAX_SAFE_INTEGER } };
  expect(dueAt(0, HOUR, never)).toBe(400 * 24 * HOUR);
});

test('quiet hours end when they end', () => {
  const quiet = (text: string) => new Date(afterQuiet('Europe/Berlin', [22, 7], at(text))).toISOString();
  expect(quiet('2026-06-02T23:10+02:00')).toBe(new Date(at('2026-06-03T07:00+02:00')).toISOString());
  expect(quiet('2026-06-02T12:10+02:00')).toBe(new Date(at('2026-06-02T12:10+02:00')).toISOString());
  expect(isZone('Europe/Berlin') && !isZone('Europe/Nowhere')).toBe(true);
});
