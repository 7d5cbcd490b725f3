import {
  act,
  beyond,
  type CompanyId,
  defineVerb,
  did,
  directorOf,
  emit,
  type Frame,
  frameAt,
  type Game,
  type HexId,
  hexOf,
  kind,
  linked,
  lying,
  type Money,
  opposite,
  type Procedure,
  pay,
  pick,
  placeToken,
  pushFrame,
  type Route,
  reachesStop,
  runRoutes,
  type Seat,
  seedOf,
  shape,
  shuffled,
  slice,
  step,
  stopsAlong,
  type Table,
  type Turn,
  unless,
  write,
} from '@roundhouse/engine';
import { eachInTurn } from './each-in-turn.ts';
import { locationsAt } from './montan.ts';
import { withTargets } from './options.ts';
import { NORTH, SOUTH, VENLO } from './rheingold.ts';
import { RUHR, RUHR_LINKS } from './ruhr.ts';

/** What a target card pays. Those that are a fact of the map are fulfilled whoever brought it about. */
interface Target {
  readonly bonus: Money;
  fulfilled?(g: Game, owner: Seat): boolean;
}

/** Whether laid track leads to this hex. */
const isReached = (g: Game, hex: HexId): boolean =>
  [0, 1, 2, 3, 4, 5].some(side => {
    const next = lying(g, hex).exits & (1 << side) ? beyond(g.title.parts.map, hex, side) : undefined;
    return next !== undefined && !hexOf(g, next).fixed && lying(g, next).exits & (1 << opposite(side));
  });

const directed = (g: Game, seat: Seat): readonly CompanyId[] =>
  Object.keys(g.state.companies).filter(c => g.state.companies[c]?.floated && directorOf(g, c) === seat);

/** [RHL-8.4.1] */
export const TARGETS: Readonly<Record<string, Target>> = {
  T1: { bonus: 150 },
  T2: { bonus: 130, fulfilled: g => linked(g, 'K2', 'B15') },
  T3: { bonus: 120, fulfilled: g => linked(g, NORTH, SOUTH, { not: VENLO }) },
  T4: {
    bonus: 110,
    fulfilled: (g, owner) =>
      directed(g, owner).some(c => RUHR_LINKS.every(({ hex, node }) => reachesStop(g, c, hex, node))),
  },
  T5: { bonus: 100 },
  T6: { bonus: 90, fulfilled: g => linked(g, 'H1', RUHR) },
  T7: { bonus: 80, fulfilled: g => isReached(g, 'E2') && isReached(g, 'G2') },
  T8: { bonus: 60 },
};

const CARDS = Object.keys(TARGETS);

/** Cards on the table while players pick, and the card of each seat until it is fulfilled. */
export const targets = slice<{
  readonly open: readonly string[];
  readonly held: Readonly<Record<Seat, string>>;
}>('targets', { open: [], held: {} });

export const cardOf = (g: Game, seat: Seat): string | undefined => targets.of(g).held[seat];

const holderOf = (g: Game, card: string): Seat | undefined => g.state.seating.find(seat => cardOf(g, seat) === card);

/** Players pick their cards; the first of the seating is banker. */
interface Picking extends Frame {
  readonly at: 'targets';
}
const Picking = kind<Picking>('targets');

/** Two more cards than players are laid out; who picks first is drawn. */
export const beginPicking = (t: Table): void => {
  const { seating } = t.state;
  write(t).seating = shuffled(seedOf(t), 'target order', seating);
  targets.write(t).open = shuffled(seedOf(t), 'targets', CARDS)
    .slice(0, seating.length + 2)
    .toSorted();
  pushFrame<Picking>(t, { at: 'targets', done: [] });
  emit(t, { type: 'round', round: 'targets', number: 1 });
};

const next = (g: Game): Seat | undefined => g.state.seating.find(seat => targets.of(g).held[seat] === undefined);

