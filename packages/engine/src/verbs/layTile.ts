import { act, type Choice, pick } from '../core/choice.ts';
import type { CompanyId, HexId, PrivateId, TileId, Turns } from '../core/ids.ts';
import { cashOf, pay } from '../core/money.ts';
import type { Rules } from '../core/rules.ts';
import { among, company, hex, maybe, privately, tile } from '../core/shape.ts';
import type { Game } from '../core/state.ts';
import { emit, type Table, write } from '../core/table.ts';
import { type Acting, defineVerb } from '../core/verb.ts';
import { unless, unlessPaid, type Violation } from '../core/violation.ts';
import { turned } from '../map/layout.ts';
import { reach } from '../map/reach.ts';
import { colourOf, hexOf, lying, tileOf, tilesLeft } from '../map/tile.ts';
import { tokenOn } from '../map/token.ts';
import { carried, TURNS, tileBar, turnBar, turnings, upgradesOf } from '../map/upgrade.ts';
import { acting, actorBar, Turn } from '../rounds/turn.ts';
import { colourOpen, opensWith } from '../trains/phase.ts';

const placing = { company, hex, tile, turn: among(TURNS), using: maybe(privately) };
type Lay = Acting<'layTile', typeof placing>;

/** A company lays a tile on an empty hex or replaces one. */
export const layTile = defineVerb('layTile', placing, {
  in: Turn,
  offer: (g, f) =>
    pick('hex', layable(g, f), where => {
      const lays = fitting(g, f.company, where).filter(l => !tileOf(g, l.tile).right);
      return pick('tile', [...new Set(lays.map(l => l.tile))], which =>
        pick(
          'turn',
          lays.filter(l => l.tile === which).map(l => l.turn),
          turn => paid(g, f, where, which, turn),
        ),
      );
    }),
  forbid: (g, f, a) => {
    const cost = g.title.rules.track.cost(g, a.company, a.hex, a.using);
    return (
      actorBar(f, a) ??
      unless(!tileOf(g, a.tile).right, 'track.right', { tile: a.tile }) ??
      stillBar(g, a.company, a.hex, a.tile) ??
      allowanceBar(g, f, a.hex) ??
      joinBar(g, a.company, a.hex, a.tile, a.turn) ??
      unless(cost !== undefined, 'track.power', { hex: a.hex }) ??
      unlessPaid(cashOf(g, a.company) >= (cost ?? 0), 'track.funds', { cost: cost ?? 0, cash: cashOf(g, a.company) })
    );
  },
  perform: (t, _, a) => {
    const cost = t.title.rules.track.cost(t, a.company, a.hex, a.using) ?? 0;
    pay(t, a.company, 'bank', cost);
    if (a.using) {
      write(t, 'privates', a.using).used = true;
      emit(t, { type: 'power', private: a.using, company: a.company });
    }
    putTile(t, a.hex, a.tile, a.turn);
    emit(t, { type: 'laid', company: a.company, hex: a.hex, tile: a.tile, cost });
  },
});

/** Why such a tile cannot lie there now, whoever lays it and however it is turned: its print, its phase, the supply. */
export const supplyBar = (g: Game, where: HexId, which: TileId): Violation | undefined => {
  const { colour } = tileOf(g, which);
  return (
    tileBar(g, where, which) ??
    unless(colourOpen(g, colour), 'track.phase', {
      tile: which,
      phase: g.state.phase,
      opens: opensWith(g, later => colourOpen(later, colour)),
    }) ??
    unless(tilesLeft(g, which) > 0, 'track.supply', { tile: which })
  );
};

/** As `supplyBar`, and why the company may not lay there at all. */
export const stillBar = (g: Game, of: CompanyId, where: HexId, which: TileId): Violation | undefined =>
  supplyBar(g, where, which) ?? g.title.rules.track.whyNotLay(g, of, where);

/** Why the tile cannot lie there now, whoever's right is used. */
export const lieBar = (g: Game, of: CompanyId, where: HexId, which: TileId, turn: Turns): Violation | undefined =>
  stillBar(g, of, where, which) ?? turnBar(g, where, which, turn);

