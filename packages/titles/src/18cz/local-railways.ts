import {
  act,
  acting,
  actorBar,
  buyPrivate,
  type Colour,
  type CompanyId,
  closePrivate,
  defineVerb,
  emit,
  fitting,
  type Game,
  type HexId,
  hexOf,
  joinBar,
  type OddColour,
  type PhaseId,
  type PrivateId,
  pay,
  pick,
  putTile,
  type Rules,
  reachedBy,
  shape,
  since,
  stillBar,
  type Table,
  TURNS,
  Turn,
  tileOf,
  unless,
  write,
} from '@roundhouse/engine';
import { bigger, localSize, type Size, sizeOf } from './sizes.ts';
import { PURPLE } from './tiles.ts';
import { localPrice } from './timetable.ts';

/** A power of each size: the purple tiles it may lay, or the terrain it makes free. */
const TILES: Readonly<Record<Size, readonly (Colour | OddColour)[]>> = {
  small: ['green'],
  medium: ['green', 'brown'],
  large: ['green', 'brown', 'grey'],
};
const TERRAIN: Readonly<Record<Size, readonly string[]>> = {
  small: ['river'],
  medium: ['river', 'hill'],
  large: ['river', 'hill', 'mountain'],
};

/** Players sell them to companies from this phase on, and none to a company smaller than itself. [CZ-IV.1] */
export const whyNotBuyLocal =
  (from: PhaseId): Rules['privates']['whyNotBuy'] =>
  (g, company, id) => {
    const size = localSize(id);
    return (
      unless(since(g, from), 'private.phase', { phase: g.state.phase, opens: from }) ??
      unless(!size || !bigger(size, sizeOf(g, company)), 'private.size', { private: id })
    );
  };

const isOwned = (g: Game, company: CompanyId, id: PrivateId): boolean =>
  g.state.privates[id]?.owner === company && !g.state.privates[id]?.closed;

const ownsLocal = (g: Game, company: CompanyId, id: PrivateId): boolean =>
  localSize(id) !== undefined && isOwned(g, company, id);

/** Whether the power of this Local Railway is there to be used by the company. */
const hasPower = (g: Game, company: CompanyId, id: PrivateId): boolean =>
  ownsLocal(g, company, id) && !g.state.privates[id]?.used;

/** Power 2: the terrain of one tile is free. */
export const waives = (g: Game, company: CompanyId, hex: HexId, id: PrivateId): boolean => {
  const { terrain } = hexOf(g, hex);
  const size = localSize(id);
  return (
    !!terrain && !!size && hasPower(g, company, id) && !g.state.map.tiles[hex] && TERRAIN[size].includes(terrain.kind)
  );
};

/** Power 1: one purple-edged tile, beside the normal build and at any moment of the turn. */
export const layPurple = defineVerb(
  'layPurple',
  {
    company: shape.company,
    hex: shape.hex,
    tile: shape.tile,
    turn: shape.among(TURNS),
    using: shape.privately,
  },
  {
    in: Turn,
    offer: (g, f) =>
      pick(
        'using',
        Object.keys(g.state.privates).filter(id => hasPower(g, f.company, id)),
        using =>
          pick('hex', reachedBy(g, f.company), hex => {
            const lays = fitting(g, f.company, hex).filter(l => tileOf(g, l.tile).right === PURPLE);
            return pick('tile', [...new Set(lays.map(l => l.tile))], tile =>
              pick(
                'turn',
                lays.filter(l => l.tile === tile).map(l => l.turn),
                turn => act({ type: 'layPurple', ...acting(g, f), hex, tile, turn, using }),
              ),
            );
          }),
      ),
    forbid: (g, f, a) => {
      const { right, colour } = tileOf(g, a.tile);
      const size = localSize(a.using);
      return (
        actorBar(f, a) ??
        unless(isOwned(g, a.company, a.using), 'power.owner', { private: a.using }) ??
        unless(hasPower(g, a.company, a.using), 'power.used', { private: a.using }) ??
        unless(right === PURPLE && !!size && TILES[size].includes(colour), 'power.tile', { tile: a.tile }) ??
        stillBar(g, a.company, a.hex, a.tile) ??
        joinBar(g, a.company, a.hex, a.tile, a.turn)
      );
    },
    perform: (t, _, a) => {
      write(t, 'privates', a.using).used = true;
      emit(t, { type: 'power', private: a.using, company: a.company });
      putTile(t, a.hex, a.tile, a.turn);
      emit(t, { type: 'laid', company: a.company, hex: a.hex, tile: a.tile, cost: 0 });
    },
  },
);

/** Bought for next to nothing and sold to the bank, a Local Railway brings money in. */
export const buyLocal = { ...buyPrivate, raises: 'funds' } as const;

/** A company sells one of its Local Railways to the bank, used or not; it leaves the game. */
export const sellLocal = defineVerb(
  'sellLocal',
  { company: shape.company, private: shape.privately },
  {
    in: Turn,
    raises: 'funds',
    offer: (g, f) => {
      const { by, at, company } = acting(g, f);
      const ids = Object.keys(g.state.privates);
      return pick('private', ids, id => act({ type: 'sellLocal', by, at, company, private: id }));
    },
    can: (g, f) => Object.keys(g.state.privates).some(id => ownsLocal(g, f.company, id)),
    forbid: (g, f, a) =>
      actorBar(f, a) ?? unless(ownsLocal(g, a.company, a.private), 'power.owner', { private: a.private }),
    perform: (t, _, a) => {
      const price = localPrice(t);
      pay(t, 'bank', a.company, price);
      emit(t, { type: 'privateSold', company: a.company, private: a.private, price });
      leaves(t, a.private);
    },
  },
);

/** A paper goes out of the game, whoever had it. */
export const leaves = (t: Table, id: PrivateId): void => {
  delete write(t, 'privates', id).owner;
  closePrivate(t, id);
};
