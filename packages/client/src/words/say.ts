import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { type Language, language } from './language.ts';
import { type Filling, fill, type NamesIn } from './message.ts';

/** The whole catalogue; English is the one that names the keys. */
export const catalogue: Readonly<Record<Language, Readonly<Record<Key, string>>>> = { en, de };

/** A key of the catalogue. */
export type Key = keyof typeof en;

type Filled<K extends Key> = [NamesIn<(typeof en)[K]>] extends [never]
  ? readonly []
  : readonly [filling: Readonly<Record<NamesIn<(typeof en)[K]>, Filling>>];

/** Says a key of the catalogue in the language of the reader. */
export const say = <K extends Key>(key: K, ...[filling]: Filled<K>): string => phrase(key, filling) as string;

/** Whether the catalogue has this key. */
export const isKey = (key: string): key is Key => Object.hasOwn(en, key);

/** Says a key that comes out of data, such as `clause.track.funds`; nothing, if the catalogue lacks it. */
export const phrase = (key: string, filling?: Readonly<Record<string, Filling>>): string | undefined =>
  isKey(key) ? fill(catalogue[language()][key], filling, language()) : undefined;
