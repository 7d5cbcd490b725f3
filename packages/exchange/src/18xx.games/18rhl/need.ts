import {
  act,
  acting,
  actorBar,
  buyTrain,
  type CompanyId,
  cashOf,
  closePrivate,
  countedTrains,
  defineVerb,
  directorOf,
  emit,
  type Game,
  type Money,
  onSale,
  ordinaryOf,
  type Party,
  passCertificate,
  passDirector,
  pay,
  pick,
  type Seat,
  shape,
  sharesOf,
  sideOf,
  slice,
  type Table,
  type TrainId,
  Turn,
  unless,
  write,
} from '@roundhouse/engine';
import { dealt, saleBar, sellThere } from './sales.ts';

const needs = (g: Game, company: CompanyId): boolean => !countedTrains(g, company).length;

const sale = {
  company: shape.company,
  of: shape.company,
  shares: shape.whole(1),
  as: shape.maybe(shape.list(shape.whole(1), 10)),
};

/** RHL-6.2.6.2-c: shares are sold before the train is bought. */
export const sellInNeed = defineVerb('sellInNeed', sale, {
  in: Turn,
  offer: (g, f) => {
    const by = directorOf(g, f.company) ?? 0;
    const owned = Object.keys(g.state.companies).filter(c => sharesOf(g, c, by) > 0);
    return pick('of', owned, of =>
      pick(
        'shares',
        Array.from({ length: sharesOf(g, of, by) }, (_, i) => i + 1),
        shares => act({ type: 'sellInNeed', ...acting(g, f), company: f.company, of, shares }),
      ),
    );
  },
  forbid: (g, f, a) =>
    actorBar(f, a) ?? unless(needs(g, a.company), 'sell.needed') ?? saleBar(g, { ...a, company: a.of }, a.company),
  perform: (t, _, a) => sellThere(t, { ...a, company: a.of }),
});

/** The train the bank lends. */
export const cheapest = (g: Game): TrainId | undefined =>
  onSale(g)
    .flatMap(card => card.sides.map(side => side.id))
    .sort((a, b) => sideOf(g, a).price - sideOf(g, b).price)[0];

const FEE: Money = 100;

/** Who has gone bankrupt; with fewer players each may hold more. */
export const ruined = slice<{ readonly list: readonly Seat[] }>('ruined', { list: [] });

/** RHL-6.2.6.2-e: a director who cannot pay loses everything; the bank lends the company what it lacks, for a fee. */
export const goBankrupt = defineVerb(
  'goBankrupt',
  { company: shape.company },
  {
    in: Turn,
    offer: (g, f) => act({ type: 'goBankrupt', ...acting(g, f), company: f.company }),
    can: (g, f) => needs(g, f.company) && directorOf(g, f.company) !== undefined,
    forbid: (g, f, a) => actorBar(f, a) ?? unless(needs(g, a.company), 'sell.needed'),
    perform: (t, f, a) => {
      const by = directorOf(t, a.company) as Seat;
      ruined.write(t).list = [...ruined.of(t).list, by];
      sellAll(t, by);
      loseAll(t, by);
      const helped = cashOf(t, by);
      // A new director finds the money in the same turn.
      const goesOn = directorOf(t, a.company) !== undefined;
      pay(t, by, goesOn ? 'bank' : a.company, helped);
      if (goesOn) return;
      const train = cheapest(t);
      if (train === undefined) return;
      // What was owed before is owed twice then.
      const lacks = sideOf(t, train).price + FEE - cashOf(t, a.company);
      const after = Math.min(cashOf(t, a.company) - helped, 0) - lacks;
      const money = write(t, 'money');
      money['bank'] = cashOf(t, 'bank') + cashOf(t, a.company) - after - sideOf(t, train).price;
      money[a.company] = sideOf(t, train).price;
      buyTrain.perform(t, f, { type: 'buyTrain', by: a.by, at: a.at, company: a.company, train, from: 'bank' });
      write(t, 'money')[a.company] = after;
    },
  },
);

/** What may be sold is sold, each company's largest block first. */
const sellAll = (t: Table, by: Seat): void => {
  for (const of of Object.keys(t.state.companies))
    for (let shares = sharesOf(t, of, by); shares > 0; shares--) {
      const sale = { by, company: of, shares };
      const leads = directorOf(t, of) === by && sharesOf(t, of, by) - shares < 2;
      if (!leads && !saleBar(t, sale, of)) sellThere(t, sale);
    }
};

/** All else goes to the pool. */
const loseAll = (t: Table, by: Seat): void => {
  for (const [id, { par }] of Object.entries(t.state.companies)) {
    if (par === undefined) continue;
    for (const size of ordinaryOf(t, id, by)) passCertificate(t, id, by, 'pool', size);
    if (directorOf(t, id) === by) passDirector(t, id, 'pool');
  }
  for (const [id, p] of Object.entries(t.state.privates)) if (p.owner === by) closePrivate(t, id);
  newDirectors(t);
};

/** Whoever holds most of a company without a director, and as much as its certificate stands for, leads it. */
export const newDirectors = (t: Table): void => {
  for (const [id, { held, floated }] of Object.entries(t.state.companies)) {
    if (held[0] !== 'pool' || !floated) continue;
    const size = t.title.parts.companies[id]?.certificates[0] ?? 0;
    const order = t.state.seating.toSorted((a, b) => sharesOf(t, id, b) - sharesOf(t, id, a));
    const heir = order.find(seat => sharesOf(t, id, seat) >= size);
    if (heir === undefined) continue;
    const shares = (who: Party) => sharesOf(t, id, who);
    const after = dealt(
      t,
      id,
      new Map<Party, number>([
        [heir, shares(heir) - size],
        ['pool', shares('pool')],
      ]),
    );
    if (!after) continue;
    write(t, 'companies', id).held = [...after];
    passDirector(t, id, heir);
    emit(t, { type: 'director', company: id, seat: heir });
  }
};

/** In receivership somebody must move the pieces. */
export const decides = (g: Game, company: CompanyId): Seat | undefined =>
  directorOf(g, company) === undefined ? (g.state.seating[0] ?? 0) : undefined;

export const isInReceivership = (g: Game, company: CompanyId): boolean =>
  g.state.companies[company]?.held[0] === 'pool';
