import {
  act,
  type CompanyId,
  closePrivate,
  colourOf,
  defineVerb,
  emit,
  type Game,
  type HexId,
  lying,
  Owed,
  owe,
  type PrivateId,
  pay,
  phaseOf,
  pick,
  putTile,
  putToken,
  shape,
  step,
  supplyBar,
  type Table,
  TURNS,
  tileOf,
  tokenOn,
  tokensAt,
  turnBar,
  unless,
  upgradesOf,
  valueIn,
  write,
} from '@roundhouse/engine';
import { WEST } from './chosen-values.ts';
import { FURTHER } from './stations.ts';

/** Home of the Mährische Westbahn, which is a private paper in the Moravia-Silesia variant. */
export const PREROV: HexId = 'F23';

const isOpen = (g: Game): boolean => !g.state.privates[WEST]?.closed;

/** Whoever wins the paper puts its only token on its hex. */
export const placeWest = (t: Table): void => {
  if (typeof t.state.privates[WEST]?.owner !== 'number' || !isOpen(t) || t.state.companies[WEST]?.operated) return;
  write(t, 'companies', WEST).operated = true;
  write(t, 'companies', WEST).tokens = [];
  putToken(t, PREROV, { by: WEST, city: 0 });
  emit(t, { type: 'token', company: WEST, hex: PREROV, cost: 0 });
};

/** When the papers pay, its owner may first build on its hex; then it pays what the tile there is worth. */
export const westBuilds = (t: Table): void => {
  const owner = t.state.privates[WEST]?.owner;
  if (typeof owner === 'number' && isOpen(t)) owe(t, westStep, { by: owner });
};

/** Lays or replaces the tile on the home hex: free, without connection, one step, no purple tile. */
export const buildWest = defineVerb(
  'buildWest',
  { tile: shape.tile, turn: shape.among(TURNS) },
  {
    in: Owed,
    offer: (g, f) => {
      const lays = upgradesOf(g, PREROV).filter(l => !tileOf(g, l.tile).right);
      return pick('tile', [...new Set(lays.map(l => l.tile))], tile =>
        pick(
          'turn',
          lays.filter(l => l.tile === tile).map(l => l.turn),
          turn => act({ type: 'buildWest', by: f.by, at: 'west', tile, turn }),
        ),
      );
    },
    forbid: (g, f, a) =>
      unless(!f.done.length, 'west.once') ??
      unless(!tileOf(g, a.tile).right, 'track.right', { tile: a.tile }) ??
      supplyBar(g, PREROV, a.tile) ??
      turnBar(g, PREROV, a.tile, a.turn),
    perform: (t, _, a) => {
      putTile(t, PREROV, a.tile, a.turn);
      emit(t, { type: 'laid', hex: PREROV, tile: a.tile, cost: 0 });
    },
  },
);

export const westStep = step('west', { in: Owed, verbs: [buildWest], leave: t => paysOut(t) });

const paysOut = (t: Table): void => {
  const owner = t.state.privates[WEST]?.owner;
  const [city] = lying(t, PREROV).nodes;
  if (typeof owner !== 'number' || !city || colourOf(t, PREROV) === 'white') return;
  const amount = valueIn(city, phaseOf(t).colour);
  pay(t, 'bank', owner, amount);
  emit(t, { type: 'income', private: WEST, to: owner, amount });
};

/** A company that buys it gets its token as a station, or on its charter where it has one; the paper closes. */
export const westBought = (t: Table, company: CompanyId, which: PrivateId): void => {
  if (which !== WEST) return;
  const doubled = tokenOn(t, company, PREROV) !== undefined;
  if (doubled) {
    takeToken(t);
    write(t, 'companies', company, 'tokens').push(FURTHER);
  } else write(t, 'map', 'tokens')[PREROV] = tokensAt(t, PREROV).map(k => (k.by === WEST ? { ...k, by: company } : k));
  const buyer = write(t, 'companies', company);
  buyer.taken = [...(buyer.taken ?? []), WEST];
  endWest(t);
};

const takeToken = (t: Table): void => {
  write(t, 'map', 'tokens')[PREROV] = tokensAt(t, PREROV).filter(k => k.by !== WEST);
};

const endWest = (t: Table): void => {
  delete write(t, 'privates', WEST).owner;
  write(t, 'companies', WEST).closed = true;
  closePrivate(t, WEST);
};

/** When the papers close, the token goes off the map with this one. */
export const closeWest = (t: Table): void => {
  if (!isOpen(t)) return;
  if (tokenOn(t, WEST, PREROV)) takeToken(t);
  endWest(t);
};
