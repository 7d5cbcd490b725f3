import { frameAt, Operating } from '@roundhouse/engine';
import { type CSSProperties, type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { useNarrow } from '../app/useNarrow.ts';
import { Notices } from '../pages/frame/Notices.tsx';
import { keepsBooks } from '../store/books.ts';
import { isShared, lineOf, useTable } from '../store/table.ts';
import { say } from '../words/index.ts';
import { type Asked, isDealing, useAsked } from './asked.ts';
import { OpponentSaid } from './bots/Said.tsx';
import { hasTray } from './choice/Tray.tsx';
import { Coach } from './coach/Coach.tsx';
import { Drawers } from './drawers/Drawers.tsx';
import { Header } from './Header.tsx';
import { useKeys } from './keys/useKeys.ts';
import { MapPanel } from './map/MapPanel.tsx';
import { Pinned } from './Pinned.tsx';
import { ChartPanel } from './panels/ChartPanel.tsx';
import { CompaniesPanel } from './panels/CompaniesPanel.tsx';
import { PlayersPanel } from './panels/PlayersPanel.tsx';
import { TrainsPanel } from './panels/TrainsPanel.tsx';
import { Awaited } from './people/Awaited.tsx';
import { Later } from './people/Later.tsx';
import { Lost } from './people/Lost.tsx';
import { Talk, UnreadMark } from './people/Talk.tsx';
import { QuestionBar } from './QuestionBar.tsx';
import { Divider } from './room/Divider.tsx';
import { toggleAlone, useRooms } from './room/sizes.ts';
import { useRoom } from './room/useRoom.ts';
import { Announcer } from './speech/Announcer.tsx';
import { useSwipe } from './swipe.ts';
import { useTab } from './tab.ts';
import css from './table.module.css';
import { Work } from './Work.tsx';

const PARTS = ['map', 'chart', 'companies', 'players', 'trains', 'log'] as const;
type Part = (typeof PARTS)[number];

/** In letters: from how wide a column chart and trains stand side by side. */
const PAIR = 36;

/** Everything on the table at once; on a narrow screen one part at a time. */
export const TableView = ({
  coach,
}: {
  /** Who explains what is asked, above everything. */
  readonly coach?: ReactNode;
}): ReactNode => {
  const asked = useAsked();
  // Question, map and tray answer at once; what is looked up follows, a slice at a time.
  const calm = useDeferredValue(asked);
  const { game, decision } = asked;
  const [part, setPart] = useState<Part>('map');
  const isBranch = useTable(s => s.branch !== undefined);
  const isPast = useTable(s => s.look !== undefined);
  const isNarrow = useNarrow();
  const isOnlineTable = useTable(isShared);
  const isDeal = isDealing(game, decision);
  const isSettled = useSettled();
  const isAlone = useRooms(s => s.isAlone) && !isNarrow;
  const { main, room, shape, space, key } = useRoom(game.title, isNarrow);
  const isPlain = !keepsBooks(game.title);
  const parts = PARTS.filter(p => p !== 'chart' || !isPlain);
  useKeys();
  useTab(asked);
  usePosition();
  useEffect(() => setPart(isDeal ? 'companies' : 'map'), [isDeal]);
  const swipe = useSwipe(step => {
    const next = parts[parts.indexOf(part) + step];
    if (isNarrow && next) setPart(next);
  });
  const need = trayNeed(asked);
  const upper = space.height - room.low;
  const tray = { none: 0, some: room.tray, much: Math.round(upper * 0.62) }[need];
  const hasInfo = room.info > 0 || isNarrow;
  const sizes = { '--map': room.map, '--low': room.low, '--info': room.info, '--tray': tray };
  const chart = <div data-panel="chart">{isSettled && <ChartPanel game={calm.game} decision={calm.decision} />}</div>;
  const trains = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <div data-panel="trains" tabIndex={0}>
      {isSettled && <TrainsPanel game={calm.game} />}
    </div>
  );
  const log = <div data-panel="log">{isSettled && <Talk isShown={!isNarrow || part === 'log'} />}</div>;
  const isBeside = !hasInfo && !isPlain && space.width - room.map > PAIR * space.rem;
  const isLogAside = isPlain && room.info > 0 && !isNarrow;
  return (
    <div
      className={css['table']}
      data-part={part}
      data-branch={isBranch || undefined}
      data-past={isPast || undefined}
      data-alone={isAlone || undefined}
      style={{ '--shape': shape } as CSSProperties}
    >
      <div>
        {coach ?? <Coach asked={asked} />}
        <Header asked={calm} />
      </div>
      <QuestionBar
        asked={asked}
        aside={
          <>
            <OpponentSaid />
            {isOnlineTable && (
              <>
                <Lost />
                <Awaited />
                <Later part="NextGame" />
                <Later part="Lent" />
                <Later part="Deputised" />
                <Later part="TakeOver" />
              </>
            )}
          </>
        }
      >
        <Notices />
        {isOnlineTable && (
          <>
            <Later part="Motions" />
            <Later part="Recap" />
          </>
        )}
      </QuestionBar>
      <main
        ref={main}
        className={css['main']}
        data-kind={room.kind}
        data-columns={room.info ? 3 : 2}
        data-plain={isLogAside || undefined}
        data-beside={isBeside || undefined}
        data-talking={isOnlineTable || undefined}
        style={isNarrow ? undefined : pixels(sizes)}
        {...swipe}
      >
        <div className={css['mapArea']} data-panel="map">
          <MapPanel isAlone={isAlone} {...(isNarrow ? {} : { onAlone: toggleAlone })} />
        </div>
        <aside className={css['side']}>
          {!isNarrow && (
            <>
              <Pinned asked={asked} />
              <div className={css['tray']} data-need={need}>
                {/* Where nothing in it can be pressed, keys reach it to scroll. */}
                <div className={css['work']} tabIndex={asked.mayAct ? undefined : 0}>
                  <Work asked={asked} hasRoom={need === 'some'} />
                </div>
                {need === 'some' && (
                  <Divider what="tray" line="level" room={key} size={room.tray} whole={space.height} />
                )}
              </div>
            </>
          )}
          <div className={css['rest']}>
            {!hasInfo && (
              <div className={css['pair']}>
                {chart}
                {isBeside && trains}
              </div>
            )}
            <div data-panel="companies">{isSettled && <CompaniesPanel asked={calm} />}</div>
          </div>
        </aside>
        {hasInfo && (
          <div className={css['info']}>
            {chart}
            {trains}
            {isLogAside && log}
          </div>
        )}
        <div className={css['low']}>
          <div data-panel="players">{isSettled && <PlayersPanel game={calm.game} decision={calm.decision} />}</div>
          {!hasInfo && !isBeside && trains}
          {!isLogAside && log}
        </div>
        {!isNarrow && !isAlone && (
          <>
            <Divider what="map" line="upright" room={key} size={room.map} whole={space.width} />
            <Divider what="low" line="level" room={key} size={room.low} whole={space.height} isReversed />
            {room.info > 0 && (
              <Divider what="info" line="upright" room={key} size={room.info} whole={space.width} isReversed />
            )}
          </>
        )}
      </main>
      {isNarrow && (
        <div className={css['sheet']}>
          <Pinned asked={asked} />
          <section className={css['work']} aria-label={say('table.work')} tabIndex={asked.mayAct ? undefined : 0}>
            <Work asked={asked} />
          </section>
        </div>
      )}
      <nav className={css['tabs']} aria-label={say('table.panels')}>
        {parts.map(p => (
          <button key={p} type="button" data-tab={p} aria-pressed={part === p} onClick={() => setPart(p)}>
            {say(p === 'chart' || p === 'companies' ? `table.${p}.short` : `table.${p}`)}
            {p === 'log' && part !== 'log' && <UnreadMark />}
          </button>
        ))}
      </nav>
      <Drawers asked={calm} />
      <Announcer asked={asked} />
    </div>
  );
};

const pixels = (sizes: Readonly<Record<string, number>>): CSSProperties =>
  Object.fromEntries(Object.entries(sizes).map(([name, n]) => [name, `${n}px`]));

/** How much room the tray wants: the same through a whole operating round, so that nothing moves. */
const trayNeed = (asked: Asked): 'none' | 'some' | 'much' => {
  if (asked.game.state.over) return 'much';
  if (frameAt(asked.game, Operating) || !keepsBooks(asked.game.title)) return 'some';
  return hasTray(asked) ? 'much' : 'none';
};

/** Whether the map has been drawn, so that the rest may follow bit by bit. */
const useSettled = (): boolean => {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => startTransition(() => setSettled(true)), []);
  return isSettled;
};

/** Says on the page which position is shown everywhere, for whoever drives it from outside. */
const usePosition = (): void => {
  const position = useTable(s => `${s.branch ? 'branch ' : ''}${lineOf(s)?.record.log.length ?? 0} ${s.look ?? ''}`);
  const calm = useDeferredValue(position);
  useEffect(() => {
    document.body.dataset['position'] = calm;
  }, [calm]);
};
