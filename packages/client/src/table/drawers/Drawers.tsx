import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTable } from '../../store/table.ts';
import { say } from '../../words/index.ts';
import { again } from '../../work/again.ts';
import type { Asked } from '../asked.ts';
import { WordNote } from '../wordNote/WordNote.tsx';
import { type DrawerName, drawersAt, pull, useDrawer } from './drawer.ts';
import css from './drawers.module.css';

export interface DrawerProps {
  readonly asked: Asked;
}

/** All but the large ones. */
export type Small = Exclude<DrawerName, 'orders' | 'words'>;

/** No table needs them to be played: fetched together with the first that is pulled. */
const small = (name: Small): ComponentType<DrawerProps> =>
  lazy(() => again(() => import('./parts.ts')).then(found => ({ default: found.small[name] })));

/** Fetched with them, for all of them. */
const Back = lazy(() => again(() => import('./parts.ts')).then(found => ({ default: found.Back })));

/** Only for tables on a server, and large: fetched when it is wanted. */
const OrdersDrawer = lazy(() =>
  again(() => import('./OrdersDrawer.tsx')).then(found => ({ default: found.OrdersDrawer })),
);

/** Much to read: fetched when somebody does. */
const WordsDrawer = lazy(() =>
  again(() => import('./WordsDrawer.tsx')).then(found => ({ default: found.WordsDrawer })),
);

const PARTS: Readonly<Record<DrawerName, ComponentType<DrawerProps>>> = {
  sheet: small('sheet'),
  tiles: small('tiles'),
  privates: small('privates'),
  places: small('places'),
  estimate: small('estimate'),
  notes: small('notes'),
  orders: OrdersDrawer,
  words: WordsDrawer,
  view: small('view'),
  keys: small('keys'),
};

/** What is looked up rather than looked at: over the table, closed by Escape. */
export const Drawers = ({ asked }: DrawerProps): ReactNode => {
  const open = useDrawer(s => s.open);
  const drawers = drawersAt(useTable());
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !box.current?.open) box.current?.showModal();
    if (!open) box.current?.close();
  }, [open]);
  useEffect(() => () => pull(undefined), []);
  const Part = open && PARTS[open];
  return (
    <>
      <WordNote />
      <dialog
        ref={box}
        className={css['drawer']}
        aria-labelledby="drawer-title"
        onCancel={() => pull(undefined)}
        // The browser reports it later; by then the next drawer may be out.
        onClose={() => !box.current?.open && pull(undefined)}
      >
        {Part && (
          <>
            <header className={css['head']}>
              <h2 id="drawer-title">{say(`drawer.${open}`)}</h2>
              <button type="button" onClick={() => pull(undefined)} aria-label={say('table.close')}>
                ×
              </button>
            </header>
            <nav className={css['others']} aria-label={say('drawer.others')}>
              {drawers.map(d => (
                <button key={d} type="button" aria-pressed={d === open} onClick={() => d !== open && pull(d)}>
                  {say(`drawer.${d}`)}
                </button>
              ))}
            </nav>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
            <div className={css['body']} tabIndex={0}>
              <Suspense>
                <Back />
              </Suspense>
              <Suspense fallback={<p aria-busy="true">{say('table.loading')}</p>}>
                <Part asked={asked} />
              </Suspense>
            </div>
          </>
        )}
      </dialog>
    </>
  );
};
