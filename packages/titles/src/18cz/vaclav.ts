import {
  type Automaton,
  amend,
  type CompanyId,
  cardLeaves,
  changeSteps,
  directorOf,
  dividend,
  drawNumber,
  emit,
  found,
  type Game,
  loseTrain,
  noIncome,
  onSale,
  type PrivateId,
  type Procedure,
  passCertificate,
  runStep,
  type Seat,
  type Step,
  type StepName,
  seedOf,
  step,
  type Table,
  type Title,
  type Turn,
  takeTrain,
  unless,
  type Violation,
  write,
} from '@roundhouse/engine';
import { buyTrainIf, freeIf } from '../automatic.ts';
import { payAll, runForMost } from '../best-run.ts';
import { acquireStep } from './acquisition.ts';
import { homeCityStep, red } from './homes.ts';
import { PARS } from './market.ts';
import { SIZES, type Size, sizeOf, trainSize } from './sizes.ts';
import { token, track, trains } from './steps.ts';
import { type Interval, interval } from './timetable.ts';
import { noteSale } from './trade.ts';

export { payAll } from '../best-run.ts';

/** The third shareholder of the Bohemia variant, who holds papers and never decides anything. [CZ-XI.1] */
export const VACLAV: Seat = 2;

/** Stored games know his papers by the number of a third seat. */
export const vaclav: Automaton = { holder: VACLAV, name: 'Vaclav' };

export const isHis = (g: Game, company: CompanyId | undefined): boolean =>
  company !== undefined && directorOf(g, company) === VACLAV;

/** Ordinary certificates that come with his director's certificate: 50, 60 and 50 % in all. */
const SHARES: Readonly<Record<Size, number>> = { small: 0, medium: 1, large: 3 };

/** How one of the companies still in the box is drawn. */
export type Draw = (t: Table, size: Size, box: readonly CompanyId[]) => CompanyId;

/** At the moment it is drawn, and not before, anybody can know which. */
const byLot: Draw = (t, size, box) => box[drawNumber(seedOf(t), `Vaclav ${size}`, box.length)] ?? '';

/** A company of this size is drawn for him; it begins at the lowest price, without money, with the next train. */
export const create = (t: Table, size: Size, draw: Draw = byLot): void => {
  const company = draw(
    t,
    size,
    Object.keys(t.state.companies).filter(c => sizeOf(t, c) === size),
  );
  found(t, VACLAV, company, Math.min(...PARS[size]));
  for (let i = 0; i < SHARES[size]; i++) passCertificate(t, company, 'ipo', VACLAV, 1);
  write(t, 'companies', company).floated = true;
  takeCard(t, company);
};

/** A company that comes in the course of the game; what was hidden until then is not undone. */
export const creates =
  (size: Size, draw?: Draw) =>
  (t: Table): void => {
    write(t).revealed = (t.state.revealed ?? 0) + 1;
    create(t, size, draw);
  };

/** The top card of the stack, on the company's own side, as if it had been bought. */
const takeCard = (t: Table, company: CompanyId): void => {
  const [card] = onSale(t);
  const side = card?.sides.find(s => trainSize(s.id) === sizeOf(t, company));
  if (!card || !side) return;
  takeTrain(t, company, side.id);
  emit(t, { type: 'trainBought', company, train: side.id, from: 'bank', price: 0 });
  noteSale(t, [side.id]);
  cardLeaves(t, card, [side.id]);
};

/** The time between two sets, with those of his companies whose train is still to be exchanged. */
export interface Exchange extends Interval {
  readonly waiting?: readonly CompanyId[];
}

/** Instead of an export each of his companies in play gets the next train for its old one, small ones first. */
export const beginExchange = (t: Table): void =>
  amend<Exchange>(t, {
    waiting: SIZES.flatMap(size => Object.keys(t.state.companies).filter(c => isHis(t, c) && sizeOf(t, c) === size)),
  });

/** One after the other: what a new phase asks of the players is settled before the next. */
export const exchange: Procedure<Exchange> = {
  ...interval,
  next: (t, f) => {
    const [company, ...waiting] = f.waiting ?? [];
    if (company === undefined) {
      interval.next(t, f);
      return;
    }
    amend<Exchange>(t, { waiting });
    exchangeTrain(t, company);
  },
};

export const exchangeTrain = (t: Table, company: CompanyId): void => {
  const old = t.state.companies[company]?.trains ?? [];
  for (const train of old) loseTrain(t, company, train);
  if (old.length) emit(t, { type: 'trainsGone', company, trains: old, why: 'scrap' });
  takeCard(t, company);
};

const TRACK: readonly StepName[] = [track.name, red.name];
const STATIONS: readonly StepName[] = [token.name, homeCityStep.name];

/** Priority Deal builds for small and large companies and places for the medium one; the other player the rest. */
export const decides = (g: Game, company: CompanyId, step: StepName): Seat | undefined => {
  if (!isHis(g, company)) return undefined;
  const [first, second] = g.state.seating;
  const medium = sizeOf(g, company) === 'medium';
  if (TRACK.includes(step)) return medium ? second : first;
  if (STATIONS.includes(step)) return medium ? first : second;
  return undefined;
};

/** His companies pay for nothing. */
export const freeFor = freeIf(isHis);

export const papersBar = (g: Game, company: CompanyId, id: PrivateId): Violation | undefined =>
  unless(!isHis(g, company), 'private.automatic', { private: id });

const his = (g: Game, f: Turn): boolean => isHis(g, f.company);

export const buyFromOthers = buyTrainIf(isHis);

/** What differs in a turn of his companies: they run for the most and pay it all out, acquire nothing, buy no trains. */
const HIS: Readonly<Record<StepName, Partial<Step<Turn>>>> = {
  [runStep.name]: {
    rests: his,
    leave: (t, f) => {
      if (his(t, f)) runForMost(t, f.company);
    },
  },
  [dividend.name]: { rests: his, leave: (t, f) => (his(t, f) && f.income ? payAll(t, f) : noIncome(t, f)) },
  [acquireStep.name]: { rests: his },
  [trains.name]: step('trains', { ...trains, verbs: [buyFromOthers], rests: his }),
};

export const alsoFor = (turns: Title['turn']): Title['turn'] => changeSteps(turns, s => ({ ...s, ...HIS[s.name] }));
