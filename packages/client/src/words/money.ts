import type { Title } from '@roundhouse/engine';
import { locale } from './language.ts';
import { listIn, numberIn, sinceIn } from './message.ts';

/** Signs that stand before the figure; others follow it. */
const BEFORE = /^[£$€¥]$/;

/** An amount in the title's own currency, "£1,100". */
export const money = (amount: number, title: Pick<Title, 'currency'>): string => {
  const figure = numberIn(Math.abs(amount), locale());
  const sign = amount < 0 ? '−' : '';
  return BEFORE.test(title.currency) ? `${sign}${title.currency}${figure}` : `${sign}${figure}\u202f${title.currency}`;
};

/** From one amount to another; one alone, if they are the same. */
export const span = ([least, most]: readonly [number, number], title: Pick<Title, 'currency'>): string =>
  least === most ? money(least, title) : `${money(least, title)}–${money(most, title)}`;

/** A plain number the reader's way. */
export const figure = (n: number): string => (Number.isFinite(n) ? numberIn(n, locale()) : '∞');

/** "60 %", with the narrow space both languages print. */
export const percent = (n: number): string => `${figure(n)}\u202f%`;

/** "A, B and C". */
export const list = (items: readonly string[]): string => listIn(items, locale());

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago something was, "3 hours ago", from seconds; under a minute it is now. */
export const ago = (seconds: number): string => {
  const [unit, size] = UNITS.find(([, s]) => seconds >= s) ?? (['second', Number.POSITIVE_INFINITY] as const);
  return sinceIn(locale()).format(-Math.floor(seconds / size), unit);
};
