import { type ComponentType, useEffect, useState } from 'react';
import { again } from '../work/again.ts';
import type { Place, Where } from './routes.ts';

/** What every page is given. */
export interface PageProps {
  readonly where: Where;
}

type Page = ComponentType<PageProps>;

/** One component per place, each fetched when it is first visited. */
const fetches: Readonly<Record<Place, () => Promise<Page>>> = {
  landing: () => import('../pages/Landing.tsx').then(m => m.Landing),
  lobby: () => import('../pages/Lobby.tsx').then(m => m.Lobby),
  newGame: () => import('../pages/NewGame.tsx').then(m => m.NewGame),
  learn: () => import('../learn/LearnPage.tsx').then(m => m.LearnPage),
  glossary: () => import('../learn/GlossaryPage.tsx').then(m => m.GlossaryPage),
  practice: () => import('../learn/practice/PracticePage.tsx').then(m => m.PracticePage),
  lesson: () => import('../learn/LessonPage.tsx').then(m => m.LessonPage),
  settings: () => import('../pages/Settings.tsx').then(m => m.Settings),
  person: () => import('../pages/PersonPage.tsx').then(m => m.PersonPage),
  steward: () => import('../pages/Steward.tsx').then(m => m.Steward),
  back: () => import('../pages/Back.tsx').then(m => m.Back),
  recover: () => import('../pages/Recover.tsx').then(m => m.Recover),
  open: () => import('../pages/Open.tsx').then(m => m.Open),
  library: () => import('../library/Library.tsx').then(m => m.Library),
  table: () => import('../table/TablePage.tsx').then(m => m.TablePage),
  record: () => import('../record/RecordPage.tsx').then(m => m.RecordPage),
  review: () => import('../review/ReviewPage.tsx').then(m => m.ReviewPage),
};

const known: Partial<Record<Place, Page>> = {};

/** Fetches the page of a place, again and again if the line is bad. */
export const fetchPage = async (place: Place): Promise<void> => {
  known[place] ??= await again(fetches[place]);
};

/**
 * The page of a place; nothing, until it has been fetched. Not by `lazy`: what comes after a fallback is held back by
 * React for a third of a second, and rendered over and over meanwhile.
 */
export const usePage = (place: Place): Page | undefined => {
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  const [, redraw] = useState<Place>();
  useEffect(() => {
    fetchPage(place).then(
      () => redraw(place),
      cause => setFailure({ cause }),
    );
  }, [place]);
  if (failure) throw failure.cause;
  return known[place];
};
