/// <reference types="vite/client" />
import { covers, named, type Texts } from './catalogues.ts';
import type { Language } from './languages.ts';

const houses = import.meta.glob<Texts>('./*/index.ts', { import: 'catalogue', eager: true });
const boxes = import.meta.glob<Readonly<Record<string, Texts>>>(
  ['../../../titles/src/*/words/*.ts', '!../../../titles/src/*/words/cover.ts'],
  { import: 'words', eager: true },
);

/** All that can be said in a language, the house's words and every title's: for tests, which look at the whole. */
export const everything = (language: Language): Texts =>
  Object.assign(
    { ...houses[`./${language}/index.ts`], ...covers(language) },
    ...Object.entries(boxes).flatMap(([path, words]) => (path.endsWith(`/${language}.ts`) ? [named(words)] : [])),
  );
