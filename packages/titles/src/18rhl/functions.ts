import {
  type Acting,
  type Action,
  act,
  acting,
  actorBar,
  type Choice,
  type CompanyId,
  cashOf,
  citiesOf,
  closePrivate,
  commands,
  defineVerb,
  did,
  emit,
  type Frame,
  frameAt,
  freePlaces,
  type Game,
  type HexId,
  hasDone,
  layTile,
  lieBar,
  type Money,
  nextToken,
  type PrivateId,
  pay,
  pick,
  placeToken,
  putTile,
  putToken,
  shape,
  type TileId,
  TURNS,
  Turn,
  tileOf,
  tilesLeft,
  tokenBar,
  tokenCost,
  unless,
  unlessPaid,
  upgradesOf,
  type Verb,
  type Violation,
  write,
} from '@roundhouse/engine';

/** What a private lets a company of its owner lay, once, without any connection. */
export interface TrackFunction {
  /** Whether its time has come. */
  open?(g: Game): boolean;
  /** Where it may be used now. */
  hexes(g: Game): readonly HexId[];
  /** The only tile, where there is but one. */
  readonly tile?: TileId;
  /** What the tile costs; nothing, if not said. */
  cost?(g: Game, hex: HexId): Money;
  /** It is the only tile of the turn; otherwise it comes on top of the others. */
  readonly alone?: true;
  /** Directly afterwards a station may be built there, for nothing or at its price. */
  readonly station?: 'free' | 'priced';
  /** The private leaves the game. */
  readonly closes?: true;
}

/** A station a private lets a company of its owner build, once, for nothing and without any connection. */
export interface StationFunction {
  readonly hex: HexId;
  /** Whether its time has come. */
  open(g: Game): boolean;
}

const laying = {
  company: shape.company,
  private: shape.privately,
  hex: shape.hex,
  tile: shape.tile,
  turn: shape.among(TURNS),
};
type LaidWith = Acting<'layWith', typeof laying>;
const layWith = 'layWith';
export const isLaidWith = (a: Action): a is LaidWith => a.type === layWith;

const placing = { company: shape.company, private: shape.privately, hex: shape.hex, city: shape.whole() };
export type Placed = Acting<'placeWith', typeof placing>;
const placeWith = 'placeWith';

/** Whether the company has built a station this turn. */
export const hasBuilt = (f: Frame): boolean => hasDone(f, placeToken.type) || hasDone(f, placeWith);

const useBar = (g: Game, company: CompanyId, id: PrivateId): Violation | undefined =>
  unless(commands(g, company, id), 'function.owner', { private: id }) ??
  unless(!g.state.privates[id]?.closed, 'function.closed', { private: id }) ??
  unless(!g.state.privates[id]?.used, 'function.used', { private: id });

