import {
  type Action,
  type CompanyId,
  type Event,
  type Game,
  type Money,
  type Outcome,
  type Owed,
  play,
  type Seat,
  type Turn,
  topFrame,
} from '@roundhouse/engine';
import { keepsBooks } from './books.ts';

const known = new WeakMap<Game, Map<string, Outcome>>();

/** What would follow from an action; worked out once. */
export const foresee = (g: Game, action: Action): Outcome => {
  const byAction = known.get(g) ?? new Map<string, Outcome>();
  known.set(g, byAction);
  const key = JSON.stringify(action);
  const found = byAction.get(key) ?? play(g, action);
  byAction.set(key, found);
  return found;
};

/** The events that would follow, none if it is not allowed. */
export const eventsOf = (g: Game, action: Action): readonly Event[] => {
  const outcome = foresee(g, action);
  return outcome.violation ? [] : outcome.events;
};

const AMOUNTS = ['price', 'cost', 'amount', 'perShare', 'revenue'] as const;

/** Money that moves beside what the action is about. */
const BESIDE = ['income', 'charterSold'];

const PLAIN = ['type', 'by', 'at', 'company'];

/** The sum an action is about, as its events tell it; of a deed without a choice the first, or what its player pays. */
export const tagOf = (g: Game, action: Action): Money | undefined => {
  if (!keepsBooks(g.title)) return undefined;
  const outcome = foresee(g, action);
  if (outcome.violation) return undefined;
  const sums = outcome.events
    .filter(e => !BESIDE.includes(e.type))
    .map(event => event as unknown as Readonly<Record<string, unknown>>)
    .filter(event => AMOUNTS.some(name => typeof event[name] === 'number'));
  const told = Object.keys(action).every(name => PLAIN.includes(name)) ? sums.slice(0, 1) : sums;
  for (const name of AMOUNTS) for (const event of told) if (typeof event[name] === 'number') return event[name];
  const paid = paidBy(g, outcome.game, action.by);
  return paid > 0 && !outcome.events.some(e => e.type === 'round') ? paid : undefined;
};

const paidBy = (before: Game, after: Game, seat: Seat): Money =>
  (before.state.money?.[seat] ?? 0) - (after.state.money?.[seat] ?? 0);

/** What a deed of the company whose turn it is would cost its director. */
interface Burden {
  readonly adds: Money;
  readonly borrows: Money;
  /** What is still to be found before it is done. */
  readonly finds: Money;
}

export const burdenOf = (g: Game, action: Action): Burden | undefined => {
  const { company } = action as { readonly company?: CompanyId };
  const outcome = foresee(g, action);
  if (outcome.violation || !company || (topFrame(g) as Partial<Turn> | undefined)?.company !== company)
    return undefined;
  const adds = Math.max(0, paidBy(g, outcome.game, action.by));
  const debts = outcome.events.flatMap(e => (e.type === 'debt' && e.seat === action.by ? [e.amount] : []));
  const borrows = debts.reduce((sum, n) => sum + n, 0);
  const next = topFrame(outcome.game) as Owed | undefined;
  const finds = next?.at === 'owed' && next.by === action.by ? (next.amount ?? 0) : 0;
  return adds || borrows || finds ? { adds, borrows, finds } : undefined;
};