const pickTarget = defineVerb(
  'pickTarget',
  { card: shape.among(CARDS) },
  {
    offer: g =>
      pick('card', targets.of(g).open, card =>
        act({ type: 'pickTarget', by: next(g) as Seat, at: 'targets', card: card as (typeof CARDS)[number] }),
      ),
    forbid: (g, _, a) => unless(targets.of(g).open.includes(a.card), 'target.open', { card: a.card }),
    perform: (t, _, a) => {
      const { open, held } = targets.of(t);
      const book = targets.write(t);
      book.open = open.filter(card => card !== a.card);
      book.held = { ...held, [a.by]: a.card };
      emit(t, { type: 'goalPicked', by: a.by, goal: a.card });
    },
  },
);

/** When all have picked, players sit by their numbers and the lowest begins. */
export const picking = (then: (t: Table) => void): Procedure<Picking> =>
  eachInTurn('targets', targetStep, next, t => {
    const { held } = targets.of(t);
    targets.write(t).open = [];
    write(t).seating = t.state.seating.toSorted((a, b) => (held[a] ?? '').localeCompare(held[b] ?? ''));
    write(t).priority = t.state.seating[0] ?? 0;
    then(t);
  });

const targetStep = step('targets', {
  in: Picking,
  verbs: [pickTarget],
  compels: () => ({ clause: 'target.compulsory' }),
});

const fulfil = (t: Table, card: string): void => {
  const owner = holderOf(t, card) as Seat;
  const { held } = targets.of(t);
  const amount = TARGETS[card]?.bonus ?? 0;
  targets.write(t).held = Object.fromEntries(Object.entries(held).filter(([, c]) => c !== card));
  emit(t, { type: 'goalMet', by: owner, goal: card, amount });
  pay(t, 'bank', owner, amount);
};

/** Targets that are facts of the map are paid the moment they are true. */
export const payTargets = (t: Table): void => {
  if (!withTargets(t) || frameAt(t, Picking)) return;
  for (const card of CARDS) {
    const owner = holderOf(t, card);
    if (owner !== undefined && TARGETS[card]?.fulfilled?.(t, owner)) fulfil(t, card);
  }
};

/** Whether the card is held by whoever leads the company. */
const aimsAt = (g: Game, company: CompanyId, card: string): boolean =>
  withTargets(g) && holderOf(g, card) !== undefined && holderOf(g, card) === directorOf(g, company);

const stopsOn = (r: Route): readonly (readonly [HexId, number])[] =>
  stopsAlong(r.path).map(({ hex, node }) => [hex, node] as const);

const servesIndustry = (g: Game, r: Route): boolean => {
  const hexes = (what: string) =>
    new Set(stopsOn(r).flatMap(([hex, node]) => (locationsAt(g, hex, node).some(l => l === what) ? [hex] : []))).size;
  return r.train !== '8' && hexes('coal') >= 2 && hexes('steel') >= 2;
};

const isBoxteler = (r: Route): boolean => {
  const ends = [stopsOn(r)[0]?.[0], stopsOn(r).at(-1)?.[0]];
  return ends.includes('C2') && ends.includes('B15');
};

/** Targets for what a company runs. */
export const payForRun = (t: Table, f: Turn): void => {
  const routes = did(f, runRoutes).flatMap(run => run.routes);
  if (aimsAt(t, f.company, 'T1') && routes.some(r => servesIndustry(t, r))) fulfil(t, 'T1');
  if (aimsAt(t, f.company, 'T5') && routes.some(isBoxteler)) fulfil(t, 'T5');
};

/** The target for a station in Siegerland. */
export const payForStation = (t: Table, f: Turn): void => {
  const built = did(f, placeToken).some(a => a.hex === 'J15');
  if (built && aimsAt(t, f.company, 'T8')) fulfil(t, 'T8');
};

/** A token of others in Berlin does not stop the run from Boxtel that this company's director is to make. */
export const mayReachBerlin = (g: Game, company: CompanyId, hex: HexId): boolean =>
  hex === 'B15' && aimsAt(g, company, 'T5');
