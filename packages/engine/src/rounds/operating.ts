import type { Procedure } from '../core/agenda.ts';
import { amend, type Frame, kind, popFrame, pushFrame } from '../core/frame.ts';
import type { CompanyId } from '../core/ids.ts';
import { emit, type Table } from '../core/table.ts';
import { inOrder } from '../market/market.ts';
import { beginTurn } from './turn.ts';

/** One operating round of a set. */
export interface Operating extends Frame {
  readonly at: 'operating';
  readonly set: number;
  readonly round: number;
  /** Rounds in this set, fixed when it begins. */
  readonly of: number;
  /** Companies that have had their turn, or whose place in the order has been passed. */
  readonly acted: readonly CompanyId[];
  /** The order of play, where it is settled when the round begins. */
  readonly order?: readonly CompanyId[];
}
export const Operating = kind<Operating>('operating');

export const beginOperating = (t: Table, set: number, round: number, of: number): void => {
  pushFrame<Operating>(t, { at: 'operating', done: [], set, round, of, acted: [] });
  emit(t, { type: 'round', round: 'operating', number: set, part: round });
  for (const happens of t.title.rules.income) happens(t);
};

/** The company highest on the chart of those that have not acted is next, as the chart stands at that moment. */
export const operating: Procedure<Operating> = {
  at: 'operating',
  steps: [],
  ask: () => undefined,
  next: (t, f) => {
    const waiting = inOrder(t).filter(c => !f.acted.includes(c));
    const place = waiting.findIndex(c => t.state.companies[c]?.floated);
    if (place >= 0) {
      amend<Operating>(t, { acted: [...f.acted, ...waiting.slice(0, place + 1)] });
      beginTurn(t, waiting[place] ?? '');
      return;
    }
    endOperating(t, f);
  },
};

/** As `operating`, but in the order in which the companies stood when the round began; who floats later waits. */
export const operatingAsBegun: Procedure<Operating> = {
  at: 'operating',
  steps: [],
  ask: () => undefined,
  next: (t, f) => {
    const order = f.order ?? inOrder(t).filter(c => t.state.companies[c]?.floated);
    const next = order.find(c => !f.acted.includes(c) && !t.state.companies[c]?.closed);
    if (next === undefined) {
      endOperating(t, f);
      return;
    }
    amend<Operating>(t, { order, acted: [...f.acted, next] });
    beginTurn(t, next);
  },
};

/** The next round of the set, or what follows it. */
const endOperating = (t: Table, f: Operating): void => {
  popFrame(t);
  if (f.round < f.of) beginOperating(t, f.set, f.round + 1, f.of);
  else t.title.course.operating?.(t, f);
};
