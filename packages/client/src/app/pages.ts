import { type ComponentType, lazy } from 'react';
import { again } from '../work/again.ts';
import type { Place, Where } from './routes.ts';

/** What every page is given. */
export interface PageProps {
  readonly where: Where;
}

/** A page that is fetched when it is first visited, again and again if the line is bad. */
const page = (fetched: () => Promise<ComponentType<PageProps>>) =>
  lazy(() => again(fetched).then(found => ({ default: found })));

/** One component per place, each fetched when it is first visited. */
export const pages: Readonly<Record<Place, ComponentType<PageProps>>> = {
  landing: page(() => import('../pages/Landing.tsx').then(m => m.Landing)),
  lobby: page(() => import('../pages/Lobby.tsx').then(m => m.Lobby)),
  newGame: page(() => import('../pages/NewGame.tsx').then(m => m.NewGame)),
  learn: page(() => import('../learn/LearnPage.tsx').then(m => m.LearnPage)),
  glossary: page(() => import('../learn/GlossaryPage.tsx').then(m => m.GlossaryPage)),
  lesson: page(() => import('../learn/LessonPage.tsx').then(m => m.LessonPage)),
  settings: page(() => import('../pages/Settings.tsx').then(m => m.Settings)),
  steward: page(() => import('../pages/Steward.tsx').then(m => m.Steward)),
  back: page(() => import('../pages/Back.tsx').then(m => m.Back)),
  recover: page(() => import('../pages/Recover.tsx').then(m => m.Recover)),
  open: page(() => import('../pages/Open.tsx').then(m => m.Open)),
  library: page(() => import('../library/Library.tsx').then(m => m.Library)),
  table: page(() => import('../table/TablePage.tsx').then(m => m.TablePage)),
  record: page(() => import('../record/RecordPage.tsx').then(m => m.RecordPage)),
};
