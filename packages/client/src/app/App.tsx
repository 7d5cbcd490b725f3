import { type ReactNode, Suspense } from 'react';
import { usePage } from './pages.ts';
import { useSettings } from './settings.ts';
import { useWhere } from './useWhere.ts';

const loading = <div className="loading" aria-busy="true" />;

/** The whole site: the page of the place we are at. */
export const App = (): ReactNode => {
  const where = useWhere();
  const language = useSettings(s => s.language);
  const Page = usePage(where.place);
  return <Suspense fallback={loading}>{Page ? <Page key={language} where={where} /> : loading}</Suspense>;
};
