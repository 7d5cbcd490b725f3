import type { Action } from '@roundhouse/engine';
import { create } from 'zustand';

const SHELF = 'roundhouse.lessons';

/** What a reader has learnt, kept in this browser, and what was just answered. */
interface Pupil {
  readonly done: readonly string[];
  /** The lesson at hand, and what its last answer was: `right`, a tempting way, `other`; and what was done, if right. */
  readonly at?: { readonly lesson: string; readonly answer?: string; readonly did?: Action };
}

const kept = (): Pupil => {
  try {
    const { done, at } = JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Partial<Pupil>;
    return {
      done: Array.isArray(done) ? done.filter(id => typeof id === 'string') : [],
      ...(at?.lesson ? { at } : {}),
    };
  } catch {
    return { done: [] };
  }
};

export const usePupil = create<Pupil>()(kept);

usePupil.subscribe(pupil => {
  try {
    localStorage.setItem(SHELF, JSON.stringify(pupil));
  } catch {
    // Without storage a lesson is learnt for this visit.
  }
});

/** Notes what was answered in a lesson. */
export const noteAnswer = (lesson: string, answer: string, did: Action): void =>
  usePupil.setState(({ done }) => ({
    at: { lesson, answer, ...(answer === 'right' ? { did } : {}) },
    done: answer === 'right' && !done.includes(lesson) ? [...done, lesson] : done,
  }));

/** Begins a lesson, from the start if it is not the one at hand. */
export const beginLesson = (lesson: string): void => {
  if (usePupil.getState().at?.lesson !== lesson) usePupil.setState({ at: { lesson } });
};

/** Begins the lesson at hand once more. */
export const beginAgain = (lesson: string): void => usePupil.setState({ at: { lesson } });
