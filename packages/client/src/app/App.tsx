import { type ReactNode, Suspense } from 'react';
import { pages } from './pages.ts';
import { useSettings } from './settings.ts';
import { useWhere } from './useWhere.ts';

/** The whole site: the page of the place we are at. */
export const App = (): ReactNode => {
  const where = useWhere();
  const language = useSettings(s => s.language);
  const Page = pages[where.place];
  return (
    <Suspense fallback={<div className="loading" aria-busy="true" />}>
      <Page key={language} where={where} />
    </Suspense>
  );
};
