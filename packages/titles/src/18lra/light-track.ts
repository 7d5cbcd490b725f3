import {
  type Acting,
  act,
  acting,
  actorBar,
  type Choice,
  type CompanyId,
  cashOf,
  colourOpen,
  defineVerb,
  emit,
  type Game,
  type HexId,
  hasDone,
  pay,
  pick,
  putTile,
  reachFrom,
  shape,
  supplyBar,
  type TileId,
  TURNS,
  Turn,
  type Turns,
  tileOf,
  tilesLeft,
  turnBar,
  turned,
  unless,
  unlessPaid,
  upgradesOf,
} from '@roundhouse/engine';
import { servesFrom, terrainCost } from '../18rhl/track.ts';
import { hasLight, KEVELAER } from './light.ts';

const laying = { company: shape.company, hex: shape.hex, tile: shape.tile, turn: shape.among(TURNS) };
type Lay = Acting<'layLight', typeof laying>;

/** Whether the tile would lie on track that leads to Kevelaer. */
const joins = (g: Game, company: CompanyId, hex: HexId, tile: TileId, turn: Turns): boolean => {
  const reached = reachFrom(g, company, KEVELAER);
  const at = g.title.parts.map.index[hex] ?? -1;
  const { exits } = turned(tileOf(g, tile).layout, turn);
  const near = ((reached.entries[at] ?? 0) & exits) !== 0 || reached.track[at] !== 0;
  return near && servesFrom(g, reached, hex, tile, turn);
};

/** Tiles that could be laid from Kevelaer. */
const fitting = (g: Game, company: CompanyId, hex: HexId) =>
  upgradesOf(g, hex).filter(
    l => colourOpen(g, tileOf(g, l.tile).colour) && tilesLeft(g, l.tile) > 0 && joins(g, company, hex, l.tile, l.turn),
  );

/**
 * One more tile a turn for the company with the light railway, built from Kevelaer alone: LRA-4.1.2-x. Its home comes
 * first among its normal tiles only, and a green border is open by then.
 */
export const layLight = defineVerb('layLight', laying, {
  in: Turn,
  offer: (g, f): Choice<Lay> => {
    const { entries, track } = reachFrom(g, f.company, KEVELAER);
    const open = hasLight(g, f.company) && !hasDone(f, 'layLight');
    const hexes = open ? g.title.parts.map.ids.filter((_, i) => entries[i] || track[i]) : [];
    return pick('hex', hexes, hex => {
      const lays = fitting(g, f.company, hex);
      return pick('tile', [...new Set(lays.map(l => l.tile))], tile =>
        pick(
          'turn',
          lays.filter(l => l.tile === tile).map(l => l.turn),
          turn => act({ type: 'layLight', ...acting(g, f), hex, tile, turn }),
        ),
      );
    });
  },
  forbid: (g, f, a) => {
    const cost = terrainCost(g, a.hex);
    return (
      actorBar(f, a) ??
      unless(hasLight(g, a.company), 'light.company') ??
      unless(!hasDone(f, 'layLight'), 'light.once') ??
      supplyBar(g, a.hex, a.tile) ??
      turnBar(g, a.hex, a.tile, a.turn) ??
      unless(joins(g, a.company, a.hex, a.tile, a.turn), 'light.connected', { hex: a.hex }) ??
      unlessPaid(cashOf(g, a.company) >= cost, 'track.funds', { cost, cash: cashOf(g, a.company) })
    );
  },
  perform: (t, _, a) => {
    const cost = terrainCost(t, a.hex);
    pay(t, a.company, 'bank', cost);
    putTile(t, a.hex, a.tile, a.turn);
    emit(t, { type: 'laid', company: a.company, hex: a.hex, tile: a.tile, cost });
  },
});