/** The verbs by which these functions of privates are used. */
export const functionsOf = (
  tracks: Readonly<Record<PrivateId, TrackFunction>>,
  stations: Readonly<Record<PrivateId, StationFunction>>,
) => {
  const isAlone = (id: PrivateId): boolean => !!tracks[id]?.alone;

  /** A tile that is the only one of its turn suffers none before it, and no extra tile stands beside it. */
  const allowed = (f: Turn, id: PrivateId): boolean => {
    const extra = did(f, lay);
    return isAlone(id) ? !extra.length && !hasDone(f, layTile.type) : !extra.some(a => isAlone(a.private));
  };

  /** A special tile goes over whatever lies there, by the right that names it. */
  const fitBar = (g: Game, a: LaidWith): Violation | undefined => {
    const { special, turns } = tileOf(g, a.tile);
    if (!special || tracks[a.private]?.tile !== a.tile) return lieBar(g, a.company, a.hex, a.tile, a.turn);
    return (
      unless(!!turns?.includes(a.turn), 'track.turn', { tile: a.tile }) ??
      unless(tilesLeft(g, a.tile) > 0, 'track.supply', { tile: a.tile })
    );
  };

  const lay: Verb<LaidWith, Turn> = defineVerb(layWith, laying, {
    in: Turn,
    offer: (g, f): Choice<LaidWith> =>
      pick(
        'private',
        Object.keys(tracks).filter(id => !useBar(g, f.company, id)),
        id =>
          pick('hex', tracks[id]?.hexes(g) ?? [], hex => {
            const lays = layable(g, hex, tracks[id]?.tile);
            return pick('tile', [...new Set(lays.map(l => l.tile))], tile =>
              pick(
                'turn',
                lays.filter(l => l.tile === tile).map(l => l.turn),
                turn => act({ type: layWith, ...acting(g, f), private: id, hex, tile, turn }),
              ),
            );
          }),
      ),
    forbid: (g, f, a) => {
      const right = tracks[a.private];
      const cost = right?.cost?.(g, a.hex) ?? 0;
      return (
        actorBar(f, a) ??
        unless(right !== undefined, 'function.none', { private: a.private }) ??
        useBar(g, a.company, a.private) ??
        unless(right?.open?.(g) ?? true, 'function.phase', { private: a.private }) ??
        unless(!!right?.hexes(g).includes(a.hex), 'function.hex', { private: a.private, hex: a.hex }) ??
        unless((right?.tile ?? a.tile) === a.tile, 'function.tile', { private: a.private, tile: a.tile }) ??
        fitBar(g, a) ??
        unless(allowed(f, a.private), 'track.allowance') ??
        unlessPaid(cashOf(g, a.company) >= cost, 'track.funds', { cost, cash: cashOf(g, a.company) })
      );
    },
    perform: (t, _, a) => {
      const right = tracks[a.private] as TrackFunction;
      const cost = right.cost?.(t, a.hex) ?? 0;
      pay(t, a.company, 'bank', cost);
      write(t, 'privates', a.private).used = true;
      emit(t, { type: 'power', private: a.private, company: a.company });
      putTile(t, a.hex, a.tile, a.turn);
      emit(t, { type: 'laid', company: a.company, hex: a.hex, tile: a.tile, cost });
      if (right.closes) closePrivate(t, a.private);
    },
  });

  /** The station a tile laid just now brings with it. */
  const granted = (f: Turn): LaidWith | undefined => {
    const last = f.step === 'track' ? did(f, lay).at(-1) : undefined;
    return last && last === f.done.at(-1) && tracks[last.private]?.station ? last : undefined;
  };

  const price = (g: Game, a: Placed): Money =>
    tracks[a.private]?.station === 'priced' ? tokenCost(g, a.company, a.hex) : 0;

  const buildBar = (g: Game, f: Turn, a: Placed): Violation | undefined => {
    const right = stations[a.private];
    if (!right) return unless(granted(f)?.private === a.private && granted(f)?.hex === a.hex, 'station.at-once');
    return (
      unless(f.step === 'token', 'station.step') ??
      useBar(g, a.company, a.private) ??
      unless(right.hex === a.hex, 'function.hex', { private: a.private, hex: a.hex }) ??
      unless(right.open(g), 'function.phase', { private: a.private })
    );
  };

  const place: Verb<Placed, Turn> = defineVerb(placeWith, placing, {
    in: Turn,
    offer: (g, f): Choice<Placed> => {
      const now = granted(f);
      const rights = now
        ? [[now.private, now.hex] as const]
        : Object.entries(stations).flatMap(([id, s]) => (g.state.privates[id] ? [[id, s.hex] as const] : []));
      return pick(
        'private',
        rights.map(([id]) => id),
        id => {
          const hex = rights.find(r => r[0] === id)?.[1] ?? '';
          return pick('city', citiesOf(g, hex), city =>
            act({ type: placeWith, ...acting(g, f), private: id, hex, city }),
          );
        },
      );
    },
    forbid: (g, f, a) => {
      const cost = price(g, a);
      const misfit = tokenBar(g, a.company, a.hex, a.city);
      const full = misfit?.clause === 'token.place' || misfit?.clause === 'token.home';
      return (
        actorBar(f, a) ??
        buildBar(g, f, a) ??
        unless(!hasBuilt(f), 'token.one-a-turn') ??
        (full && stations[a.private] ? undefined : misfit) ??
        unlessPaid(cashOf(g, a.company) >= cost, 'token.funds', { cost, cash: cashOf(g, a.company) })
      );
    },
    perform: (t, _, a) => {
      const cost = price(t, a);
      const room = freePlaces(t, a.hex, a.city) > 0;
      nextToken(t, a.company);
      pay(t, a.company, 'bank', cost);
      putToken(t, a.hex, { by: a.company, city: a.city, ...(room ? {} : { beside: true as const }) });
      emit(t, { type: 'token', company: a.company, hex: a.hex, cost });
      if (!stations[a.private]) return;
      write(t, 'privates', a.private).used = true;
      emit(t, { type: 'power', private: a.private, company: a.company });
    },
  });

  /** A station built by a function is the one of its turn. */
  const onceBar = (g: Game): Violation | undefined => {
    const turn = frameAt(g, Turn);
    return unless(!turn || !hasDone(turn, placeWith), 'token.one-a-turn');
  };

  return { lay, place, isAlone, onceBar };
};

/** Tiles and turnings that may be tried on a hex. */
const layable = (g: Game, hex: HexId, tile: TileId | undefined) => {
  if (tile === undefined) return upgradesOf(g, hex);
  return tileOf(g, tile).special
    ? (tileOf(g, tile).turns ?? TURNS).map(turn => ({ tile, turn }))
    : upgradesOf(g, hex).filter(l => l.tile === tile);
};
