import { type ComponentType, lazy } from 'react';
import type { Place, Where } from './routes.ts';

/** What every page is given. */
export interface PageProps {
  readonly where: Where;
}

/** One component per place, each fetched when it is first visited. */
export const pages: Readonly<Record<Place, ComponentType<PageProps>>> = {
  landing: lazy(() => import('../pages/Landing.tsx').then(m => ({ default: m.Landing }))),
  lobby: lazy(() => import('../pages/Lobby.tsx').then(m => ({ default: m.Lobby }))),
  newGame: lazy(() => import('../pages/NewGame.tsx').then(m => ({ default: m.NewGame }))),
  settings: lazy(() => import('../pages/Settings.tsx').then(m => ({ default: m.Settings }))),
  open: lazy(() => import('../pages/Open.tsx').then(m => ({ default: m.Open }))),
  library: lazy(() => import('../library/Library.tsx').then(m => ({ default: m.Library }))),
  table: lazy(() => import('../table/TablePage.tsx').then(m => ({ default: m.TablePage }))),
  record: lazy(() => import('../record/RecordPage.tsx').then(m => ({ default: m.RecordPage }))),
};
