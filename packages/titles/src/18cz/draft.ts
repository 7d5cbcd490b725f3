import {
  amend,
  asks,
  beginStock,
  buyLotIn,
  closePrivate,
  emit,
  type Game,
  kind,
  type LotRound,
  type Procedure,
  popFrame,
  pushFrame,
  type Seat,
  step,
  type Table,
  unsoldLots,
} from '@roundhouse/engine';
import { leastFirst } from './playing-order.ts';

/** The Pre-Stock Round: Local Railways are bought from the sheet, in a snake over the Playing Order. [CZ-VI] */
export interface Draft extends LotRound {
  readonly at: 'draft';
  /** How many turns have gone before. */
  readonly place: number;
  /** Who has passed since the last purchase. */
  readonly passed: readonly Seat[];
}
const Draft = kind<Draft>('draft');

/** Up the order, down again, and so on: at each end a player acts twice in a row. */
const snakeSeat = (g: Game, place: number): Seat => {
  const { seating } = g.state;
  const at = place % (2 * seating.length);
  return seating[at < seating.length ? at : 2 * seating.length - 1 - at] ?? 0;
};

export const beginDraft = (t: Table): void => {
  pushFrame<Draft>(t, { at: 'draft', done: [], place: 0, turn: snakeSeat(t, 0), passed: [] });
  emit(t, { type: 'round', round: 'draft', number: 1 });
};

const buyLot = buyLotIn(Draft, (g, _, lot) => g.title.parts.privates[lot]?.price ?? 0);

const draftStep = step('draft', {
  in: Draft,
  verbs: [buyLot],
  rests: (_, f) => f.done.length > 0,
});

export const draft: Procedure<Draft> = {
  at: 'draft',
  steps: [draftStep],
  ask: (g, f) => (asks(g, f, draftStep) ? { by: f.turn, step: draftStep.name } : undefined),
  next: (t, f) => {
    const bought = f.done.some(a => a.type === 'buyLot');
    const passed = bought ? [] : [...new Set([...f.passed, f.turn])];
    if (!bought) emit(t, { type: 'passed', by: f.turn, step: draftStep.name });
    if (unsoldLots(t).length && passed.length < t.state.seating.length) {
      amend<Draft>(t, { done: [], place: f.place + 1, turn: snakeSeat(t, f.place + 1), passed });
      return;
    }
    for (const lot of unsoldLots(t)) closePrivate(t, lot);
    popFrame(t);
    leastFirst(t);
    beginStock(t, 1);
  },
};
