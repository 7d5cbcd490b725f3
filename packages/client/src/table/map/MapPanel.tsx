import { type Action, type HexId, phaseOf, stationsOf, stopId } from '@roundhouse/engine';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo } from 'react';
import { BoardLayers } from '../../board/BoardLayers.tsx';
import { type Point, sheetOf } from '../../board/geometry.ts';
import { LeastProvider } from '../../board/least.ts';
import { useDraft } from '../../store/draft.ts';
import { foresee } from '../../store/foresight.ts';
import { act, refuse } from '../../store/table.ts';
import { hexSays, say } from '../../words/index.ts';
import { type Asked, useAsked } from '../asked.ts';
import { answering, before, chosen } from '../choice/unfold.ts';
import { useStartMap } from '../drawers/startMap.ts';
import { useCursor } from '../keys/cursor.ts';
import { Beyond } from './Beyond.tsx';
import { useCamera } from './camera.ts';
import { hexTowards, hexUnder, stopUnder } from './find.ts';
import css from './map.module.css';
import { GhostTile, GhostToken, Glow, Ring } from './Overlay.tsx';
import { ShownRoutes } from './ShownRoutes.tsx';
import { turnTile } from './TilePicker.tsx';
import { hexesOffered, tapped, whyNotHex } from './tap.ts';
import { useTracing } from './tracing.ts';

interface MapProps {
  /** Whether the map has the screen to itself, and how to change that. */
  readonly isAlone?: boolean;
  readonly onAlone?: () => void;
}

