import { again } from '../work/again.ts';
import { en } from './en/index.ts';
import { type Language, language, locale } from './language.ts';
import { type Filling, fill, type NamesIn } from './message.ts';

type Catalogue = Readonly<Record<Key, string>>;

/** The catalogues at hand; English is the one that names the keys, others come when they are wanted. */
const known = new Map<Language, Catalogue>([['en', en]]);

/** Fetches the catalogue of a language, once. */
export const learn = async (wanted: Language): Promise<void> => {
  if (wanted === 'de' && !known.has('de')) known.set('de', (await again(() => import('./de/index.ts'))).de);
};

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
  isKey(key) ? fill((known.get(language()) ?? en)[key], filling, locale()) : undefined;
