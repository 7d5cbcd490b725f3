/**
 * The languages of the house. A further one is a line here, a folder beside this file, and a file in each title's
 * `words`.
 */
export const languages = {
  en: {
    name: 'English',
    locale: 'en-GB',
    thousands: ',',
    and: 'and',
    small: ['none', 'one', 'two', 'three', 'four', 'five', 'six'],
  },
  de: {
    name: 'Deutsch',
    locale: 'de-DE',
    thousands: '.',
    and: 'und',
    small: ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs'],
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly name: string;
      readonly locale: string;
      readonly thousands: string;
      readonly and: string;
      readonly small: readonly string[];
    }
  >
>;

export type Language = keyof typeof languages;

/** The languages in the order in which they are offered. */
export const LANGUAGES = Object.keys(languages) as readonly Language[];

/** The language that comes after this one, and after the last the first. */
export const languageAfter = (now: Language): Language =>
  LANGUAGES[(LANGUAGES.indexOf(now) + 1) % LANGUAGES.length] as Language;
