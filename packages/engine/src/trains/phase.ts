import type { CompanyId, PhaseId, TrainId } from '../core/ids.ts';
import { known } from '../core/known.ts';
import type { Game } from '../core/state.ts';
import { inOrderOwed } from '../core/step.ts';
import { emit, type Table, write } from '../core/table.ts';
import type { Colour, OddColour } from '../map/layout.ts';
import { rank } from '../map/upgrade.ts';
import { inOrder } from '../market/market.ts';
import { oweFor } from '../rounds/owed.ts';
import { partOf } from '../shares/certificate.ts';
import { discard } from '../verbs/discardTrain.ts';
import { type Card, cardsSold, countedTrains, loseTrain, sideOf, trainPool } from './depot.ts';

/** What holds from the first sale of a card on. */
export interface Phase<E extends string = string> {
  readonly id: PhaseId;
  /** The best colour of tile that may be laid; values by colour follow it. */
  readonly colour: Colour;
  /** Trains of one company at most, by its kind where kinds differ. */
  readonly trainLimit: number | Readonly<Record<string, number>>;
  /** Operating rounds after a stock round, where the phase settles it. */
  readonly rounds?: number;
  /** Effects that happen once, when it begins, after trains over the limit are given up unless `discardTrains` says when. */
  readonly on?: readonly E[];
}

export const phaseOf = (g: Game): Phase => known(g.title.parts.phases.find(p => p.id === g.state.phase));

const phaseIndex = (g: Game, id: PhaseId): number => g.title.parts.phases.findIndex(p => p.id === id);

/** How many trains the company may have in this phase. */
export const trainLimitOf = (g: Game, company: CompanyId): number => {
  const { trainLimit } = phaseOf(g);
  return typeof trainLimit === 'number' ? trainLimit : (trainLimit[partOf(g, company).kind] ?? 0);
};

/** The phase with which something will be allowed; nothing, if it never will. */
export const opensWith = (g: Game, allowed: (later: Game) => boolean): PhaseId =>
  g.title.parts.phases
    .slice(phaseIndex(g, g.state.phase) + 1)
    .find(({ id }) => allowed({ title: g.title, state: { ...g.state, phase: id } }))?.id ?? '';

/** Whether this phase has begun. */
export const since = (g: Game, id: PhaseId): boolean => phaseIndex(g, g.state.phase) >= phaseIndex(g, id);

export const colourOpen = (g: Game, colour: Colour | OddColour): boolean => rank(colour) <= rank(phaseOf(g).colour);

/**
 * A card leaves the bank. Sold, it makes trains obsolete by the side used; removed, as if each of its sides had been
 * sold. With the first of its kind its phase begins.
 */
export const cardLeaves = (t: Table, card: Card, as: readonly TrainId[] = card.sides.map(s => s.id)): void => {
  const first = cardsSold(t, card.id) === 0;
  write(t, 'depot')[card.id] = cardsSold(t, card.id) + 1;
  rust(t, as);
  if (!first) return;
  const phase = t.title.parts.phases.find(p => p.id === card.id);
  if (!phase) return;
  if (!since(t, phase.id)) {
    write(t).phase = phase.id;
    emit(t, { type: 'phase', phase: phase.id });
  }
  inOrderOwed(t, () => {
    if (!phase.on?.includes('discardTrains')) discardExcess(t);
    for (const name of phase.on ?? []) t.title.effects[name]?.(t);
  });
};

/** Trains that these make obsolete leave the game, wherever they are. */
export const rust = (t: Table, by: readonly TrainId[]): void => {
  const obsolete = (train: TrainId) => sideOf(t, train).rusts?.some(r => by.includes(r)) ?? false;
  if (trainPool(t).some(obsolete)) write(t).trainPool = trainPool(t).filter(train => !obsolete(train));
  for (const [id, company] of Object.entries(t.state.companies)) {
    const trains = company.trains.filter(obsolete);
    for (const train of trains) loseTrain(t, id, train);
    if (trains.length) emit(t, { type: 'trainsGone', company: id, trains, why: 'rust' });
  }
};

export const overTrainLimit = (g: Game, company: CompanyId): boolean =>
  countedTrains(g, company).length > trainLimitOf(g, company);

/** Every company above the limit must give trains up, in operating order, before play goes on. */
export const discardExcess = (t: Table): void => {
  for (const company of inOrder(t).filter(c => overTrainLimit(t, c))) oweFor(t, company, discard);
};