/** Why the tile cannot lie there so, or would be of no use to the company. */
export const joinBar = (g: Game, of: CompanyId, where: HexId, which: TileId, turn: Turns): Violation | undefined =>
  turnBar(g, where, which, turn, [
    ...turnings,
    (_, hex, tile, way) => unless(isNear(g, of, hex, tile, way), 'track.connected', { hex }),
    (_, hex, tile, way) => unless(g.title.rules.track.serves(g, of, hex, tile, way), 'track.serves', { hex }),
  ]);

/** Why nothing more, or nothing of this sort, may be laid in this turn. */
const allowanceBar = (g: Game, f: Turn, where: HexId): Violation | undefined => {
  const { allows } = g.title.rules.track;
  const upgrade = isUpgrade(g, where);
  if (allows(g, f, upgrade)) return undefined;
  return { clause: allows(g, f, !upgrade) ? 'track.mixed' : 'track.allowance' };
};

/** Whether a tile there replaces something. */
export const isUpgrade = (g: Game, where: HexId): boolean => colourOf(g, where) !== 'white' || !!hexOf(g, where).built;

/** The first tile costs what is printed there; nothing is paid with a private that helps. */
export const printedTerrain =
  (helps: (g: Game, of: CompanyId, where: HexId, using: PrivateId) => boolean): Rules['track']['cost'] =>
  (g, of, where, using) => {
    if (using) return helps(g, of, where, using) ? 0 : undefined;
    return g.state.map.tiles[where] ? 0 : (hexOf(g, where).terrain?.cost ?? 0);
  };

/** The lay as it is, and with each private that makes it cheaper. */
const paid = (g: Game, f: Turn, where: HexId, which: TileId, turn: Turns): Choice<Lay> => {
  const plain: Lay = { type: 'layTile', ...acting(g, f), hex: where, tile: which, turn };
  const helpers = Object.keys(g.state.privates).filter(
    p => g.title.rules.track.cost(g, f.company, where, p) !== undefined,
  );
  if (!helpers.length) return act(plain);
  return pick('using', ['', ...helpers], using => act(using ? { ...plain, using } : plain));
};

/** Hexes that the company's track leads to or lies on, if it may still lay there. */
const layable = (g: Game, f: Turn): readonly HexId[] => {
  const of = f.company;
  const fresh = g.title.rules.track.allows(g, f, false);
  const upgrade = g.title.rules.track.allows(g, f, true);
  if (!fresh && !upgrade) return [];
  return reachedBy(g, of).filter(id => (isUpgrade(g, id) ? upgrade : fresh));
};

/** Hexes that the company's track leads to or lies on. */
export const reachedBy = (g: Game, of: CompanyId): readonly HexId[] => {
  const { entries, track } = reach(g, of);
  return g.title.parts.map.ids.filter((id, i) => entries[i] || track[i] || tokenOn(g, of, id));
};

/** What may lie on the hex next and would touch the company's track. */
export const fitting = (g: Game, of: CompanyId, where: HexId) =>
  upgradesOf(g, where).filter(
    l => colourOpen(g, tileOf(g, l.tile).colour) && tilesLeft(g, l.tile) > 0 && touches(g, of, where, l.tile, l.turn),
  );

/** Whether some track of the tile, once laid, could be run by the company. */
const touches = (g: Game, of: CompanyId, where: HexId, which: TileId, turn: Turns): boolean =>
  isNear(g, of, where, which, turn) && g.title.rules.track.serves(g, of, where, which, turn);

/** Whether the tile would join track of the company, or lies where it has some. */
const isNear = (g: Game, of: CompanyId, where: HexId, which: TileId, turn: Turns): boolean => {
  const at = g.title.parts.map.index[where] ?? -1;
  const { entries, track } = reach(g, of);
  const { exits } = turned(tileOf(g, which).layout, turn);
  return ((entries[at] ?? 0) & exits) !== 0 || track[at] !== 0 || !!tokenOn(g, of, where);
};

/** Puts a tile down; tokens stay with the track of their city. */
export const putTile = (t: Table, where: HexId, which: TileId, turn: Turns): void => {
  const to = carried(lying(t, where), turned(tileOf(t, which).layout, turn)) ?? [];
  write(t, 'map', 'tiles')[where] = { tile: which, turn };
  const tokens = t.state.map.tokens[where];
  if (tokens?.some(k => to[k.city] !== k.city))
    write(t, 'map', 'tokens')[where] = tokens.map(k => ({ ...k, city: to[k.city] ?? k.city }));
  t.title.rules.track.laid(t, where);
};
