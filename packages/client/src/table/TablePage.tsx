import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect } from 'react';
import type { PageProps } from '../app/pages.ts';
import { hrefOf } from '../app/routes.ts';
import { useOnline } from '../online/state.ts';
import { shownIn, useTable } from '../store/table.ts';
import { say } from '../words/index.ts';
import { again } from '../work/again.ts';
import { sitDown } from './sitDown.ts';
import { TableView } from './TableView.tsx';
import css from './table.module.css';

const Gathering = lazy(() =>
  again(() => import('../pages/gathering/Gathering.tsx')).then(found => ({ default: found.Gathering })),
);

/** The table of a game. */
export const TablePage = ({ where }: PageProps): ReactNode => {
  const id = where.params['id'] ?? '';
  const status = useTable(s => (s.id === id ? s.status : 'loading'));
  const isShown = useTable(s => s.id === id && s.status === 'ready' && shownIn(s) !== undefined);
  // Mounted in slices, so that the page stays free while the table is laid.
  const isLaid = useDeferredValue(isShown, false);
  useEffect(() => {
    void sitDown(id);
  }, [id]);
  const isGathering = useOnline(s => s.info?.id === id && s.info.status === 'gathering');
  if (isGathering)
    return (
      <Suspense fallback={<main className={css['notice']}>{say('table.loading')}</main>}>
        <Gathering />
      </Suspense>
    );
  if (status === 'missing')
    return (
      <main className={css['notice']}>
        <p>{say('table.missing')}</p>
        <a className="button" href={hrefOf('lobby')}>
          {say('table.lobby')}
        </a>
      </main>
    );
  if (!isShown || !isLaid) return <main className={css['notice']}>{say('table.loading')}</main>;
  return <TableView />;
};
