import { say } from '../../words/index.ts';
import { locale } from '../../words/language.ts';

/** A span of milliseconds in the unit people would say: minutes up to two hours, hours up to two days. */
export const tookSays = (ms: number): string => {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  if (minutes <= 120) return say('time.minutes', { count: minutes });
  const hours = Math.ceil(minutes / 60);
  return hours <= 48 ? say('time.hours', { count: hours }) : say('time.days', { count: Math.ceil(hours / 24) });
};

/** A day as the reader's language writes it. */
export const daySays = (moment: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(new Date(moment));
