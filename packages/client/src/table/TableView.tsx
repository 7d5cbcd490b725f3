import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useNarrow } from '../app/useNarrow.ts';
import { Notices } from '../pages/frame/Notices.tsx';
import { isShared, lineOf, useTable } from '../store/table.ts';
import { say } from '../words/index.ts';
import { type Asked, isDealing, useAsked } from './asked.ts';
import { Tray } from './choice/Tray.tsx';
import { Drawers } from './drawers/Drawers.tsx';
import { Header } from './Header.tsx';
import { useKeys } from './keys/useKeys.ts';
import { MapPanel } from './map/MapPanel.tsx';
import { ChartPanel } from './panels/ChartPanel.tsx';
import { CompaniesPanel } from './panels/CompaniesPanel.tsx';
import { PlayersPanel } from './panels/PlayersPanel.tsx';
import { ResultView } from './panels/ResultView.tsx';
import { TrainsPanel } from './panels/TrainsPanel.tsx';
import { Motions } from './people/Motions.tsx';
import { Recap } from './people/Recap.tsx';
import { Talk, UnreadMark } from './people/Talk.tsx';
import { QuestionBar } from './QuestionBar.tsx';
import { BillView } from './run/BillView.tsx';
import { Announcer } from './speech/Announcer.tsx';
import { useSwipe } from './swipe.ts';
import { useTab } from './tab.ts';
import css from './table.module.css';

const PARTS = ['map', 'chart', 'companies', 'players', 'trains', 'log'] as const;
type Part = (typeof PARTS)[number];

/** Everything on the table at once; on a narrow screen one part at a time. */
export const TableView = (): ReactNode => {
  const asked = useAsked();
  const [part, setPart] = useState<Part>('map');
  const isBranch = useTable(s => s.branch !== undefined);
  const isPast = useTable(s => s.look !== undefined);
  const isNarrow = useNarrow();
  const isOnlineTable = useTable(isShared);
  const isDeal = isDealing(asked.game, asked.decision);
  const isSettled = useSettled();
  useKeys();
  useTab(asked);
  usePosition();
  useEffect(() => setPart(isDeal ? 'companies' : 'map'), [isDeal]);
  const swipe = useSwipe(step => {
    const next = PARTS[PARTS.indexOf(part) + step];
    if (isNarrow && next) setPart(next);
  });
  // While shares are dealt the companies get the room, and the chart goes under the map.
  const isSpread = isDeal && !isNarrow;
  const chart = <div data-panel="chart">{isSettled && <ChartPanel asked={asked} />}</div>;
  return (
    <div className={css['table']} data-part={part} data-branch={isBranch || undefined} data-past={isPast || undefined}>
      <Header asked={asked} />
      <QuestionBar asked={asked}>
        <Notices />
        {isOnlineTable && (
          <>
            <Motions />
            <Recap />
          </>
        )}
      </QuestionBar>
      <main className={css['main']} data-spread={isSpread || undefined} {...swipe}>
        <div className={css['mapArea']} data-panel="map">
          <MapPanel />
          {isSpread && chart}
        </div>
        <aside className={css['side']}>
          {!isNarrow && <Work asked={asked} />}
          {!isSpread && chart}
          <div data-panel="companies">{isSettled && <CompaniesPanel asked={asked} />}</div>
        </aside>
        <div className={css['low']}>
          <div data-panel="players">{isSettled && <PlayersPanel asked={asked} />}</div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
          <div data-panel="trains" tabIndex={0}>
            {isSettled && <TrainsPanel asked={asked} />}
          </div>
          <div data-panel="log" className={css['talk']}>
            {isSettled && <Talk isShown={!isNarrow || part === 'log'} />}
          </div>
        </div>
      </main>
      {isNarrow && <Work asked={asked} />}
      <nav className={css['tabs']} aria-label={say('table.panels')}>
        {PARTS.map(p => (
          <button key={p} type="button" data-tab={p} aria-pressed={part === p} onClick={() => setPart(p)}>
            {say(p === 'chart' || p === 'companies' ? `table.${p}.short` : `table.${p}`)}
            {p === 'log' && part !== 'log' && <UnreadMark />}
          </button>
        ))}
      </nav>
      <Drawers asked={asked} />
      <Announcer asked={asked} />
    </div>
  );
};

/** What the question needs besides map and cards. */
const Work = ({ asked }: { readonly asked: Asked }): ReactNode => (
  <div className={css['work']}>
    <Tray asked={asked} />
    <BillView asked={asked} />
    <ResultView game={asked.game} />
  </div>
);

/** Whether the map has been drawn, so that the rest may follow bit by bit. */
const useSettled = (): boolean => {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => startTransition(() => setSettled(true)), []);
  return isSettled;
};

/** Says on the page which position is shown, for whoever drives it from outside. */
const usePosition = (): void => {
  const position = useTable(s => `${s.branch ? 'branch ' : ''}${lineOf(s)?.record.log.length ?? 0} ${s.look ?? ''}`);
  useEffect(() => {
    document.body.dataset['position'] = position;
  }, [position]);
};
