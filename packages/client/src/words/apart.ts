import { language, locale } from './language.ts';
import type { Language } from './languages.ts';
import { type Filling, fill, type NamesIn } from './message.ts';

/** What a sentence must be filled with. */
type Needs<S extends string> = [NamesIn<S>] extends [never]
  ? readonly []
  : readonly [filling: Readonly<Record<NamesIn<S>, Filling>>];

/** Says lines that come with a page of their own, in the language of the reader. */
export const sayerOf =
  <C extends Readonly<Record<string, string>>>(
    en: C,
    others: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<keyof C, string>>>>,
  ) =>
  <K extends keyof C & string>(key: K, ...[filling]: Needs<C[K]>): string =>
    fill({ ...others, en }[language()][key], filling, locale());
