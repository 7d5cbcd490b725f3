import { again } from '../work/again.ts';
import { covers, fetchBox, fetchCatalogue } from './catalogues.ts';
import { en } from './en/index.ts';
import { language, locale } from './language.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { type Filling, fill, type NamesIn } from './message.ts';

/** What can be said in each language, as far as it has been fetched; English is the one that names the keys. */
const known = new Map<Language, Map<string, string>>(LANGUAGES.map(l => [l, new Map()]));

const teach = (to: Language, words: Readonly<Record<string, string>> | undefined): void => {
  for (const [key, text] of Object.entries(words ?? {})) known.get(to)?.set(key, text);
};

teach('en', en);
for (const l of LANGUAGES) teach(l, covers(l));

/** Boxes whose words are wanted in every language that is learnt. */
const opened = new Set<string>();
const learnt = new Set<string>();

const once = async (what: string, fetch: () => Promise<void>): Promise<void> => {
  if (learnt.has(what)) return;
  await again(fetch);
  learnt.add(what);
};

const learnBox = (to: Language, box: string): Promise<void> =>
  once(`${to} ${box}`, async () => teach(to, await fetchBox(to, box)));

/** Fetches what a language needs, once. */
export const learn = async (wanted: Language): Promise<void> => {
  await Promise.all([
    once(wanted, async () => teach(wanted, await fetchCatalogue(wanted))),
    ...[...opened].map(box => learnBox(wanted, box)),
  ]);
};

/** Fetches the words of a box. */
export const openWords = (box: string): Promise<void> => {
  opened.add(box);
  return learnBox(language(), box);
};

/** A key of the catalogue. */
export type Key = keyof typeof en;

type Filled<K extends Key> = [NamesIn<(typeof en)[K]>] extends [never]
  ? readonly []
  : readonly [filling: Readonly<Record<NamesIn<(typeof en)[K]>, Filling>>];

/** Says a key of the catalogue in the language of the reader. */
export const say = <K extends Key>(key: K, ...[filling]: Filled<K>): string => phrase(key, filling) as string;

/** Says a key that comes out of data, such as `clause.track.funds`; nothing, if nobody has said it. */
export const phrase = (key: string, filling?: Readonly<Record<string, Filling>>): string | undefined => {
  const sentence = known.get(language())?.get(key) ?? known.get('en')?.get(key);
  return sentence === undefined ? undefined : fill(sentence, filling, locale());
};
