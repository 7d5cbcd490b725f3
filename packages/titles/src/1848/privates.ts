import {
  act,
  type CompanyId,
  closePrivate,
  colourOf,
  commands,
  defineVerb,
  directorOf,
  emit,
  type Game,
  type HexId,
  hexOf,
  Owed,
  owe,
  type PhaseId,
  type PrivateId,
  pick,
  putTile,
  type Seat,
  shape,
  since,
  step,
  type Table,
  Turn,
  unless,
} from '@roundhouse/engine';

/** The Oodnadatta Railway pays for one desert tile; the right outlives the company. [48-4.3] */
export const crossesDesert = (
  g: Game,
  company: CompanyId,
  hex: HexId,
  using: PrivateId,
  from: PhaseId = '3',
): boolean =>
  using === 'P2' &&
  since(g, from) &&
  commands(g, company, 'P2') &&
  !g.state.privates['P2']?.used &&
  hexOf(g, hex).terrain?.kind === 'desert' &&
  colourOf(g, hex) === 'white';

/** The Ghan's own rebate, once, also after the private has closed. [48-4.5] */
export const ghanRebate = (g: Game, company: CompanyId, using: PrivateId): boolean =>
  using === 'P4' && commands(g, company, 'P4') && !g.state.privates['P4']?.used;

/** With the first 5/5+ all privates close. [48-4.1] */
export const closePrivates = (t: Table): void => {
  for (const id of Object.keys(t.state.privates)) closePrivate(t, id);
};

/** The North Australian Railway closes when the Central Australian buys a train, from anybody. [48-4.7] */
export const trainBought = (t: Table, company: CompanyId): void => {
  if (company === 'CAR') closePrivate(t, 'P6');
};

const SEA: readonly HexId[] = ['I4', 'I5'];
const TASMANIA = '241';

const placed = (g: Game): boolean => SEA.some(hex => g.state.map.tiles[hex]);

/** Puts the Tasmania tile on one of its two hexes: free, without connection, beside the normal build. [48-4.4] */
export const placeTasmania = defineVerb(
  'placeTasmania',
  { hex: shape.hex },
  {
    in: Turn.or(Owed),
    offer: (g, f) => {
      const by = f.at === 'owed' ? f.by : (directorOf(g, f.company) ?? 0);
      return pick('hex', SEA, hex => act({ type: 'placeTasmania', by, at: f.step, hex }));
    },
    forbid: (g, f, a) =>
      unless(SEA.includes(a.hex), 'tasmania.hex', { hex: a.hex }) ??
      unless(!placed(g), 'tasmania.placed') ??
      unless(f.at === 'owed' || since(g, '3'), 'tasmania.phase', { phase: g.state.phase }) ??
      unless(f.at === 'owed' || commands(g, f.company, 'P3'), 'tasmania.owner'),
    perform: (t, f, a) => {
      putTile(t, a.hex, TASMANIA, 0);
      const company = f.at === 'turn' ? { company: f.company } : {};
      emit(t, { type: 'laid', hex: a.hex, tile: TASMANIA, cost: 0, ...company });
    },
  },
);

/** At the first 5/5+ the owner of the tile must place it before play goes on. */
export const demandTasmania = (t: Table): void => {
  const owner = t.state.privates['P3']?.owner;
  if (owner === undefined || owner === 'gone' || placed(t)) return;
  const by = typeof owner === 'number' ? owner : (directorOf(t, owner) as Seat);
  owe(t, tasmania, { by });
};

export const tasmania = step('tasmania', {
  in: Owed,
  verbs: [placeTasmania],
  compels: () => ({ clause: 'tasmania.compulsory' }),
});
