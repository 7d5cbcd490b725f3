import {
  type Action,
  check,
  choices,
  decide,
  type Game,
  Owed,
  play,
  question,
  type Seat,
  topFrame,
  verbsIn,
} from '@roundhouse/engine';
import { lieOf, type Order, type OrderEnd } from '@roundhouse/protocol';
import { fill, hasFields } from './fill.ts';

/** What an order says to the question on the table: an action, that it is no more, or nothing at all. */
export type Counsel =
  | { readonly action: Action /** Nothing is left of it afterwards. */; readonly spent: boolean }
  | { readonly end: Omit<OrderEnd, 'at'> }
  | undefined;

const ended = (why: OrderEnd['why'], clause?: string): Counsel => ({
  end: clause === undefined ? { why } : { why, clause },
});

/** Asks an order what its seat answers. The game is what the seat sees; `done` is how often the order has answered. */
export const consult = (g: Game, order: Order, done: number): Counsel => {
  if ('times' in order && order.times !== undefined && done >= order.times && order.kind !== 'run')
    return ended('done');
  switch (order.kind) {
    case 'pass':
      return passes(g, order, done);
    case 'take':
      return takes(g, order, done);
    case 'run':
      return runs(g, order, done);
    case 'answer':
      return answers(g, order);
    case 'plan':
      return follows(g, order, done);
  }
};

type Kind<K extends Order['kind']> = Extract<Order, { kind: K }>;

const passing = (by: Seat, at: string): Action => ({ type: 'pass', by, at });

const isLast = (times: number | undefined, done: number): boolean => times !== undefined && done + 1 >= times;

const passes = (g: Game, { at, company, times }: Kind<'pass'>, done: number): Counsel => {
  const q = question(g);
  if (!q || !at.includes(q.step) || (company !== undefined && q.company !== company)) return undefined;
  const action = passing(q.by, q.step);
  const why = check(g, action);
  return why ? ended('illegal', why.clause) : { action, spent: isLast(times, done) };
};

/** Whether the seat itself holds the best bid for what the order is after. */
const leads = (g: Game, seat: Seat, { fields }: Kind<'take'>): boolean => {
  const bids = typeof fields['lot'] === 'string' ? g.title.shows?.bids?.(g, fields['lot']) : undefined;
  return bids?.length ? bids.reduce((a, b) => (b.amount > a.amount ? b : a)).by === seat : false;
};

const takes = (g: Game, order: Kind<'take'>, done: number): Counsel => {
  const q = question(g);
  const { verb, fields, limit, times } = order;
  if (order.floats && g.state.companies[String(fields['company'])]?.floated) return ended('done');
  if (!q || !verbsIn(g, q.step).includes(verb) || leads(g, q.by, order)) return undefined;
  if (q.company !== undefined && (fields['company'] ?? q.company) !== q.company) return undefined;
  // Once a turn: what else the step would allow is not what was ordered.
  if (topFrame(g)?.done.some(a => a.type === verb && hasFields(a, fields))) {
    const pass = passing(q.by, q.step);
    return check(g, pass) ? undefined : { action: pass, spent: false };
  }
  const found = fill(choices(g, verb), fields, limit);
  if (found === 'dear') return outbid(g, verb);
  if (!found) return ended('illegal', check(g, { type: verb, by: q.by, at: q.step, ...fields })?.clause);
  if (limit !== undefined && priceIn(g, found) > limit) return outbid(g, verb);
  return { action: found, spent: isLast(times, done) };
};

/** What an action would cost whoever does it. */
const priceIn = (g: Game, action: Action): number => {
  const outcome = play(g, action);
  if (outcome.violation) return 0;
  const price = (e: object): number => ('price' in e && typeof e.price === 'number' ? e.price : 0);
  return Math.max(0, ...outcome.events.filter(e => 'by' in e && e.by === action.by).map(price));
};

/** Too dear. Where there is nothing to do but bid, the seat passes; elsewhere its owner is asked. */
const outbid = (g: Game, verb: string): Counsel => {
  const asked = decide(g);
  const onlyThis = asked && verbsIn(g, asked.step).every(v => v === verb);
  return asked && onlyThis && asked.mayPass ? { action: passing(asked.by, asked.step), spent: true } : ended('limit');
};

const runs = (g: Game, { company, how, times }: Kind<'run'>, done: number): Counsel => {
  const q = question(g);
  if (!q || q.company !== company) return undefined;
  const verbs = verbsIn(g, q.step);
  const paying = verbs.find(v => v === 'payDividend');
  const hasRun = topFrame(g)?.done.some(a => a.type === 'runRoutes');
  // What it runs it also pays or keeps, though its last run is done.
  if (times !== undefined && done >= times && !(paying && hasRun)) return ended('done');
  if (paying) {
    const action = fill(choices(g, paying), { how });
    return action && action !== 'dear' ? { action, spent: isLast(times, done - 1) } : ended('illegal');
  }
  if (!verbs.includes('runRoutes')) return undefined;
  const action = fill(choices(g, 'runRoutes'), {});
  if (!action || action === 'dear') return ended('illegal');
  return { action, spent: isLast(times, done) && !paysAfter(g, action, company) };
};

/** Whether the company is asked about its dividend next. */
const paysAfter = (g: Game, action: Action, company: string): boolean => {
  const outcome = play(g, action);
  const q = outcome.violation ? undefined : question(outcome.game);
  return !!q && !outcome.violation && q.company === company && verbsIn(outcome.game, q.step).includes('payDividend');
};

const answers = (g: Game, { yes, verb, from, company, least }: Kind<'answer'>): Counsel => {
  const q = question(g);
  const f = topFrame(g);
  if (!q || !f || !Owed.is(f) || !f.then || !verbsIn(g, q.step).includes('answer')) return undefined;
  const offer: Action & { readonly company?: string; readonly price?: number } = f.then;
  const fits =
    (verb === undefined || offer.type === verb) &&
    (from === undefined || offer.by === from) &&
    (company === undefined || offer.company === company) &&
    (least === undefined || (offer.price ?? 0) >= least);
  if (!fits) return undefined;
  const action = fill(choices(g, 'answer'), { yes: yes ? 'yes' : 'no' });
  return action && action !== 'dear' ? { action, spent: false } : ended('illegal');
};

const follows = (g: Game, { moves }: Kind<'plan'>, done: number): Counsel => {
  const next = moves[done];
  const q = question(g);
  if (!next) return ended('done');
  if (!q || q.step !== next.action.at || lieOf(g.state) !== next.hash) return ended('broken');
  const why = check(g, next.action);
  return why ? ended('illegal', why.clause) : { action: next.action, spent: done + 1 === moves.length };
};
