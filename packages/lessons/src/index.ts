import { de } from './de.ts';
import { en } from './en.ts';
import { FIRST } from './first.ts';
import type { Lesson, LessonWords } from './lesson.ts';
import { OWN } from './own.ts';

export { assess } from './assess.ts';
export { glossary, type Term, termsIn } from './glossary.ts';
export type { Lesson, LessonWords, Way } from './lesson.ts';

/** Every lesson in the order in which one learns. */
export const lessons: readonly Lesson[] = [...FIRST, ...OWN];

/** What the lessons say, by language. */
export const lessonWords: Readonly<Record<'en' | 'de', Readonly<Record<string, LessonWords>>>> = { en, de };