/** The map: everything on it, what may be chosen, and what is about to happen. */
export const MapPanel = ({ isAlone, onAlone }: MapProps): ReactNode => {
  const asked = useAsked();
  const { game, decision, verb, unfolded, mayAct } = asked;
  const draft = useDraft();
  const shown = useStartMap(game);
  const cursor = useCursor(s => s.hex);
  const setCursor = (hex: HexId | undefined) => useCursor.setState({ hex });
  const tracing = useTracing(asked);
  const board = game.title.parts.map;
  const offered = hexesOffered(asked);
  const hexChosen = chosen(unfolded, 'hex') as HexId | undefined;

  const pick = (hex: HexId, p: Point | undefined) => {
    refuse(undefined);
    const stop = p && stopUnder(game, hex, p);
    if (tracing && stop !== undefined && tracing.extend(stopId(hex, stop))) return;
    if (mayAct && verb && offered.includes(hex)) {
      draft.open(verb, tapped(asked, hex, stop));
      return;
    }
    if (mayAct && verb && offered.length) {
      const reason = whyNotHex(game, verb, hex);
      if (reason) refuse(reason);
      draft.open(verb, before(unfolded, 'hex'));
    }
    draft.lookInto(draft.hex === hex ? undefined : hex);
  };

  const camera = useCamera(
    sheetOf(board).box,
    p => {
      const hex = hexUnder(board, p);
      if (hex) pick(hex, p);
      else draft.lookInto(undefined);
    },
    tracing?.pull,
    // Over the tile in hand the wheel turns it.
    (p, by) => hexChosen !== undefined && hexUnder(board, p) === hexChosen && turnTile(asked, by),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hex in hand and its neighbours stay in view.
  useEffect(() => {
    if (hexChosen) camera.show(sheetOf(board).centres[hexChosen] as Point);
  }, [hexChosen, camera.size]);

  const around = offered.join();
  const isMeasured = camera.size !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question brings its hexes nearer, on small screens.
  useEffect(() => {
    if (!isMeasured) return;
    const home = decision?.company === undefined ? [] : stationsOf(game, decision.company);
    const hexes = offered.length ? offered : home;
    camera.frame(hexes.map(h => sheetOf(board).centres[h] as Point));
  }, [around, decision?.company, isMeasured]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a pane that has shrunk does not lose what may be chosen.
  useEffect(() => {
    if (isMeasured && !hexChosen) camera.find(offered.map(h => sheetOf(board).centres[h] as Point));
  }, [camera.size]);

  /** Keys for what is open on the chosen hex: another tile, another way round, or do it. */
  const onFanKey = (key: string): boolean => {
    const tile = unfolded.levels.find(l => l.what === 'tile');
    const tiles = tile?.options ?? (unfolded.rest.kind === 'pick' ? unfolded.rest.from.map(o => o.value) : []);
    const what = tile?.what ?? (unfolded.rest.kind === 'pick' ? unfolded.rest.what : '');
    const next = tiles[(tile ? tiles.indexOf(tile.chosen) + 1 : 0) % tiles.length];
    const isDone = unfolded.rest.kind === 'act';
    if (!verb || !hexChosen || (cursor && cursor !== hexChosen)) return false;
    if (key === 'r') turnTile(asked, 1);
    else if ((key === 't' || (key === 'Enter' && !isDone)) && next !== undefined)
      draft.open(verb, answering(unfolded, what, next));
    else if (key === 'Enter' && unfolded.rest.kind === 'act') void act(unfolded.rest.action);
    else return false;
    return true;
  };

  const onKeyDown = (e: KeyboardEvent) => {
    const from = cursor ?? offered[0] ?? board.ids[0];
    const next = from && hexTowards(board, from, e.key);
    if (onFanKey(e.key)) {
      e.preventDefault();
      return;
    }
    if (next) {
      setCursor(cursor ? next : from);
      camera.show(sheetOf(board).centres[cursor ? next : from] as Point);
    } else if ((e.key === 'Enter' || e.key === ' ') && cursor) pick(cursor, undefined);
    else if (e.key === '+' || e.key === '=') camera.zoom(1.3);
    else if (e.key === '-') camera.zoom(1 / 1.3);
    else if (e.key === '0') camera.fit();
    else return;
    e.preventDefault();
  };

  const ghost =
    draft.preview ?? (unfolded.rest.kind === 'act' && unfolded.levels.length ? unfolded.rest.action : undefined);
  const routes = useMemo(() => <ShownRoutes asked={asked} />, [asked]);
  const { onDoubleClick, ...handlers } = camera.handlers;

  return (
    <section
      className={css['panel']}
      aria-label={say('table.map')}
      data-overview={(camera.isWhole && isMeasured) || undefined}
    >
      <svg
        ref={camera.svg}
        className={css['svg']}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map has a cursor of its own.
        tabIndex={0}
        aria-label={say('table.map.keys')}
        aria-describedby="map-cursor"
        onKeyDown={onKeyDown}
        onBlur={() => setCursor(undefined)}
        onDoubleClick={() => !hexChosen && onDoubleClick()}
        {...handlers}
      >
        <g ref={camera.sheet}>
          {camera.least !== undefined && (
            <LeastProvider value={camera.least}>
              <BoardLayers game={shown}>{routes}</BoardLayers>
            </LeastProvider>
          )}
        </g>
      </svg>
      {/* On glass of its own: a hex that is chosen does not have every letter of the land laid out again. */}
      <svg className={css['glass']} data-glass aria-hidden="true">
        <g ref={camera.glass}>
          <Glow game={game} hexes={offered} />
          <LeastProvider value={camera.least ?? 0}>
            <Ghost asked={asked} action={ghost} />
          </LeastProvider>
          <Ring game={game} hex={hexChosen} kind="chosen" />
          <Ring game={game} hex={draft.hex} kind="looked" />
          <Ring game={game} hex={cursor} kind="cursor" />
        </g>
      </svg>
      <div className={css['tools']} data-tools data-whole={camera.isWhole || undefined}>
        <button type="button" onClick={() => camera.zoom(1.4)} aria-label={say('table.zoomIn')}>
          +
        </button>
        <button type="button" onClick={() => camera.zoom(1 / 1.4)} aria-label={say('table.zoomOut')}>
          −
        </button>
        <button type="button" data-fit onClick={camera.fit} aria-label={say('table.fit')} title={say('table.fit')}>
          ⤢
        </button>
        {onAlone && (
          <button
            type="button"
            onClick={onAlone}
            aria-pressed={isAlone}
            aria-label={say('table.alone')}
            title={say('table.alone')}
          >
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M1 5V1h4M11 1h4v4M15 11v4h-4M5 15H1v-4" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        )}
      </div>
      <Beyond camera={camera} points={offered.map(h => sheetOf(board).centres[h] as Point)} />
      <p id="map-cursor" className="hidden-visually" aria-live="polite">
        {cursor && [hexSays(game, cursor), offered.includes(cursor) ? say('table.map.offered') : ''].join(' ')}
      </p>
    </section>
  );
};

/** What an action would leave on the map: a tile or a token more. */
const Ghost = ({ asked, action }: { readonly asked: Asked; readonly action: Action | undefined }): ReactNode => {
  const { game } = asked;
  const outcome = action && foresee(game, action);
  const hex = (action as { readonly hex?: HexId } | undefined)?.hex;
  if (!hex || !outcome || outcome.violation) return null;
  const { map } = outcome.game.state;
  const laid = map.tiles[hex];
  if (laid && laid !== game.state.map.tiles[hex])
    return <GhostTile after={outcome.game} hex={hex} tile={laid.tile} turn={laid.turn} lit={phaseOf(game).colour} />;
  const token = (map.tokens[hex] ?? []).find(t => !game.state.map.tokens[hex]?.includes(t));
  return token ? <GhostToken game={game} company={token.by} hex={hex} city={token.city} /> : null;
};
