import {
  type Board,
  beyond,
  type Colour,
  changesGauge,
  directorOf,
  type Game,
  type HexId,
  lying,
  opposite,
  phaseOf,
  type Token,
  tokensAt,
} from '@roundhouse/engine';
import { memo, type ReactNode, useMemo } from 'react';
import { keepsBooks } from '../store/books.ts';
import { money } from '../words/money.ts';
import { placeName } from '../words/names.ts';
import css from './board.module.css';
import { outline, type Point, plus, SIDES, sheetOf, sidePoint } from './geometry.ts';
import { HexFace } from './HexFace.tsx';
import { HexTokens } from './HexTokens.tsx';
import { Marks, sparesAt } from './Marks.tsx';
import { keptAt, linesOn } from './print.ts';
import { armsIn } from './Token.tsx';

const moved = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** The coast: rings of engraved water around the land. */
const Coast = memo(({ board }: { readonly board: Board }): ReactNode => {
  const { centres } = sheetOf(board);
  const d = board.ids
    .map(id => {
      const { x, y } = centres[id] as Point;
      return outline().replace(
        /(-?[\d.]+) (-?[\d.]+)/g,
        (_, a, b) => `${(Number(a) + x).toFixed(1)} ${(Number(b) + y).toFixed(1)}`,
      );
    })
    .join('');
  return (
    <g fill="none" strokeLinejoin="round">
      {[70, 46, 24].map((w, i) => (
        <g key={w}>
          <path d={d} stroke="var(--water)" strokeWidth={w} opacity={0.28 + i * 0.16} />
          <path d={d} stroke="var(--board)" strokeWidth={w - 4} />
        </g>
      ))}
      <path d={d} stroke="var(--tile-line)" strokeWidth={7} />
    </g>
  );
});

/** The land and what lies on it. */
const Land = ({ game }: { readonly game: Game }): ReactNode => {
  const { map, tiles } = game.title.parts;
  const { centres } = sheetOf(map);
  const lit: Colour = phaseOf(game)?.colour ?? 'yellow';
  const isPaid = keepsBooks(game.title);
  return map.ids.map(id => {
    const hex = map.hexes[id];
    const laid = game.state.map.tiles[id];
    if (!hex) return null;
    return (
      <g key={id} transform={moved(centres[id] as Point)}>
        <HexFace
          hex={hex}
          tile={laid && tiles[laid.tile]}
          turn={laid?.turn ?? 0}
          lit={lit}
          name={placeName(game.title, id)}
          cost={hex.terrain && !laid ? (isPaid ? money(hex.terrain.cost, game.title) : '') : undefined}
          spares={sparesAt(game, id)}
        />
      </g>
    );
  });
};

/** Region borders, closed sides and gauge changes. */
const Lines = ({ game }: { readonly game: Game }): ReactNode => {
  const { map } = game.title.parts;
  const { centres } = sheetOf(map);
  const { borders, walls } = linesOn(map);
  return (
    <>
      {borders.map(l => (
        <path key={`${l.hex}${l.d}`} className={css['border']} d={l.d} transform={moved(centres[l.hex] as Point)} />
      ))}
      {walls.map(l => (
        <path key={`${l.hex}${l.d}`} className={css['wall']} d={l.d} transform={moved(centres[l.hex] as Point)} />
      ))}
      {gaugeChanges(game).map(p => (
        <circle key={`${p.x} ${p.y}`} className={css['gauge']} cx={p.x} cy={p.y} r={11} />
      ))}
    </>
  );
};

const gaugeChanges = (game: Game): readonly Point[] => {
  const { map } = game.title.parts;
  const { centres } = sheetOf(map);
  return map.ids.flatMap(hex =>
    SIDES.slice(0, 3).flatMap(side => {
      const next = beyond(map, hex, side);
      if (!next || !changesGauge(game, hex, next)) return [];
      const joined = lying(game, hex).exits & (1 << side) && lying(game, next).exits & (1 << opposite(side));
      return joined ? [plus(centres[hex] as Point, sidePoint(side))] : [];
    }),
  );
};

const NO_KEPT: readonly never[] = [];

/** Land and lines; drawn again only if something on them changed. */
const Ground = memo(
  ({ game }: { readonly game: Game }): ReactNode => (
    <>
      <Land game={game} />
      <Lines game={game} />
    </>
  ),
  (a, b) =>
    a.game.state.map.tiles === b.game.state.map.tiles &&
    a.game.state.phase === b.game.state.phase &&
    a.game.title === b.game.title,
);

/** The colour of whoever directs each company, by their seat. */
const ownersIn = (g: Game): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(g.state.companies).flatMap(c => {
      const at = g.state.seating.indexOf(directorOf(g, c) ?? -1);
      return at < 0 ? [] : [[c, `var(--route-${(at % 6) + 1})`]];
    }),
  );

/** Station tokens. */
const Stations = ({ game }: { readonly game: Game }): ReactNode => {
  const { map, companies } = game.title.parts;
  const { centres } = sheetOf(map);
  const arms = armsIn(companies);
  const kept = useMemo(() => keptAt(game), [game]);
  const owners = useMemo(() => ownersIn(game), [game]);
  const hexes = new Set<HexId>([...Object.keys(game.state.map.tokens), ...Object.keys(kept)]);
  return [...hexes].map(id => (
    <g key={id} transform={moved(centres[id] as Point)}>
      <HexTokens
        layout={lying(game, id)}
        tokens={shownAt(game, id)}
        kept={kept[id] ?? NO_KEPT}
        arms={arms}
        owners={owners}
      />
    </g>
  ));
};

/** The tokens of a hex; those of companies that do not take part are blank. */
const shownAt = (g: Game, hex: HexId): readonly Token[] => {
  const tokens = tokensAt(g, hex);
  const isBlank = (t: Token) => !!t.faceDown && !!g.state.companies[t.by]?.closed;
  return tokens.some(isBlank) ? tokens.map(t => (isBlank(t) ? { ...t, by: '' } : t)) : tokens;
};

interface LayersProps {
  readonly game: Game;
  /** What is drawn on the track, under the tokens. */
  readonly children?: ReactNode;
}

/** Everything printed or lying on the map, without what a player is about to do. */
export const BoardLayers = memo(
  ({ game, children }: LayersProps): ReactNode => (
    <>
      <Coast board={game.title.parts.map} />
      <Ground game={game} />
      <Marks game={game} />
      {children}
      <Stations game={game} />
    </>
  ),
);
