import {
  type Action,
  type CompanyId,
  directorOf,
  type Event,
  type Game,
  type Money,
  type Seat,
  sharesOf,
  type TrainId,
} from '@roundhouse/engine';
import type { Played } from './played.ts';

/** A train from the day a company got it to the day it was gone. */
export interface TrainLife {
  readonly company: CompanyId;
  readonly train: TrainId;
  /** Number of the position after which the company had it. */
  readonly at: number;
  readonly price: Money;
  /** What its director added out of his own pocket. */
  readonly added: Money;
  readonly director?: Seat;
  /** How often it ran. */
  readonly runs: number;
  /** The position in which it went; none, if the company still has it. */
  readonly gone?: number;
  readonly why?: string;
  /** The company whose purchase made it obsolete. */
  readonly by?: CompanyId;
  /** What each seat, by its shares, lost of what it had cost; only of what became obsolete. */
  readonly lost?: Readonly<Record<Seat, Money>>;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Every train of every company, in the order in which they came. */
export const fleetIn = ({ games, actions }: Played, events: readonly (readonly Event[])[]): readonly TrainLife[] => {
  const lives: Writable<TrainLife>[] = [];
  const alive = (company: CompanyId, train: TrainId) =>
    lives.filter(l => l.company === company && l.train === train && l.gone === undefined);
  for (const [company, { trains }] of Object.entries(games[0]?.state.companies ?? {}))
    for (const train of trains) lives.push({ company, train, at: 0, price: 0, added: 0, runs: 0 });
  for (const [at, action] of actions.entries()) {
    const [before, after] = [games[at], games[at + 1]];
    if (!before || !after) break;
    for (const [train, count] of trainsRun(action))
      for (const life of alive(companyIn(action), train).slice(0, count)) life.runs++;
    for (const company of Object.keys(after.state.companies)) {
      const change = changeOf(trainsOf(before, company), trainsOf(after, company));
      for (const train of change.lost) {
        const life = alive(company, train)[0];
        if (life) Object.assign(life, goneBy(before, after, life, at, action, events[at] ?? []));
      }
      for (const train of change.got) lives.push(bought(before, after, company, train, at, events[at] ?? []));
    }
  }
  return lives;
};

const trainsOf = (g: Game, company: CompanyId): readonly TrainId[] => g.state.companies[company]?.trains ?? [];

const companyIn = (action: Action): CompanyId => (action as { readonly company?: CompanyId }).company ?? '';

/** How many routes of each kind of train a run has. */
const trainsRun = (action: Action): ReadonlyMap<TrainId, number> => {
  const { routes = [] } = action as { readonly routes?: readonly { readonly train: TrainId }[] };
  const counts = new Map<TrainId, number>();
  if (action.type === 'runRoutes') for (const { train } of routes) counts.set(train, (counts.get(train) ?? 0) + 1);
  return counts;
};

/** What is in one list and not in the other, equal ones counted. */
const changeOf = (before: readonly TrainId[], after: readonly TrainId[]) => {
  const got = [...after];
  const lost = before.filter(train => {
    const same = got.indexOf(train);
    if (same >= 0) got.splice(same, 1);
    return same < 0;
  });
  return { got, lost };
};

const bought = (
  before: Game,
  after: Game,
  company: CompanyId,
  train: TrainId,
  at: number,
  events: readonly Event[],
): TrainLife => {
  const event = events.find(e => e.type === 'trainBought' && e.company === company && e.train === train);
  const director = directorOf(after, company);
  const purse = (g: Game): Money => (director === undefined ? 0 : (g.state.money?.[director] ?? 0));
  return {
    company,
    train,
    at,
    price: event?.type === 'trainBought' ? event.price : 0,
    added: event ? Math.max(0, purse(before) - purse(after)) : 0,
    ...(director === undefined ? {} : { director }),
    runs: 0,
  };
};

const goneBy = (
  before: Game,
  after: Game,
  { company, train, price }: TrainLife,
  at: number,
  action: Action,
  events: readonly Event[],
): Partial<TrainLife> => {
  const event = events.find(e => e.type === 'trainsGone' && e.company === company && e.trains.includes(train));
  const why = event?.type === 'trainsGone' ? event.why : after.state.companies[company]?.closed ? 'closed' : 'sold';
  if (why !== 'rust') return { gone: at, why };
  const shares = (before.title.parts.companies[company]?.certificates ?? []).reduce((a, b) => a + b, 0) || 1;
  const lost = before.state.seating.flatMap(seat => {
    const part = Math.round((price * sharesOf(before, company, seat)) / shares);
    return part ? [[seat, part] as const] : [];
  });
  const by = companyIn(action);
  return { gone: at, why, ...(by ? { by } : {}), lost: Object.fromEntries(lost) };
};

/** What rust cost each seat: its part of what obsolete trains had cost, and what it added for trains out of its own pocket. */
export const paidForRust = (
  fleet: readonly TrainLife[],
  seats: readonly Seat[],
): readonly { readonly seat: Seat; readonly lost: Money; readonly added: Money }[] =>
  seats.map(seat => ({
    seat,
    lost: fleet.reduce((sum, l) => sum + (l.lost?.[seat] ?? 0), 0),
    added: fleet.reduce((sum, l) => sum + (l.director === seat ? l.added : 0), 0),
  }));
