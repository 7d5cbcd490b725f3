/// <reference types="vite/client" />
import type { Language } from './languages.ts';

/** Texts by key. */
export type Texts = Readonly<Record<string, string>>;

/** What the titles of a box say in their own way, by title. */
type Words = Readonly<Record<string, Texts>>;

const houses = import.meta.glob<Texts>(['./*/index.ts', '!./en/index.ts'], { import: 'catalogue' });
const boxes = import.meta.glob<Words>(['../../../titles/src/*/words/*.ts', '!../../../titles/src/*/words/cover.ts'], {
  import: 'words',
});
const prints = import.meta.glob<Readonly<Record<string, Words>>>('../../../titles/src/*/words/cover.ts', {
  import: 'cover',
  eager: true,
});

/** The words of titles under their ids, `18cz.name`. */
export const named = (words: Words): Texts =>
  Object.fromEntries(
    Object.entries(words).flatMap(([id, texts]) => Object.entries(texts).map(([key, text]) => [`${id}.${key}`, text])),
  );

/** The catalogue of a language; of English none, it is always here. */
export const fetchCatalogue = async (language: Language): Promise<Texts | undefined> =>
  houses[`./${language}/index.ts`]?.();

/** What a box says in a language; nothing, if it has no words of its own. */
export const fetchBox = async (language: Language, box: string): Promise<Texts | undefined> => {
  const words = await boxes[`../../../titles/src/${box}/words/${language}.ts`]?.();
  return words && named(words);
};

/** What is printed on all boxes, for lists of games. */
export const covers = (language: Language): Texts =>
  Object.assign({}, ...Object.values(prints).map(print => named(print[language] ?? {})));
