import type { Calendar } from '@roundhouse/protocol';

const SLOT = 15 * 60_000;
const HOUR = 4 * SLOT;
const DAY = 24 * HOUR;
/** Whoever is away for ever is waited for no longer than this. */
const LONGEST = 400 * DAY;

const ofZone = new Map<string, Intl.DateTimeFormat>();

const formatFor = (zone: string): Intl.DateTimeFormat => {
  const known = ofZone.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
  });
  ofZone.set(zone, made);
  return made;
};

/** Whether there is such a zone. */
export const isZone = (zone: string): boolean => {
  try {
    formatFor(zone);
    return true;
  } catch {
    return false;
  }
};

/** The local time of day in hours, and whether it is a weekend. */
const localTime = (zone: string, at: number): { readonly hour: number; readonly isWeekend: boolean } => {
  const parts = formatFor(zone).formatToParts(at);
  const part = (type: string): string => parts.find(p => p.type === type)?.value ?? '';
  return {
    hour: Number(part('hour')) + Number(part('minute')) / 60,
    isWeekend: part('weekday') === 'Sat' || part('weekday') === 'Sun',
  };
};

/** Whether an hour lies between two others, over midnight if need be; nothing lies between an hour and itself. */
const lies = (hour: number, [from, to]: readonly [number, number]): boolean =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to;

/** Whether this is a quiet hour where somebody lives. */
const isQuiet = (zone: string, hours: readonly [number, number] | undefined, at: number): boolean =>
  hours !== undefined && lies(localTime(zone, at).hour, hours);

/** Whether no clock runs for somebody at this moment: a holiday, a night, or a day off. */
const isOff = ({ zone, night, weekends, holiday }: Calendar, at: number): boolean => {
  if (holiday && at >= holiday.from && at < holiday.until) return true;
  const { hour, isWeekend } = localTime(zone, at);
  return (weekends && isWeekend) || lies(hour, night);
};

/** Quarters of an hour, in which no clock is ever put forward or back. */
const nextSlot = (at: number): number => at - (((at % SLOT) + SLOT) % SLOT) + SLOT;

/** When so much time has run since, by somebody's own calendar; without one every minute counts. */
export const dueAt = (since: number, time: number, calendar: Calendar | undefined): number => {
  if (!calendar) return since + time;
  let left = time;
  for (let at = since; at < since + LONGEST; ) {
    const until = nextSlot(at);
    if (!isOff(calendar, at)) {
      if (left <= until - at) return at + left;
      left -= until - at;
    }
    at = until;
  }
  return since + LONGEST;
};

/** How much time ran between two moments. */
export const spentBetween = (since: number, now: number, calendar: Calendar | undefined): number => {
  if (!calendar) return Math.max(0, now - since);
  let spent = 0;
  for (let at = since; at < now; ) {
    const until = Math.min(nextSlot(at), now);
    if (!isOff(calendar, at)) spent += until - at;
    at = until;
  }
  return spent;
};

/** When the quiet hours that hold a moment end; the moment itself, if it is not quiet. */
export const afterQuiet = (zone: string, hours: readonly [number, number] | undefined, at: number): number => {
  let until = at;
  while (isQuiet(zone, hours, until) && until < at + DAY) until = nextSlot(until);
  return until;
};
