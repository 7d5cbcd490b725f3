import {
  type CompanyId,
  emit,
  found,
  type Money,
  type Party,
  type PrivateId,
  type PrivatePart,
  passCertificate,
  putMarker,
  putToken,
  type Seat,
  type Setup,
  seedOf,
  shuffled,
  slice,
  type Table,
  type Turns,
  write,
} from '@roundhouse/engine';
import { CHOSEN } from './chosen.ts';
import { PRIVATES } from './companies.ts';
import { dealDestinies } from './destinies.ts';
import { ASIDE, SUBSIDY } from './links.ts';
import { beginLots, type Lot } from './lots.ts';
import { drawSites } from './montan.ts';
import { isAlternative, leadCompany, withTargets } from './options.ts';
import { beginPicking } from './targets.ts';

const BANK: Money = 9000;
const CAPITAL: Readonly<Record<number, Money>> = { 3: 600, 4: 450, 5: 360 };
const LOWER: Readonly<Record<number, Money>> = { 3: 500, 4: 375, 5: 300 };
const LEAD_VALUE: Money = 70;
const LEAD_POOL = 3;
const LEAD_PRICE: Money = 140;

/** Free certificates that come with a private. */
const GIFTS: Readonly<Record<PrivateId, CompanyId>> = { P5: 'GVE', P5a: 'ADR' };

/** The number of a private in its package. */
const numberOf = (id: PrivateId): number => Number(id.charAt(1));

/** The privates these options put into the starting package. */
export const privatesFor = (options: Setup['options']) =>
  PRIVATES.filter(p => p.id.endsWith('a') === isAlternative(options, numberOf(p.id))).sort(
    (a, b) => numberOf(a.id) - numberOf(b.id),
  );

/** A private as a lot, with the certificate that comes with it. */
export const privateLot = ({ id, price }: PrivatePart, gifts: Readonly<Record<PrivateId, CompanyId>>): Lot => ({
  id,
  price,
  sold: (t, by) => {
    write(t, 'privates', id).owner = by;
    const company = gifts[id];
    if (company === undefined) return;
    passCertificate(t, company, id, by, 1);
    emit(t, { type: 'given', to: by, company, shares: 1 });
  },
});

/** The lots of the starting package: five privates, then the director's certificate of the lead company. */
export const lotsFor = (options: Setup['options']): readonly Lot[] => [
  ...privatesFor(options).map(p => privateLot(p, GIFTS)),
  {
    id: leadCompany(options),
    price: isAlternative(options, 6) ? CHOSEN.alternativeLots.CME[0] : LEAD_PRICE,
    sold: (t, by) => found(t, by, leadCompany(options), LEAD_VALUE),
  },
];

/** The card each seat was dealt; the lowest begins. [RHL-2.4.1] */
export const orderCards = slice<Readonly<Record<Seat, number>>>('orderCards', {});

/** Seats players by lot; the cards nobody was dealt are left. */
export const dealSeats = (t: Table): readonly number[] => {
  const cards = shuffled(seedOf(t), 'order cards', [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const dealt = Object.fromEntries(t.state.seating.map((seat, i) => [seat, cards[i] ?? 0]));
  Object.assign(orderCards.write(t), dealt);
  write(t).seating = t.state.seating.toSorted((a, b) => (dealt[a] ?? 0) - (dealt[b] ?? 0));
  write(t).priority = t.state.seating[0] ?? 0;
  return cards.slice(t.state.seating.length);
};

/** Every player's capital comes out of the bank. [RHL-2.3 RHL-3.4] */
export const payCapital = (t: Table, bank: Money, capital: Money): void => {
  write(t).money = {
    bank: bank - capital * t.state.seating.length,
    ...Object.fromEntries(Object.keys(t.state.companies).map(id => [id, 0])),
    ...Object.fromEntries(t.state.seating.map(seat => [seat, capital])),
  };
};

/** Home tokens lie face down from the start. [RHL-2.6] */
export const placeHomes = (t: Table): void => {
  for (const { id, homes, tokens } of Object.values(t.title.parts.companies)) {
    for (const { hex, city } of homes) putToken(t, hex, { by: id, city, faceDown: true });
    write(t, 'companies', id).tokens = tokens.slice(homes.length);
  }
};

/** Three certificates of the lead company lie in the pool, and its marker on 70. */
const prepareLead = (t: Table, company: CompanyId): void => {
  for (let i = 0; i < LEAD_POOL; i++) passCertificate(t, company, 'ipo', 'pool', 1);
  const cell = t.title.parts.market.cells.find(c => c.par && c.price === LEAD_VALUE)?.id as string;
  putMarker(t, company, cell);
};

/** Free certificates wait with their private. */
export const layGifts = (t: Table, gifts: Readonly<Record<PrivateId, CompanyId>>): void => {
  for (const [id, company] of Object.entries(gifts))
    if (t.state.privates[id]) passCertificate(t, company, 'ipo', id satisfies Party, 1);
};

const buildBonn = (t: Table): void => {
  for (const [hex, [tile, turn]] of Object.entries(CHOSEN.bonn))
    write(t, 'map', 'tiles')[hex] = { tile, turn: turn as Turns };
};

/** [RHL-1.1 RHL-1.2 RHL-3.1 RHL-3.2] */
export const setTable = (t: Table, setup: Setup): void => {
  payCapital(t, BANK - SUBSIDY, (setup.options['lowerCapital'] ? LOWER : CAPITAL)[setup.players] ?? 0);
  write(t, 'money')[ASIDE] = SUBSIDY;
  placeHomes(t);
  prepareLead(t, leadCompany(setup.options));
  layGifts(t, GIFTS);
  if (isAlternative(setup.options, 6)) buildBonn(t);
  drawSites(t);
  dealDestinies(t);
  if (withTargets(t)) beginPicking(t);
  else {
    dealSeats(t);
    beginLots(t);
  }
};
