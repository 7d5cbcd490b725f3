import { languages } from './languages.ts';

/** What a sentence is filled with; numbers are written the reader's way, money comes as a string from `money`. */
export type Filling = string | number;

type NameIn<B extends string> = B extends `${infer N}|${string}` ? N : B;

/** The names a sentence needs filled in: `{company}`, or `{shares|one share|# shares}` with its plural forms. */
export type NamesIn<S extends string> = S extends `${string}{${infer B}}${infer Rest}`
  ? NameIn<B> | NamesIn<Rest>
  : never;

const SLOT = /\{(\w+)((?:\|[^|}]*)*)\}/g;

/** The names of a sentence's slots, each once. */
export const slotsOf = (sentence: string): readonly string[] => [
  ...new Set([...sentence.matchAll(SLOT)].map(m => m[1] ?? '')),
];

/** Fills a sentence. A slot without a filling stays visible, so that a test finds it. */
export const fill = (
  sentence: string,
  filling: Readonly<Record<string, Filling>> | undefined,
  locale: string,
): string =>
  sentence.replace(SLOT, (slot, name: string, forms: string) => {
    const value = filling?.[name];
    if (value === undefined) return slot;
    const written = typeof value === 'number' ? numberIn(value, locale) : value;
    if (!forms) return written;
    return formFor(forms.slice(1).split('|'), Number(value), locale)
      .replace('##', spelled(Number(value), locale) ?? written)
      .replace('#', written);
  });

const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The form for a number: a sentence has one for each category its language knows, in this order. */
const formFor = (forms: readonly string[], n: number, locale: string): string => {
  const rules = pluralIn(locale);
  const used = CATEGORIES.filter(c => rules.resolvedOptions().pluralCategories.includes(c));
  return forms[Math.min(used.indexOf(rules.select(n)), forms.length - 1)] ?? '';
};

/** Small numbers in letters, where a sentence asks for it with `##`. */
const spelled = (n: number, locale: string): string | undefined => languageIn(locale)?.small[n];

const languageIn = (locale: string) => Object.values(languages).find(l => l.locale === locale);

const once = <T>(make: (locale: string) => T): ((locale: string) => T) => {
  const made = new Map<string, T>();
  return locale => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
};

const formatIn = once(locale => new Intl.NumberFormat(locale));

/** A number as the language writes it. Whole ones are written here: browsers take long to fetch what they know of numbers. */
export const numberIn = (n: number, locale: string): string => {
  const thousands = languageIn(locale)?.thousands;
  return thousands !== undefined && Number.isSafeInteger(n) && n >= 0
    ? String(n).replace(/\B(?=(?:\d{3})+$)/g, thousands)
    : formatIn(locale).format(n);
};
const pluralIn = once(locale => new Intl.PluralRules(locale));
/** A list as the language writes it, "A, B and C"; here for the same reason. */
export const listIn = (items: readonly string[], locale: string): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(` ${languageIn(locale)?.and} `);
/** "3 minutes ago" as the language says it. */
export const sinceIn = once(locale => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
